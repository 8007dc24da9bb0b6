import { addDays } from '@rawnaq/domain/kernel/time/local-date';
import { sql } from 'kysely';
import type { Code } from '../db/column-codes';
import type { Tx } from '../db/database';
import { recordState } from '../db/sql-codes';

const HISTORY_DAYS = 120;

export type VisitCounts = {
  id: number;
  invoices_count: number;
  last_invoice_on: string | null;
  type: Code<'customers.type'>;
};

/** Visits from before the invoices this world has. */
export async function setVisitCounts(tx: Tx, accountId: number, customers: readonly VisitCounts[]): Promise<void> {
  await sql`
    update customers c
    set invoices_count = v.invoices_count, last_invoice_on = v.last_invoice_on, type = v.type
    from jsonb_to_recordset(${JSON.stringify(customers)}::jsonb) as v(id bigint, invoices_count integer,
      last_invoice_on date, type text)
    where c.account_id = ${accountId} and c.id = v.id`.execute(tx);
}

/** What the daily count would have written: from each customer's first day and last visit, as far as they tell. */
export async function insertTypeDays(tx: Tx, accountId: number, now: Date): Promise<void> {
  const today = now.toISOString().slice(0, 10);
  await sql`
    insert into customer_type_days (account_id, day, frequent, missed, new)
    select c.account_id, d::date,
      count(*) filter (where c.invoices_count > 1 and d::date - least(c.last_invoice_on, d::date) <= 60),
      count(*) filter (where c.invoices_count = 0 or d::date - least(c.last_invoice_on, d::date) > 60),
      count(*) filter (where c.invoices_count = 1 and d::date - least(c.last_invoice_on, d::date) <= 60)
    from customers c
    cross join generate_series(${addDays(today, -HISTORY_DAYS)}::date, ${today}::date, interval '1 day') d
    where c.account_id = ${accountId} and c.created_at::date <= d::date and c.status = ${recordState.active}
    group by 1, 2`.execute(tx);
}
