// @ts-check
/** Two rules side by side: where they first differ. */

import { byId, el, faultElement, retire, show } from './dom.js';
import { figureElement } from './figure.js';
import { lang, text } from './texts.js';
import { wasStopped } from './transport.js';

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
    /** @type {AbortController | null} */
    this.running = null;
    /** The rule that was held against the one on the page, or '' before. */
    this.asked = '';
    /** What was compared last. */
    this.question = '';
    /** @type {HTMLInputElement} */
    this.other = byId('other');
    byId('compare-form').addEventListener('submit', (event) => {
      event.preventDefault();
      this.ask(this.other.value);
    });
    byId('stop-compare').addEventListener('click', () => this.running?.abort());
    this.other.addEventListener('input', () => this.keep());
  }

  address() {
    return { other: this.other.value };
  }

  /**
   * Takes the other rule from an address; it is compared once the rule on the page can be read.
   * @param {Map<string, string>} address
   */
  open(address) {
    this.running?.abort();
    this.running = null;
    show(byId('stop-compare'), false);
    this.other.value = address.get('other') ?? '';
    this.other.setAttribute('aria-invalid', 'false');
    this.asked = this.other.value;
    this.question = '';
    byId('compare-result').replaceChildren();
    byId('compare-strips').replaceChildren();
  }

  /** Compares again where the rule on the page or the language is another one. */
  async follow() {
    if (this.asked.trim() !== '' && this.question !== this.questionOf(this.asked)) await this.ask(this.asked);
  }

  /** @param {string} other */
  questionOf(other) {
    return JSON.stringify([this.rule(), other, lang()]);
  }

  /** @param {string} other */
  async ask(other) {
    this.running?.abort();
    this.keep();
    const rule = this.rule();
    if (rule === '' || other.trim() === '') return;
    const running = new AbortController();
    this.running = running;
    this.asked = other;
    this.question = this.questionOf(other);
    const result = byId('compare-result');
    result.replaceChildren(el('p', {}, text('working')));
    byId('compare-strips').replaceChildren();
    show(byId('stop-compare'), true);
    try {
      const reply = await this.engine.call('compare', { lang: lang(), rule, other }, {
        signal: running.signal, long: true,
      });
      if (running === this.running) this.accept(reply);
    } catch (problem) {
      if (running !== this.running) return;
      const stopped = wasStopped(problem);
      result.replaceChildren(...(stopped ? [el('p', {}, text('stopped'))] : []));
      if (!stopped) this.complain(problem);
    } finally {
      if (running === this.running) {
        this.running = null;
        retire(byId('stop-compare'), byId('compare-them'));
      }
    }
  }

  /** @param {any} reply */
  accept(reply) {
    const result = byId('compare-result');
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
  }
}
