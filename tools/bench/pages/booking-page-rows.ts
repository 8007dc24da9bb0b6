import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { startServer } from '../../prove/server-process';
import { inPairs, type Row } from '../row';
import { look, openBrowser } from './slow-phone';

type Page = { path: string; largest: 'picture' | 'text'; bar: number };
/**
 * A page of text is whole when its first line is painted: a bare one paints after a single journey, ours carries
 * letters, styles and times on it.
 */
const PAGES: readonly Page[] = [
  { path: '/en/online/glow', largest: 'picture', bar: 1.35 },
  { path: '/ar/online/glow', largest: 'picture', bar: 1.35 },
  { path: '/ar/online/glow/time?lines=1,2', largest: 'text', bar: 2.5 },
];
/** Pages on a slow phone differ from look to look, also when there is little time. */
const LOOKS = 5;
/**
 * The first look a customer gets at a salon's page, without anything in her cache, in turn with a bare page that has
 * its largest thing alone.
 */
export async function* bookingPageRows(dataDir: string): AsyncIterable<Row> {
  const server = await startServer({ dataDir });
  const browser = await openBrowser();
  try {
    for (const page of PAGES) yield await pageRow(browser, server.base + page.path, page);
  } finally {
    await browser.close();
    await server.end('SIGTERM');
  }
}

async function pageRow(browser: Browser, url: string, page: Page): Promise<Row> {
  const bare = await bareServer(url, page.largest);
  try {
    let shift = 0;
    const lookAtOurs = async (): Promise<number> => {
      const seen = await look(browser, url);
      shift = Math.max(shift, seen.shift);
      return seen.largest;
    };
    const lookAtBare = async (): Promise<number> => (await look(browser, bare.base)).largest;
    await fetch(url);
    const { ours, peer, ratio, note } = await inPairs(LOOKS, lookAtOurs, lookAtBare, page.bar);
    return {
      name: `Booking page ${page.path}, largest paint, ms`,
      ours: ours.toFixed(0),
      against: `its ${page.largest} alone ${peer.toFixed(0)}`,
      ratio: ratio.toFixed(2),
      bar: `≤ ${page.bar}, shift 0`,
      holds: ratio <= page.bar && shift === 0,
      note: `${note}; shift ${shift.toFixed(3)}; 1000 ms wished`,
    };
  } finally {
    bare.close();
  }
}

/** The same picture in the same place, or a line of text, and nothing else. */
async function bareServer(url: string, largest: Page['largest']): Promise<{ base: string; close: () => void }> {
  const picture = largest === 'picture' ? await coverOf(url) : undefined;
  const content = picture
    ? '<img src="/picture" alt="" style="display:block;width:100%;height:196px;object-fit:cover">'
    : '<h1>Choose a time</h1>';
  const page =
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><title>Bare</title></head>' +
    `<body style="margin:0">${content}</body></html>`;
  const server = createServer((asked, reply) =>
    asked.url === '/picture'
      ? reply.writeHead(200, { 'content-type': picture?.type }).end(picture?.bytes)
      : reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return { base: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close };
}

async function coverOf(url: string): Promise<{ type: string; bytes: Buffer }> {
  const source = /<img class="cover-picture" src="([^"]+)"/.exec(await (await fetch(url)).text())?.[1];
  if (!source) throw new Error(`${url} has no picture on top`);
  const answer = await fetch(new URL(source, url));
  return { type: answer.headers.get('content-type') ?? '', bytes: Buffer.from(await answer.arrayBuffer()) };
}
