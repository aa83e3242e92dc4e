// @ts-check
/** Two rules side by side: where they first differ. */

import { byId, el, faultElement } from './dom.js';
import { figureElement } from './figure.js';
import { lang, text } from './texts.js';

export class Compare {
  /**
   * @param {import('./transport.js').Engine} engine
   * @param {(problem: unknown) => void} complain
   * @param {() => string} rule the rule on the page
   * @param {() => void} keep makes the address current
   */
  constructor(engine, complain, rule, keep) {
    this.engine = engine;
    this.complain = complain;
    this.rule = rule;
    this.keep = keep;
    /** @type {HTMLInputElement} */
    this.other = byId('other');
    byId('compare-form').addEventListener('submit', (event) => {
      event.preventDefault();
      this.ask();
    });
    this.other.addEventListener('input', () => this.keep());
  }

  address() {
    return { other: this.other.value };
  }

  /** @param {Map<string, string>} address */
  async open(address) {
    this.other.value = address.get('other') ?? '';
    byId('compare-result').replaceChildren();
    byId('compare-strips').replaceChildren();
    if (this.other.value !== '') await this.ask();
  }

  async ask() {
    this.keep();
    const rule = this.rule();
    if (rule === '' || this.other.value.trim() === '') return;
    const result = byId('compare-result');
    result.replaceChildren(el('p', {}, text('working')));
    byId('compare-strips').replaceChildren();
    try {
      const request = { lang: lang(), rule, other: this.other.value };
      const reply = await this.engine.call('compare', request, { long: true });
      this.other.setAttribute('aria-invalid', String(reply.error?.field === 'other'));
      if (reply.error) {
        result.replaceChildren(faultElement(reply.error, text));
        return;
      }
      result.replaceChildren(
        el('p', {}, el('code', {}, reply.rule), ' · ', el('code', {}, reply.other)),
        ...reply.words.map((/** @type {string} */ line) => el('p', {}, line)));
      const strips = reply.strips.filter(Boolean).map(figureElement);
      const pictures = el('details', {}, el('summary', {}, text('compare-strips')), ...strips);
      byId('compare-strips').replaceChildren(...(strips.length ? [pictures] : []));
    } catch (problem) {
      result.replaceChildren();
      this.complain(problem);
    }
  }
}
