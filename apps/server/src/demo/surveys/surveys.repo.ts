import { sql } from 'kysely';
import type { Tx } from '../../db/database';
import { invoiceKind } from '../../db/sql-codes';

export type AskedPaper = {
  invoice_id: number;
  appointment_id: number | null;
  customer_id: number;
  customer_name: string;
  customer_mobile: string;
  issued_at: string;
  visited_on: string;
  service_ids: number[];
  employee_ids: number[];
};

/** Papers of services with a customer, of so many days, the oldest first. */
export async function papersToAsk(tx: Tx, accountId: number, now: Date, days: number): Promise<AskedPaper[]> {
  const { rows } = await sql<AskedPaper>`
    select i.id as invoice_id, i.appointment_id, i.customer_id, c.name as customer_name, c.mobile as customer_mobile,
      i.issued_at, i.day as visited_on, array_agg(distinct l.service_id) as service_ids,
      array_agg(distinct l.employee_id) as employee_ids
    from invoices i
    join customers c on c.account_id = i.account_id and c.id = i.customer_id
    join invoice_lines l on l.account_id = i.account_id and l.invoice_id = i.id
    where i.account_id = ${accountId} and c.account_id = ${accountId} and l.account_id = ${accountId}
      and i.kind = ${invoiceKind.sale} and i.cancelled_at is null and l.service_id is not null
      and l.employee_id is not null
      and i.issued_at between ${now.toISOString()}::timestamptz - make_interval(days => ${days})
        and ${now.toISOString()}::timestamptz - interval '4 hours'
    group by i.account_id, i.id, c.name, c.mobile
    order by i.issued_at, i.id`.execute(tx);
  return rows;
}
