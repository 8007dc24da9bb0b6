import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { platformBackupsContract } from '@rawnaq/domain/platform-backups/platform-backups.contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personOf, rowsOf, tokenOf } from '../../../test/people';
import { runJob } from '../../../test/run-job';
import { openWorld, PASSWORD, type World } from '../../../test/world';
import { NoLongerAsked, restoreAccount } from '../../db/world/restore-account';

const SALON = 2001;
const { get, add, unlock, restore_merchant } = platformBackupsContract;
let world: World;
let manager: string;
let backup: number;

beforeAll(async () => {
  world = await openWorld();
  manager = await tokenOf(world, await personOf(world, 'manager@test.rawnaq'));
  ({ id: backup } = (await world.call(add, {}, { as: manager })).body);
  await runJob(world.services, 'make-platform-backup', { id: backup });
}, 60_000);
afterAll(() => world.close());

const page = async () => (await world.call(get, {}, { as: manager })).body;
const nameOf = async (account: number): Promise<string> =>
  (await rowsOf<{ english_name: string }>(world, 'select english_name from accounts where id = $1', [account]))[0]!
    .english_name;
async function asked(): Promise<number> {
  await rowsOf(world, "update accounts set english_name = 'Since the backup' where id = $1", [SALON]);
  const { ticket } = (await world.call(unlock, { password: PASSWORD }, { as: manager })).body;
  const { status, body } = await world.call(
    restore_merchant,
    { id: backup, merchant_id: SALON, ticket },
    { as: manager },
  );
  expect(status).toBe(200);
  return body.id;
}
const run = (id: number) => runJob(world.services, 'restore-platform-backup', { id });

// What a process leaves that is killed there; `npm run prove -- --only crash-points` really kills it.
describe('a restore whose process was killed', () => {
  it('goes on with the backup it had begun, and leaves no half file', { timeout: 60_000 }, async () => {
    const id = await asked();
    const half = path.join(world.services.config.dataDir, 'backups/platform-backups/half');
    for (const name of [half, `${half}.part`]) writeFileSync(name, 'half');
    const [begun] = await rowsOf<{ id: number }>(
      world,
      `insert into platform_backups (kind, created_at, touched_at, storage_key)
       values ('before', now(), now(), 'platform-backups/half') returning id`,
    );
    await rowsOf(world, 'update platform_restores set before_id = $2 where id = $1', [id, begun!.id]);
    await run(id);
    const { restores, backups } = await page();
    expect(restores[0]).toMatchObject({ id, state: 'passed', violations: 0, salons: 1 });
    expect(backups.find((one) => one.id === begun!.id)).toMatchObject({ kind: 'before', state: 'ready' });
    expect(backups.filter(({ state }) => state === 'running')).toEqual([]);
    expect([existsSync(half), existsSync(`${half}.part`)]).toEqual([false, false]);
    expect(await nameOf(SALON)).toBe('Salon A');
  });

  it('does not put a merchant back twice: what was done since stays', async () => {
    const id = await asked();
    await rowsOf(world, 'update platform_restores set restored_at = now(), row_count = 7 where id = $1', [id]);
    await run(id);
    expect((await page()).restores[0]).toMatchObject({ id, state: 'passed', row_count: 7, violations: 0 });
    expect(await nameOf(SALON)).toBe('Since the backup');
    const written = await rowsOf(
      world,
      `select id from audit_log where account_id = $1 and action = 'platform-restores.restored' and entity_id = $2`,
      [SALON, String(id)],
    );
    expect(written.length).toBe(1);
  });

  it('changes nothing when it was given up meanwhile', async () => {
    const id = await asked();
    await rowsOf(world, "update platform_restores set state = 'failed' where id = $1", [id]);
    const restore = restoreAccount(world.url, world.url, { account: SALON, restore: id });
    await expect(restore).rejects.toThrow(NoLongerAsked);
    expect(await nameOf(SALON)).toBe('Since the backup');
    await run(id);
    expect(await nameOf(SALON)).toBe('Since the backup');
  });
});
