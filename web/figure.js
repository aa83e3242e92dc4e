// @ts-check
/** Pictures and their text twins; what belongs to one heap is linked. */

import { el } from './dom.js';
import { text } from './texts.js';

/** @typedef {{kind: string, svg: string, text: string}} Figure */

/**
 * A picture as an element, with its text below.
 * @param {Figure} figure
 * @returns {HTMLElement}
 */
export function figureElement(figure) {
  const parsed = new DOMParser().parseFromString(figure.svg, 'image/svg+xml');
  const picture = document.importNode(parsed.documentElement, true);
  const twin = el('details', { class: 'twin' },
    el('summary', {}, text('as-text')),
    el('pre', { tabindex: '0', 'aria-label': text('as-text') }, figure.text));
  if (picture.nodeName !== 'svg') return el('figure', { class: 'figure' }, twin);
  // Their ids are not unique on a page with several pictures.
  uniqueIds(picture);
  const frame = el('div', { class: 'picture', tabindex: '0', role: 'group', 'aria-label': text('picture') });
  frame.append(picture);
  return el('figure', { class: `figure figure-${figure.kind}` }, frame, twin);
}

let pictures = 0;

/**
 * @param {Element} picture
 */
function uniqueIds(picture) {
  pictures += 1;
  const names = ['aria-labelledby', 'aria-describedby'];
  for (const element of picture.querySelectorAll('[id]')) element.id = `${element.id}-${pictures}`;
  for (const element of [picture, ...picture.querySelectorAll('*')]) {
    for (const name of names) {
      const ids = element.getAttribute(name);
      if (ids) element.setAttribute(name, ids.split(' ').map((id) => `${id}-${pictures}`).join(' '));
    }
  }
}

/** What may be shown in several places: a heap of the position, a size of a heap, a move. */
const LINKS = ['data-heap', 'data-size', 'data-move'];

/**
 * Links everything below `root` that shows the same: pointing at one, or going there by keys, marks
 * the others. Returns what marks all that shows the same as an element.
 * @param {HTMLElement} root
 * @returns {(target: EventTarget | null) => void}
 */
export function linkHeaps(root) {
  /** @param {EventTarget | null} target */
  const mark = (target) => {
    const at = target instanceof Element ? target : null;
    const wanted = LINKS.map((name) => words(at?.closest(`[${name}]`), name));
    for (const element of root.querySelectorAll(LINKS.map((name) => `[${name}]`).join())) {
      const same = LINKS.some((name, index) => (
        words(element, name).some((word) => wanted[index].includes(word))));
      element.classList.toggle('linked', same);
    }
  };
  root.addEventListener('pointerover', (event) => mark(event.target));
  root.addEventListener('pointerleave', () => mark(null));
  root.addEventListener('focusin', (event) => mark(event.target));
  root.addEventListener('focusout', () => mark(null));
  return mark;
}

/**
 * What an element shows: one cell of a picture may stand for several heaps.
 * @param {Element | null | undefined} element
 * @param {string} name
 * @returns {string[]}
 */
function words(element, name) {
  return element?.getAttribute(name)?.split(' ') ?? [];
}

/**
 * Lets the browser keep a file.
 * @param {string} name
 * @param {string} content
 * @param {string} type
 */
export function save(name, content, type) {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = el('a', { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
