import { balanceEntryKinds } from '@rawnaq/domain/customer-money/balance-entries.states';
import { AGE_LIMITS, receivableAges, type ReceivableAge } from '@rawnaq/domain/customer-money/receivable-ages.states';
import type { PaymentRow } from '@rawnaq/domain/payments/payments.contract';
import type { ReceivableRow } from '@rawnaq/domain/payments/receivables.contract';
import { sql, type RawBuilder } from 'kysely';
import { paymentState } from '../../db/sql-codes';
import type { Ctx } from '../../http/context';
import { mobileFor } from '../../http/lists/own-calendar.query';
import { numberSql, readSellingSalon } from '../invoices';
import type { Bookkeeper } from '../ledger';

export const paymentRows = (ctx: Ctx): RawBuilder<PaymentRow> => sql<PaymentRow>`
  (select p.id, p.paid_at, p.day, p.invoice_id, i.unique_id, ${numberSql('i')} as number, p.customer_id,
    coalesce(c.name, i.customer_name) as customer, p.method, p.source, p.amount,
    case when p.status = ${paymentState.cancelled} then 0 else p.amount end as received, p.reference_number,
    p.authorization_code, p.status, p.note, p.payment_link_id, u.name as created_by, p.cancelled_at,
    k.name as cancelled_by, p.cancel_reason
    from payments p
    left join invoices i on i.account_id = p.account_id and i.id = p.invoice_id
    left join customers c on c.account_id = p.account_id and c.id = p.customer_id
    left join users u on u.account_id = p.account_id and u.id = p.created_by
    left join users k on k.account_id = p.account_id and k.id = p.cancelled_by
    where p.account_id = ${ctx.accountId})`;

const { month, two_months, three_months, older } = receivableAges.codes;
const ageSql = (days: RawBuilder<unknown>): RawBuilder<ReceivableAge> => sql<ReceivableAge>`
  case
    when ${days} <= ${AGE_LIMITS.month}::int then ${month}::text
    when ${days} <= ${AGE_LIMITS.two_months}::int then ${two_months}::text
    when ${days} <= ${AGE_LIMITS.three_months}::int then ${three_months}::text
    else ${older}::text end`;

/** Invoices something is open of, by how many of the salon's days they have been waiting. */
export async function receivableRows(ctx: Ctx): Promise<RawBuilder<ReceivableRow>> {
  const { day } = await readSellingSalon(ctx);
  const days = sql`greatest(${day}::date - r.day, 0)`;
  return sql<ReceivableRow>`
    (select r.invoice_id as id, i.unique_id, ${numberSql('i')} as number, i.issued_at, r.day, r.customer_id,
      c.name as customer, ${mobileFor(ctx, 'c.mobile')} as mobile, ${days} as days, ${ageSql(days)} as age, r.amount,
      r.amount - r.open_amount as paid, r.open_amount as open, r.reminded_at
      from receivables r
      join invoices i on i.account_id = r.account_id and i.id = r.invoice_id
      join customers c on c.account_id = r.account_id and c.id = r.customer_id
      where r.account_id = ${ctx.accountId} and r.open_amount > 0)`;
}

export async function sumByAge(
  ctx: Ctx,
  day: string,
): Promise<{ age: ReceivableAge; invoices: number; open: number }[]> {
  const { rows } = await sql<{ age: ReceivableAge; invoices: number; open: number }>`
    select ${ageSql(sql`greatest(${day}::date - r.day, 0)`)} as age, count(*)::int as invoices,
      sum(r.open_amount)::bigint as open
    from receivables r
    where r.account_id = ${ctx.accountId} and r.open_amount > 0
    group by 1`.execute(ctx.tx);
  return receivableAges.choices.map(
    ({ value }) => rows.find(({ age }) => age === value) ?? { age: value as ReceivableAge, invoices: 0, open: 0 },
  );
}

const { debit_note, debit_note_paid } = balanceEntryKinds.codes;

/** Whether what she owes comes from debit notes that were not paid yet. */
export async function owesForNotes({ tx, accountId }: Bookkeeper, customerId: number): Promise<boolean> {
  const { sum } = await tx
    .selectFrom('balance_entries')
    .select(({ fn }) => fn.sum<number | null>('amount').as('sum'))
    .where('account_id', '=', accountId)
    .where('customer_id', '=', customerId)
    .where('kind', 'in', [debit_note, debit_note_paid])
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0) < 0;
}
