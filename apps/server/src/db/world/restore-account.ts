import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { outgoingStates } from '@rawnaq/domain/messages/message.states';
import { platformRestoreStates } from '@rawnaq/domain/platform-backups/platform-backup.states';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { crashPoint } from '../../infra/crash-point';
import { readRoles } from '../database-roles';
import { connectionOf } from '../pool';
import { copyQuery, PLAIN_TEXT_SETTINGS, readTables, type WorldTable } from './world-tables';

/** Stays as it is now: what was done and by whom, and what lies between the salon and the platform. */
const STAYS: ReadonlySet<string> = new Set([
  'audit_log',
  'failed_login_attempts',
  'contracts',
  'contract_signatures',
  'extra_users',
  'whatsapp_allowances',
]);
/** Is not brought back: doors that were open, and what was under way or lay in files for a moment. */
const EMPTIED: ReadonlySet<string> = new Set([
  'sessions',
  'one_time_codes',
  'password_resets',
  'idempotency_keys',
  'exports',
  'backups',
  'message_files',
  'ledger_checks',
]);
/** Of the account's own row: what the platform decides since, and what nobody may ever change. */
const OWN_ROW_STAYS: ReadonlySet<string> = new Set([
  'id',
  'unique_id',
  'status',
  'reject_reason',
  'tier',
  'trial_ends_on',
  'expires_on',
  'whatsapp_package_status',
  'whatsapp_package_ends_on',
  'lead_stage',
  'lead_next_on',
  'auth_version',
  'created_at',
]);

export type RestoredAccount = {
  tables: number;
  rows: number;
  /** People whose e-mail signs in to another account by now. */
  taken: string[];
};

/** The account is not in that backup. */
export class NoSuchAccount extends Error {}
/** Somebody gave this restore up, or it was done already. */
export class NoLongerAsked extends Error {}

/**
 * Puts one account back as another database has it: its rows go and those come, in one transaction, under its own
 * number. Nobody else's rows are touched, nor locked. History may be deleted for this account alone, because the
 * transaction names it (policy `restored_salon`). That it was done is written into the row of the restore by the same
 * transaction: whoever is killed right after it does not do it again.
 */
export async function restoreAccount(
  fromUrl: string,
  toUrl: string,
  { account, restore }: { account: number; restore: number },
): Promise<RestoredAccount> {
  if (!Number.isSafeInteger(account) || account < 2) throw new Error('A merchant has a whole number from 2 on.');
  const from = new pg.Client({ ...connectionOf(fromUrl), application_name: 'rawnaq restore' });
  const to = new pg.Client({ ...connectionOf(toUrl), application_name: 'rawnaq restore' });
  await Promise.all([from.connect(), to.connect()]);
  try {
    for (const client of [from, to]) {
      await client.query(client === from ? 'begin transaction isolation level repeatable read read only' : 'begin');
      await client.query(PLAIN_TEXT_SETTINGS);
    }
    const tables = await ownTables(to);
    for (const client of [from, to]) await client.query(`set local role ${(await readRoles(client))!.platform}`);
    const report = await replaceRows(from, to, tables, account);
    const taken = await openDoors(to, account);
    await writeDown(to, restore, report);
    crashPoint('restore.replaced');
    await to.query('commit');
    return { ...report, taken };
  } catch (error) {
    await to.query('rollback').catch(() => {});
    throw error;
  } finally {
    await Promise.all([from.end(), to.end()]);
  }
}

/** What is of the account, those that are referred to first. */
async function ownTables(client: pg.Client): Promise<WorldTable[]> {
  const { rows } = await client.query<{ name: string }>(
    `
      select c.relname as name
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'account_id' and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`,
  );
  const names = new Set(rows.map(({ name }) => name));
  return (await readTables(client)).filter(({ name }) => names.has(name) && !STAYS.has(name));
}

async function replaceRows(
  from: pg.Client,
  to: pg.Client,
  tables: readonly WorldTable[],
  account: number,
): Promise<{ tables: number; rows: number }> {
  // Whoever is at work in the account waits until it stands again.
  const { rowCount } = await to.query('select from accounts where id = $1 for update', [account]);
  const { rowCount: known } = await from.query('select from accounts where id = $1', [account]);
  if (!rowCount || !known) throw new NoSuchAccount(`Account ${account} is not in this backup.`);
  await to.query("select set_config('app.restored_account', $1, true)", [String(account)]);
  await to.query('set constraints all deferred');
  for (const { name } of [...tables].reverse()) await to.query(`delete from ${name} where account_id = ${account}`);
  let rows = await copyOwnRow(from, to, account);
  for (const table of tables) if (!EMPTIED.has(table.name)) rows += await copyTable(from, to, table, account);
  // What waited then may have been sent since, so nobody sends it: it says itself that nobody knows.
  const { pending, sending, unknown } = outgoingStates.codes;
  await to.query(
    `update messages set status = ${unknown} where account_id = $1 and status in (${pending}, ${sending})`,
    [account],
  );
  await to.query('set constraints all immediate');
  return { tables: tables.length, rows };
}

async function writeDown(to: pg.Client, restore: number, { tables, rows }: { tables: number; rows: number }) {
  const { rowCount } = await to.query(
    `
      update platform_restores
      set restored_at = now(), table_count = $2, row_count = $3, salons = 1
      where id = $1 and state = '${platformRestoreStates.codes.running}' and restored_at is null`,
    [restore, tables, rows],
  );
  if (!rowCount) throw new NoLongerAsked('Nobody asks for this restore any more.');
}

const ofAccount = ({ columns, name, order }: WorldTable, account: number): string =>
  `select ${columns.join(', ')} from ${name} where account_id = ${account} order by ${order.join(', ')}`;

/** Through a table of the moment, because COPY does not work under row-level security. */
async function copyTable(from: pg.Client, to: pg.Client, table: WorldTable, account: number): Promise<number> {
  const columns = table.columns.join(', ');
  const rows = await copyToIncoming(from, to, ofAccount(table, account));
  await to.query(`insert into ${table.name} (${columns}) select ${columns} from incoming`);
  await to.query('drop table incoming');
  return rows;
}

/** Its name, clock and currency come back; what the platform decided about it since stays. */
async function copyOwnRow(from: pg.Client, to: pg.Client, account: number): Promise<number> {
  const own = (await readTables(to)).find(({ name }) => name === 'accounts')!;
  const columns = own.columns.filter((column) => !OWN_ROW_STAYS.has(column));
  const rows = await copyToIncoming(from, to, `select ${columns.join(', ')} from accounts where id = ${account}`);
  // Nobody goes on with rights that were read before.
  await to.query(
    `
      update accounts
      set (${columns.join(', ')}) = (select ${columns.join(', ')} from incoming), auth_version = auth_version + 1
      where id = ${account}`,
  );
  await to.query('drop table incoming');
  return rows;
}

async function copyToIncoming(from: pg.Client, to: pg.Client, question: string): Promise<number> {
  await to.query(`create temporary table incoming on commit drop as ${question} with no data`);
  const target = to.query(copyFrom('copy incoming from stdin'));
  await pipeline(Readable.from(copyQuery(from, question), { objectMode: false }), target);
  return target.rowCount;
}

/** What is one in the whole installation is taken again where it is still free. */
async function openDoors(client: pg.Client, account: number): Promise<string[]> {
  await client.query('delete from login_directory where tenant = $1', [account]);
  const { rows: people } = await client.query<{ id: string; kind: string; email: string | null }>(
    'select id, kind, email from users where account_id = $1 order by id',
    [account],
  );
  const taken: string[] = [];
  for (const { id, kind, email } of people) {
    if (email === null) continue;
    const { rowCount } = await client.query(
      `
        insert into login_directory (kind, login, tenant, user_id)
        values ($1, lower($2), $3, $4)
        on conflict do nothing`,
      [kind, email, account, id],
    );
    if (!rowCount) taken.push(email);
  }
  const { rows } = await client.query<{ alias: string | null }>(
    `select nullif(values ->> 'alias', '') as alias from account_settings where account_id = $1 and section = 'online'`,
    [account],
  );
  const alias = rows[0]?.alias ?? null;
  await client.query('delete from alias_directory where tenant = $1', [account]);
  if (alias === null) return taken;
  const { rowCount } = await client.query(
    'insert into alias_directory (alias, tenant) values ($1, $2) on conflict do nothing',
    [alias, account],
  );
  if (!rowCount)
    await client.query(
      `
        update account_settings
        set values = values || '{"alias": ""}'
        where account_id = $1 and section = 'online'`,
      [account],
    );
  return taken;
}
