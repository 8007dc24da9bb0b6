import { readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { platformBackupsContract } from '@rawnaq/domain/platform-backups/platform-backups.contract';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personOf, rowsOf, tokenOf } from '../../../test/people';
import { runJob } from '../../../test/run-job';
import { openWorld, type World } from '../../../test/world';
import { connectionOf } from '../../db/pool';
import { DEMO_PASSWORD } from '../../demo/texts/demo-logins';
import { asPlatform } from '../../services';
import { checkSalons } from '../ledger-checks';
import { tellStaff } from './tell-staff';

const GLOW = 1001;
const { get, add, drill, remove, unlock, file, merchants, restore_merchant, check } = platformBackupsContract;
let world: World;
let manager: string;

beforeAll(async () => {
  world = await openWorld({ demo: true });
  manager = await tokenOf(world, await personOf(world, 'manager@rawnaq.demo'));
}, 180_000);
afterAll(async () => {
  await world.close();
});

const page = async () => (await world.call(get, {}, { as: manager })).body;
async function backUp(): Promise<number> {
  const { status, body } = await world.call(add, {}, { as: manager });
  expect(status).toBe(200);
  await runJob(world.services, 'make-platform-backup', { id: body.id });
  return body.id;
}
const one = async (id: number) => (await page()).backups.find((backup) => backup.id === id);
const fileOf = async (id: number): Promise<string> => {
  const [row] = await rowsOf<{ storage_key: string }>(world, 'select storage_key from platform_backups where id = $1', [
    id,
  ]);
  return path.join(world.services.config.dataDir, 'backups', row!.storage_key);
};
const ticket = async (): Promise<string> =>
  (await world.call(unlock, { password: DEMO_PASSWORD }, { as: manager })).body.ticket;
async function scratchDatabases(): Promise<string[]> {
  const client = new pg.Client(connectionOf(world.url));
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    `select datname as name from pg_database
     where datname like 'rawnaq_scratch_' || (select oid from pg_database where datname = current_database()) || '%'`,
  );
  await client.end();
  return rows.map(({ name }) => name);
}
/** Everything of the other salons, in one number each. */
const othersOf = (account: number) =>
  rowsOf(
    world,
    `select account_id, count(*) as rows, sum(debit) as debit, sum(credit) as credit
     from ledger_days where account_id <> $1 group by 1 order by 1`,
    [account],
  );

describe('a backup of the platform', () => {
  let id: number;
  beforeAll(async () => {
    id = await backUp();
  }, 120_000);

  it('is sealed, counted and proved, one at a time', async () => {
    const record = await one(id);
    expect(record).toMatchObject({ kind: 'hand', state: 'ready', fault: null, user_name: 'Omar Farouk' });
    expect(record!.row_count).toBeGreaterThan(10_000);
    expect(record!.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(record!.done_parts).toBe(record!.total_parts);
    const bytes = readFileSync(await fileOf(id));
    expect(bytes.length).toBe(record!.bytes);
    expect(bytes.subarray(0, 14).toString()).toBe('RAWNAQ BACKUP\n');
    expect((await page()).is_overdue).toBe(false);

    const second = await world.call(add, {}, { as: manager });
    expect((await world.call(add, {}, { as: manager })).body.code).toBe('BACKUP_UNDER_WAY');
    expect((await world.call(remove, { id: second.body.id }, { as: manager })).status).toBe(200);
    await runJob(world.services, 'make-platform-backup', { id: second.body.id });
    expect(await one(second.body.id)).toBeUndefined();
  });

  it('is fetched with the password of the last minutes only', async () => {
    expect((await world.call(file, { id, ticket: 'x' }, { as: manager })).body.code).toBe('BACKUP_PROOF');
    expect((await world.call(unlock, { password: 'wrong' }, { as: manager })).body.code).toBe('PASSWORD_INCORRECT');
    const fetched = await world.call(file, { id, ticket: await ticket() }, { as: manager });
    expect(fetched.status).toBe(200);
    expect(Number(fetched.headers['content-length'])).toBe((await one(id))!.bytes);
  });

  it('comes back in a drill, which says so and leaves nothing behind', { timeout: 120_000 }, async () => {
    const started = await world.call(drill, { id }, { as: manager });
    expect((await world.call(drill, { id }, { as: manager })).body.code).toBe('RESTORE_UNDER_WAY');
    expect((await world.call(remove, { id }, { as: manager })).body.code).toBe('RESTORE_UNDER_WAY');
    await runJob(world.services, 'restore-platform-backup', { id: started.body.id });
    const { last_proven, restores } = await page();
    expect(restores[0]).toMatchObject({ state: 'passed', fault: null, violations: 0 });
    expect(last_proven).toMatchObject({ id: started.body.id, row_count: (await one(id))!.row_count });
    expect(last_proven!.salons).toBeGreaterThan(2);
    expect(await scratchDatabases()).toEqual([]);
  });

  it('puts one merchant back and touches nobody else', { timeout: 180_000 }, async () => {
    const before = await othersOf(GLOW);
    const [counted] = await rowsOf<{ customers: number; invoices: number }>(world, COUNTS, [GLOW]);
    const [hash] = await rowsOf(world, 'select password_hash from users where account_id = $1 and is_owner', [GLOW]);
    await rowsOf(world, "update customers set name = 'Spoiled' where account_id = $1", [GLOW]);
    await rowsOf(world, "update accounts set english_name = 'Spoiled', tier = 'basic' where id = $1", [GLOW]);
    await rowsOf(world, 'delete from customer_consents where account_id = $1', [GLOW]).catch(() => []);
    await rowsOf(world, 'delete from notification_reads where account_id = $1', [GLOW]);

    expect((await world.call(merchants, { search: 'glow' }, { as: manager })).body.records).toEqual([]);
    const [found] = (await world.call(merchants, { search: 'spoil' }, { as: manager })).body.records;
    expect(found!.id).toBe(GLOW);
    const input = { id, merchant_id: GLOW, ticket: await ticket() };
    expect((await world.call(restore_merchant, { ...input, ticket: '' }, { as: manager })).body.code).toBe(
      'BACKUP_PROOF',
    );
    expect((await world.call(restore_merchant, { ...input, merchant_id: 999_999 }, { as: manager })).body.code).toBe(
      'NOT_FOUND',
    );
    const owner = await tokenOf(world, await personOf(world, 'owner@glow.demo'));
    const started = await world.call(restore_merchant, input, { as: manager });
    await runJob(world.services, 'restore-platform-backup', { id: started.body.id });
    const { restores, backups } = await page();
    expect(restores[0]).toMatchObject({ kind: 'merchant', state: 'passed', fault: null, detail: null, violations: 0 });
    expect(backups[0]).toMatchObject({ kind: 'before', state: 'ready' });

    expect(await rowsOf(world, COUNTS, [GLOW])).toEqual([counted]);
    expect(await rowsOf(world, "select id from customers where account_id = $1 and name = 'Spoiled'", [GLOW])).toEqual(
      [],
    );
    const [account] = await rowsOf<{ english_name: string; tier: string }>(
      world,
      'select english_name, tier from accounts where id = $1',
      [GLOW],
    );
    expect(account!.english_name).not.toBe('Spoiled');
    expect(account!.tier).toBe('basic');
    expect(await rowsOf(world, 'select password_hash from users where account_id = $1 and is_owner', [GLOW])).toEqual([
      hash,
    ]);
    expect(await rowsOf(world, 'select id from sessions where account_id = $1', [GLOW])).toEqual([]);
    expect(await othersOf(GLOW)).toEqual(before);
    expect((await checkSalons(world.services, [GLOW]))[0]!.broken).toEqual([]);
    expect(await scratchDatabases()).toEqual([]);
    expect(owner).toContain('.');
  });
});

const COUNTS = `
  select (select count(*) from customers where account_id = $1) as customers,
    (select count(*) from invoices where account_id = $1) as invoices,
    (select count(*) from postings where account_id = $1) as postings,
    (select count(*) from message_attempts where account_id = $1) as attempts,
    (select count(*) from appointments where account_id = $1) as appointments`;

describe('a backup that is no longer good', () => {
  const letters = () =>
    rowsOf<{ recipient: string; body: string }>(
      world,
      "select recipient, body from messages where account_id = 0 and template = 'platform-backup-trouble'",
    );
  const forget = () =>
    rowsOf(world, "delete from messages where account_id = 0 and template = 'platform-backup-trouble'");

  it('is named by its day on the platform’s clock', async () => {
    // Two in the morning in Dubai.
    const news = { code: 'broken', made_at: '2026-11-18T22:00:00.000Z', fault: 'cut-off' } as const;
    await asPlatform(world.services, (tx) => tellStaff(world.services, tx, news));
    const [told] = await rowsOf<{ values: { date: string } }>(
      world,
      "select values from notifications where account_id = 0 and type = 'platform-backups' order by id desc limit 1",
    );
    expect(told!.values.date).toBe('2026-11-19');
    expect((await letters()).length).toBeGreaterThan(0);
    for (const { body } of await letters()) expect(body).toContain('2026-11-19');
    await forget();
  });

  it('is noticed by the morning check, told once, and offered to nobody', { timeout: 60_000 }, async () => {
    const id = await backUp();
    const stored = await fileOf(id);
    const bytes = readFileSync(stored);
    truncateSync(stored, bytes.length - 40);
    await runJob(world.services, 'check-newest-backup');
    expect(await one(id)).toMatchObject({ state: 'broken', fault: 'cut-off' });
    await runJob(world.services, 'check-newest-backup');
    expect((await letters()).length).toBeGreaterThan(0);
    expect(new Set((await letters()).map(({ recipient }) => recipient)).size).toBe((await letters()).length);
    expect((await world.call(drill, { id }, { as: manager })).body.code).toBe('BACKUP_NOT_READY');
    expect((await world.call(check, { id }, { as: manager })).body.code).toBe('BACKUP_NOT_READY');
  });

  it(
    'is refused by a drill with a sentence: cut off, changed, another key, another version, gone',
    { timeout: 120_000 },
    async () => {
      const id = await backUp();
      const stored = await fileOf(id);
      const whole = readFileSync(stored);
      const faultOf = async (bytes: Buffer | null) => {
        if (bytes) writeFileSync(stored, bytes);
        else rmSync(stored);
        const started = await world.call(drill, { id }, { as: manager });
        await runJob(world.services, 'restore-platform-backup', { id: started.body.id });
        const { restores } = await page();
        expect(restores[0]!.state).toBe('failed');
        expect(restores[0]!.detail).toMatch(/\.$/);
        return restores[0]!.fault;
      };
      expect(await faultOf(whole.subarray(0, Math.floor(whole.length / 2)))).toBe('cut-off');
      const changed = Buffer.from(whole);
      changed.writeUInt8(changed.readUInt8(5_000) ^ 1, 5_000);
      expect(await faultOf(changed)).toBe('changed');
      const text = whole.toString('latin1');
      expect(await faultOf(Buffer.from(text.replace(/"migration":"\d{4}/, '"migration":"0001'), 'latin1'))).toBe(
        'version',
      );
      expect(await faultOf(Buffer.from(text.replace(/"key_id":"\w{4}/, '"key_id":"0000'), 'latin1'))).toBe('key');
      expect(await faultOf(Buffer.from(text.replace('"format":1', '"format":7'), 'latin1'))).toBe('format');
      expect(await faultOf(null)).toBe('missing');
      expect(await scratchDatabases()).toEqual([]);
      writeFileSync(stored, whole);
    },
  );
});

describe('the clock', () => {
  it('makes one each night and keeps them by the rule', { timeout: 120_000 }, async () => {
    await runJob(world.services, 'queue-platform-backup');
    const [night] = (await page()).backups;
    expect(night).toMatchObject({ kind: 'night', state: 'running', user_name: null });
    await runJob(world.services, 'queue-platform-backup');
    expect((await page()).backups.filter(({ state }) => state === 'running').length).toBe(1);
    await runJob(world.services, 'make-platform-backup', { id: night!.id });
    await rowsOf(
      world,
      `insert into platform_backups (kind, state, created_at, touched_at, storage_key, sha256)
       select 'night', 'ready', now() - make_interval(days => n), now(), 'platform-backups/old' || n, 'x'
       from generate_series(20, 200) n`,
    );
    await runJob(world.services, 'forget-platform-backups');
    const left = (await page()).backups.filter(({ state }) => state === 'ready');
    expect(left.length).toBeLessThan(20);
    expect(left.some(({ id }) => id === night!.id)).toBe(true);
  });

  it('ends one that nobody works on any more, and says so', async () => {
    const { body } = await world.call(add, {}, { as: manager });
    await rowsOf(world, "update platform_backups set touched_at = now() - interval '2 hours' where id = $1", [body.id]);
    await runJob(world.services, 'end-stuck-platform-backups');
    expect(await one(body.id)).toMatchObject({ state: 'failed', fault: 'stopped' });
  });

  it('keeps no folder and no file that no row names', async () => {
    const folder = path.join(world.services.config.dataDir, 'backups/platform-backups');
    const names = new Set(
      (await rowsOf<{ storage_key: string | null }>(world, 'select storage_key from platform_backups')).map(
        ({ storage_key }) => storage_key?.split('/').at(-1),
      ),
    );
    expect(readdirSync(folder).filter((name) => !names.has(name))).toEqual([]);
  });
});
