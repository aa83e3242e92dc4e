// @ts-check
/** The game: one request tells all of it, and the reply says all that is shown. */

import { Board, capital } from './board.js';
import { byId, el, faultElement, onPlainClick, retire, show } from './dom.js';
import { figureElement, linkHeaps } from './figure.js';
import { lang, store, stored, text } from './texts.js';
import { addressLanguage, ruleText, search, setAddress } from './url.js';

/**
 * @typedef {import('./board.js').Option} Option
 * @typedef {import('./dom.js').Fault} Fault
 * @typedef {import('./figure.js').Figure} Figure
 * @typedef {import('./transport.js').Engine} Engine
 * @typedef {{by: string, who: string, move: string, words: string, position: string, verdict: string,
 *   verdict_words: string, refuted_by: string | null, refutation: string | null}} Turn
 * @typedef {{rule: string, convention: string, rule_words: string, goal: string, start: string,
 *   position: string, to_move: string, who: string, turn: string, program_to_move: boolean,
 *   winner: string | null, end: string | null, no_start: string | null, outcome: string | null,
 *   heaps: import('./board.js').Heap[], more_heaps: number,
 *   moves: import('./board.js').HeapOptions[], all_moves: string[], best: string | null,
 *   hints: string[][], turns: Turn[], why: {headline: string, sentences: string[],
 *   nim_value: string | null, remoteness: string | null, strength: string | null, evidence: string,
 *   figures: Figure[]}, report: string[] | null}} Reply
 */

/** Games to begin with: a rule and a position that the player to move can win. */
const PRESETS = [
  ['nim', '3+4+5'], ['misere nim', '3+4+5'], ['take 1-3', '21'], ['fibonacci', '20'], ['kayles', '9+4'],
  ['take any or split', '3+4'], ['wythoff', '5+7'], ['grundy', '14'], ['moore 2', '2+3+4+5'],
  ['take squares', '23'], ['chomp', '4+4+4'], ['nim & kayles', '5 & 4'],
];

/** The game that the page opens with. */
const FIRST = { rule: 'nim', position: '3+4+5' };

/** What an address may say of who begins, and of the opponent. */
const CHOICES = { first: ['you', 'program'], vs: ['0', '25', '60', 'friend'] };

/** How long the program seems to think, in milliseconds. */
const THINKING = 900;

export class Play {
  /**
   * @param {Engine} engine
   * @param {(problem: unknown) => void} complain
   */
  constructor(engine, complain) {
    this.engine = engine;
    this.complain = complain;
    this.game = {
      rule: FIRST.rule,
      position: FIRST.position,
      /** @type {string[]} */ moves: [],
      first: 'you',
      opponent: '0',
      seed: newSeed(),
    };
    /** @type {string[]} moves taken back, the next one last */
    this.undone = [];
    /** @type {Reply | null} */
    this.reply = null;
    this.hints = 0;
    this.showsAll = false;
    this.paused = false;
    /** @type {AbortController | null} the request that is not answered yet */
    this.running = null;
    /** @type {Play['game'] | null} the game that is shown */
    this.shown = null;
    /** Counts the games asked for in the box, so that only the last one begins. */
    this.setups = 0;
    this.timer = 0;
    this.board = new Board(byId('board'), byId('move'), (option) => this.onChoose(option), () => this.make());
    this.link = linkHeaps(byId('play'));
    this.listen();
  }

  /** The rule of the game. */
  rule() {
    return this.game.rule;
  }

  /**
   * The address of the game, or of a new game where the rule is another.
   * @param {string | null} rule
   * @returns {Record<string, string | null>}
   */
  addressFor(rule) {
    const address = this.address();
    return rule && rule !== this.game.rule ? { ...address, rule, at: null, moves: null } : address;
  }

  /** @returns {Record<string, string | null>} */
  address() {
    const { rule, position, moves, first, opponent } = this.game;
    return {
      rule,
      at: position,
      moves: moves.join('.'),
      first: first === 'you' ? null : first,
      vs: opponent === '0' ? null : opponent,
      lang: addressLanguage(),
    };
  }

  /**
   * Opens what an address says.
   * @param {Map<string, string>} address
   */
  async open(address) {
    const rule = address.get('rule');
    this.game.rule = rule ?? FIRST.rule;
    this.game.position = address.get('at') ?? (rule === undefined || rule === FIRST.rule ? FIRST.position : '');
    this.game.moves = (address.get('moves') ?? '').split('.').filter((move) => move !== '');
    this.game.first = address.get('first') === 'program' ? 'program' : 'you';
    const opponent = address.get('vs') ?? '0';
    this.game.opponent = CHOICES.vs.includes(opponent) ? opponent : '0';
    // Whoever comes back to the game that is shown can still go on where it was left.
    if (!this.reply || search(this.address()) !== search(Object.fromEntries(address))) {
      this.undone = [];
      this.hints = 0;
      this.paused = false;
    }
    await this.refresh();
    for (const [field, known] of Object.entries(CHOICES)) {
      const value = address.get(field);
      if (value !== undefined && !known.includes(value)) {
        byId('status').textContent = text('unknown-choice', { field, value: value.slice(0, 40) });
      }
    }
  }

  /** Asks the engine about the game again, also after a change of language. */
  async refresh() {
    this.fillChoices();
    for (const id of ['status', 'predicted']) byId(id).textContent = '';
    if (!byId('setup').hidden) this.readRule();
    await this.ask({});
  }

  fillChoices() {
    /** @type {HTMLSelectElement} */ (byId('first')).value = this.game.first;
    /** @type {HTMLSelectElement} */ (byId('opponent')).value = this.game.opponent;
    const presets = PRESETS.map(([rule, at]) => el('a', {
      href: search({ rule, at, lang: addressLanguage() }), class: 'preset',
      onclick: onPlainClick(() => this.begin(rule, at)),
    }, rule));
    byId('presets').replaceChildren(...presets);
  }

  /**
   * Asks the engine for the game as it is now, and shows it; what was asked before is given up.
   * Returns whether it is shown.
   * @param {object} more
   */
  async ask(more) {
    clearTimeout(this.timer);
    this.running?.abort();
    const running = new AbortController();
    this.running = running;
    byId('play').setAttribute('aria-busy', 'true');
    const { rule, position, moves, first, opponent, seed } = this.game;
    const request = {
      lang: lang(), rule, position: position || null, moves, first, seed,
      opponent: opponent === 'friend' ? 'friend' : 'program',
      errors: opponent === 'friend' ? 0 : Number(opponent),
      ...more,
    };
    let reply;
    try {
      reply = await this.engine.call('play', request, { signal: running.signal });
    } catch (problem) {
      if (running !== this.running) return false;
      this.rest();
      this.fail(problem);
      return false;
    }
    if (running !== this.running) return false;
    this.rest();
    if (reply.error) {
      this.showTrouble(reply.error);
      return false;
    }
    show(byId('trouble'), false);
    this.accept(reply);
    return true;
  }

  rest() {
    this.running = null;
    byId('play').setAttribute('aria-busy', 'false');
  }

  /**
   * The engine did not answer: the game is again the one that is shown, and can be gone on with.
   * @param {unknown} problem
   */
  fail(problem) {
    if (this.shown) {
      this.game = { ...this.shown };
      this.paused = this.reply?.program_to_move === true;
      this.fillChoices();
      this.enableTools();
    }
    this.complain(problem);
  }

  /** Gives up what is asked, when another view is opened. */
  leave() {
    clearTimeout(this.timer);
    this.running?.abort();
    this.rest();
  }

  /** Whether the engine has not yet said what is on the table. */
  busy() {
    return this.running !== null;
  }

  /**
   * Takes over a reply and shows it; lets the program move if it is to.
   * @param {Reply} reply
   */
  accept(reply) {
    this.reply = reply;
    // A short text of long heaps, such as 3*1000, stays.
    const { position } = this.game;
    if (position === '' || reply.start.length <= position.length) this.game.position = reply.start;
    this.game.rule = ruleText(reply);
    this.game.moves = reply.turns.map((turn) => turn.move);
    this.shown = { ...this.game };
    setAddress(this.address());
    this.render();
    if (reply.program_to_move && !this.paused) {
      const quick = matchMedia('(prefers-reduced-motion: reduce)').matches;
      this.timer = setTimeout(() => this.answer(), quick ? 50 : THINKING);
    }
  }

  /** The program makes its move. */
  async answer() {
    this.paused = false;
    this.hints = 0;
    if (await this.ask({ reply: true })) this.announce();
  }

  /**
   * A link, a rule or a position that cannot be read: what is wrong with it, and ways on. Nothing of
   * it is lost.
   * @param {Fault} fault
   */
  showTrouble(fault) {
    const box = byId('trouble');
    const steps = [];
    if (this.game.moves.length > 0 && fault.field === 'moves') {
      steps.push(el('button', { type: 'button', onclick: () => this.replay([]) }, text('trouble-from-start')));
    }
    steps.push(el('button', { type: 'button', onclick: () => this.begin(FIRST.rule, FIRST.position) }, text('trouble-usual-game')));
    if (fault.field === 'rule' || fault.field === 'position') {
      const setup = el('button', { type: 'button', onclick: () => this.openSetup() }, text('trouble-mend'));
      steps.unshift(setup);
    }
    box.replaceChildren(
      el('p', { class: 'trouble-title' }, text(['rule', 'position', 'moves'].includes(fault.field) ? `trouble-${fault.field}` : 'trouble-failed')),
      faultElement(fault, text),
      el('p', { class: 'buttons' }, ...steps));
    show(box, true);
    this.reply = null;
    this.board.show([], [], { lit: false, verdicts: false, moreHeaps: 0 });
    byId('rule-words').textContent = '';
    byId('goal').textContent = '';
    byId('turn').textContent = '';
    byId('why-body').replaceChildren();
    for (const id of ['hints', 'all', 'history', 'report']) show(byId(id), false);
    this.enableTools();
  }

  /**
   * Begins another game.
   * @param {string} rule
   * @param {string} position
   */
  begin(rule, position) {
    this.remember();
    this.game = { ...this.game, rule, position, moves: [], seed: newSeed() };
    this.closeSetup();
    return this.fresh();
  }

  /** A game that was played stays in the history: going back returns to it. */
  remember() {
    if (this.shown && this.shown.moves.length > 0) history.pushState(null, '', location.href);
  }

  /**
   * The same game with these moves.
   * @param {string[]} moves
   */
  replay(moves) {
    this.game.moves = moves;
    return this.fresh();
  }

  fresh() {
    this.undone = [];
    this.hints = 0;
    this.paused = false;
    byId('status').textContent = '';
    return this.ask({});
  }

  // Showing

  render() {
    const reply = /** @type {Reply} */ (this.reply);
    const over = reply.winner !== null;
    const predicting = this.predicting();
    for (const id of ['rule-words', 'goal', 'turn']) delete byId(id).dataset.text;
    byId('rule-words').textContent = reply.rule_words;
    byId('goal').textContent = '';
    /** @type {HTMLSelectElement} */ (byId('convention')).value = reply.convention;
    // Before the first move it is said whether the game can be won.
    const story = reply.turns.length === 0 && !predicting && !reply.program_to_move ? reply.hints[0]?.[0] : undefined;
    const mover = reply.turn + (reply.program_to_move ? ' …' : '');
    const state = over ? (reply.turns.length ? reply.end : reply.no_start) ?? '' : mover;
    const turn = byId('turn');
    turn.replaceChildren(state, ...(!over && story ? [el('span', { class: 'story' }, ` – ${story}`)] : []));
    turn.classList.toggle('over', over);
    const mine = !over && !reply.program_to_move;
    this.board.show(reply.heaps, mine ? reply.moves : [], {
      lit: reply.outcome === 'P' && !predicting && !over && reply.heaps.some((heap) => heap.size !== '0'),
      verdicts: this.showsAll && mine,
      moreHeaps: reply.more_heaps,
    });
    show(byId('typed'), mine && reply.moves.some((heap) => heap.more));
    byId('typed-note').textContent = '';
    this.renderHints();
    this.renderAll();
    this.renderHistory();
    this.renderReport();
    this.renderWhy();
    this.enableTools();
    byId('sheet-link').textContent = location.href;
  }

  enableTools() {
    const reply = this.reply;
    const mine = reply !== null && reply.winner === null && !reply.program_to_move;
    /** @type {[string, boolean][]} */
    const tools = [
      ['do-undo', this.game.moves.length > 0],
      ['do-redo', this.undone.length > 0 || (this.paused && reply?.program_to_move === true)],
      ['do-hint', mine], ['do-best', mine && reply?.best !== null], ['do-all', mine],
      ['do-new', reply !== null], ['do-swap', reply !== null && this.game.opponent !== 'friend'],
      ['make-move', this.board.chosen !== null],
    ];
    for (const [id, enabled] of tools) /** @type {HTMLButtonElement} */ (byId(id)).disabled = !enabled;
    byId('do-all').setAttribute('aria-pressed', String(this.showsAll));
  }

  renderHints() {
    const reply = /** @type {Reply} */ (this.reply);
    const given = reply.program_to_move ? [] : reply.hints.slice(0, this.hints);
    show(byId('hints'), given.length > 0);
    byId('hint-list').replaceChildren(...given.map((lines) => (
      el('li', {}, ...lines.map((line) => el('p', {}, line))))));
  }

  renderAll() {
    const reply = /** @type {Reply} */ (this.reply);
    const shown = this.showsAll && reply.winner === null && !reply.program_to_move;
    show(byId('all'), shown);
    byId('all-list').replaceChildren(...reply.all_moves.map((line) => el('li', {}, capital(line))));
  }

  renderHistory() {
    const reply = /** @type {Reply} */ (this.reply);
    const later = [...this.undone].reverse();
    show(byId('history'), reply.turns.length + later.length > 0);
    const now = reply.turns.length;
    /** @param {number} ply @param {string} label */
    const jump = (ply, label) => el('button', {
      type: 'button', class: 'jump', 'aria-current': ply === now ? 'step' : false,
      onclick: () => this.jump(ply),
    }, label);
    const rows = [el('li', { class: 'start', value: 0 }, jump(0, text('at-start')), ' ', el('code', {}, reply.start))];
    reply.turns.forEach((turn, index) => {
      const hidden = this.predicting() && index === now - 1;
      const refutation = turn.refutation === null || hidden ? null : el('details', { class: 'refutation' },
        el('summary', {}, text('show-refutation')), el('p', {}, turn.refutation));
      rows.push(el('li', { class: `turn-${turn.who} ${hidden ? '' : turn.verdict}` },
        jump(index + 1, turn.words), ' ', el('code', {}, turn.position), ' ',
        el('span', { class: 'verdict' }, hidden ? '' : turn.verdict_words), refutation));
    });
    later.forEach((move, index) => {
      rows.push(el('li', { class: 'later' }, jump(now + index + 1, move)));
    });
    byId('turns').replaceChildren(...rows);
  }

  renderReport() {
    const reply = /** @type {Reply} */ (this.reply);
    const lines = reply.turns.length > 0 ? reply.report ?? [] : [];
    show(byId('report'), lines.length > 0);
    byId('report-list').replaceChildren(...lines.map((line) => el('li', {}, line)));
  }

  predicting() {
    const reply = this.reply;
    return /** @type {HTMLInputElement} */ (byId('predict')).checked
      && reply !== null && reply.winner === null && this.predictedFor !== this.predictionKey();
  }

  predictionKey() {
    return `${this.game.rule} ${this.reply?.position} ${this.reply?.turns.length}`;
  }

  renderWhy() {
    const reply = /** @type {Reply} */ (this.reply);
    const predicting = this.predicting();
    show(byId('prediction'), predicting);
    show(byId('why-body'), !predicting);
    if (this.predictedFor !== this.predictionKey()) byId('predicted').textContent = '';
    const { why } = reply;
    const figures = why.figures.map((figure) => figureElement(figure));
    const strength = why.strength === null ? null
      : el('span', { class: `strength ${why.strength}` }, text(`strength-${why.strength}`));
    const more = figures.length > 1
      ? el('details', { class: 'more-figures' }, el('summary', {}, text('more-pictures')), ...figures.slice(1))
      : null;
    byId('why-body').replaceChildren(
      el('p', { class: 'why-headline' }, why.headline),
      ...why.sentences.map((sentence) => el('p', {}, sentence)),
      ...figures.slice(0, 1),
      ...(more ? [more] : []),
      el('p', { class: 'numbers' }, [why.nim_value, why.remoteness].filter(Boolean).join(' ')),
      el('p', { class: 'evidence' }, strength, ' ', why.evidence));
  }

  // Acting

  /** @param {Option | null} option */
  onChoose(option) {
    const button = /** @type {HTMLButtonElement} */ (byId('make-move'));
    button.disabled = option === null;
    const heap = this.board.heapOfChosen()?.heap;
    this.link(byId('board').querySelector(`[data-heap="${heap}"]`));
    if (option) byId('status').textContent = capital(option.words);
  }

  /** Makes the chosen move. */
  async make() {
    const chosen = this.board.chosen;
    if (chosen) await this.move(chosen.move);
  }

  /**
   * Makes a move, and says what the engine says of it.
   * @param {string} move
   */
  async move(move) {
    const before = this.game.moves;
    // A key that is pressed twice makes a move once: the engine has not spoken of the first yet.
    if (this.busy()) return;
    const focused = document.activeElement;
    this.game.moves = [...before, move];
    this.undone = [];
    this.hints = 0;
    this.paused = false;
    if (await this.ask({})) this.announce();
    this.keepFocus(focused);
  }

  announce() {
    const reply = this.reply;
    const turn = reply?.turns.at(-1);
    if (!reply || !turn) return;
    // A verdict would tell what is to be predicted.
    const verdict = turn.who === 'me' || this.predicting() ? '' : turn.verdict_words;
    const next = reply.end ?? (turn.who === 'me' ? reply.turn : '');
    byId('status').textContent = [turn.words, verdict, next].filter(Boolean).join(' ');
  }

  /** Takes back the last move of a person and the replies to it. */
  async undo() {
    const turns = this.reply?.turns ?? [];
    const moves = [...this.game.moves];
    if (moves.length === 0) return;
    let count = 1;
    while (count < moves.length && turns[moves.length - count]?.who === 'me') count += 1;
    if (await this.jump(moves.length - count)) byId('status').textContent = text('undone', { count });
  }

  async redo() {
    if (this.undone.length === 0) {
      if (this.paused && this.reply?.program_to_move) await this.answer();
      return;
    }
    // The move and the reply to it, or the reply alone.
    const ply = this.game.moves.length;
    const step = this.game.opponent === 'friend' || this.reply?.program_to_move ? 1 : 2;
    if (await this.jump(Math.min(ply + step, ply + this.undone.length))) byId('status').textContent = text('redone');
  }

  /**
   * Goes to the position after so many moves; the later ones can be made again.
   * @param {number} ply
   */
  async jump(ply) {
    const all = [...this.game.moves, ...[...this.undone].reverse()];
    this.game.moves = all.slice(0, ply);
    this.undone = all.slice(ply).reverse();
    this.hints = 0;
    this.paused = this.undone.length > 0;
    const focused = document.activeElement;
    const inList = focused instanceof HTMLElement && byId('turns').contains(focused);
    const shown = await this.ask({});
    if (inList) /** @type {HTMLElement | null} */ (byId('turns').querySelector('[aria-current]'))?.focus();
    else this.keepFocus(focused);
    return shown;
  }

  /**
   * What had the focus may be gone, hidden or of no use now: then the board gets it.
   * @param {Element | null} focused
   */
  keepFocus(focused) {
    if (!(focused instanceof HTMLElement) || focused === document.body) return;
    if (!focused.isConnected || focused.matches(':disabled') || focused.closest('[hidden]')) byId('board').focus();
  }

  async hint() {
    const reply = this.reply;
    if (!reply || this.busy() || reply.winner !== null || reply.program_to_move) return;
    this.hints = Math.min(this.hints + 1, 3);
    this.renderHints();
    byId('status').textContent = (reply.hints[this.hints - 1] ?? []).join(' ');
  }

  async best() {
    const best = this.reply?.best;
    if (best && this.reply?.winner === null && !this.reply.program_to_move) await this.move(best);
  }

  all() {
    this.showsAll = !this.showsAll;
    if (this.reply) this.render();
  }

  /** Another game of the same rule at a random position. */
  async another() {
    this.remember();
    this.game = { ...this.game, position: '', moves: [], seed: newSeed() };
    if (await this.fresh()) byId('status').textContent = text('new-game', { position: this.game.position });
  }

  async swap() {
    if (this.game.opponent === 'friend') return;
    this.game.first = this.game.first === 'you' ? 'program' : 'you';
    this.fillChoices();
    if (this.reply?.winner !== null) this.game.moves = [];
    if (await this.fresh()) byId('status').textContent = text('swapped');
  }

  // Listening

  listen() {
    /** @type {[string, () => unknown][]} */
    const buttons = [
      ['make-move', () => this.make()], ['do-undo', () => this.undo()], ['do-redo', () => this.redo()],
      ['do-hint', () => this.hint()], ['do-best', () => this.best()], ['do-all', () => this.all()],
      ['do-new', () => this.another()], ['do-swap', () => this.swap()], ['do-keys', () => this.keys()],
      ['do-copy', () => this.copy()], ['do-print', () => print()],
      ['open-setup', () => (byId('setup').hidden ? this.openSetup() : this.closeSetup())],
      ['close-setup', () => this.closeSetup()],
      ['predict-mover', () => this.predict('N')], ['predict-other', () => this.predict('P')],
    ];
    for (const [id, act] of buttons) byId(id).addEventListener('click', () => act());
    byId('first').addEventListener('change', () => {
      this.game.first = /** @type {HTMLSelectElement} */ (byId('first')).value;
      this.replay([]);
    });
    byId('opponent').addEventListener('change', () => {
      this.game.opponent = /** @type {HTMLSelectElement} */ (byId('opponent')).value;
      this.fresh();
    });
    byId('convention').addEventListener('change', () => this.changeConvention());
    const predict = /** @type {HTMLInputElement} */ (byId('predict'));
    predict.checked = stored('predict') === 'yes';
    predict.addEventListener('change', () => {
      store('predict', predict.checked ? 'yes' : 'no');
      this.predictedFor = '';
      if (this.reply) this.render();
    });
    const single = /** @type {HTMLInputElement} */ (byId('single-keys'));
    single.checked = stored('single-keys') !== 'no';
    single.addEventListener('change', () => store('single-keys', single.checked ? 'yes' : 'no'));
    byId('setup').addEventListener('submit', (event) => {
      event.preventDefault();
      this.submitSetup();
    });
    byId('rule').addEventListener('input', () => this.readRule());
    byId('typed').addEventListener('submit', (event) => {
      event.preventDefault();
      this.submitTyped();
    });
    addEventListener('keydown', (event) => this.key(event));
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (byId('play').hidden || event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return;
    if (document.querySelector('dialog[open]')) return;
    const target = event.target instanceof Element ? event.target : document.body;
    if (target.closest('input:not([type=checkbox]), textarea, [contenteditable]')) return;
    const arrows = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 };
    if (event.key in arrows) {
      // A list or a picture that has the focus keeps its own arrows.
      if (target.closest('select:not(#move), .picture, pre')) return;
      const step = /** @type {1 | -1} */ (arrows[/** @type {keyof typeof arrows} */ (event.key)]);
      if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') this.board.stepHeap(step);
      else this.board.stepMove(step);
      event.preventDefault();
      return;
    }
    if (event.key === 'Enter') {
      const acts = target.closest('button:not(.token), a, summary, label, select:not(#move)');
      if (acts || !this.board.chosen) return;
      event.preventDefault();
      this.make();
      return;
    }
    if (!(/** @type {HTMLInputElement} */ (byId('single-keys')).checked) || target.closest('select:not(#move)')) return;
    /** @type {Record<string, () => unknown>} */
    const keys = {
      u: () => this.undo(), r: () => this.redo(), h: () => this.hint(), b: () => this.best(),
      e: () => this.all(), n: () => this.another(), s: () => this.swap(), '?': () => this.keys(),
    };
    const act = keys[event.key];
    if (!act || (this.reply === null && event.key !== '?')) return;
    event.preventDefault();
    act();
  }

  keys() {
    /** @type {HTMLDialogElement} */ (byId('keys')).showModal();
  }

  async copy() {
    try {
      await navigator.clipboard.writeText(location.href);
      byId('status').textContent = text('copied');
    } catch {
      byId('status').textContent = text('not-copied', { link: location.href });
    }
  }

  /** @param {'N' | 'P'} guess */
  predict(guess) {
    const outcome = this.reply?.outcome ?? null;
    this.predictedFor = this.predictionKey();
    if (this.reply) this.render();
    byId('why-title').focus();
    byId('predicted').textContent = text(
      outcome === null ? 'predict-unknown' : outcome === guess ? 'predict-right' : 'predict-wrong');
  }

  changeConvention() {
    const bare = this.game.rule.replace(/^misere /, '');
    const misere = /** @type {HTMLSelectElement} */ (byId('convention')).value === 'misere';
    this.game.rule = misere ? `misere ${bare}` : bare;
    this.replay([]);
  }

  openSetup() {
    show(byId('setup'), true);
    byId('open-setup').setAttribute('aria-expanded', 'true');
    const rule = /** @type {HTMLInputElement} */ (byId('rule'));
    rule.value = this.game.rule;
    /** @type {HTMLInputElement} */ (byId('position')).value = this.game.position;
    for (const id of ['rule', 'position']) byId(id).setAttribute('aria-invalid', 'false');
    byId('position-note').textContent = text('position-help');
    rule.focus();
    this.readRule();
  }

  closeSetup() {
    this.setups += 1;
    retire(byId('setup'), byId('open-setup'));
    byId('open-setup').setAttribute('aria-expanded', 'false');
  }

  /** Says how the rule in the box is understood, while it is typed. */
  readRule() {
    clearTimeout(this.reading);
    this.reading = setTimeout(async () => {
      const rule = /** @type {HTMLInputElement} */ (byId('rule')).value;
      try {
        const reply = await this.engine.call('read', { lang: lang(), rule });
        if (rule !== /** @type {HTMLInputElement} */ (byId('rule')).value) return;
        const note = byId('rule-note');
        if (reply.error) note.replaceChildren(faultElement(reply.error, text));
        else note.textContent = reply.words;
      } catch (problem) {
        this.complain(problem);
      }
    }, 120);
  }

  async submitSetup() {
    const rule = /** @type {HTMLInputElement} */ (byId('rule')).value;
    const position = /** @type {HTMLInputElement} */ (byId('position')).value;
    byId('position-note').textContent = text('position-help');
    this.setups += 1;
    const asked = this.setups;
    const request = { lang: lang(), rule, position: position.trim() === '' ? null : position, seed: newSeed() };
    let reply;
    try {
      reply = await this.engine.call('play', request);
    } catch (problem) {
      this.complain(problem);
      return;
    }
    if (asked !== this.setups) return;
    for (const field of ['rule', 'position']) {
      const wrong = reply.error && (reply.error.field === field || (field === 'position' && reply.error.field !== 'rule'));
      byId(field).setAttribute('aria-invalid', String(Boolean(wrong)));
    }
    if (reply.error) {
      // The game on the table goes on; what is wrong is said where it was typed.
      const field = reply.error.field === 'rule' ? 'rule' : 'position';
      byId(`${field}-note`).replaceChildren(faultElement(reply.error, text));
      byId(field).focus();
      return;
    }
    await this.begin(rule, position.trim() || reply.start);
    byId('turn').scrollIntoView({ block: 'nearest' });
  }

  async submitTyped() {
    const input = /** @type {HTMLInputElement} */ (byId('typed-move'));
    const move = input.value.trim();
    if (move === '' || this.busy()) return;
    const { rule, position, moves, seed } = this.game;
    try {
      const reply = await this.engine.call('play', { lang: lang(), rule, position, seed, moves: [...moves, move] });
      if (reply.error) {
        byId('typed-note').replaceChildren(faultElement(reply.error, text));
        return;
      }
      if (moves !== this.game.moves) return;
      input.value = '';
      await this.move(move);
    } catch (problem) {
      this.complain(problem);
    }
  }
}

/** A number that makes another game than before. */
function newSeed() {
  return String(crypto.getRandomValues(new Uint32Array(1))[0]);
}
