import { balanceEntryKinds } from '@rawnaq/domain/customer-money/balance-entries.states';
import {
  STATEMENT_PAGE,
  type CustomerMoney,
  type StatementEntry,
} from '@rawnaq/domain/customer-money/customer-money.contract';
import { sql } from 'kysely';
import type { Ctx } from '../../http/context';
import { numberSql } from '../invoices';

const NEWEST = 50;

export async function papersOf({ tx, accountId }: Ctx, customerId: number): Promise<CustomerMoney['invoices']> {
  const { rows } = await sql<CustomerMoney['invoices'][number]>`
    select i.id as invoice_id, i.unique_id, ${numberSql('i')} as number, i.kind, i.day, i.payable,
      coalesce(r.open_amount, 0) as open, i.cancelled_at is not null as is_cancelled
    from invoices i
    left join receivables r on r.account_id = i.account_id and r.invoice_id = i.id
    where i.account_id = ${accountId} and i.customer_id = ${customerId}
    order by i.issued_at desc, i.id desc limit ${NEWEST}`.execute(tx);
  return rows;
}

export async function countPapers({ tx, accountId }: Ctx, customerId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from invoices
    where account_id = ${accountId} and customer_id = ${customerId}`.execute(tx);
  return rows[0]!.count;
}

export async function openInvoicesOf(
  { tx, accountId }: Ctx,
  customerId: number,
  today: string,
): Promise<CustomerMoney['open_invoices']> {
  const { rows } = await sql<CustomerMoney['open_invoices'][number]>`
    select r.invoice_id, i.unique_id, ${numberSql('i')} as number, r.day, r.amount, r.open_amount as open,
      greatest(${today}::date - r.day, 0) as days
    from receivables r
    join invoices i on i.account_id = r.account_id and i.id = r.invoice_id
    where r.account_id = ${accountId} and r.customer_id = ${customerId} and r.open_amount > 0
    order by r.day, r.invoice_id limit ${NEWEST}`.execute(tx);
  return rows;
}

export async function openDepositsOf({ tx, accountId }: Ctx, customerId: number): Promise<CustomerMoney['deposits']> {
  const { rows } = await sql<CustomerMoney['deposits'][number]>`
    select d.invoice_id, i.unique_id, ${numberSql('i')} as number, i.day, d.amount, d.open_amount as open,
      d.appointment_id
    from deposits d
    join invoices i on i.account_id = d.account_id and i.id = d.invoice_id
    where d.account_id = ${accountId} and d.customer_id = ${customerId} and d.open_amount > 0
    order by d.created_at, d.invoice_id limit ${NEWEST}`.execute(tx);
  return rows;
}

const { deposit, deposit_cancelled, refund, used, returned, penalty, penalty_lifted, penalty_paid } =
  balanceEntryKinds.codes;
const KINDS = {
  all: balanceEntryKinds.choices.map(({ value }) => Number(value)),
  deposits: [deposit, deposit_cancelled, refund, used, returned],
  penalties: [penalty, penalty_lifted, penalty_paid],
} as const;

/** Movements with the balance after each, the newest first: one more than a page, so that it is known whether more. */
export async function statementOf(
  { tx, accountId }: Ctx,
  { customer_id, only, before_id }: { customer_id: number; only: keyof typeof KINDS; before_id?: number | undefined },
): Promise<StatementEntry[]> {
  const { rows } = await sql<StatementEntry>`
    select e.id, e.day, e.kind, e.amount, e.balance, e.note, p.method, e.invoice_id, i.unique_id,
      ${numberSql('i')} as number, e.penalty_id, coalesce(i.appointment_id, n.appointment_id) as appointment_id,
      u.name as created_by, e.created_at
    from (select b.*, (sum(b.amount) over (order by b.id))::bigint as balance
      from balance_entries b
      where b.account_id = ${accountId} and b.customer_id = ${customer_id}) e
    left join payments p on p.account_id = ${accountId} and p.id = e.payment_id
    left join invoices i on i.account_id = ${accountId} and i.id = e.invoice_id
    left join penalties n on n.account_id = ${accountId} and n.id = e.penalty_id
    left join users u on u.account_id = ${accountId} and u.id = e.created_by
    where e.account_id = ${accountId} and e.kind = any(${[...KINDS[only]]}::int[])
      and (${before_id ?? null}::bigint is null or e.id < ${before_id ?? null}::bigint)
    order by e.id desc limit ${STATEMENT_PAGE + 1}`.execute(tx);
  return rows;
}
