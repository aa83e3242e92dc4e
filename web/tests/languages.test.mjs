/** English and Chinese in both scripts: by the browser, by the address, by the switch. */

import assert from 'node:assert/strict';
import { go, pageTests } from './support/browser.mjs';
import { playOut, settled } from './support/game.mjs';

const onPage = pageTests();
const TITLES = { en: 'A winter night', 'zh-Hans': '冬夜', 'zh-Hant': '冬夜' };

/**
 * Every word on the page is of its language, and no label or argument was left out.
 * @param {import('playwright-core').Page} page
 * @param {string} lang
 */
async function speaks(page, lang) {
  assert.equal(await page.locator('html').getAttribute('lang'), lang);
  assert.ok((await page.locator('#play-title').innerText()).includes(TITLES[lang]));
  const { shown, names, ids } = await page.evaluate(async (tag) => {
    const { texts } = await (await fetch(`texts/${tag}.json`)).json();
    return {
      shown: document.body.innerText,
      names: [...document.querySelectorAll('[aria-label], [title], svg title, svg desc')]
        .flatMap((at) => [at.getAttribute('aria-label'), at.getAttribute('title'),
          at instanceof SVGElement ? at.textContent : null]).filter(Boolean).join('\n'),
      ids: Object.keys(texts),
    };
  }, lang);
  for (const said of [shown, names]) {
    assert.doesNotMatch(said, /\{\s*\$|undefined|\[object|NaN/);
    const unsaid = ids.filter((id) => id.includes('-') && new RegExp(`(^|\\s)${id}($|\\s)`, 'm').test(said));
    assert.deepEqual(unsaid, []);
  }
  if (lang === 'en') {
    // The names of the other languages are in their own script.
    assert.doesNotMatch(shown.replace(/简体中文|繁體中文/g, ''), /\p{Script=Han}/u);
    return;
  }
  // The title of a publication keeps its language.
  const cited = /（[^（）]*\d{4}, [^（）]*）/gu;
  const latin = `${shown}\n${names}`.replace(cited, '').match(/[A-Za-z]{3,}( [A-Za-z]+)*/g) ?? [];
  const foreign = latin.filter((words) => !/^(nimm( serve)?|nim|English|Enter|mis|http|fibonacci|misere|take|XOR)\b/i.test(words));
  assert.deepEqual(foreign, [], 'no English is left');
  const [simplified, traditional] = [/[们这胜为对时]/u, /[們這勝為對時]/u];
  const own = `${shown}\n${names}`.replace(/简体中文|繁體中文/g, '');
  assert.doesNotMatch(own, lang === 'zh-Hans' ? traditional : simplified);
}

for (const [locale, lang] of [['en-GB', 'en'], ['zh-CN', 'zh-Hans'], ['zh-TW', 'zh-Hant'], ['zh-HK', 'zh-Hant'], ['de-DE', 'en']]) {
  onPage(`a browser in ${locale} gets ${lang}`, { locale }, async (page) => {
    await speaks(page, lang);
  });
}

for (const lang of ['en', 'zh-Hans', 'zh-Hant']) {
  onPage(`a whole game in ${lang}`, { at: `?lang=${lang}` }, async (page) => {
    await settled(page);
    for (const id of ['do-hint', 'do-hint', 'do-hint', 'do-all']) await page.locator(`#${id}`).click();
    for (const summary of await page.locator('#why-body summary').all()) {
      if (await summary.isVisible()) await summary.click();
    }
    await speaks(page, lang);
    // A mistake first, so that verdicts, refutation and report are said.
    await page.locator('#do-all').click();
    await page.locator('#move').selectOption('3:-5');
    await page.locator('#make-move').click();
    await page.locator('#turns li').nth(2).waitFor();
    await playOut(page, () => page.locator('#do-best').click());
    await page.locator('#turns .refutation summary').click();
    await speaks(page, lang);
    assert.ok(page.url().includes(`lang=${lang}`), 'the address keeps the language');
  });

  onPage(`faults are spoken of in ${lang}`, {}, async (page, { url }) => {
    for (const address of ['rule=take_3-1', 'rule=nim&at=3+x', 'rule=nim&at=3&moves=1:-9']) {
      await go(page, `${url}?${address}&lang=${lang}`);
      assert.equal(await page.locator('#trouble').isVisible(), true);
      await speaks(page, lang);
    }
  });
}

onPage('the switch changes the language of a game, and is remembered', { at: '?rule=nim&at=3+4+5&moves=1:-2.2:-1' }, async (page, { url }) => {
  await settled(page);
  for (const lang of ['zh-Hans', 'zh-Hant', 'en', 'zh-Hant']) {
    await page.locator('#language').selectOption(lang);
    await page.locator(`html[lang=${lang}]`).waitFor();
    await page.waitForFunction((title) => document.querySelector('#play-title')?.textContent?.includes(title), TITLES[lang]);
    await page.waitForLoadState('networkidle');
    await speaks(page, lang);
    assert.match(page.url(), /moves=1:-2\.2:-1/);
  }
  await go(page, url);
  await speaks(page, 'zh-Hant');
  await go(page, `${url}?lang=en`);
  await speaks(page, 'en');
});

onPage('a language that is not there is English, without complaint', { at: '?lang=tlh' }, async (page) => {
  await settled(page);
  await speaks(page, 'en');
});
