import { randomBytes } from 'node:crypto';
import { cpSync, createReadStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { backupFaults } from '@rawnaq/domain/platform-backups/platform-backup.states';
import { platformBackupsContract } from '@rawnaq/domain/platform-backups/platform-backups.contract';
import { customersContract } from '@rawnaq/domain/customers/customers.contract';
import { paymentsContract } from '@rawnaq/domain/payments/payments.contract';
import { suggestionsContract } from '@rawnaq/domain/suggestions/suggestions.contract';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { withDatabase } from '../../../test/global-setup';
import { personOf, rowsOf, tokenOf } from '../../../test/people';
import { runJob } from '../../../test/run-job';
import { openWorld, type World } from '../../../test/world';
import { transaction } from '../../db/database';
import { migrate, ownMigrations } from '../../db/migrate';
import { connectionOf, openPool } from '../../db/pool';
import { importWorld } from '../../db/world/import-world';
import { backupKeyOf, exportSealed, proveSealed, worldOf } from '../../db/world/sealed-world';
import { onWholeDatabase } from '../../db/world/whole-database';
import { readLedger } from '../../db/world/world-tables';
import { backupKey } from '../../infra/sealed-file/sealed-file';
import { localStorage } from '../../infra/storage';
import { runChecks } from '../ledger-checks';

const SALON = 2001;
const folder = mkdtempSync(path.join(tmpdir(), 'rawnaq-backup-proof-'));
const databases: string[] = [];
let world: World;
let manager: string;

beforeAll(async () => {
  world = await openWorld();
  manager = await tokenOf(world, await personOf(world, 'manager@test.rawnaq'));
});
afterAll(async () => {
  await world.close();
  for (const name of databases) await onServer(`drop database if exists ${name} with (force)`);
  rmSync(folder, { recursive: true, force: true });
});

// The short version of `npm run prove -- --only backup`, which does it by the commands and in processes of their own.
describe('a platform that is lost', () => {
  it('comes back elsewhere from a backup made while people worked: sums equal, no rule broken', async () => {
    const owner = await tokenOf(world, await personOf(world, 'a@test.rawnaq'));
    await takeDeposits(owner, 3);
    const load = { isOn: true, calls: 0 };
    const working = keepWriting(owner, load);
    const file = path.join(folder, 'world.backup');
    const key = backupKeyOf(world.services.config);
    const made = await exportSealed(placeOf(world.url), key, { file, now: new Date() });
    load.isOn = false;
    await working;
    expect(load.calls).toBeGreaterThan(0);
    expect((await proveSealed(createReadStream(file), key)).sha256).toBe(made.sha256);

    const elsewhere = await emptyDatabase();
    const restored = await importWorld(
      placeOf(elsewhere),
      worldOf(() => createReadStream(file), key),
    );
    expect(restored.rows).toBe(made.rows);
    expect(await ledgerOf(elsewhere)).toEqual(await ledgerOf(world.url));
    expect(Number((await ledgerOf(elsewhere)).journals)).toBeGreaterThanOrEqual(3);
    expect(await brokenRules(elsewhere)).toEqual([]);
  });
});

describe('a file that is not to be trusted', () => {
  it('is refused with a sentence in both languages: another version, another key, cut off', async () => {
    const { body } = await world.call(platformBackupsContract.add, {}, { as: manager });
    await runJob(world.services, 'make-platform-backup', { id: body.id });
    const [row] = await rowsOf<{ storage_key: string }>(
      world,
      'select storage_key from platform_backups where id = $1',
      [body.id],
    );
    const stored = path.join(world.services.config.dataDir, 'backups', row!.storage_key);
    const whole = readFileSync(stored);
    const key = backupKeyOf(world.services.config);

    const newer = path.join(folder, 'newer.backup');
    await exportSealed(placeOf(await newerDatabase()), key, { file: newer, now: new Date() });
    const foreign = path.join(folder, 'foreign.backup');
    const otherKey = backupKey('the secret of quite another installation');
    await exportSealed(placeOf(world.url), otherKey, { file: foreign, now: new Date() });

    for (const [fault, bytes] of [
      ['version', readFileSync(newer)],
      ['key', readFileSync(foreign)],
      ['cut-off', whole.subarray(0, whole.length - 1_000)],
    ] as const) {
      writeFileSync(stored, bytes);
      const drill = await world.call(platformBackupsContract.drill, { id: body.id }, { as: manager });
      await runJob(world.services, 'restore-platform-backup', { id: drill.body.id });
      const [failed] = (await world.call(platformBackupsContract.get, {}, { as: manager })).body.restores;
      expect(failed).toMatchObject({ id: drill.body.id, state: 'failed', fault });
      expect(failed!.detail).toMatch(/^[A-Z].+\.$/);
      const { en, ar } = backupFaults.rows[fault].label;
      for (const said of [en, ar]) expect(said.length).toBeGreaterThan(5);
    }
    await expect(
      importWorld(
        placeOf(await emptyDatabase()),
        worldOf(() => createReadStream(newer), key),
      ),
    ).rejects.toThrow('comes from another version: its last migration is 9999_later.sql');
  });
});

const placeOf = (url: string) => ({
  url,
  storage: url === world.url ? world.services.storage : localStorage(path.join(folder, 'elsewhere')),
  sealer: world.services.sealer,
});

async function takeDeposits(as: string, count: number): Promise<void> {
  const { body } = await world.call(customersContract.add, { name: 'Noura', mobile: '0501234567' }, { as });
  for (let at = 0; at < count; at += 1) {
    const payments = [{ method: 'cash' as const, amount: 5_000 + at }];
    const answer = await world.call(paymentsContract.add_deposit, { customer_id: body.id, payments }, { as });
    expect(answer.status).toBe(200);
  }
}

async function keepWriting(as: string, load: { isOn: boolean; calls: number }): Promise<void> {
  while (load.isOn) {
    const input = { title: `Under load ${load.calls}`, body: 'Written while the backup is made' };
    const { status } = await world.call(suggestionsContract.add, input, { as });
    if (status === 200) load.calls += 1;
  }
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client(connectionOf(inject('databaseUrl')));
  await client.connect();
  await onWholeDatabase(client, statement).finally(() => client.end());
}

async function emptyDatabase(): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  databases.push(name);
  await onServer(`create database ${name} template rawnaq_template`);
  return withDatabase(inject('databaseUrl'), name);
}

/** What a version that is still to come leaves: a migration more, and a table of it. */
async function newerDatabase(): Promise<string> {
  const migrations = path.join(folder, 'later/migrations');
  cpSync(ownMigrations(), migrations, { recursive: true });
  cpSync(path.join(ownMigrations(), '../functions'), path.join(folder, 'later/functions'), { recursive: true });
  const later = "create table later_things (id bigint primary key);\ncall app.platform_table('later_things');\n";
  writeFileSync(path.join(migrations, '9999_later.sql'), later);
  const url = await emptyDatabase();
  await migrate(url, migrations);
  return url;
}

async function ledgerOf(url: string) {
  const client = new pg.Client({ ...connectionOf(url), options: '-c role=rawnaq_platform' });
  await client.connect();
  return readLedger(client).finally(() => client.end());
}

async function brokenRules(url: string) {
  const pool = openPool(url, 'rawnaq_platform', 1);
  return transaction(pool, SALON, (tx) => runChecks(tx, SALON)).finally(() => pool.end());
}
