import type { CustomerType } from '@rawnaq/domain/customers/customer.rules';
import type { LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { sql } from 'kysely';
import type { Code } from '../../db/column-codes';
import type { Tx } from '../../db/database';

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

type TypeDay = Record<CustomerType, number> & { day: LocalDate };

/** The job that counts may have written today's line of the training salon meanwhile. */
export async function insertTypeDays(tx: Tx, accountId: number, days: readonly TypeDay[]): Promise<void> {
  await tx
    .insertInto('customer_type_days')
    .values(days.map((day) => ({ ...day, account_id: accountId })))
    .onConflict((conflict) => conflict.columns(['account_id', 'day']).doNothing())
    .execute();
}
