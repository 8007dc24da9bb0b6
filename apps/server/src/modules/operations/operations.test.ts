import { operationsContract } from '@rawnaq/domain/operations/operations.contract';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPerson, personOf, rowsOf, tokenOf } from '../../../test/people';
import { runJob } from '../../../test/run-job';
import { openWorld, type World } from '../../../test/world';
import { connectionOf } from '../../db/pool';
import { enqueue } from '../../db/enqueue';
import { asPlatform } from '../../services';
import { startPulse } from './pulse';

const { get, retry_jobs, remove_job } = operationsContract;
let world: World;
let manager: string;
let admin: pg.Client;

beforeAll(async () => {
  world = await openWorld();
  manager = await tokenOf(world, await personOf(world, 'manager@test.rawnaq'));
  admin = new pg.Client(connectionOf(world.url));
  await admin.connect();
});
afterAll(async () => {
  await admin.end();
  await world.close();
});

const page = async () => {
  const { status, body } = await world.call(get, {}, { as: manager });
  expect(status).toBe(200);
  return body;
};

describe('the page of operations', () => {
  it('shows processes while they beat, and that one is away', async () => {
    const pulse = startPulse(world.services, world.app.calls);
    await pulse.beat();
    const [one] = (await page()).processes;
    expect(one).toMatchObject({ role: 'all', is_away: false });
    expect(one!.memory_bytes).toBeGreaterThan(1_000_000);
    world.advance(60_000);
    expect((await page()).processes[0]!.is_away).toBe(true);
    await pulse.stop();
    expect((await page()).processes).toEqual([]);
  });

  it('shows calls that took long, and forgets them after a week', async () => {
    const pulse = startPulse(world.services, world.app.calls);
    world.app.calls.observe({ method: 'POST', route: '/api/merchant/x', status: 200, ms: 2_345.6 });
    await pulse.beat();
    const { slow_calls, slow_today, slowest_ms } = await page();
    expect(slow_calls.find(({ route }) => route === '/api/merchant/x')).toMatchObject({ ms: 2_346 });
    expect(slow_today).toBe(slow_calls.length);
    expect(slowest_ms).not.toBeNull();
    world.advance(8 * 86_400_000);
    await runJob(world.services, 'forget-slow-calls');
    world.advance(-8 * 86_400_000);
    expect(await rowsOf(world, 'select id from slow_calls')).toEqual([]);
    await pulse.stop();
  });

  it('shows sizes, what merchants keep, checks and backups', async () => {
    await rowsOf(
      world,
      `insert into uploads (account_id, unique_id, file_name, mime, bytes)
       values (2001, 'a', 'a.pdf', 'application/pdf', 700), (2002, 'b', 'b.pdf', 'application/pdf', 300)`,
    );
    await runJob(world.services, 'check-ledgers');
    const { storage, verify, backups, proven } = await page();
    expect(storage.uploads_bytes).toBe(1_000);
    expect(storage.merchants).toMatchObject([
      { id: 2001, bytes: 700, files: 1 },
      { id: 2002, bytes: 300 },
    ]);
    expect(storage.database_bytes).toBeGreaterThan(storage.tables[0]!.bytes);
    expect(verify).toMatchObject({ salons_checked: 3, salons_broken: 0, broken: [] });
    expect(verify.checks.every(({ broken }) => broken === 0)).toBe(true);
    expect([backups, proven]).toEqual([[], null]);
  });
});

describe('failed jobs', () => {
  const fail = async (account_id: number): Promise<number> => {
    await asPlatform(world.services, (tx) => enqueue(tx, 'send-message', { account_id, id: 1, secret: 'canary' }));
    const { rows } = await admin.query<{ id: string }>(
      `update graphile_worker._private_jobs
       set attempts = max_attempts, last_error = 'No answer within 30 s'
       where id = (select max(id) from graphile_worker._private_jobs)
       returning id`,
    );
    return Number(rows[0]!.id);
  };

  it('are shown without what is in them, run again or are given up', async () => {
    const [first, second] = [await fail(2001), await fail(2002)];
    const answer = await page();
    expect(answer.queue.failed).toBe(2);
    expect(answer.failed_jobs.find(({ id }) => id === first)).toMatchObject({
      task: 'send-message',
      merchant: { id: 2001, name: { en: 'Salon A' } },
      why: 'No answer within 30 s',
      is_given_up: true,
    });
    expect(JSON.stringify(answer)).not.toContain('canary');

    expect((await world.call(retry_jobs, { ids: [first] }, { as: manager })).body).toEqual({ jobs: 1 });
    const { rows } = await admin.query('select attempts from graphile_worker._private_jobs where id = $1', [first]);
    expect(rows).toEqual([{ attempts: 0 }]);
    expect((await world.call(remove_job, { id: second }, { as: manager })).status).toBe(200);
    expect((await world.call(remove_job, { id: second }, { as: manager })).body.code).toBe('NOT_FOUND');
    expect((await world.call(retry_jobs, { ids: [second, 999_999] }, { as: manager })).body).toEqual({ jobs: 0 });
  });

  it('are only for whoever may', async () => {
    const looker = await tokenOf(world, await addPerson(world, 'manager', 0, { 106: [3] }));
    expect((await world.call(get, {}, { as: looker })).status).toBe(200);
    expect((await world.call(retry_jobs, { ids: [1] }, { as: looker })).status).toBe(403);
    const stranger = await tokenOf(world, await addPerson(world, 'manager', 0, { 106: [1, 2] }));
    expect((await world.call(get, {}, { as: stranger })).status).toBe(403);
  });
});
