// @ts-check
/**
 * The page: language, colours, views.
 *
 * | file | what it does |
 * |---|---|
 * | `transport`, `worker`, `sw` | calls to the engine: the server, or WebAssembly in a worker; working offline |
 * | `texts`, `url` | labels, the address |
 * | `play`, `board` | the game and its heaps |
 * | `explore`, `compare`, `claim`, `exports` | rules, pictures and tables; two rules; claims; files to keep |
 * | `figure`, `dom` | what they share |
 *
 * No script knows any rule of a game: what may be done, who wins and why is said by the engine.
 */

import { byId, el, onPlainClick, show } from './dom.js';
import { Explore } from './explore.js';
import { Play } from './play.js';
import { LANGUAGES, chooseLanguage, lang, store, stored, text, useLanguage } from './texts.js';
import { connect, offline } from './transport.js';
import { fields, search } from './url.js';

/**
 * Says what went wrong with the page itself.
 * @param {unknown} problem
 */
function complain(problem) {
  const kind = /** @type {{kind?: string}} */ (problem)?.kind ?? 'failed';
  const box = byId('trouble');
  // Files on a host have no program behind them that could be started again.
  const known = ['busy', 'failed'].includes(kind)
    || (kind === 'unreachable' && document.documentElement.dataset.engine === 'server');
  const label = text(`trouble-${known ? kind : 'failed'}`);
  // Labels may be what could not be loaded.
  const said = label.startsWith('trouble-') ? 'The page could not be loaded. Reload it.' : label;
  box.replaceChildren(el('p', {}, said),
    el('button', { type: 'button', onclick: () => location.reload() }, text('reload') === 'reload' ? 'Reload' : text('reload')));
  show(box, true);
}

function chooseColours() {
  const choice = /** @type {HTMLSelectElement} */ (byId('theme'));
  const use = (/** @type {string} */ theme) => {
    if (theme === 'auto') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  };
  const kept = stored('theme') ?? 'auto';
  choice.value = ['auto', 'dark', 'light'].includes(kept) ? kept : 'auto';
  use(choice.value);
  choice.addEventListener('change', () => {
    store('theme', choice.value);
    use(choice.value);
  });
}

/**
 * The names that the boxes for rules offer.
 * @param {import('./transport.js').Engine} engine
 */
async function offerNames(engine) {
  const { rules } = await engine.call('rules', { lang: lang() });
  byId('named-rules').replaceChildren(...rules.map((/** @type {{name: string, words: string}} */ rule) => (
    el('option', { value: rule.name }, rule.words))));
}

/** The game in the document is not the one that the address asks for. */
function forgetFirstScreen() {
  for (const id of ['rule-words', 'goal', 'turn', 'board', 'why-body']) {
    delete byId(id).dataset.text;
    byId(id).replaceChildren();
  }
}

async function start() {
  chooseColours();
  const asked = fields();
  if (asked.has('rule') || asked.has('at')) forgetFirstScreen();
  const chosen = chooseLanguage(asked.get('lang') ?? null);
  await useLanguage(chosen);
  const engine = await connect();
  const play = new Play(engine, complain);
  const explore = new Explore(engine, complain);

  const languages = /** @type {HTMLSelectElement} */ (byId('language'));
  languages.value = chosen;
  languages.addEventListener('change', async () => {
    if (!LANGUAGES.includes(languages.value)) return;
    try {
      const wanted = languages.value;
      if (!await useLanguage(wanted)) return;
      store('lang', wanted);
      await (byId('play').hidden ? explore : play).refresh();
      await offerNames(engine);
    } catch (problem) {
      languages.value = lang();
      complain(problem);
    }
  });
  // A link to a place on this page would open what the address says once more.
  byId('skip').addEventListener('click', (event) => {
    event.preventDefault();
    byId('main').focus();
  });

  /** @param {string} view */
  const open = async (view) => {
    const exploring = view === 'explore';
    (exploring ? play : explore).leave();
    show(byId('play'), !exploring);
    show(byId('explore'), exploring);
    byId('to-play').toggleAttribute('aria-current', false);
    byId('to-explore').toggleAttribute('aria-current', false);
    byId(exploring ? 'to-explore' : 'to-play').setAttribute('aria-current', 'page');
    await (exploring ? explore : play).open(fields());
  };
  for (const [id, view] of [['to-play', 'play'], ['to-explore', 'explore']]) {
    byId(id).addEventListener('click', onPlainClick(() => {
      // The rule goes along; the game stays as it is unless another rule was explored.
      const address = view === 'explore'
        ? explore.addressFor(play.rule())
        : play.addressFor(explore.rule());
      history.pushState(null, '', search(address));
      open(view).catch(complain);
    }));
  }
  addEventListener('popstate', () => {
    open(fields().get('view') === 'explore' ? 'explore' : 'play').catch(complain);
  });
  await open(asked.get('view') === 'explore' ? 'explore' : 'play');
  document.documentElement.dataset.ready = 'true';
  await offerNames(engine);
  await offline();
}

start().catch(complain);
