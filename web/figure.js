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

/**
 * Links everything below `root` that has the same `data-heap`: pointing at one shows the others.
 * Returns what shows them for a heap, or for none.
 * @param {HTMLElement} root
 * @returns {(heap: string | null) => void}
 */
export function linkHeaps(root) {
  /** @param {string | null} heap */
  const show = (heap) => {
    for (const element of root.querySelectorAll('[data-heap]')) {
      element.classList.toggle('linked', heap !== null && element.getAttribute('data-heap') === heap);
    }
  };
  /** @param {EventTarget | null} target */
  const heapAt = (target) => (
    target instanceof Element ? target.closest('[data-heap]')?.getAttribute('data-heap') ?? null : null);
  root.addEventListener('pointerover', (event) => show(heapAt(event.target)));
  root.addEventListener('pointerleave', () => show(null));
  root.addEventListener('focusin', (event) => show(heapAt(event.target)));
  root.addEventListener('focusout', () => show(null));
  return show;
}
