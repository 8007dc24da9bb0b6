import { chromium, type Browser } from 'playwright-core';
import { findChromium } from '../lib/chromium.mjs';
import { startServer } from '../prove/server-process';
import { median, type Effort, type Row } from './row';

/** A slow phone on slow 4G, as Lighthouse means it: 150 ms to the server and back, 1.6 Mbit down, 750 kbit up, a quarter of this machine's speed. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const SLOW_CPU = { rate: 4 };
const PHONE = { width: 390, height: 844 };
const PAGES = ['/en/online/glow', '/ar/online/glow', '/ar/online/glow/time?lines=1,2'];
/** Pictures that come late, if any, are in by then. */
const SETTLED_MS = 2_500;

type Seen = { largest: number; shift: number };
declare const seen: Seen;

/** Runs in the page, before anything of it. */
const WATCH = `
  globalThis.seen = { largest: 0, shift: 0 };
  const watch = (type, see) => new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => { seen.largest = entry.startTime; });
  watch('layout-shift', (entry) => { seen.shift += entry.value; });`;

/** The first look a customer gets at a salon's page, without anything in her cache. */
export async function bookingPageRows(dataDir: string, { pairs }: Effort): Promise<Row[]> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No browser to measure in');
  const server = await startServer({ dataDir });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const rows: Row[] = [];
    for (const path of PAGES) {
      await look(browser, server.base + path);
      const looks: Seen[] = [];
      for (let turn = 0; turn < Math.max(3, pairs); turn += 1) looks.push(await look(browser, server.base + path));
      const [largest, shift] = [median(looks.map((one) => one.largest)), Math.max(...looks.map((one) => one.shift))];
      rows.push({
        name: `Booking page ${path}, largest paint, ms`,
        ours: largest.toFixed(0),
        against: '',
        ratio: '',
        bar: '< 1000, shift 0',
        holds: largest < 1_000 && shift === 0,
        note: `${looks.length} first visits, ${looks.map((one) => one.largest.toFixed(0)).join(', ')}; shift ${shift.toFixed(3)}`,
      });
    }
    return rows;
  } finally {
    await browser.close();
    await server.end('SIGTERM');
  }
}

async function look(browser: Browser, url: string): Promise<Seen> {
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
