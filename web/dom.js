// @ts-check
/** Building and finding elements. Text is always set as text, never as markup. */

/**
 * The element with this id.
 * @template {HTMLElement} [T=HTMLElement]
 * @param {string} id
 * @returns {T}
 */
export function byId(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`no element #${id}`);
  return /** @type {T} */ (found);
}

/**
 * A new element. Attributes that are `false`, `null` or `undefined` are left out; `on...` are
 * listeners; children are elements or texts.
 * @param {string} tag
 * @param {Record<string, any>} [attributes]
 * @param {...(Node | string | null | undefined)} children
 * @returns {HTMLElement}
 */
export function el(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === false || value === null || value === undefined) continue;
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? '' : String(value));
  }
  for (const child of children) if (child !== null && child !== undefined) element.append(child);
  return element;
}

const SVG = 'http://www.w3.org/2000/svg';

/**
 * A match, drawn from the sprite of the page.
 * @returns {SVGElement}
 */
export function matchPicture() {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('class', 'match');
  svg.setAttribute('viewBox', '0 0 12 72');
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', '#match');
  svg.append(use);
  return svg;
}

/**
 * Shows or hides an element.
 * @param {HTMLElement} element
 * @param {boolean} shown
 */
export function show(element, shown) {
  element.hidden = !shown;
}

/**
 * Hides an element; where it or what is in it had the focus, another element gets it.
 * @param {HTMLElement} element
 * @param {HTMLElement} next
 */
export function retire(element, next) {
  const focused = element.contains(document.activeElement);
  show(element, false);
  if (focused) next.focus();
}

/**
 * Lets a link act on the page; with a modifier key it stays the browser's, for a new tab.
 * @param {() => unknown} act
 * @returns {(event: Event) => void}
 */
export function onPlainClick(act) {
  return (event) => {
    const mouse = /** @type {MouseEvent} */ (event);
    if (mouse.metaKey || mouse.ctrlKey || mouse.shiftKey) return;
    event.preventDefault();
    act();
  };
}

/**
 * A fault of typed text: the text with its place marked, what was expected, a remedy.
 * @param {Fault} fault
 * @param {(id: string, values?: Record<string, string | number>) => string} text
 * @returns {HTMLElement}
 */
export function faultElement(fault, text) {
  const box = el('div', { class: 'fault' });
  box.append(el('p', { class: 'fault-message' }, fault.message));
  if (fault.text !== undefined && fault.from !== undefined && fault.to !== undefined) {
    const letters = Array.from(fault.text);
    const from = Math.max(0, fault.from - 40);
    const to = Math.min(letters.length, fault.to + 40);
    const end = Math.max(fault.to, fault.from);
    const marked = letters.slice(fault.from, Math.min(end, fault.from + 60)).join('');
    box.append(el('p', { class: 'fault-place' },
      el('code', {},
        (from > 0 ? '…' : '') + letters.slice(from, fault.from).join(''),
        el('mark', {}, marked || '\u2038'),
        letters.slice(end, to).join('') + (to < letters.length ? '…' : ''))));
  }
  if (fault.expected) box.append(el('p', {}, text('expected', { what: fault.expected })));
  if (fault.remedy) box.append(el('p', {}, text('remedy', { what: fault.remedy })));
  return box;
}

/**
 * @typedef {{field: string, message: string, expected: string | null, remedy: string | null,
 *   text?: string, from?: number, to?: number}} Fault
 */
