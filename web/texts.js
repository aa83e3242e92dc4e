// @ts-check
/** The labels of the page in the language chosen. */

/** The languages of the page. */
export const LANGUAGES = ['en', 'zh-Hans', 'zh-Hant'];

/** @type {Record<string, string>} */
let labels = {};
let language = 'en';

/** The language now. */
export function lang() {
  return language;
}

/**
 * A label, with its arguments filled in.
 * @param {string} id
 * @param {Record<string, string | number>} [values]
 */
export function text(id, values = {}) {
  const label = labels[id] ?? id;
  return label.replace(/\{\$([a-z]+)\}/g, (whole, name) => String(values[name] ?? whole));
}

/**
 * The language that an address or else a browser asks for.
 * @param {string | null} asked
 * @returns {string}
 */
export function chooseLanguage(asked) {
  const kept = stored('lang');
  const wanted = [asked, kept, ...(navigator.languages ?? [navigator.language])];
  for (const tag of wanted) {
    const known = tag && ofTag(tag);
    if (known) return known;
  }
  return 'en';
}

/**
 * @param {string} tag
 * @returns {string | null}
 */
function ofTag(tag) {
  const parts = tag.toLowerCase().split('-');
  if (parts[0] === 'en') return 'en';
  if (parts[0] !== 'zh') return null;
  if (parts.includes('hans')) return 'zh-Hans';
  if (parts.some((part) => ['hant', 'tw', 'hk', 'mo'].includes(part))) return 'zh-Hant';
  return 'zh-Hans';
}

/** Counts the languages asked for, so that the last one stays. */
let asked = 0;

/**
 * Loads the labels of a language and puts them into the document. Returns whether it is the language
 * now: another one may have been asked for meanwhile.
 * @param {string} tag
 * @returns {Promise<boolean>}
 */
export async function useLanguage(tag) {
  asked += 1;
  const mine = asked;
  const reply = await fetch(`texts/${tag}.json`);
  if (!reply.ok) throw new Error(`texts/${tag}.json: ${reply.status}`);
  const { texts } = await reply.json();
  if (mine !== asked) return false;
  labels = texts;
  language = tag;
  document.documentElement.lang = tag;
  document.title = text('title');
  fill(document);
  return true;
}

/**
 * Puts labels into the elements that ask for them.
 * @param {ParentNode} root
 */
export function fill(root) {
  for (const element of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll('[data-text]'))) {
    element.textContent = text(String(element.dataset.text));
  }
  for (const element of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll('[data-label]'))) {
    element.setAttribute('aria-label', text(String(element.dataset.label)));
  }
}

/**
 * What this browser remembers under a name.
 * @param {string} name
 */
export function stored(name) {
  try {
    return localStorage.getItem(`nimm-${name}`);
  } catch {
    return null;
  }
}

/**
 * Lets this browser remember something; where it may not, it is forgotten.
 * @param {string} name
 * @param {string} value
 */
export function store(name, value) {
  try {
    localStorage.setItem(`nimm-${name}`, value);
  } catch {
    // Private windows may not keep anything; the address holds all that matters.
  }
}
