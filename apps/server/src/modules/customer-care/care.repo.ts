import type { AutomaticMessageId } from '@rawnaq/domain/settings/automatic-messages';
import { CARE_MESSAGES, careTemplates, type CareKind } from '@rawnaq/domain/customer-care/care.states';
import type { Currency } from '@rawnaq/domain/kernel/money';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../db/database';
import type { Ctx } from '../../http/context';
import { mayBeSeen } from '../../http/lists/own-calendar.query';
import type { CareRules } from './care-rules';
import { lastVisit, nextVisit } from './missed-customers.query';
import { owed } from './money-lists.query';
import { invoiceKind, messageState, recordState, visitPayment, visitState } from '../../db/sql-codes';

type Place = { tx: Tx; accountId: number; now: Date; session?: Ctx['session'] };

/** What a message is about, once it is known that it may be written about. */
export type CareSubject = {
  id: number;
  customer_id: number;
  name: string;
  last_at: string | null;
  is_recent: boolean;
  /** Of a reminder of money: how much, and the oldest paper it is about. */
  amount: number | null;
  unique_id: string | null;
};

/** What messages of a kind are about. */
const ABOUT = {
  reminder: 'appointments',
  no_show: 'appointments',
  birthday: 'customers',
  missed_customer: 'customers',
  balance: 'customers',
  rating: 'invoices',
} as const satisfies Record<CareKind, string>;

const at = (now: Date): RawBuilder<unknown> => sql`${now.toISOString()}::timestamptz`;

/** Two who send at the same moment follow each other; the second finds what the first has written. */
export async function lockSubjects({ tx, accountId }: Place, kind: CareKind, ids: readonly number[]): Promise<void> {
  const about = ABOUT[kind];
  const table = sql.table(about === 'customers' ? 'customers' : about === 'invoices' ? 'invoices' : 'appointments');
  await sql`
    select 1
    from ${table}
    where account_id = ${accountId} and id = any(${[...ids]}::bigint[])
    order by id for no key update`.execute(tx);
}

export async function findSubjects(
  place: Place,
  kind: CareKind,
  ids: readonly number[],
  rules: CareRules,
): Promise<CareSubject[]> {
  const { tx, accountId, now } = place;
  const wanted = sql`any(${[...ids]}::bigint[])`;
  const last = (about: RawBuilder<unknown>): RawBuilder<unknown> => sql`
    left join lateral (select max(o.created_at) as last_at
      from messages o
      where o.account_id = ${accountId} and ${about} and o.template in (${sql.join(careTemplates(kind))})
        and o.status not in (${messageState.failed}, ${messageState.not_sent})) m on true`;
  const facts = sql`
    c.name, m.last_at,
      coalesce(m.last_at > ${at(now)} - make_interval(hours => ${rules.rest_hours}), false) as is_recent`;
  const fitting =
    kind === 'reminder'
      ? sql`
        a.status = ${visitState.scheduled} and a.no_show_at is null and a.start_at > ${at(now)}
          and a.payment_status <> ${visitPayment.waiting}`
      : sql`a.status <> ${visitState.cancelled} and a.no_show_at is not null`;
  const nothing = sql`null::bigint as amount, null::text as unique_id`;
  const person = {
    birthday: { joined: sql``, rule: sql`c.birth_date is not null`, money: nothing },
    missed_customer: {
      joined: sql`${lastVisit(accountId, rules.time_zone)} ${nextVisit(accountId, now)}`,
      rule: missedRule(rules),
      money: nothing,
    },
    balance: {
      joined: sql`join customer_balances w on w.account_id = c.account_id and w.customer_id = c.id`,
      rule: sql`${owed} > 0`,
      money: sql`${owed} as amount, ${oldestOpenPaper(accountId)} as unique_id`,
    },
  };
  const ofCustomers = ({ joined, rule, money }: (typeof person)[keyof typeof person]) => sql<CareSubject>`
      select c.id, c.id as customer_id, ${facts}, ${money}
      from customers c
      ${joined}
      ${last(sql`o.customer_id = c.id`)}
      where c.account_id = ${accountId} and c.id = ${wanted} and ${rule} and c.merged_into is null
        and c.status = ${recordState.active}`;
  const statement =
    kind === 'rating'
      ? sql<CareSubject>`
      select i.id, i.customer_id, ${facts}, null::bigint as amount, i.unique_id
      from invoices i
      join customers c on c.account_id = i.account_id and c.id = i.customer_id
      ${last(sql`o.invoice_id = i.id`)}
      where i.account_id = ${accountId} and i.id = ${wanted} and i.kind = ${invoiceKind.sale}
        and i.cancelled_at is null
        and not exists (select from invoice_ratings s where s.account_id = ${accountId} and s.invoice_id = i.id)`
      : kind === 'reminder' || kind === 'no_show'
        ? sql<CareSubject>`
      select a.id, a.customer_id, ${facts}, ${nothing}
      from appointments a
      join customers c on c.account_id = a.account_id and c.id = a.customer_id
      ${last(sql`o.appointment_id = a.id`)}
      where a.account_id = ${accountId} and a.id = ${wanted} and ${fitting} and ${mayBeSeen(place)}`
        : ofCustomers(person[kind]);
  const { rows } = await statement.execute(tx);
  return rows;
}

const oldestOpenPaper = (accountId: number): RawBuilder<string | null> => sql<string | null>`
  (select i.unique_id
    from receivables r
    join invoices i on i.account_id = r.account_id and i.id = r.invoice_id
    where r.account_id = ${accountId} and r.customer_id = c.id and r.open_amount > 0
    order by r.day, r.invoice_id limit 1)`;

const missedRule = ({ today, missed_after_days }: CareRules): RawBuilder<unknown> =>
  sql`l.day <= ${today}::date - ${missed_after_days}::int and b.id is null`;

/** Salons that work, with the day their clock shows, while it is a time to write to people. */
export async function accountsInTheirDay(tx: Tx, now: Date): Promise<{ account_id: number; today: string }[]> {
  const wall = sql`(${at(now)} at time zone a.time_zone)`;
  const { rows } = await sql<{ account_id: number; today: string }>`
    select a.id as account_id, ${wall}::date as today
    from accounts a
    where a.status in ('trial', 'active') and extract(hour from ${wall}) between 9 and 19`.execute(tx);
  return rows;
}

/** Whose birthday it is, unless this one was thought of already. */
export async function findCelebrating({ tx, accountId, now }: Place, today: string): Promise<number[]> {
  const { rows } = await sql<{
    id: number;
  }>`
    select c.id
    from customers c
    where c.account_id = ${accountId} and c.birth_date is not null and c.merged_into is null
      and c.status = ${recordState.active}
      and (c.birth_date + make_interval(years => (extract(year
        from ${today}::date) - extract(year
        from c.birth_date))::int))::date = ${today}::date
      and not exists (select from messages o
        where o.account_id = ${accountId} and o.customer_id = c.id and o.template = ${CARE_MESSAGES.birthday}
          and o.created_at > ${at(now)} - interval '180 days')
    order by c.id for no key update of c`.execute(tx);
  return rows.map(({ id }) => id);
}

/**
 * How long after its day a message to a missed customer may still go out: a salon that turns it on does not write to
 * years of them at once.
 */
const INVITE_WITHIN_DAYS = 7;

/** Whose last visit is as long ago as the salon says, without a new one, and who was not written to since. */
export async function findMissed({ tx, accountId, now }: Place, rules: CareRules): Promise<number[]> {
  const day = sql`${rules.today}::date - ${rules.missed_after_days}::int`;
  const { rows } = await sql<{
    id: number;
  }>`
    select c.id
    from customers c
    ${lastVisit(accountId, rules.time_zone)}
    ${nextVisit(accountId, now)}
    where c.account_id = ${accountId} and c.merged_into is null and c.status = ${recordState.active} and b.id is null
      and l.day <= ${day} and l.day > ${day} - ${INVITE_WITHIN_DAYS}::int
      and not exists (select from messages o
        where o.account_id = ${accountId} and o.customer_id = c.id and o.template = ${CARE_MESSAGES.missed_customer}
          and o.created_at > l.day::timestamptz)
    order by c.id for no key update of c`.execute(tx);
  return rows.map(({ id }) => id);
}

/** How late a rating may still be asked for by itself, beyond its hours. */
const RATE_WITHIN_HOURS = 24;

/** Who is asked by a survey is not asked to rate as well. */
const SURVEY: AutomaticMessageId = 'survey';

/** Invoices whose hours are over, and which nobody has rated or was asked to rate. */
export async function findToRate({ tx, accountId, now }: Place, hours: number): Promise<number[]> {
  const due = sql`${at(now)} - make_interval(hours => ${hours})`;
  const { rows } = await sql<{ id: number }>`
    select i.id
    from invoices i
    join customers c on c.account_id = i.account_id and c.id = i.customer_id
    where i.account_id = ${accountId} and i.kind = ${invoiceKind.sale} and i.cancelled_at is null
      and i.issued_at <= ${due} and i.issued_at > ${due} - make_interval(hours => ${RATE_WITHIN_HOURS})
      and c.merged_into is null and c.status = ${recordState.active}
      and not exists (select from invoice_ratings s where s.account_id = ${accountId} and s.invoice_id = i.id)
      and not exists (select from messages o
        where o.account_id = ${accountId} and o.customer_id = i.customer_id
          and o.template in (${CARE_MESSAGES.rating}, ${SURVEY})
          and o.created_at > ${due} - make_interval(hours => ${RATE_WITHIN_HOURS}))
    order by i.id for no key update of i`.execute(tx);
  return rows.map(({ id }) => id);
}

/** How many days after its day a reminder of a balance may still go out by itself. */
const REMIND_WITHIN_DAYS = 7;

/** Whose oldest open invoice is as old as the salon says, and who was not reminded since. */
export async function findOwing({ tx, accountId }: Place, today: string, days: number): Promise<number[]> {
  const day = sql`${today}::date - ${days}::int`;
  const { rows } = await sql<{ id: number }>`
    select c.id
    from customers c
    join lateral (select min(r.day) as day
      from receivables r
      where r.account_id = ${accountId} and r.customer_id = c.id and r.open_amount > 0) q on q.day is not null
    where c.account_id = ${accountId} and c.merged_into is null and c.status = ${recordState.active}
      and q.day <= ${day} and q.day > ${day} - ${REMIND_WITHIN_DAYS}::int
      and not exists (select from messages o
        where o.account_id = ${accountId} and o.customer_id = c.id and o.template = ${CARE_MESSAGES.balance}
          and o.created_at > q.day::timestamptz)
    order by c.id for no key update of c`.execute(tx);
  return rows.map(({ id }) => id);
}

export const salonCurrency = async ({ tx, accountId }: Pick<Place, 'tx' | 'accountId'>): Promise<Currency> =>
  (await tx.selectFrom('accounts').select('currency').where('id', '=', accountId).executeTakeFirstOrThrow())
    .currency as Currency;
