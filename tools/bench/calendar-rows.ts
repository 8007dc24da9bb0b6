import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { build } from 'vite';
import { findChromium } from '../lib/chromium.mjs';
import { inPairs, median, percentile, type Effort, type Row } from './row';

const web = join(import.meta.dirname, '../../apps/web');
const FRAMES = 120;
const BAR = 4;
const PAUSE_MS = 60;
const FRAME_MS = 16.7;
/** As the product's pages are: the address says the language, and with it whether times are written ص or AM. */
const ADDRESS = 'http://calendar.test';
const PAGE = '<!doctype html><html lang="en" dir="ltr"><body></body></html>';
/** What the page under measurement offers. */
declare const bench: {
  mount: (kind: string, people: number, visits: number) => number;
  drag: (
    people: number,
    visits: number,
    frames: number,
  ) => Promise<{ dragged: number[]; plain: number[]; work: number[] }>;
};

/** The calendar beside a popular one with the same data in the same browser, and what a drag costs a frame. */
export async function* calendarRows({ pairs }: Effort): AsyncIterable<Row> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No browser to measure in');
  const folder = mkdtempSync(join(tmpdir(), 'rawnaq-calendar-'));
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    await buildPage(folder);
    // Each has a page of its own: in one, either would clear away in its own time what the other left behind.
    const [ours, peer] = [await openPage(browser, folder), await openPage(browser, folder)];
    yield* await mountRows({ ours, peer }, pairs);
    yield* await dragRows(ours);
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function openPage(browser: Browser, folder: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: PAGE }));
  await page.goto(`${ADDRESS}/en`);
  for (const name of readdirSync(folder).toSorted()) {
    if (name.endsWith('.css')) await page.addStyleTag({ path: join(folder, name) });
    if (name.endsWith('.js')) await page.addScriptTag({ path: join(folder, name) });
  }
  return page;
}

async function mountRows(pages: { ours: Page; peer: Page }, pairs: number): Promise<Row[]> {
  // The middle of a few, because one drawing is over before a busy moment of the machine is.
  const mount = (kind: 'ours' | 'peer') => async () => {
    await pages[kind].bringToFront();
    const times: number[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      // What the last one left to the browser's painters is done before the next is timed.
      await pages[kind].waitForTimeout(PAUSE_MS);
      times.push(await pages[kind].evaluate((name) => bench.mount(name, 12, 150), kind));
    }
    return median(times);
  };
  // The first drawings pay for compiling; what people wait for is every day after them.
  for (let turn = 0; turn < 4; turn += 1) for (const kind of ['ours', 'peer'] as const) await mount(kind)();
  const { ours, peer, ratio, note } = await inPairs(Math.max(pairs, 5), mount('ours'), mount('peer'), 1 / BAR);
  return [
    {
      name: 'P14 calendar mount, 12 people, 150 visits, ms',
      ours: ours.toFixed(1),
      against: `react-big-calendar ${peer.toFixed(1)}`,
      ratio: (1 / ratio).toFixed(1),
      bar: `≥ ${BAR}`,
      holds: ratio <= 1 / BAR,
      note,
    },
  ];
}

async function dragRows(page: Page): Promise<Row[]> {
  await page.bringToFront();
  const { dragged, plain, work } = await page.evaluate((frames) => bench.drag(50, 500, frames), FRAMES);
  const [ours, rest, busy] = [percentile(dragged, 0.95), percentile(plain, 0.95), percentile(work, 0.95)];
  return [
    {
      name: 'P13 drag frame, 50 people, 500 visits, p95 ms',
      ours: ours.toFixed(1),
      against: `a bare box ${rest.toFixed(1)}`,
      ratio: (ours / rest).toFixed(2),
      bar: '≤ 1.5',
      holds: ours / rest <= 1.5,
      note: `${FRAMES} frames`,
    },
    {
      name: 'P13 work in a drag frame, p95 ms',
      ours: busy.toFixed(2),
      against: '',
      ratio: '',
      bar: `≤ ${FRAME_MS}`,
      holds: busy <= FRAME_MS,
    },
  ];
}

async function buildPage(outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: web,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      emptyOutDir: false,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      lib: {
        entry: join(web, 'bench/calendar-page.tsx'),
        formats: ['iife'],
        name: 'calendarBench',
        fileName: () => 'page.js',
      },
    },
  });
}
