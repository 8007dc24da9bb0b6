import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { baseUrl } from './visit';

const PIECE = 250;
const ON_SCREEN = 24_000;

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
            () => void inPieces(Buffer.concat(parts), (part) => answer.write(part)).finally(() => answer.end()),
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

async function inPieces(page: Buffer, write: (part: Buffer) => void): Promise<void> {
  const body = page.indexOf('<body');
  write(page.subarray(0, body));
  for (let at = body; at < page.length;) {
    // Before a tag: half a word has another width than the whole.
    const next = at - body < ON_SCREEN ? page.indexOf('<', at + PIECE) : -1;
    const end = next === -1 ? page.length : next;
    write(page.subarray(at, end));
    at = end;
    await pause(25);
  }
}
