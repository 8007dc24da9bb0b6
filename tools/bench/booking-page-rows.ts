import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium, type Browser } from 'playwright-core';
import { findChromium } from '../lib/chromium.mjs';
import { startServer } from '../prove/server-process';
import { inPairs, median, type Effort, type Row } from './row';

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
/** With the salon's picture on top: measured against a page that has nothing but this picture. */
const WITH_PICTURE = PAGES.slice(0, 2);
const PICTURE_BAR = 1.35;
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
    for (const path of WITH_PICTURE) rows.push(await pictureRow(browser, server.base + path, path, Math.max(7, pairs)));
    return rows;
  } finally {
    await browser.close();
    await server.end('SIGTERM');
  }
}

/** Looks in turn at ours and at the bare page, so that whatever else the machine does meets both. */
async function pictureRow(browser: Browser, url: string, path: string, turns: number): Promise<Row> {
  const bare = await bareServer(url);
  try {
    let shift = 0;
    const lookAtOurs = async (): Promise<number> => {
      const seen = await look(browser, url);
      shift = Math.max(shift, seen.shift);
      return seen.largest;
    };
    const { ours, peer, ratio, note } = await inPairs(
      turns,
      lookAtOurs,
      async () => (await look(browser, bare.base)).largest,
    );
    return {
      name: `Booking page ${path}, largest paint against its picture alone, ms`,
      ours: ours.toFixed(0),
      against: peer.toFixed(0),
      ratio: ratio.toFixed(2),
      bar: `≤ ${PICTURE_BAR}, shift 0`,
      holds: ratio <= PICTURE_BAR && shift === 0,
      note: `${note}; shift ${shift.toFixed(3)}`,
    };
  } finally {
    bare.close();
  }
}

/** The same picture in the same place, and nothing else. */
async function bareServer(url: string): Promise<{ base: string; close: () => void }> {
  const source = /<img class="cover-picture" src="([^"]+)"/.exec(await (await fetch(url)).text())?.[1];
  if (!source) throw new Error(`${url} has no picture on top`);
  const answer = await fetch(new URL(source, url));
  const picture = Buffer.from(await answer.arrayBuffer());
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Picture</title></head><body style="margin:0"><img src="/picture" alt="" style="display:block;width:100%;height:196px;object-fit:cover"></body></html>`;
  const server = createServer((asked, reply) =>
    asked.url === '/picture'
      ? reply.writeHead(200, { 'content-type': answer.headers.get('content-type') ?? '' }).end(picture)
      : reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return { base: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close };
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
