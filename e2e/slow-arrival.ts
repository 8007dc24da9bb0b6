import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { baseUrl } from './visit';

const PIECE = 250;
const ON_SCREEN = 24_000;
const BOX =
  /^<(?:a|article|button|dd|div|dl|dt|footer|form|header|img|label|li|main|nav|ol|p|section|table|tr|ul)[\s>]/;

/**
 * The product behind a thin line: pages come in small pieces, so that the browser paints them half arrived. Files pass
 * as they are.
 */
export async function withSlowArrival<T>(work: (base: string) => Promise<T>): Promise<T> {
  const server = createServer((asked, answer) => {
    const onward = request(
      new URL(asked.url ?? '/', baseUrl),
      { method: asked.method, headers: { ...asked.headers, 'accept-encoding': 'identity' } },
      (given) => {
        const { 'content-length': _, ...headers } = given.headers;
        answer.writeHead(given.statusCode ?? 502, headers);
        if (!String(headers['content-type']).startsWith('text/html')) return given.pipe(answer);
        const parts: Buffer[] = [];
        given
          .on('data', (part: Buffer) => parts.push(part))
          .on(
            'end',
            () =>
              void inPieces(painted(Buffer.concat(parts)), (part) => answer.write(part)).finally(() => answer.end()),
          );
      },
    );
    asked.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** Without the wish that the first screen be painted in one piece: not every browser knows it. */
const painted = (page: Buffer): Buffer => Buffer.from(page.toString().replace(/<link rel="expect"[^>]*>/, ''));

/** Half a word, or a button without its words, has another width than the whole. */
function nextBox(page: Buffer, from: number): number {
  for (let at = page.indexOf('<', from); at !== -1; at = page.indexOf('<', at + 1))
    if (BOX.test(page.toString('latin1', at, at + 10))) return at;
  return page.length;
}

async function inPieces(page: Buffer, write: (part: Buffer) => void): Promise<void> {
  const body = page.indexOf('<body');
  write(page.subarray(0, body));
  for (let at = body; at < page.length;) {
    const end = at - body < ON_SCREEN ? nextBox(page, at + PIECE) : page.length;
    write(page.subarray(at, end));
    at = end;
    await pause(25);
  }
}
