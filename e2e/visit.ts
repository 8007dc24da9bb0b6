import { chromium, type Browser, type BrowserContext, type Locator, type Page } from 'playwright-core';
import { expect, inject } from 'vitest';

export type Language = 'en' | 'ar';
export const LANGUAGES: readonly Language[] = ['en', 'ar'];
export const PASSWORD = 'Rawnaq-demo-2026';
/**
 * How long anything may take before it counts as never coming. Waiting costs nothing where all is well; on a machine
 * that others use too, a page may stand still for half a minute without being at fault.
 */
const PATIENCE_MS = 60_000;
/** Each worker has a product of its own. */
export const baseUrl = inject('baseUrls')[Number(process.env.VITEST_POOL_ID) - 1]!;

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The browser's own window draws its address bar as a page: one more renderer for every page of ours. Naming features
  // here replaces the driver's list, so those of it that touch pages stand here too.
  `--disable-features=${[
    'WebUIOmniboxAimPopup',
    'WebUIOmniboxPopup',
    'AvoidUnnecessaryBeforeUnloadCheckSync',
    'DestroyProfileOnBrowserClose',
    'HttpsFirstBalancedModeAutoEnable',
    'HttpsUpgrades',
    'LensOverlay',
    'MediaRouter',
    'OptimizationHints',
    'PaintHolding',
    'ThirdPartyStoragePartitioning',
  ].join()}`,
];
/** One of a kind for all files of a worker: it ends with it. Most journeys need no window around the page. */
const browsers = new Map<string, Promise<Browser>>();
function browserFor({ window = false }: VisitOptions): Promise<Browser> {
  const { CHROMIUM = '/usr/bin/chromium', CHROMIUM_SHELL } = process.env;
  const executablePath = (!window && CHROMIUM_SHELL) || CHROMIUM;
  const browser = browsers.get(executablePath) ?? chromium.launch({ executablePath, args: FLAGS, env: ownClock() });
  browsers.set(executablePath, browser);
  return browser;
}

/**
 * At another moment only the pages live there: with its own clock shifted the browser's threads never sleep. Timers
 * keep the real one, as everywhere.
 */
function ownClock(): Record<string, string> {
  const { LD_PRELOAD: _, FAKETIME: __, ...env } = process.env;
  return env as Record<string, string>;
}

async function bringToMoment(context: BrowserContext): Promise<void> {
  if (process.env.FAKETIME === undefined) return;
  await context.addInitScript(
    (shift) => {
      const Real = Date;
      const now = () => Real.now() + shift;
      globalThis.Date = new Proxy(Real, {
        construct: (_, given, made) => Reflect.construct(Real, given.length > 0 ? given : [now()], made) as object,
        apply: () => new Real(now()).toString(),
        get: (_, key) => (key === 'now' ? now : (Reflect.get(Real, key) as unknown)),
      });
    },
    Number.parseInt(process.env.FAKETIME, 10) * 1000,
  );
}

export type VisitOptions = {
  size?: { width: number; height: number };
  dark?: boolean;
  timeZone?: string;
  touch?: boolean;
  /** In a whole browser, which shows what is outside the page too. */
  window?: boolean;
};
export const DESK = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** Every language on every size, each by day once and by night once. */
export const LOOKS = [
  { language: 'en', size: DESK, dark: false },
  { language: 'ar', size: PHONE, dark: true },
  { language: 'ar', size: DESK, dark: false },
  { language: 'en', size: PHONE, dark: true },
] as const satisfies readonly (VisitOptions & { language: Language })[];

/** `npm run looks` opens everything in every look, and goes every journey in both languages. */
export const everyLook = process.env.LOOKS === 'all';

/** The language of a journey whose module has others in the other one. */
export const inTurn = (language: Language): readonly Language[] => (everyLook ? LANGUAGES : [language]);

/** Everybody comes from an address of her own, or the limits for one address would meet the whole run. */
export const ownAddress = (): Record<string, string> => ({
  'x-forwarded-for': `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 250) + 1).join('.')}`,
});

/**
 * Contexts somebody has left, by what they were opened with. What they have loaded makes the next visit half a second
 * shorter.
 */
const left = new Map<string, BrowserContext[]>();

async function enter(language: Language, options: VisitOptions): Promise<BrowserContext> {
  const kept = left.get(keyOf(language, options))?.pop();
  if (kept) return kept;
  const context = await (
    await browserFor(options)
  ).newContext({
    baseURL: baseUrl,
    viewport: options.size ?? DESK,
    locale: language === 'ar' ? 'ar-AE' : 'en-GB',
    colorScheme: options.dark ? 'dark' : 'light',
    timezoneId: options.timeZone ?? 'Asia/Dubai',
    hasTouch: options.touch ?? false,
    reducedMotion: 'reduce',
  });
  await bringToMoment(context);
  return context;
}

/** Everything the person kept goes; only the product's own files stay in the cache. */
async function leave(context: BrowserContext, key: string): Promise<void> {
  const empty = await context.newPage();
  for (const page of context.pages()) if (page !== empty) await page.close();
  await context.clearCookies();
  await (
    await context.newCDPSession(empty)
  ).send('Storage.clearDataForOrigin', {
    origin: baseUrl,
    storageTypes: 'local_storage,indexeddb,service_workers,cache_storage,websql,file_systems',
  });
  await empty.close();
  left.set(key, [...(left.get(key) ?? []), context]);
}

const keyOf = (language: Language, options: VisitOptions): string => JSON.stringify([language, options]);

/** A person with a browser of her own. Whatever goes wrong in the page while she is there fails the test. */
export async function visit(
  language: Language,
  work: (page: Page, context: BrowserContext) => Promise<void>,
  options: VisitOptions = {},
): Promise<void> {
  const { page, context, wrong } = await openPage(language, options);
  try {
    await work(page, context);
    expect(await page.locator('[data-crash]').count(), `the error page stands at ${page.url()}`).toBe(0);
    expect(wrong).toEqual([]);
  } catch (failure) {
    await context.close();
    throw failure;
  }
  // Whoever took the context itself may have changed it.
  if (work.length > 1) await context.close();
  else await leave(context, keyOf(language, options));
}

/** A page in a browser of its own, and the list of what goes wrong in it, which grows. */
export async function openPage(
  language: Language,
  options: VisitOptions,
): Promise<{ page: Page; context: BrowserContext; wrong: string[] }> {
  const context = await enter(language, options);
  await context.setExtraHTTPHeaders(ownAddress());
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(`script error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of (401|403|404|409|422|429|501)/.test(message.text()))
      wrong.push(`console: ${message.text()}`);
  });
  page.on('response', (response) => {
    const isPicture = response.request().resourceType() === 'image';
    if (response.status() >= (isPicture ? 400 : 500) && response.status() !== 501)
      wrong.push(`${response.status()} ${response.url()}`);
  });
  return { page, context, wrong };
}

/** Waits until nothing on the page says that it is still loading. */
export async function settled(page: Page): Promise<void> {
  await page
    .waitForFunction(
      () =>
        document.readyState === 'complete' &&
        !document.querySelector('[aria-busy="true"]') &&
        (document.querySelector('#root, #app')?.childElementCount ?? 0) > 0,
    )
    .catch(async (cause: unknown) => {
      const waits = await page.evaluate(() => [
        document.readyState,
        ...[...document.querySelectorAll('[aria-busy="true"]')].map(({ outerHTML }) => outerHTML.slice(0, 200)),
        document.body.innerText.slice(0, 300),
      ]);
      throw new Error(`${page.url()} still loads: ${waits.join('\n')}`, { cause });
    });
  await page.evaluate(() => document.fonts.ready);
}

/**
 * To another page of the app, as its links go: without loading the app again. It may end elsewhere than it was asked
 * to. What the page it leaves still says of itself (the tab that was pressed last) is no arrival.
 */
export async function stepTo(page: Page, address: string): Promise<void> {
  await page.evaluate(
    ([path, patience]) =>
      new Promise<void>((resolve, reject) => {
        const at = () => document.body.dataset['at']!;
        const pageOf = (address: string) => address.split('?')[0]!;
        const left = pageOf(at());
        const hasCome = () => at() === path || pageOf(at()) !== left || pageOf(path) === left;
        if (at() === path) return resolve();
        setTimeout(() => reject(new Error(`The app did not go to ${path}`)), patience);
        new MutationObserver(() => hasCome() && resolve()).observe(document.body, { attributeFilter: ['data-at'] });
        history.pushState(null, '', path);
        dispatchEvent(new PopStateEvent('popstate'));
      }),
    [address, PATIENCE_MS] as const,
  );
  await settled(page);
}

/** What the person came for is there to be pressed: inside the screen, and nothing lies over it. */
export async function expectInReach(page: Page, action: Locator): Promise<void> {
  await action.waitFor();
  const box = (await action.boundingBox())!;
  const { width, height } = page.viewportSize()!;
  const said = `${await action.innerText()} of ${page.url()} at ${JSON.stringify(box)}`;
  expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height, said).toBe(true);
  const isOnTop = await action.evaluate((element) => {
    const { left, top, width: wide, height: high } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + wide / 2, top + high / 2));
  });
  expect(isOnTop, `${said} is covered`).toBe(true);
}
