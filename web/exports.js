// @ts-check
/** What can be kept of a rule: pictures and values. */

import { byId, el } from './dom.js';
import { save } from './figure.js';
import { lang, text } from './texts.js';

const TYPES = { csv: 'text/csv', json: 'application/json', bfile: 'text/plain', svg: 'image/svg+xml' };

/**
 * A button for each file that a rule can give.
 * @param {import('./transport.js').Engine} engine
 * @param {{rule: string, to: number, hasSequence: boolean, hasStrip: boolean, misere: boolean, pairs: boolean, pairsTo: string, reach: number}} what
 * @param {(problem: unknown) => void} complain
 * @returns {HTMLElement[]}
 */
export function exportButtons(engine, what, complain) {
  const stem = `nimm-${what.rule.replace(/[^A-Za-z0-9.]+/g, '-')}`;
  const said = (/** @type {string} */ line) => { byId('exported').textContent = line; };
  /** @param {string} label @param {() => Promise<string | null>} make */
  const button = (label, make) => el('button', {
    type: 'button',
    onclick: async () => {
      try {
        const name = await make();
        if (name) said(text('saved', { name }));
      } catch (problem) {
        complain(problem);
      }
    },
  }, label);

  /** @param {'csv' | 'json' | 'bfile'} format */
  const values = async (format) => {
    const request = { lang: lang(), rule: what.rule, to: what.to, format, outcomes: what.misere };
    const reply = await engine.call('sequence', request, { long: true });
    if (reply.error || reply.stopped_by) {
      said(reply.error?.message ?? text('too-much'));
      return null;
    }
    const name = reply.name ?? `${stem}.json`;
    save(name, reply.text ?? JSON.stringify(reply), TYPES[format]);
    return name;
  };
  /** @param {'strip' | 'grid'} part */
  const picture = async (part) => {
    const request = { lang: lang(), rule: what.rule, theme: 'light', to_period: what.reach || null, pairs: part === 'grid' && what.pairsTo ? Number(what.pairsTo) : null };
    const reply = await engine.call('explore', request, { long: true });
    const figure = reply[part];
    if (!figure) {
      said(reply.error?.message ?? text('nothing-to-save'));
      return null;
    }
    const name = `${stem}-${part}.svg`;
    save(name, figure.svg, TYPES.svg);
    return name;
  };
  return [
    ...(what.hasStrip ? [button(text('save-strip'), () => picture('strip'))] : []),
    ...(what.pairs ? [button(text('save-grid'), () => picture('grid'))] : []),
    ...(what.hasSequence ? [
      button('CSV', () => values('csv')),
      button('JSON', () => values('json')),
      button(text('save-bfile'), () => values('bfile')),
    ] : []),
  ];
}
