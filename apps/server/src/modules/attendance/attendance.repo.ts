import { ACCURACY_LIMIT_METERS } from '@rawnaq/domain/attendance/attendance.rules';
import { sql, type Insertable, type Updateable } from 'kysely';
import type { Tx } from '../../db/database';
import type { DB } from '../../db/schema';
import type { Ctx } from '../../http/context';
import { employeeName } from '../employees';

/** Where and by which clock an account works. */
export const placeOf = (tx: Tx, accountId: number) =>
  tx
    .selectFrom('accounts')
    .select(['latitude', 'longitude', 'time_zone', 'business_day_cut_off'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();

export const entryRows = (ctx: Ctx) =>
  ctx.tx
    .selectFrom('attendance_entries as t')
    .innerJoin('employees as e', (join) =>
      join.onRef('e.account_id', '=', 't.account_id').onRef('e.id', '=', 't.employee_id'),
    )
    .select([
      't.id',
      't.employee_id',
      employeeName(ctx.language).as('employee'),
      employeeName('en').as('english_name'),
      employeeName('ar').as('arabic_name'),
      't.business_date',
      't.checked_in_at',
      't.checked_out_at',
      't.in_distance',
      't.out_distance',
      't.in_accuracy',
      't.out_accuracy',
      't.corrected',
      sql<string>`t.corrected::text`.as('corrected_text'),
      sql<number | null>`(extract(epoch from t.checked_out_at - t.checked_in_at) / 60)::int`.as('minutes'),
      sql<boolean>`coalesce(greatest(t.in_accuracy, t.out_accuracy) > ${ACCURACY_LIMIT_METERS}, false)`.as(
        'inaccurate',
      ),
    ])
    .where('t.account_id', '=', ctx.accountId);

export const ownEntryRows = (ctx: Ctx) =>
  entryRows(ctx).where('t.employee_id', '=', (eb) =>
    eb
      .selectFrom('users')
      .select((sub) => sub.fn.coalesce('employee_id', sql<number>`-1`).as('id'))
      .where('account_id', '=', ctx.accountId)
      .where('id', '=', ctx.session?.user.id ?? -1),
  );

/** What one employee checked in and out on one working day; moments are seconds, 0 where somebody is still there. */
export type StaysOfDay = {
  employee_id: number;
  business_date: string;
  checked_in_at: string;
  checked_out_at: string | null;
  ins: number[];
  outs: number[];
};

/** In the order of days: a year of a big salon is a line for each day of each employee, not for each check-in. */
export async function staysBetween(
  tx: Tx,
  accountId: number,
  { from, to }: { from: string; to: string },
  employeeId?: number,
): Promise<StaysOfDay[]> {
  const { rows } = await sql<StaysOfDay>`
    select employee_id, business_date, min(checked_in_at) as checked_in_at,
      (array_agg(checked_out_at order by checked_in_at desc))[1] as checked_out_at,
      array_agg(floor(date_part('epoch', checked_in_at))::bigint order by checked_in_at) as ins,
      array_agg(coalesce(floor(date_part('epoch', checked_out_at)), 0)::bigint order by checked_in_at) as outs
    from attendance_entries
    where account_id = ${accountId} and business_date between ${from}::date and ${to}::date
      and ${employeeId === undefined ? sql`true` : sql`employee_id = ${employeeId}`}
    group by business_date, employee_id
    order by business_date`.execute(tx);
  return rows;
}

export const openEntryOf = (tx: Tx, accountId: number, employeeId: number) =>
  tx
    .selectFrom('attendance_entries')
    .select(['id', 'checked_in_at'])
    .where('account_id', '=', accountId)
    .where('employee_id', '=', employeeId)
    .where('checked_out_at', 'is', null)
    .executeTakeFirst();

export async function insertEntry(tx: Tx, entry: Insertable<DB['attendance_entries']>): Promise<number> {
  return (await tx.insertInto('attendance_entries').values(entry).returning('id').executeTakeFirstOrThrow()).id;
}

/** Answers false when it was closed by somebody else meanwhile. */
export async function closeEntry(
  tx: Tx,
  accountId: number,
  id: number,
  change: Updateable<DB['attendance_entries']>,
): Promise<boolean> {
  return (
    (await tx
      .updateTable('attendance_entries')
      .set(change)
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .where('checked_out_at', 'is', null)
      .returning('id')
      .executeTakeFirst()) !== undefined
  );
}

export const lockEntry = (tx: Tx, accountId: number, id: number) =>
  tx
    .selectFrom('attendance_entries')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export async function updateEntry(
  tx: Tx,
  accountId: number,
  id: number,
  change: Updateable<DB['attendance_entries']>,
): Promise<void> {
  await tx
    .updateTable('attendance_entries')
    .set(change)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}

export async function deleteEntry(tx: Tx, accountId: number, id: number): Promise<void> {
  await tx.deleteFrom('attendance_entries').where('account_id', '=', accountId).where('id', '=', id).execute();
}

export const hasEmployee = async (tx: Tx, accountId: number, id: number): Promise<boolean> =>
  (await tx
    .selectFrom('employees')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()) !== undefined;

export async function insertCorrection(tx: Tx, correction: Insertable<DB['attendance_corrections']>): Promise<void> {
  await tx.insertInto('attendance_corrections').values(correction).execute();
}

export const correctionsOf = (tx: Tx, accountId: number, entryId: number) =>
  tx
    .selectFrom('attendance_corrections')
    .select(['id', 'at', 'corrected_by_name as by', 'reason', 'before', 'after'])
    .where('account_id', '=', accountId)
    .where('entry_id', '=', entryId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
