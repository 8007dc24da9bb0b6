import { COMMA } from '@rawnaq/domain/kernel/localized';
import { waitlistStates } from '@rawnaq/domain/waitlist/waitlist.states';
import { sql } from 'kysely';
import type { Ctx } from '../../http/context';
import { mobileFor, ownCalendarOf, type Asker } from '../../http/lists/own-calendar.query';
import { employeeName } from '../employees';

type Writer = Pick<Ctx, 'tx' | 'accountId' | 'now'> & { session?: Ctx['session'] };

/** Who sees her own calendar sees who waits for her. */
export const waitsForAsker = (asker: Asker) => {
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
      employeeName(ctx.language).$castTo<string | null>().as('employee'),
      'w.from_date',
      'w.to_date',
      'w.from_quarter',
      'w.to_quarter',
      'w.status',
      'w.note',
      'w.told_at',
      'w.told_start_at',
      'w.told_until',
      'w.created_at',
      sql<string>`
        coalesce((select string_agg(v.${sql.ref(name)}, ${COMMA[ctx.language]} order by s.position)
          from waitlist_services s
          join services v on v.account_id = s.account_id and v.id = s.service_id
          where s.account_id = ${ctx.accountId} and s.entry_id = w.id),
          '')`.as('services'),
      sql<number[]>`
        array(select s.service_id::int
          from waitlist_services s
          where s.account_id = ${ctx.accountId} and s.entry_id = w.id
          order by s.position)`.as('service_ids'),
    ]);
};

const { waiting, told } = waitlistStates.codes;
/** Whose days are not over. */
const stillWaits = (today: string) => sql<boolean>`w.status in (${waiting}, ${told}) and w.to_date >= ${today}::date`;

/** The longest waiting first. */
export const waitingRows = (ctx: Ctx, today: string) =>
  waitlistRows(ctx).where(stillWaits(today)).orderBy('w.created_at').orderBy('w.id').limit(MOST_WAITING);

const MOST_WAITING = 500;

/** Somebody with two wishes is one who waits. */
export async function countWaiting(ctx: Ctx, today: string): Promise<number> {
  const { people } = await ctx.tx
    .selectFrom('waitlist_entries as w')
    .select(sql<number>`count(distinct w.customer_id)::int`.as('people'))
    .where('w.account_id', '=', ctx.accountId)
    .where(waitsForAsker(ctx))
    .where(stillWaits(today))
    .executeTakeFirstOrThrow();
  return people;
}

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

/** Nobody else adds a wish of this customer until the transaction ends. */
export async function holdWishesOf({ tx, accountId }: Writer, customerId: number): Promise<void> {
  await tx
    .selectFrom('customers')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', customerId)
    .forUpdate()
    .execute();
}

/** She waits for the same things in the same days already. */
export async function isWished(
  { tx, accountId }: Writer,
  {
    customer_id,
    from_date,
    to_date,
    service_ids,
  }: Pick<NewEntry, 'customer_id' | 'from_date' | 'to_date' | 'service_ids'>,
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from waitlist_entries w
      where w.account_id = ${accountId} and w.customer_id = ${customer_id} and w.from_date = ${from_date}
        and w.to_date = ${to_date} and w.status in (${waiting}, ${told})
        and (select array_agg(s.service_id order by s.service_id)
          from waitlist_services s
          where s.account_id = ${accountId} and s.entry_id = w.id) = ${service_ids.toSorted((a, b) => a - b)}::bigint[]
    ) as found`.execute(tx);
  return rows[0]?.found === true;
}
