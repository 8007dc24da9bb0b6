import { addMonths, startOfMonth, type LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { accountInvoiceStandings, accountInvoiceStates } from '@rawnaq/domain/platform-invoices/account-invoice.states';
import type { AccountInvoiceRow } from '@rawnaq/domain/platform-invoices/account-invoices.contract';
import { platformPaymentStates } from '@rawnaq/domain/platform-payments/platform-payment.states';
import { sql, type NotNull, type RawBuilder } from 'kysely';
import { PLATFORM_ACCOUNT } from '../../db/platform-account';
import type { Ctx } from '../../http/context';
import type { Holds } from '../../http/lists/among.query';
import { holdsText } from '../../http/lists/folded.query';
import type { Place } from './account-invoices.repo';

const { issued } = accountInvoiceStates.codes;
const { codes: standings } = accountInvoiceStandings;

export const platformRow = ({ tx, accountId }: Place) =>
  tx
    .selectFrom('accounts')
    .select(['english_name', 'arabic_name', 'country', 'currency', 'time_zone'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
export const platformCurrency = async (place: Place): Promise<string> => (await platformRow(place)).currency;
export const platformToday = async (place: Place & { now: Date }): Promise<LocalDate> =>
  todayIn(place.now, (await platformRow(place)).time_zone);

/** As people say it: RQ-2026-00731. */
const numberSql = (alias: string): RawBuilder<string> =>
  sql<string>`'RQ-' || ${sql.ref(`${alias}.year`)}::text || '-' ||
    lpad(${sql.ref(`${alias}.number`)}::text, greatest(5, length(${sql.ref(`${alias}.number`)}::text)), '0')`;

export const merchantSql = (alias: string, language: Ctx['language']): RawBuilder<string> =>
  sql<string>`${sql.ref(`${alias}.${language === 'ar' ? 'arabic_name' : 'english_name'}`)}`;

const standingSql = (today: LocalDate) => sql<AccountInvoiceRow['standing']>`
  case when i.status = ${sql.lit(issued)} and i.due_on < ${today}::date then ${sql.lit(standings.overdue)}::text
    else i.status end`;

/** The same, of a row that is listed. */
export const stateOfStanding = (standing: string | number) => {
  if (standing === standings.overdue) return sql`r.status = ${sql.lit(issued)} and r.due_on < r.today`;
  return standing === standings.issued
    ? sql`r.status = ${sql.lit(issued)} and r.due_on >= r.today`
    : sql`r.status = ${standing}`;
};

type Reader = Place & { now: Date; language: Ctx['language'] };

export async function invoiceRows(reader: Reader) {
  const today = await platformToday(reader);
  return reader.tx
    .selectFrom('account_invoices as i')
    .where('i.account_id', '=', reader.accountId)
    .select([
      'i.id',
      'i.unique_id',
      numberSql('i').as('number'),
      'i.tenant',
      merchantSql('i', reader.language).as('merchant'),
      'i.day',
      'i.due_on',
      'i.tier',
      'i.months',
      'i.status',
      sql<LocalDate>`${today}::date`.as('today'),
      standingSql(today).as('standing'),
      'i.currency',
      'i.subtotal',
      'i.vat',
      'i.total',
      sql<number>`case when i.status = ${sql.lit(issued)} then i.total else 0 end`.as('open'),
    ]);
}

/** Index `platform_invoices_words`. */
const invoiceWords = sql`${numberSql('i')} || ' ' || i.english_name || ' ' || i.arabic_name || ' ' || i.tenant::text`;
export const invoicesHolding = (holds: Holds) => sql`
  select i.id from account_invoices i where i.account_id = ${PLATFORM_ACCOUNT} and ${holds(invoiceWords)}`;
export const paymentsHolding = (holds: Holds) => sql`
  select p.id
  from platform_payments p
  where p.account_id = ${PLATFORM_ACCOUNT} and p.invoice_id in (${invoicesHolding(holds)})
  union all
  select p.id
  from platform_payments p
  where p.account_id = ${PLATFORM_ACCOUNT} and p.reference is not null and ${holds(sql`p.reference`)}`;

/** What waits, what waits too long, and what came in since a day. */
export async function invoiceFigures({ tx, accountId }: Place, today: LocalDate) {
  const since = startOfMonth(today);
  const { rows } = await sql<{
    open_count: number;
    open_amount: number;
    overdue_count: number;
    overdue_amount: number;
  }>`
    select count(*)::int as open_count, coalesce(sum(total), 0)::bigint as open_amount,
      (count(*) filter (where due_on < ${today}::date))::int as overdue_count,
      coalesce(sum(total) filter (where due_on < ${today}::date), 0)::bigint as overdue_amount
    from account_invoices
    where account_id = ${accountId} and status = ${sql.lit(issued)}`.execute(tx);
  const { rows: came } = await sql<{ count: number; amount: number; before: number }>`
    select (count(*) filter (where paid_on >= ${since}::date))::int as count,
      coalesce(sum(amount) filter (where paid_on >= ${since}::date), 0)::bigint as amount,
      coalesce(sum(amount) filter (where paid_on <= ${addMonths(today, -1)}::date), 0)::bigint as before
    from platform_payments
    where account_id = ${accountId} and status = ${sql.lit(platformPaymentStates.codes.paid)}
      and paid_on >= ${addMonths(since, -1)}::date`.execute(tx);
  const [open] = rows;
  return {
    open: { count: open!.open_count, amount: open!.open_amount },
    overdue: { count: open!.overdue_count, amount: open!.overdue_amount },
    paid: came[0]!,
  };
}

export const invoiceFacts = ({ tx, accountId }: Place, which: { id: number } | { unique_id: string }) =>
  tx
    .selectFrom('account_invoices as i')
    .leftJoin('users as u', (join) =>
      join.onRef('u.account_id', '=', 'i.account_id').onRef('u.id', '=', 'i.created_by'),
    )
    .leftJoin('users as c', (join) =>
      join.onRef('c.account_id', '=', 'i.account_id').onRef('c.id', '=', 'i.cancelled_by'),
    )
    .select([
      'i.id',
      'i.unique_id',
      'i.year',
      'i.number',
      'i.tenant',
      'i.status',
      'i.day',
      'i.due_on',
      'i.currency',
      'i.seller',
      'i.buyer',
      'i.vat_rate',
      'i.subtotal',
      'i.vat',
      'i.total',
      'i.tier',
      'i.months',
      'i.covers_from',
      'i.covers_to',
      'i.renewed_until',
      'i.note',
      'i.cancel_reason',
      'i.issued_at',
      'i.paid_at',
      'i.cancelled_at',
      'u.name as created_by',
      'c.name as cancelled_by',
    ])
    .where('i.account_id', '=', accountId)
    .where((is) => ('id' in which ? is('i.id', '=', which.id) : is('i.unique_id', '=', which.unique_id)))
    .executeTakeFirst();
export type InvoiceFacts = NonNullable<Awaited<ReturnType<typeof invoiceFacts>>>;

export const linesOf = ({ tx, accountId }: Place, invoiceId: number) =>
  tx
    .selectFrom('account_invoice_lines')
    .select([
      'item',
      'period',
      'package_id',
      'months',
      'messages',
      'english_name',
      'arabic_name',
      'quantity',
      'unit_price',
      'net',
      'vat',
      'gross',
    ])
    .where('account_id', '=', accountId)
    .where('invoice_id', '=', invoiceId)
    .orderBy('position')
    .execute();

export const paymentsOf = ({ tx, accountId }: Place, invoiceId: number) =>
  tx
    .selectFrom('platform_payments')
    .select(['id', 'is_request', 'status', 'amount', 'method', 'reference', 'note', 'due_on', 'paid_on', 'created_at'])
    .where('account_id', '=', accountId)
    .where('invoice_id', '=', invoiceId)
    .orderBy('id')
    .execute();

export const paymentRows = ({ tx, accountId, language }: Reader) =>
  tx
    .selectFrom('platform_payments as p')
    // From the left: a count that needs nothing of it then leaves it alone.
    .leftJoin('account_invoices as i', (join) =>
      join.onRef('i.account_id', '=', 'p.account_id').onRef('i.id', '=', 'p.invoice_id'),
    )
    .where('p.account_id', '=', accountId)
    .select([
      'p.id',
      'p.invoice_id',
      numberSql('i').as('invoice'),
      'p.tenant',
      merchantSql('i', language).as('merchant'),
      'p.amount',
      'p.currency',
      'p.status',
      'p.method',
      'p.reference',
      'p.due_on',
      'p.paid_on',
      'p.sent_to',
      'p.created_at',
    ]);
export const paidRows = (reader: Reader) =>
  paymentRows(reader).where('p.status', '=', platformPaymentStates.codes.paid);
export const requestRows = (reader: Reader) => paymentRows(reader).where('p.is_request', '=', true);

export const requestFacts = (reader: Reader, id: number) =>
  requestRows(reader)
    .leftJoin('users as u', (join) =>
      join.onRef('u.account_id', '=', 'p.account_id').onRef('u.id', '=', 'p.created_by'),
    )
    .select(['i.unique_id', 'p.cancel_reason', 'p.sent_at', 'u.name as created_by'])
    .$narrowType<{ unique_id: NotNull }>()
    .where('p.id', '=', id)
    .executeTakeFirst();

export const MOST_FOUND = 20;
export const openInvoices = async (reader: Reader, search: string) =>
  (await invoiceRows(reader))
    .where('i.status', '=', issued)
    .where(matching(search, ['i.english_name', 'i.arabic_name'], sql`${numberSql('i')} || ' ' || i.tenant::text`))
    .orderBy('i.due_on')
    .orderBy('i.id')
    .limit(MOST_FOUND)
    .execute();

export const matching = (search: string, names: readonly string[], more: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(${search} = '' or ${sql.join(
    [...names.map((name) => sql.ref(name)), sql`(${more})`].map((text) => holdsText(text, search)),
    sql` or `,
  )})`;
