import type { CheckedRow, ImportCells, ImportProblem } from '@rawnaq/domain/customers/customer-import.rules';
import type { ImportRecord } from '@rawnaq/domain/customers/customer-import.contract';
import { mobileKey } from '@rawnaq/domain/kernel/input/phone';
import { sql } from 'kysely';
import type { Tx } from '../../../db/database';
import { insertConsents } from '../customer-details.repo';
import { keysOf } from '../customers.repo';

/** Kept to these by the table's own check. */
type State = { state: ImportRecord['state'] };
type NewImport = {
  account_id: number;
  file_name: string;
  total_rows: number;
  bad_rows: number;
  created_by: number;
  created_by_name: string;
  created_at: string;
};

export async function knownKeys(tx: Tx, accountId: number, keys: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('customers')
    .select('mobile_key')
    .where('account_id', '=', accountId)
    .where('mobile_key', '=', sql<string>`any(${keys}::text[])`)
    .execute();
  return new Set(rows.map((row) => row.mobile_key));
}

/** Sheets nobody asks about any more. */
export async function forgetOldImports(tx: Tx, accountId: number, before: Date): Promise<void> {
  await tx
    .deleteFrom('customer_imports')
    .where('account_id', '=', accountId)
    .where('state', '<>', 'running')
    .where('created_at', '<', before.toISOString())
    .execute();
}

export async function insertImport(tx: Tx, made: NewImport, rows: readonly CheckedRow[]): Promise<ImportRecord> {
  const record = await tx
    .insertInto('customer_imports')
    .values(made)
    .returningAll()
    .$narrowType<State>()
    .executeTakeFirstOrThrow();
  for (const some of chunksOf(rows, 1_000)) {
    const values = some.map(
      ({ row_number, cells, problems }) =>
        sql`
          (${made.account_id}, ${record.id}, ${row_number}, ${JSON.stringify(cells)}::jsonb,
            ${JSON.stringify(problems)}::jsonb, ${problems.length > 0})`,
    );
    await sql`
      insert into customer_import_rows (account_id, import_id, row_number, cells, problems, is_bad)
      values ${sql.join(values)}`.execute(tx);
  }
  return record;
}

export const findImport = (tx: Tx, accountId: number, id: number) =>
  tx
    .selectFrom('customer_imports')
    .selectAll()
    .$narrowType<State>()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();

export async function importRows(
  tx: Tx,
  accountId: number,
  id: number,
  onlyBad: boolean,
  page: number,
  pageSize: number,
) {
  return tx
    .selectFrom('customer_import_rows')
    .select(['row_number', sql<ImportCells>`cells`.as('cells'), sql<ImportProblem[]>`problems`.as('problems')])
    .where('account_id', '=', accountId)
    .where('import_id', '=', id)
    .$if(onlyBad, (query) => query.where('is_bad', '=', true))
    .orderBy('row_number')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
}

/** True for the one who moved it: a second click finds it running already. */
export async function moveImport(
  tx: Tx,
  accountId: number,
  id: number,
  from: ImportRecord['state'],
  to: ImportRecord['state'],
): Promise<boolean> {
  const moved = await tx
    .updateTable('customer_imports')
    .set({ state: to })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('state', '=', from)
    .returning('id')
    .executeTakeFirst();
  return moved !== undefined;
}

/** Not a lock on the row itself: progress is written to that row from outside while the work goes on. */
export async function lockImport(tx: Tx, accountId: number, id: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`customer-import ${accountId} ${id}`}, 0))`.execute(tx);
}

export async function goodRows(tx: Tx, accountId: number, id: number): Promise<ImportCells[]> {
  const rows = await tx
    .selectFrom('customer_import_rows')
    .select(sql<ImportCells>`cells`.as('cells'))
    .where('account_id', '=', accountId)
    .where('import_id', '=', id)
    .where('is_bad', '=', false)
    .orderBy('row_number')
    .execute();
  return rows.map((row) => row.cells);
}

/** Adds what is not there yet, and answers how many that were. A number that came in meanwhile is passed over. */
export async function insertImported(
  tx: Tx,
  accountId: number,
  customers: readonly ImportCells[],
  now: Date,
  byName: string,
): Promise<number> {
  const at = now.toISOString();
  const added = await tx
    .insertInto('customers')
    .values(
      customers.map((one) => ({
        account_id: accountId,
        ...one,
        mobile_key: mobileKey(one.mobile),
        ...keysOf(one.name, [one.mobile]),
        created_at: at,
        updated_at: at,
      })),
    )
    .onConflict((conflict) => conflict.columns(['account_id', 'mobile_key']).doNothing())
    .returning(['id', 'whatsapp_allowed as allowed'])
    .execute();
  const pair = { channel: 'whatsapp', purpose: 'service' } as const;
  await insertConsents(
    tx,
    accountId,
    added.map(({ id, allowed }) => ({ customer_id: id, ...pair, allowed, recorded_by_name: byName, recorded_at: at })),
  );
  return added.length;
}

export async function setProgress(tx: Tx, accountId: number, id: number, doneRows: number): Promise<void> {
  await tx
    .updateTable('customer_imports')
    .set({ done_rows: doneRows })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}

export async function finishImport(
  tx: Tx,
  accountId: number,
  id: number,
  result: { state: 'done' | 'failed'; added: number; skipped: number; done_rows: number; finished_at: string },
): Promise<void> {
  await tx
    .updateTable('customer_imports')
    .set(result)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}

export function* chunksOf<T>(items: readonly T[], size: number): Generator<readonly T[]> {
  for (let at = 0; at < items.length; at += size) yield items.slice(at, at + size);
}
