import { sql } from 'kysely';
import type { Tx } from '../../db/database';
import { changesOf } from '../audit';
import { employeeName } from '../employees';
import { recordState, visitState } from '../../db/sql-codes';

type Place = { tx: Tx; accountId: number };

/** What an employee should know of her customers beforehand: the salon's note, and whether they were ever here. */
export const findCustomerNotes = async (
  { tx, accountId }: Place,
  ids: readonly number[],
  before: string,
): Promise<{ id: number; notes: string | null; is_first_visit: boolean }[]> =>
  (
    await sql<{ id: number; notes: string | null; is_first_visit: boolean }>`
      select c.id, c.notes,
        c.invoices_count = 0
          and not exists (select from appointments a
            where a.account_id = ${accountId} and a.customer_id = c.id and a.start_at < ${before}::timestamptz
              and a.status <> ${visitState.cancelled} and a.no_show_at is null) as is_first_visit
      from customers c
      where c.account_id = ${accountId} and c.id = any(${[...ids]}::bigint[])`.execute(tx)
  ).rows;

export const findFeed = ({ tx, accountId }: Place, employeeId: number) =>
  tx
    .selectFrom('calendar_feeds')
    .select(['created_at', 'read_at'])
    .where('account_id', '=', accountId)
    .where('employee_id', '=', employeeId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();

/** Whoever makes two at once waits for the first, so that one address is left. */
export async function lockOwner({ tx, accountId }: Place, employeeId: number): Promise<void> {
  await tx
    .selectFrom('employees')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', employeeId)
    .forNoKeyUpdate()
    .execute();
}

export async function endFeed({ tx, accountId }: Place, employeeId: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('calendar_feeds')
    .set({ revoked_at: now.toISOString() })
    .where('account_id', '=', accountId)
    .where('employee_id', '=', employeeId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function insertFeed(
  { tx, accountId }: Place,
  employeeId: number,
  tokenHash: Buffer,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('calendar_feeds')
    .values({ account_id: accountId, employee_id: employeeId, token_hash: tokenHash, created_at: now.toISOString() })
    .execute();
}

export type LiveFeed = {
  id: number;
  employee_id: number;
  read_at: string | null;
  employee: string;
  english_name: string;
  arabic_name: string;
  language: 'en' | 'ar';
  time_zone: string;
};

/** Of somebody who works here and may still sign in, in a salon whose doors are open. */
export const findLiveFeed = async ({ tx, accountId }: Place, tokenHash: Buffer): Promise<LiveFeed | undefined> =>
  (
    await sql<LiveFeed>`
      select f.id, f.employee_id, f.read_at,
        case coalesce(u.language, a.language)
          when 'ar' then ${employeeName('ar')}
          else ${employeeName('en')} end as employee,
        a.english_name, a.arabic_name, coalesce(u.language, a.language) as language, a.time_zone
      from calendar_feeds f
      join accounts a on a.id = f.account_id
      join employees e on e.account_id = f.account_id and e.id = f.employee_id
      join users u on u.account_id = f.account_id and u.employee_id = f.employee_id and u.status = ${recordState.active}
      where f.account_id = ${accountId} and f.token_hash = ${tokenHash} and f.revoked_at is null
        and e.status = ${recordState.active} and a.status in ('trial', 'active')
      limit 1`.execute(tx)
  ).rows[0];

export async function markRead({ tx, accountId }: Place, id: number, now: Date): Promise<void> {
  await tx
    .updateTable('calendar_feeds')
    .set({ read_at: now.toISOString() })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}

export type FeedEntry = {
  key: string;
  start_at: string;
  end_at: string;
  customer: string | null;
  service: string | null;
  reason: string | null;
  changed_at: string;
  changes: number;
};

/** An employee's own lines and closed times, without what is cancelled or was missed. */
export const findEntries = async (
  { tx, accountId }: Place,
  { employee_id, language }: Pick<LiveFeed, 'employee_id' | 'language'>,
  from: string,
  to: string,
): Promise<FeedEntry[]> =>
  (
    await sql<FeedEntry>`
      select 'v' || l.id as key, l.start_at, l.end_at, coalesce(l.guest, c.name) as customer,
        s.${sql.ref(language === 'ar' ? 'arabic_name' : 'english_name')} as service, null as reason,
        a.updated_at as changed_at, ${changesOf(accountId, 'appointments', sql`a.id`)} as changes
      from appointment_lines l
      join appointments a on a.account_id = l.account_id and a.id = l.appointment_id
      join customers c on c.account_id = a.account_id and c.id = a.customer_id
      join services s on s.account_id = l.account_id and s.id = l.service_id
      where l.account_id = ${accountId} and l.employee_id = ${employee_id} and l.start_at >= ${from}::timestamptz
        and l.start_at < ${to}::timestamptz and a.status <> ${visitState.cancelled} and a.no_show_at is null
      union all select 'b' || t.id, t.start_at, t.end_at, null, null, t.reason,
        coalesce(t.updated_at, t.created_at), ${changesOf(accountId, 'block_times', sql`t.id`)}
      from block_times t
      where t.account_id = ${accountId} and t.employee_id = ${employee_id} and t.start_at >= ${from}::timestamptz
        and t.start_at < ${to}::timestamptz
      order by 2, 1`.execute(tx)
  ).rows;
