import { sql, type Insertable } from 'kysely';
import type { Tx } from '../../db/database';
import type { DB } from '../../db/schema';
import type { SlowCall } from '../../http/calls/call-watch';

const MOST_JOBS = 50;
const MOST_SLOW = 20;
const MOST_TABLES = 8;
const MOST_MERCHANTS = 8;
const DAY_MS = 86_400_000;

export async function putHeartbeat(tx: Tx, row: Insertable<DB['process_heartbeats']>): Promise<void> {
  const { process_id: _, ...now } = row;
  await tx
    .insertInto('process_heartbeats')
    .values(row)
    .onConflict((conflict) => conflict.column('process_id').doUpdateSet(now))
    .execute();
}

export async function removeHeartbeat(tx: Tx, processId: string): Promise<void> {
  await tx.deleteFrom('process_heartbeats').where('process_id', '=', processId).execute();
}

export async function insertSlowCalls(tx: Tx, calls: readonly SlowCall[]): Promise<void> {
  if (calls.length === 0) return;
  await tx
    .insertInto('slow_calls')
    .values(calls.map(({ at, ms, ...call }) => ({ ...call, at: at.toISOString(), ms: Math.round(ms) })))
    .execute();
}

/** Processes that ended without a word are shown for a while, and then they are history. */
export async function forgetBefore(tx: Tx, heartbeats: string, slowCalls: string): Promise<void> {
  await tx.deleteFrom('process_heartbeats').where('seen_at', '<', heartbeats).execute();
  await tx.deleteFrom('slow_calls').where('at', '<', slowCalls).execute();
}

export const readProcesses = (tx: Tx, since: string) =>
  tx
    .selectFrom('process_heartbeats')
    .selectAll()
    .where('seen_at', '>=', since)
    .orderBy('role')
    .orderBy('started_at')
    .execute();

export async function readSlowCalls(tx: Tx, now: Date) {
  const since = new Date(now.getTime() - DAY_MS).toISOString();
  const { total } = await tx
    .selectFrom('slow_calls')
    .select(sql<number>`count(*)`.as('total'))
    .where('at', '>=', since)
    .executeTakeFirstOrThrow();
  const records = await tx
    .selectFrom('slow_calls')
    .select(['at', 'method', 'route', 'status', 'ms'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_SLOW)
    .execute();
  return { total, records };
}

type Queue = { waiting: number; running: number; failed: number; oldest_seconds: number };

export async function readQueue(tx: Tx): Promise<Queue> {
  const { rows } = await sql<Queue>`select waiting, running, failed, oldest_seconds from app.job_figures()`.execute(tx);
  return rows[0]!;
}

type FailedRow = {
  id: number;
  task: string;
  last_error: string;
  attempts: number;
  max_attempts: number;
  last_at: string;
  tenant: number | null;
};

export async function readFailedJobs(tx: Tx) {
  const { rows } = await sql<FailedRow>`select * from app.failed_jobs(${MOST_JOBS})`.execute(tx);
  const tenants = rows.flatMap(({ tenant }) => (tenant === null || tenant === 0 ? [] : [tenant]));
  const named = tenants.length
    ? await tx.selectFrom('accounts').select(['id', 'english_name', 'arabic_name']).where('id', 'in', tenants).execute()
    : [];
  const names = new Map(named.map(({ id, english_name: en, arabic_name: ar }) => [id, { id, name: { en, ar } }]));
  return rows.map(({ tenant, last_error, ...job }) => ({
    id: job.id,
    task: job.task,
    attempts: job.attempts,
    max_attempts: job.max_attempts,
    last_at: job.last_at,
    why: last_error,
    merchant: (tenant === null ? undefined : names.get(tenant)) ?? null,
    is_given_up: job.attempts >= job.max_attempts,
  }));
}

export async function retryJobs(tx: Tx, ids: readonly number[], isGivenUp: boolean): Promise<number> {
  const { rows } = await sql<{ jobs: number }>`
    select app.retry_jobs(${[...ids]}::bigint[], ${isGivenUp}) as jobs`.execute(tx);
  return rows[0]!.jobs;
}

/** By the database's own bookkeeping: rows are what it last estimated. */
export async function readTableSizes(tx: Tx) {
  const { rows: tables } = await sql<{ name: string; bytes: number; rows: number }>`
    select c.relname as name, pg_total_relation_size(c.oid) as bytes, greatest(c.reltuples, 0)::bigint as rows
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    order by 2 desc, 1
    limit ${MOST_TABLES}`.execute(tx);
  const { rows: all } = await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(tx);
  return { tables, database_bytes: all[0]!.bytes };
}

/** What stands in the store for each merchant; the smaller drawings of pictures are not counted. */
export async function readStorage(tx: Tx) {
  const { bytes } = await tx
    .selectFrom('uploads')
    .select(sql<number>`coalesce(sum(bytes), 0)::bigint`.as('bytes'))
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  const rows = await tx
    .selectFrom('uploads as f')
    .innerJoin('accounts as a', 'a.id', 'f.account_id')
    .select([
      'a.id',
      'a.english_name',
      'a.arabic_name',
      sql<number>`sum(f.bytes)::bigint`.as('bytes'),
      sql<number>`count(*)`.as('files'),
    ])
    .where('f.removed_at', 'is', null)
    .where('a.id', '>', 0)
    .where('a.status', '<>', 'host')
    .groupBy(['a.id', 'a.english_name', 'a.arabic_name'])
    .orderBy('bytes', 'desc')
    .orderBy('a.id')
    .limit(MOST_MERCHANTS)
    .execute();
  return {
    uploads_bytes: bytes,
    merchants: rows.map(({ english_name: en, arabic_name: ar, ...row }) => ({ ...row, name: { en, ar } })),
  };
}
