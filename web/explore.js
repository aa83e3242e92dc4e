// @ts-check
/** A rule as a whole: how it reads, its values and their period, heap by heap, pairs of heaps. */

import { Claim } from './claim.js';
import { Compare } from './compare.js';
import { byId, el, faultElement, onPlainClick, retire, show } from './dom.js';
import { exportButtons } from './exports.js';
import { figureElement, linkHeaps } from './figure.js';
import { lang, text } from './texts.js';
import { wasStopped } from './transport.js';
import { addressLanguage, ruleText, search, setAddress } from './url.js';

/**
 * @typedef {import('./transport.js').Engine} Engine
 * @typedef {import('./figure.js').Figure} Figure
 * @typedef {{heap: string, outcome: string, value: string | null, moves: string[], more: boolean}} Row
 * @typedef {{rule: string, convention: string, name: string | null, text: string, code: string | null,
 *   words: string, method_words: string[], period: {lines: string[], proven: boolean, provable: boolean} | null,
 *   strip: Figure | null, rows: Row[] | null, grid: Figure | null, notes: string[]}} Reply
 */

const EXAMPLES = [
  'take 1-2,9', 'kayles', '0.07', 'take squares', 'grundy', 'wythoff', 'misere take 1-3', '0.16',
];

/** How many heaps are listed at first. */
const ROWS = '60';

/** How long the page waits for the next letter, in milliseconds. */
const PAUSE = 120;

/** After how long the page says that it is at work, in milliseconds. */
const LATE = 400;

/** Each time the search for a period goes so many times as far. */
const FURTHER = 16;
const FARTHEST = 10_000_000;

export class Explore {
  /**
   * @param {Engine} engine
   * @param {(problem: unknown) => void} complain
   */
  constructor(engine, complain) {
    this.engine = engine;
    this.complain = complain;
    /** @type {Reply | null} the last good reply */
    this.reply = null;
    /** The text in the box of the rule when the last good reply was given. */
    this.explored = '';
    /** How far a period was looked for beyond what is done at once, or 0. */
    this.reach = 0;
    this.timer = 0;
    /** @type {AbortController | null} */
    this.running = null;
    this.rule_ = input('explored');
    this.to = input('explored-to');
    this.pairs = input('explored-pairs');
    this.compare = new Compare(engine, complain, () => this.rule() ?? '', () => this.keep());
    this.claim = new Claim(engine, complain, () => this.keep());
    linkHeaps(byId('explored-body'));
    for (const box of [this.rule_, this.to, this.pairs]) box.addEventListener('input', () => this.soon());
    byId('explore-form').addEventListener('submit', (event) => {
      event.preventDefault();
      this.ask();
    });
    byId('look-further').addEventListener('click', () => this.lookFurther());
    byId('stop-looking').addEventListener('click', () => this.running?.abort());
  }

  /** The rule that is explored now, or `null` before there is one. */
  rule() {
    return this.reply && ruleText(this.reply);
  }

  /**
   * The address of the view for a rule.
   * @param {string} rule
   * @returns {Record<string, string | null>}
   */
  addressFor(rule) {
    return { ...this.address(), rule };
  }

  /** @returns {Record<string, string | null>} */
  address() {
    return {
      view: 'explore',
      rule: this.rule_.value,
      to: this.to.value === ROWS ? null : this.to.value,
      pairs: this.pairs.value,
      far: this.reach > 0 && this.rule_.value === this.explored ? String(this.reach) : null,
      ...this.compare.address(),
      ...this.claim.address(),
      lang: addressLanguage(),
    };
  }

  keep() {
    if (!byId('explore').hidden) setAddress(this.address());
  }

  /**
   * Opens what an address says.
   * @param {Map<string, string>} address
   */
  async open(address) {
    this.rule_.value = address.get('rule') ?? EXAMPLES[0];
    this.to.value = address.get('to') ?? ROWS;
    this.pairs.value = address.get('pairs') ?? '';
    this.compare.open(address);
    const claimed = this.claim.open(address);
    this.fillExamples();
    const far = Math.min(count(address.get('far') ?? '') ?? 0, FARTHEST);
    await (far > 0 ? this.lookTo(far) : this.ask());
    await claimed;
  }

  /** Says everything again, after a change of language. */
  async refresh() {
    this.fillExamples();
    byId('exported').textContent = '';
    await this.ask();
    await this.claim.again();
  }

  fillExamples() {
    byId('examples').replaceChildren(...EXAMPLES.map((rule) => el('a', {
      class: 'preset', href: search({ view: 'explore', rule, lang: addressLanguage() }),
      onclick: onPlainClick(() => {
        this.rule_.value = rule;
        this.ask();
      }),
    }, rule)));
  }

  /** Asks once nobody types. */
  soon() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.ask(), PAUSE);
  }

  /**
   * Asks the engine for the rule in the box; what was asked before is given up.
   * @param {{reach?: number, onProgress?: (done: number) => void}} [how]
   */
  async ask(how = {}) {
    clearTimeout(this.timer);
    this.running?.abort();
    const running = new AbortController();
    this.running = running;
    this.keep();
    const rule = this.rule_.value;
    // What was found by looking further stays found.
    const reach = how.reach ?? (rule === this.explored ? this.reach : 0);
    const request = {
      lang: lang(), rule, to: count(this.to.value) ?? this.to.value,
      pairs: this.pairs.value.trim() === '' ? null : count(this.pairs.value) ?? this.pairs.value,
      to_period: reach || null,
    };
    byId('explored-body').setAttribute('aria-busy', 'true');
    byId('looked').textContent = '';
    const late = setTimeout(() => this.atWork(), how.reach ? 0 : LATE);
    try {
      const reply = await this.engine.call('explore', request, {
        signal: running.signal, onProgress: how.onProgress, long: reach > 0,
      });
      if (running !== this.running) return;
      byId('looking').textContent = '';
      this.accept(reply, rule, reach);
    } catch (problem) {
      if (wasStopped(problem)) {
        if (running === this.running) {
          if (rule === this.explored) byId('looking').textContent = text('stopped');
          else this.outdate(el('p', {}, text('stopped')));
        }
      } else if (running === this.running) {
        if (rule !== this.explored) this.outdate();
        this.complain(problem);
      }
    } finally {
      clearTimeout(late);
      if (running === this.running) this.rest();
    }
    if (!this.running) await this.compare.follow();
  }

  /** Gives up what is asked, when another view is opened. */
  leave() {
    clearTimeout(this.timer);
    const { running } = this;
    this.rest();
    running?.abort();
    byId('looking').textContent = '';
  }

  /** Shows that the engine is at work, and how to stop it. */
  atWork() {
    byId('looking').textContent = text('working');
    if (this.rule_.value !== this.explored) this.outdate(el('p', {}, text('working')));
    show(byId('stop-looking'), true);
    retire(byId('look-further'), byId('stop-looking'));
  }

  /** Shows that nothing is being computed. */
  rest() {
    this.running = null;
    byId('explored-body').setAttribute('aria-busy', 'false');
    byId('looked').textContent = '';
    const period = this.reply?.period;
    const further = Boolean(period && !period.proven && period.provable) && this.reach < FARTHEST && this.rule_.value === this.explored;
    show(byId('look-further'), further);
    retire(byId('stop-looking'), byId(further ? 'look-further' : 'period-title'));
  }

  /**
   * @param {any} reply
   * @param {string} rule
   * @param {number} reach
   */
  accept(reply, rule, reach) {
    show(byId('trouble'), false);
    const boxes = { rule: this.rule_, to: this.to, pairs: this.pairs };
    for (const [name, box] of Object.entries(boxes)) {
      box.setAttribute('aria-invalid', String(reply.error?.field === name));
    }
    if (reply.error) {
      this.outdate(faultElement(reply.error, text));
      return;
    }
    this.reply = reply;
    this.explored = rule;
    this.reach = reach;
    this.keep();
    show(byId('explored-body'), true);
    byId('explored-body').classList.toggle('stale', false);
    this.render();
  }

  /**
   * Marks what is shown as said of an earlier rule.
   * @param {HTMLElement[]} why
   */
  outdate(...why) {
    const body = byId('explored-body');
    byId('explored-note').replaceChildren(...why);
    if (this.reply) byId('explored-note').append(el('p', {}, text('explore-stale', { rule: this.explored })));
    body.classList.toggle('stale', true);
    show(body, this.reply !== null);
  }

  render() {
    const reply = /** @type {Reply} */ (this.reply);
    const rule = ruleText(reply);
    const names = [reply.name, reply.text, reply.code].filter((name, index, all) => (
      name && name !== reply.rule && all.indexOf(name) === index));
    byId('explored-note').replaceChildren(
      el('p', { class: 'rule-words' }, reply.words),
      el('p', {}, el('code', {}, rule), names.length ? ' = ' : '', ...join(names.map((name) => el('code', {}, name)))));
    const period = reply.period;
    byId('explored-period').replaceChildren(
      ...(period ? [el('span', { class: `strength ${period.proven ? 'proven' : 'computed'}` },
        text(period.proven ? 'strength-proven' : 'not-proven'))] : []),
      ...(period?.lines ?? []).map((line) => el('p', {}, line)),
      ...reply.notes.map((line) => el('p', {}, line)));
    byId('explored-method').replaceChildren(...reply.method_words.map((line) => el('p', {}, line)));
    byId('explored-strip').replaceChildren(...(reply.strip ? [figureElement(reply.strip)] : []));
    show(byId('explored-rows-card'), reply.rows !== null);
    byId('explored-rows').replaceChildren(...(reply.rows ? [this.table(reply.rows, rule)] : []));
    show(byId('explored-grid-card'), reply.grid !== null);
    byId('explored-grid').replaceChildren(...(reply.grid ? [figureElement(reply.grid)] : []));
    byId('exports').replaceChildren(...exportButtons(this.engine, {
      rule, to: Math.max(Number(this.to.value) || 0, 1000), hasSequence: reply.rows !== null && period !== null,
      misere: reply.convention === 'misere',
      pairs: reply.grid !== null, hasStrip: reply.strip !== null, pairsTo: this.pairs.value, reach: this.reach,
    }, this.complain));
  }

  /**
   * @param {Row[]} rows
   * @param {string} rule
   */
  table(rows, rule) {
    const head = ['explore-heap', 'explore-outcome', 'explore-value', 'explore-moves'];
    const hasValues = rows.some((row) => row.value !== null);
    const line = (/** @type {Row} */ row) => el('tr', { 'data-size': row.heap, class: `outcome-${row.outcome}` },
      el('th', { scope: 'row' }, el('a', { href: search({ rule, at: row.heap, lang: addressLanguage() }) }, row.heap)),
      el('td', {}, text(row.outcome === 'P' ? 'outcome-p' : 'outcome-n')),
      hasValues ? el('td', {}, row.value ?? '–') : null,
      el('td', {}, row.moves.join(text('separator')) + (row.more ? ' …' : '')));
    return el('table', { class: 'rows' },
      el('caption', { class: 'visually-hidden' }, text('explore-rows-caption')),
      el('thead', {}, el('tr', {}, ...head
        .filter((id) => hasValues || id !== 'explore-value')
        .map((id) => el('th', { scope: 'col' }, text(id))))),
      el('tbody', {}, ...rows.map(line)));
  }

  /** Looks for a period further on, with progress, until it is found, given up or stopped. */
  async lookFurther() {
    await this.lookTo(Math.min(Math.max(this.reach, 100_000) * FURTHER, FARTHEST));
  }

  /** @param {number} reach */
  async lookTo(reach) {
    await this.ask({
      reach,
      onProgress: (done) => { byId('looked').textContent = text('looking', { done, to: reach }); },
    });
  }
}

/**
 * @param {string} id
 * @returns {HTMLInputElement}
 */
function input(id) {
  return byId(id);
}

/**
 * A small whole number as it is typed, or `null`.
 * @param {string} typed
 */
function count(typed) {
  return /^[0-9]{1,9}$/.test(typed.trim()) ? Number(typed.trim()) : null;
}

/**
 * Elements with equals signs between them.
 * @param {HTMLElement[]} elements
 */
function join(elements) {
  return elements.flatMap((element, index) => (index === 0 ? [element] : [' = ', element]));
}
