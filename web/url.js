// @ts-check
/**
 * The address says everything: what is on the page can be read from it, and it is always current.
 *
 * `?rule=nim&at=3+4+5&moves=1:-2.3:-1&first=program&vs=friend&view=explore&lang=en`
 */

import { lang } from './texts.js';

/** Signs that may stand in an address as they are. */
const PLAIN = /%(?:3A|2C|2B|3E|40|2A|28|29|2F|3D|21|7C)/g;

/**
 * @param {string} value
 */
function written(value) {
  return encodeURIComponent(value)
    .replace(PLAIN, (code) => decodeURIComponent(code))
    .replace(/_/g, '%5F')
    .replace(/%20/g, '_');
}

/**
 * A value of an address; `+` is a plus sign here, `_` a space.
 * @param {string} value
 */
function read(value) {
  try {
    return decodeURIComponent(value.replace(/_/g, '%20'));
  } catch {
    // A cut or mistyped escape stays as it is: the engine says what is wrong with it.
    return value;
  }
}

/**
 * The fields of the address now.
 * @param {string} [search]
 * @returns {Map<string, string>}
 */
export function fields(search = location.search) {
  /** @type {Map<string, string>} */
  const found = new Map();
  for (const part of search.replace(/^\?/, '').split('&')) {
    if (!part) continue;
    const at = part.indexOf('=');
    const [name, value] = at < 0 ? [part, ''] : [part.slice(0, at), part.slice(at + 1)];
    if (!found.has(name)) found.set(read(name), read(value));
  }
  return found;
}

/** The language to put into an address: the one on the page, where the address now names one. */
export function addressLanguage() {
  return fields().has('lang') ? lang() : null;
}

/**
 * The rule of a reply as it is typed.
 * @param {{rule: string, convention: string}} reply
 */
export function ruleText({ rule, convention }) {
  return convention === 'misere' ? `misere ${rule}` : rule;
}

/**
 * The text of an address with these fields; those that are `null` or empty are left out.
 * @param {Record<string, string | null>} values
 */
export function search(values) {
  const parts = Object.entries(values)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `${name}=${written(String(value))}`);
  return parts.length ? `?${parts.join('&')}` : '?';
}

/**
 * Makes the address say this, without a new entry in the history.
 * @param {Record<string, string | null>} values
 */
export function setAddress(values) {
  const wanted = search(values);
  if (wanted !== location.search) history.replaceState(null, '', wanted);
}
