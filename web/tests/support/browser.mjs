/** One browser for each file of tests, and pages on which nothing may go wrong unnoticed. */

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { chromium } from 'playwright-core';
import { serve } from './sites.mjs';

const ARGUMENTS = [
  '--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run',
  '--disable-background-networking', '--disable-component-update', '--disable-sync',
];

/** Milliseconds after which a test hangs; none should come near it. */
const LONGEST = 180_000;

/**
 * A site and a browser for the tests of this file. Returns a function that adds a test: it opens the
 * page, does what the test does, and holds that nothing failed behind the scenes.
 * @param {() => Promise<{url: string, close: () => Promise<void>}>} [start]
 */
export function pageTests(start = serve) {
  let site;
  let browser;
  before(async () => {
    site = await start();
    const executablePath = process.env.CHROMIUM || '/usr/bin/chromium';
    browser = await chromium.launch({ executablePath, args: ARGUMENTS });
  });
  after(async () => {
    await browser?.close();
    await site?.close();
  });

  /**
   * @param {string} name
   * @param {Setting} setting
   * @param {(page: import('playwright-core').Page, tools: Tools) => Promise<void>} work
   */
  return (name, { at = '', before: prepare, allowed = [], ...options }, work) => test(name, { timeout: LONGEST }, async (t) => {
    const context = await browser.newContext({
      viewport: { width: 1200, height: 900 }, locale: 'en', reducedMotion: 'reduce', ...options,
    });
    context.setDefaultTimeout(15_000);
    try {
      const page = await context.newPage();
      const faults = faultsOf(page, site.url);
      await prepare?.(page);
      await page.goto(site.url + at);
      if (!prepare) await ready(page);
      await work(page, { context, t, url: site.url });
      const unexpected = faults.filter((fault) => !allowed.some((pattern) => pattern.test(fault)));
      assert.deepEqual(unexpected, [], 'nothing goes wrong behind the scenes');
    } finally {
      await context.close();
    }
  });
}

/**
 * @typedef {object} Setting what a page is opened with, and options of the browser's context
 * @property {string} [at] the address within the site
 * @property {(page: import('playwright-core').Page) => Promise<unknown>} [before] done before the page is
 *   opened; then the test itself has to wait for the page
 * @property {RegExp[]} [allowed] faults that belong to the test
 * @typedef {{context: import('playwright-core').BrowserContext, t: import('node:test').TestContext, url: string}} Tools
 */

/**
 * Collects what goes wrong: messages on the console, exceptions, dialogs, requests to elsewhere.
 * @param {import('playwright-core').Page} page
 * @param {string} url
 * @returns {string[]}
 */
function faultsOf(page, url) {
  /** @type {string[]} */
  const faults = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`exception: ${error.message}`));
  page.on('dialog', (dialog) => {
    faults.push(`dialog: ${dialog.message()}`);
    dialog.dismiss();
  });
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    const inside = ['data:', 'blob:'].includes(protocol) || host === new URL(url).host;
    if (!inside) faults.push(`request to ${request.url()}`);
  });
  return faults;
}

/**
 * Waits until the page has begun: labels, engine, first answer.
 * @param {import('playwright-core').Page} page
 */
export async function ready(page) {
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
}

/**
 * Goes to another address of the site, and waits for the page.
 * @param {import('playwright-core').Page} page
 * @param {string} url
 */
export async function go(page, url) {
  await page.goto(url);
  await ready(page);
}
