import { chromium, type Browser } from 'playwright-core';
import { findChromium, findShell } from '../../lib/chromium.mjs';

/**
 * A slow phone on slow 4G, as Lighthouse means it: 150 ms to the server and back, 1.6 Mbit down, 750 kbit up, a quarter
 * of this machine's speed.
 */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const SLOW_CPU = { rate: 4 };
const PHONE = { width: 390, height: 844 };
/** After the page has loaded its own pictures; what paints later than this is below the screen. */
const SETTLED_MS = 700;

export type Seen = { largest: number; shift: number };
declare const seen: Seen;

/** Runs in the page, before anything of it. */
const WATCH = `
  globalThis.seen = { largest: 0, shift: 0 };
  const watch = (type, see) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => { seen.largest = entry.startTime; });
  watch('layout-shift', (entry) => { seen.shift += entry.value; });`;

/** Without a window where there is such a one: a window has pages of its own, which load beside the one measured. */
export function openBrowser(): Promise<Browser> {
  const executablePath = findShell() ?? findChromium();
  if (!executablePath) throw new Error('No browser to measure in');
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
}

/** The first look at a page, without anything in the cache. */
export async function look(browser: Browser, url: string): Promise<Seen> {
  const context = await browser.newContext({ viewport: PHONE });
  try {
    const page = await context.newPage();
    const phone = await context.newCDPSession(page);
    await phone.send('Network.emulateNetworkConditions', SLOW_4G);
    await phone.send('Emulation.setCPUThrottlingRate', SLOW_CPU);
    await page.addInitScript({ content: WATCH });
    await page.goto(url);
    await page.waitForTimeout(SETTLED_MS);
    return await page.evaluate(() => seen);
  } finally {
    await context.close();
  }
}
