import { waitlistStates } from '@rawnaq/domain/waitlist/waitlist.states';
import { sql } from 'kysely';
import type { Ctx } from '../../http/context';
import { mobileFor, ownCalendarOf, type Asker } from '../../http/own-calendar.query';

type Writer = Pick<Ctx, 'tx' | 'accountId' | 'now'> & { session?: Ctx['session'] };
const { waiting, told } = waitlistStates.codes;

/** Who sees her own calendar sees who waits for her. */
const waitsForAsker = (asker: Asker) => {
  const own = ownCalendarOf(asker);
  return own === undefined ? sql<boolean>`true` : sql<boolean>`w.employee_id = ${own}`;
};

export const waitlistRows = (ctx: Ctx) => {
  const name = ctx.language === 'ar' ? 'arabic_name' : 'english_name';
  return ctx.tx
    .selectFrom('waitlist_entries as w')
    .innerJoin('customers as c', (join) =>
      join.onRef('c.account_id', '=', 'w.account_id').onRef('c.id', '=', 'w.customer_id'),
    )
    .leftJoin('employees as e', (join) =>
      join.onRef('e.account_id', '=', 'w.account_id').onRef('e.id', '=', 'w.employee_id'),
    )
    .where('w.account_id', '=', ctx.accountId)
    .where(waitsForAsker(ctx))
    .select([
      'w.id',
      'w.customer_id',
      'c.name as customer',
      mobileFor(ctx, 'c.mobile').as('mobile'),
      'w.employee_id',
      'e.name as employee',
      'w.from_date',
      'w.to_date',
      'w.from_quarter',
      'w.to_quarter',
      'w.status',
      'w.note',
      'w.told_at',
      'w.created_at',
      sql<string>`coalesce((select string_agg(v.${sql.ref(name)}, ${ctx.language === 'ar' ? '، ' : ', '} order by s.position) from waitlist_services s join services v on v.account_id = s.account_id and v.id = s.service_id where s.account_id = w.account_id and s.entry_id = w.id), '')`.as(
        'services',
      ),
      sql<
        number[]
      >`array(select s.service_id::int from waitlist_services s where s.account_id = w.account_id and s.entry_id = w.id order by s.position)`.as(
        'service_ids',
      ),
    ]);
};

type NewEntry = {
  customer_id: number;
  service_ids: readonly number[];
  employee_id: number | null;
  from_date: string;
  to_date: string;
  from_quarter: number;
  to_quarter: number;
  note: string | null;
};

export async function insertEntry(
  { tx, accountId, now }: Writer,
  { service_ids, ...entry }: NewEntry,
): Promise<number> {
  const { id } = await tx
    .insertInto('waitlist_entries')
    .values({ account_id: accountId, ...entry, created_at: now.toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('waitlist_services')
    .values(service_ids.map((service_id, position) => ({ account_id: accountId, entry_id: id, service_id, position })))
    .execute();
  return id;
}

export const lockEntry = (ctx: Writer, id: number) =>
  ctx.tx
    .selectFrom('waitlist_entries as w')
    .select(['w.id', 'w.status'])
    .where('w.account_id', '=', ctx.accountId)
    .where('w.id', '=', id)
    .where(waitsForAsker(ctx))
    .forUpdate()
    .executeTakeFirst();

export async function setEntryStatus({ tx, accountId }: Writer, id: number, status: string): Promise<void> {
  await tx
    .updateTable('waitlist_entries')
    .set({ status })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}

export type OpenEntry = {
  id: number;
  customer_id: number;
  employee_id: number | null;
  from_date: string;
  to_date: string;
  from_quarter: number;
  to_quarter: number;
  service_ids: number[];
  busy: { start: number; end: number }[];
};

/** Who waits for a time around this one, the longest waiting first. Whoever was told before is told again after some time, behind those who never were. */
export async function lockOpenEntries(
  { tx, accountId, now }: Writer,
  date: string,
  toldBefore: string,
  most: number,
): Promise<OpenEntry[]> {
  const minutes = (column: 'start_at' | 'end_at') => sql`(extract(epoch from t.${sql.ref(column)}) / 60)::bigint`;
  const { rows } = await sql<OpenEntry>`
    select w.id, w.customer_id, w.employee_id, w.from_date, w.to_date, w.from_quarter, w.to_quarter,
      (select json_agg(s.service_id order by s.position) from waitlist_services s where s.account_id = w.account_id and s.entry_id = w.id) as service_ids,
      (select coalesce(json_agg(json_build_object('start', ${minutes('start_at')}, 'end', ${minutes('end_at')})), '[]') from busy_times t
        where t.account_id = w.account_id and t.customer_id = w.customer_id and t.start_at >= (${date}::date - 2)::timestamptz and t.start_at < (${date}::date + 3)::timestamptz) as busy
    from waitlist_entries w where w.account_id = ${accountId} and (w.status = ${waiting} or (w.status = ${told} and w.told_at < ${toldBefore}::timestamptz))
      and w.from_date <= ${date}::date and w.to_date >= ${date}::date and w.created_at <= ${now.toISOString()}::timestamptz
    order by w.status = ${told}, w.created_at, w.id limit ${most} for update of w skip locked`.execute(tx);
  return rows;
}

export async function markTold({ tx, accountId, now }: Writer, ids: readonly number[]): Promise<void> {
  await sql`update waitlist_entries set status = ${told}, told_at = ${now.toISOString()}::timestamptz where account_id = ${accountId} and id = any(${[...ids]}::bigint[])`.execute(
    tx,
  );
}
