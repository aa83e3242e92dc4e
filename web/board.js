// @ts-check
/** The heaps, drawn as matches, and the choice of a move among those that the engine lists. */

import { el, matchPicture } from './dom.js';
import { text } from './texts.js';

/**
 * @typedef {{move: string, take: string | null, words: string, wins: boolean | null, leaves: string[] | null}} Option
 * @typedef {{heap: number, moves: Option[], more: boolean}} HeapOptions
 * @typedef {{heap: number, size: string, note: string, look: string, group: number}} Heap
 */

/** Heaps larger than this are written as a number. */
const MOST_DRAWN = 60;

/** Draws the heaps and knows which move is chosen. */
export class Board {
  /**
   * @param {HTMLElement} root
   * @param {HTMLSelectElement} select lists the moves for those who do not point
   * @param {(option: Option | null) => void} onChoose
   * @param {() => void} onMake
   */
  constructor(root, select, onChoose, onMake) {
    this.root = root;
    this.select = select;
    this.onChoose = onChoose;
    this.onMake = onMake;
    /** @type {Heap[]} */
    this.heaps = [];
    /** @type {HeapOptions[]} */
    this.options = [];
    /** @type {Option | null} */
    this.chosen = null;
    select.addEventListener('change', () => this.choose(this.byMove(select.value)));
  }

  /**
   * @param {string} move
   * @returns {Option | null}
   */
  byMove(move) {
    for (const heap of this.options) {
      for (const option of heap.moves) if (option.move === move) return option;
    }
    return null;
  }

  /**
   * Shows a position.
   * @param {Heap[]} heaps
   * @param {HeapOptions[]} options none if nobody is to choose
   * @param {{lit: boolean, verdicts: boolean, moreHeaps: number}} look
   */
  show(heaps, options, look) {
    this.heaps = heaps;
    this.options = options;
    this.chosen = null;
    this.root.classList.toggle('lit', look.lit);
    const rows = heaps.map((heap) => this.row(heap));
    if (look.moreHeaps > 0) {
      rows.push(el('p', { class: 'note' }, text('more-heaps', { count: look.moreHeaps })));
    }
    this.root.replaceChildren(...rows);
    this.list(look.verdicts);
  }

  /**
   * Lists all moves for the keyboard and for screen readers.
   * @param {boolean} verdicts
   */
  list(verdicts) {
    const groups = this.options.map((heap) => {
      const rows = heap.moves.map((option) => {
        const mark = !verdicts || option.wins === null ? '' : option.wins ? `✓ ` : `✗ `;
        return el('option', { value: option.move }, mark + capital(option.words));
      });
      if (heap.more) rows.push(el('option', { disabled: true }, text('more-moves')));
      return el('optgroup', { label: text('heap', { heap: heap.heap }) }, ...rows);
    });
    const head = el('option', { value: '' }, text(groups.length ? 'choose-move' : 'no-move'));
    this.select.replaceChildren(head, ...groups);
    this.select.disabled = groups.length === 0;
    this.mark();
  }

  /**
   * @param {Heap} heap
   */
  row(heap) {
    const options = this.options.find((of) => of.heap === heap.heap);
    const tokens = this.tokens(heap, options);
    const note = heap.note ? el('span', { class: 'heap-note' }, heap.note) : null;
    const name = text('heap', { heap: heap.heap });
    const size = short(heap.size);
    const row = el('div', {
      class: `heap look-${heap.look}`, 'data-heap': heap.heap, role: 'group',
      'aria-label': `${name}: ${size}${heap.note ? `, ${heap.note}` : ''}`,
    },
      el('span', { class: 'heap-name', 'aria-hidden': 'true' }, String(heap.heap)),
      tokens,
      el('span', { class: 'heap-size', 'aria-hidden': 'true' }, size),
      note);
    return row;
  }

  /**
   * @param {Heap} heap
   * @param {HeapOptions | undefined} options
   */
  tokens(heap, options) {
    const size = Number(heap.size);
    if (heap.look === 'coin' || heap.look === 'place') {
      const token = this.token(heap, options, options?.moves[0]);
      token.classList.add(heap.look, `value-${heap.size}`);
      token.textContent = heap.look === 'coin' ? text(heap.size === '0' ? 'tails' : 'heads') : '';
      return el('span', { class: 'matches' }, token);
    }
    if (heap.look === 'square' || !(size <= MOST_DRAWN)) {
      const token = this.token(heap, options, options?.moves[0]);
      token.classList.add('bundle');
      token.append(matchPicture(), el('span', {}, `× ${short(heap.size)}`));
      return el('span', { class: 'matches' }, token);
    }
    const row = el('span', { class: `matches${size > 20 ? ' dense' : ''}` });
    for (let index = 0; index < size; index += 1) {
      // Pointing at a match means this one and all to its right.
      const take = String(size - index);
      const option = options?.moves.find((known) => known.take === take)
        ?? (size === 1 ? options?.moves[0] : undefined);
      const token = this.token(heap, options, option);
      token.dataset.index = String(index);
      if (heap.look === 'chocolate') token.classList.add('chocolate');
      else token.append(matchPicture());
      if (index % 5 === 4) token.classList.add('fifth');
      row.append(token);
    }
    if (size === 0) row.append(el('span', { class: 'empty' }, '–'));
    return row;
  }

  /**
   * @param {Heap} heap
   * @param {HeapOptions | undefined} options
   * @param {Option | undefined} option
   */
  token(heap, options, option) {
    const label = option ? capital(option.words) : text('heap', { heap: heap.heap });
    const token = el('button', {
      type: 'button', class: 'token', tabindex: '-1', 'aria-label': label,
      disabled: options === undefined, title: option ? capital(option.words) : false,
    });
    if (option) token.dataset.move = option.move;
    else token.classList.add('not-a-move');
    token.addEventListener('click', () => {
      if (option && this.chosen === option) this.onMake();
      else if (option) this.choose(option);
      // A heap that is split or a match that cannot be the last: the list has what there is.
      else if (options) this.choose(options.moves[0]);
    });
    return token;
  }

  /**
   * Chooses a move, or none.
   * @param {Option | null} option
   */
  choose(option) {
    this.chosen = option;
    this.mark();
    this.onChoose(option);
  }

  /** Shows which matches the chosen move takes: those beyond what it leaves. */
  mark() {
    this.select.value = this.chosen?.move ?? '';
    const leaves = this.chosen?.leaves;
    const sameHeaps = leaves && leaves.length === this.heaps.length;
    const chosenHeap = this.heapOfChosen()?.heap;
    for (const [row, element] of this.root.querySelectorAll('.heap').entries()) {
      const left = sameHeaps ? Number(leaves[row]) : null;
      const changed = this.chosen !== null && left !== null && leaves?.[row] !== this.heaps[row]?.size;
      const isOfMove = chosenHeap !== undefined && this.heaps[row]?.heap === chosenHeap;
      element.classList.toggle('chosen', changed || isOfMove);
      for (const token of /** @type {NodeListOf<HTMLElement>} */ (element.querySelectorAll('.token'))) {
        const index = token.dataset.index;
        const taken = index === undefined ? changed : changed && left !== null && Number(index) >= left;
        token.classList.toggle('taken', taken);
      }
    }
  }

  /** The moves among which the chosen one is. */
  heapOfChosen() {
    const { chosen } = this;
    return chosen ? this.options.find((heap) => heap.moves.includes(chosen)) : undefined;
  }

  /**
   * Chooses the next heap that has moves, and in it the first move.
   * @param {1 | -1} step
   */
  stepHeap(step) {
    if (this.options.length === 0) return;
    const chosen = this.heapOfChosen();
    const now = chosen ? this.options.indexOf(chosen) : -1;
    const next = now < 0
      ? (step > 0 ? 0 : this.options.length - 1)
      : Math.min(Math.max(now + step, 0), this.options.length - 1);
    if (next !== now) this.choose(this.options[next].moves[0]);
  }

  /**
   * Chooses the next move in the heap.
   * @param {1 | -1} step
   */
  stepMove(step) {
    const heap = this.heapOfChosen();
    if (!heap || !this.chosen) {
      this.stepHeap(1);
      return;
    }
    const next = heap.moves.indexOf(this.chosen) + step;
    if (next >= 0 && next < heap.moves.length) this.choose(heap.moves[next]);
  }
}

/**
 * A number that is not longer than a line: of a long one, its ends and how many digits it has.
 * @param {string} digits
 */
function short(digits) {
  if (digits.length <= 30) return digits;
  return text('long-number', { first: digits.slice(0, 6), last: digits.slice(-6), count: digits.length });
}

/**
 * With a capital letter at its start.
 * @param {string} sentence
 */
export function capital(sentence) {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
