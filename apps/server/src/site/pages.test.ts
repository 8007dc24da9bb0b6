import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePageRoot } from '../../test/servers/page-root';
import { openWorld, type World } from '../../test/world';

let world: World;
const root = mkdtempSync(path.join(tmpdir(), 'rawnaq-pages-'));
beforeAll(async () => {
  world = await openWorld({ serve: await makePageRoot(root) });
});
afterAll(async () => {
  await world.close();
  rmSync(root, { recursive: true, force: true });
});

/** Far above what an answer takes, and far below what it took. */
const AT_MOST_MS = 2_000;
async function timed<T>(work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const done = await work();
  expect(performance.now() - began).toBeLessThan(AT_MOST_MS);
  return done;
}
const post = (url: string, payload: string) =>
  world.app.server.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

describe('an address', () => {
  it('that names nothing leads to the page that says so, however odd it is', async () => {
    for (const [url, page] of [
      ['/nothing', '/not-found'],
      ['//[', '/not-found'],
      ['//@', '/not-found'],
      ['//example.com/merchant', '/not-found'],
      ['/en//nothing', '/en/not-found'],
    ] as const) {
      const answer = await world.app.server.inject(url);
      expect([answer.statusCode, answer.headers.location], url).toEqual([302, page]);
    }
    expect((await world.app.server.inject('/en/not-found')).statusCode).toBe(404);
  });

  it('may end with slashes', async () => {
    for (const url of ['/', '//', '///', '/en//', '/en/about-company', '/en/about-company/', '/en/about-company//'])
      expect((await world.app.server.inject(url)).statusCode, url).toBe(200);
  });

  it('longer than any of ours is refused before anybody reads it', async () => {
    for (const url of [`/a${'/'.repeat(15_900)}b`, `/api/merchant/${'/'.repeat(15_900)}b`]) {
      const answer = await timed(() => world.app.server.inject(url));
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'NOT_FOUND']);
    }
    const asked = await world.app.server.inject(`/en/about-company?${'a=1&'.repeat(2_000)}`);
    expect(asked.statusCode).toBe(200);
  });
});

describe('a form', () => {
  it('of more fields than any of ours is refused before it is taken apart', async () => {
    for (const url of ['/web-survey/x', '/en/contact-us', '/registration']) {
      const answer = await timed(() => post(url, 'a&'.repeat(25_000)));
      expect([answer.statusCode, answer.json<{ code: string }>().code], url).toEqual([422, 'PAYLOAD_TOO_LARGE']);
    }
    const long = await timed(() => post('/web-survey/x', 'a&'.repeat(99_000)));
    expect(long.statusCode).toBe(422);
  });

  it('of many fields is read once', async () => {
    const answer = await timed(() => post('/web-survey/x', 'a=1&'.repeat(999)));
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/ar/web-survey/x']);
  });
});
