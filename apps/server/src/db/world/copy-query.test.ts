import { Socket } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, type World } from '../../../test/world';
import { connectionOf } from '../pool';
import { copyQuery } from './world-tables';

let world: World;
beforeAll(async () => {
  world = await openWorld({ empty: true });
});
afterAll(() => world.close());

/** "That was the last row", after which the server says how many there were. */
const COPY_DONE = Buffer.from([0x63, 0, 0, 0, 4]);

/** A line on which what follows the last row comes a moment later. */
class Dawdler extends Socket {
  override push(chunk: Buffer | null): boolean {
    const end = chunk ? chunk.indexOf(COPY_DONE) + COPY_DONE.length : 0;
    if (!chunk || end < COPY_DONE.length || end === chunk.length) return super.push(chunk);
    setTimeout(() => super.push(chunk.subarray(end)), 50);
    return super.push(chunk.subarray(0, end));
  }
}

it('counts the rows of a copy itself, however late the server says how many there were', async () => {
  const client = new pg.Client({ ...connectionOf(world.url), stream: () => new Dawdler() });
  await client.connect();
  const copy = copyQuery(client, "select n, E'a\\nb' from generate_series(1, 1234) n");
  let step = await copy.next();
  while (!step.done) step = await copy.next();
  expect(step.value.rows).toBe(1_234);
  await client.end();
});
