// @ts-check
/** A claim about a small family of rules, tested against proven values. */

import { byId, el, faultElement, retire, show } from './dom.js';
import { lang, text } from './texts.js';
import { wasStopped } from './transport.js';
import { addressLanguage, search } from './url.js';

/** A family, its box, a claim; the second is false. */
const EXAMPLES = [
  ['take 1-a', 'a=1..20', 'outcome_period = a + 1'],
  ['take a,b,c', 'a=1..8,b=a+1..9,c=b+1..10', 'outcome_period = a+b or outcome_period = a+c or outcome_period = b+c'],
  ['take 1-a', 'a=1..12', 'G(n) = n mod (a + 1)'],
];

export class Claim {
  /**
   * @param {import('./transport.js').Engine} engine
   * @param {(problem: unknown) => void} complain
   * @param {() => void} keep makes the address current
   */
  constructor(engine, complain, keep) {
    this.engine = engine;
    this.complain = complain;
    this.keep = keep;
    /** @type {AbortController | null} */
    this.running = null;
    /** @type {Record<string, HTMLInputElement>} by the field of the request */
    this.boxes = { family: byId('family'), for: byId('box'), claim: byId('claim') };
    /** Whether the boxes hold something to put into the address. */
    this.touched = false;
    /** What the answer on the page answers, or '' where there is none. */
    this.answered = '';
    byId('claim-form').addEventListener('submit', (event) => {
      event.preventDefault();
      this.ask();
    });
    byId('claim-form').addEventListener('input', () => {
      this.touched = true;
      this.keep();
    });
    byId('stop-claim').addEventListener('click', () => this.running?.abort());
  }

  /** @returns {Record<string, string | null>} */
  address() {
    if (!this.touched) return {};
    return Object.fromEntries(Object.entries(this.boxes).map(([field, box]) => [field, box.value]));
  }

  /** @param {Map<string, string>} address */
  async open(address) {
    const given = ['family', 'for', 'claim'].some((field) => address.has(field));
    this.touched = given;
    Object.entries(this.boxes).forEach(([field, box], index) => {
      box.value = given ? address.get(field) ?? '' : EXAMPLES[0][index];
      box.setAttribute('aria-invalid', 'false');
    });
    byId('claims').replaceChildren(...EXAMPLES.map((example) => el('button', {
      type: 'button', class: 'preset',
      onclick: () => {
        Object.values(this.boxes).forEach((box, index) => { box.value = example[index]; });
        this.touched = true;
        this.ask();
      },
    }, `${example[0]}: ${example[2]}`)));
    if (!given) this.clear();
    else if (this.answered !== this.question()) await this.ask();
  }

  clear() {
    this.running?.abort();
    this.running = null;
    this.answered = '';
    byId('claim-progress').textContent = '';
    show(byId('stop-claim'), false);
    byId('claim-result').replaceChildren();
  }

  /** Tests again what is in the boxes, in the language now, if it was tested. */
  async again() {
    if (this.running || this.answered !== '') await this.ask();
  }

  question() {
    return JSON.stringify([...Object.values(this.boxes).map((box) => box.value), lang()]);
  }

  async ask() {
    const running = new AbortController();
    this.keep();
    const result = byId('claim-result');
    const progress = byId('claim-progress');
    const question = this.question();
    this.clear();
    this.running = running;
    progress.textContent = text('working');
    show(byId('stop-claim'), true);
    const { family, claim } = this.boxes;
    const request = { lang: lang(), family: family.value, for: this.boxes.for.value, claim: claim.value };
    try {
      const reply = await this.engine.call('claim', request, {
        signal: running.signal, long: true,
        onProgress: (/** @type {number} */ done) => { progress.textContent = text('claim-progress', { done }); },
      });
      if (running !== this.running) return;
      for (const [field, box] of Object.entries(this.boxes)) {
        box.setAttribute('aria-invalid', String(reply.error?.field === field));
      }
      this.answered = question;
      if (reply.error) result.replaceChildren(faultElement(reply.error, text));
      else result.replaceChildren(...this.said(reply));
    } catch (problem) {
      if (running !== this.running) return;
      const stopped = wasStopped(problem);
      if (stopped) result.replaceChildren(el('p', {}, text('stopped')));
      else this.complain(problem);
    } finally {
      if (running === this.running) {
        this.running = null;
        progress.textContent = '';
        retire(byId('stop-claim'), byId('test-claim'));
      }
    }
  }

  /**
   * @param {any} reply
   * @returns {HTMLElement[]}
   */
  said(reply) {
    // The boxes may be changed below the answer.
    const asked = el('p', {}, el('code', {}, [reply.family, reply.for, reply.claim].filter(Boolean).join(' · ')));
    const lines = [asked, ...reply.words.map((/** @type {string} */ line) => el('p', {}, line))];
    const against = reply.counterexample;
    if (against) {
      lines.push(el('p', {}, el('a', { href: search({ view: 'explore', rule: against.rule, lang: addressLanguage() }) },
        text('explore-this', { rule: against.rule }))));
    }
    return lines;
  }
}
