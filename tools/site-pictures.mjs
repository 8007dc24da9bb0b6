import { mkdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { readAsked } from './lib/asked.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { root } from './lib/root.mjs';

// The pictures of the product on its website: real pages of the demo salon, in both languages. Start the product with
// an empty DATA_DIR first, then: node tools/site-pictures.mjs --base http://127.0.0.1:3000
const { base } = readAsked({ base: { type: 'string', default: 'http://127.0.0.1:3000' } });
const out = join(root, 'apps/web/src/public/static/pictures');
const sharp = createRequire(join(root, 'apps/server/package.json'))('sharp');

const DESK = { width: 1280, height: 800, scale: 1.5, wide: 1280 };
const PHONE = { width: 390, height: 780, scale: 2, wide: 620 };
const ENDLESS = 20_000;

/** @typedef {import('playwright-core').Page} Page */
/** @type {{ name: string, path: string, size: typeof DESK, prepare?: (page: Page) => Promise<void> }[]} */
const SCENES = [
  { name: 'calendar', path: '/merchant/appointments', size: DESK },
  { name: 'till', path: '/merchant/billing', size: DESK, prepare: sellSomething },
  { name: 'customer', path: '/merchant/customers/{customer}', size: DESK },
  { name: 'reports', path: '/merchant/dashboard', size: DESK },
  { name: 'messages', path: '/merchant/customers/conversations', size: DESK, prepare: openThread },
  { name: 'booking', path: '/online/glow', size: PHONE },
];

const token = await signIn();
const customer = await bestCustomer();
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
let bytes = 0;
for (const language of ['en', 'ar'])
  for (const scene of SCENES) {
    const { size, name } = scene;
    const context = await browser.newContext({
      viewport: { width: size.width, height: size.height },
      deviceScaleFactor: size.scale,
      locale: language === 'ar' ? 'ar-AE' : 'en-GB',
      timezoneId: 'Asia/Dubai',
      colorScheme: 'light',
      // Pages allow no script of ours; waiting for them is one.
      bypassCSP: true,
    });
    await context.addInitScript(`localStorage.setItem('rawnaq.merchant.token', ${JSON.stringify(token)})`);
    const page = await context.newPage();
    await page.goto(`${base}/${language}${scene.path.replace('{customer}', String(customer))}`);
    await settle(page);
    if (scene.prepare) {
      await scene.prepare(page);
      await settle(page);
    }
    const { size: weight } = await sharp(await page.screenshot())
      .resize({ width: size.wide })
      .avif({ quality: 52, effort: 4, chromaSubsampling: '4:4:4' })
      .toFile(join(out, `${name}-${language}.avif`));
    bytes += weight;
    console.log(`${name}-${language}.avif ${Math.round(weight / 1024)} KB`);
    await context.close();
  }
await browser.close();
console.log(`Together ${Math.round(bytes / 1024)} KB`);

/** @param {Page} page */
async function settle(page) {
  await page.locator('h1, [role=grid], [data-line], main').first().waitFor({ timeout: ENDLESS });
  await page.waitForTimeout(1_200);
  await page.waitForFunction(`!document.querySelector('[aria-busy="true"]')`, undefined, { timeout: ENDLESS });
  await page.evaluate('document.fonts.ready.then(() => {})');
  await page.waitForTimeout(1_500);
}

/** @param {Page} page */
async function sellSomething(page) {
  for (const place of [0, 1, 4]) {
    await page.locator('button:has(> b + span > strong)').nth(place).click();
    await page.waitForTimeout(400);
  }
}

/** @param {Page} page */
async function openThread(page) {
  const rows = page.getByRole('main').getByRole('listitem').getByRole('button');
  await rows.nth(2).click();
  // What was asked anew meanwhile may have drawn the list once more under the click.
  await page.waitForTimeout(1_000);
  if ((await page.locator('main [aria-current]').count()) === 0) await rows.nth(2).click();
  await page.locator('main [aria-current]').first().waitFor({ timeout: ENDLESS });
}

/** The token of the demo's owner, who has read the news of the product. */
async function signIn() {
  const { user } = await ask('login', undefined, {
    username: 'owner@glow.demo',
    password: 'Rawnaq-demo-2026',
    end_other_session: true,
  });
  const { records } = await ask('platform_updates/get_news', user.api_token);
  for (const { id } of records) await ask('platform_updates/mark_read', user.api_token, { id });
  return user.api_token;
}

/** Somebody who has come often: the page has something to show. */
async function bestCustomer() {
  const { records } = await ask('customers/get_records?page_size=100', token);
  return records.toSorted((a, b) => b.invoices_count - a.invoices_count)[0]?.id;
}

/**
 * @typedef {{ id: number, invoices_count: number }} Row
 * @typedef {{ user: { api_token: string }, records: Row[] }} Answer
 * @param {string} path
 * @param {string} [as]
 * @param {object} [body]
 * @returns {Promise<Answer>}
 */
async function ask(path, as, body) {
  const answer = await fetch(`${base}/api/merchant/${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { 'content-type': 'application/json', ...(as && { authorization: `Bearer ${as}` }) },
  });
  return /** @type {Promise<Answer>} */ (answer.json());
}
