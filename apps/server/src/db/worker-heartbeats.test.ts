import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asPlatform } from '../services';
import { openWorld, type World } from '../../test/world';
import { rowsOf } from '../../test/people';
import { enqueue } from './enqueue';
import { connectionOf } from './pool';
import { beat, freeJobsOfDeadWorkers } from './worker-heartbeats';

let world: World;
let owner: pg.Pool;
beforeAll(async () => {
  world = await openWorld();
  owner = new pg.Pool({ ...connectionOf(world.url), max: 2 });
});
afterAll(async () => {
  await owner.end();
  await world.close();
});

const lock = (worker: string, seconds: number) =>
  owner.query(
    `
      update graphile_worker._private_jobs
      set locked_by = $1, locked_at = now() - make_interval(secs => $2)
      where key = $1`,
    [worker, seconds],
  );
const lockedBy = async (): Promise<string[]> =>
  (
    await owner.query<{ locked_by: string }>(
      'select locked_by from graphile_worker._private_jobs where locked_by is not null order by 1',
    )
  ).rows.map((row) => row.locked_by);

it('frees the jobs of a dead worker, and of no other; a living worker then does them', async () => {
  for (const worker of ['dead', 'living', 'young']) {
    await asPlatform(world.services, (tx) =>
      enqueue(
        tx,
        'notify',
        { type: 'js-errors', code: 'new', values: { message: `by ${worker}` }, open_id: null },
        { key: worker },
      ),
    );
    await lock(worker, worker === 'young' ? 5 : 120);
  }
  await beat(owner, ['living']);
  await owner.query(
    `
      insert into worker_heartbeats (worker_id, seen_at)
      values ('dead', now() - interval '2 minutes'), ('forgotten', now() - interval '3 days')`,
  );

  expect(await freeJobsOfDeadWorkers(owner, 40)).toEqual(['dead']);
  expect(await lockedBy()).toEqual(['living', 'young']);
  expect(await freeJobsOfDeadWorkers(owner, 40)).toEqual([]);
  expect((await owner.query("select 1 from worker_heartbeats where worker_id = 'forgotten'")).rowCount).toBe(0);

  await world.startJobs();
  await expect
    .poll(
      () =>
        rowsOf(
          world,
          "select values ->> 'message' as message from notifications where values ->> 'message' like 'by %'",
        ),
      {
        timeout: 10_000,
      },
    )
    .toEqual([{ message: 'by dead' }]);
});

it('is done by every running worker: a job left locked by a killed process is taken over', async () => {
  await asPlatform(world.services, (tx) =>
    enqueue(
      tx,
      'notify',
      { type: 'js-errors', code: 'new', values: { message: 'left behind' }, open_id: null },
      { key: 'killed', runAt: new Date(Date.now() + 600_000) },
    ),
  );
  await owner.query(
    `
      update graphile_worker._private_jobs
      set locked_by = 'killed', locked_at = now() - interval '2 minutes', run_at = now(), attempts = 1
      where key = 'killed'`,
  );
  await world.startJobs();
  await expect
    .poll(() => rowsOf(world, "select 1 from notifications where values ->> 'message' = 'left behind'"), {
      timeout: 15_000,
    })
    .toHaveLength(1);
});
