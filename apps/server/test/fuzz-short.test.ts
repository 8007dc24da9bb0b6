import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fuzz } from '../../../tools/prove/fuzz/fuzz';
import { NEVER_REACHED } from '../../../tools/prove/fuzz/recipes';
import { makePageRoot } from './servers/page-root';
import { openWorld, type World } from './world';

let world: World;
const root = mkdtempSync(path.join(tmpdir(), 'rawnaq-pages-'));
beforeAll(async () => {
  world = await openWorld({ demo: true, serve: await makePageRoot(root) });
});
afterAll(async () => {
  await world.close();
  rmSync(root, { recursive: true, force: true });
});

// `npm run prove -- --only fuzz` makes a hundred thousand calls of it. CALLS and SEED for another run here.
it('every endpoint is reached with an input that fits, and nothing sent to it or to a page ends in a 5xx', async () => {
  const { facts, broken } = await fuzz(world, {
    seed: Number(process.env.SEED ?? 20_261_115),
    calls: Number(process.env.CALLS ?? 2_000),
  });
  expect(broken).toEqual([]);
  expect(facts['least often reached']).toBeGreaterThan(0);
  // Most knocks are at doors that are not there; a world without its pages would draw none.
  expect(facts['pages drawn']).toBeGreaterThan(30);
  // Whoever leaves an endpoint out says why, and no module hides behind a path that is gone.
  const paths = new Set(world.app.endpoints.map(({ endpoint }) => endpoint.path));
  expect(Object.keys(NEVER_REACHED).filter((path) => !paths.has(path))).toEqual([]);
  expect(facts.endpoints).toBe(world.app.endpoints.filter(({ endpoint }) => !NEVER_REACHED[endpoint.path]).length);
}, 240_000);
