import type { DateSpan } from '@rawnaq/domain/kernel/time/date-presets';
import type { CodeIn } from '@rawnaq/domain/kernel/state-machine';
import type { invoiceLineKinds } from '@rawnaq/domain/invoices/invoice-line.states';
import { sql } from 'kysely';
import type { Bookkeeper } from '../ledger';

const KEYS = {
  day: sql`day`,
  // As a day without a zone, or the zone is asked for with every row.
  month: sql`date_trunc('month', day::timestamp)::date`,
  kind: sql`kind`,
  item_id: sql`item_id`,
  employee_id: sql`employee_id`,
};
type Key = { day: string; month: string; kind: CodeIn<typeof invoiceLineKinds>; item_id: number; employee_id: number };
export type SalesSum = {
  quantity: number;
  list: number;
  discount: number;
  net: number;
  vat: number;
  gross: number;
};

/** What was sold, credit notes taken off, by what one asks for: from the sums of the days. */
export async function salesSums<By extends keyof Key>(
  { tx, accountId }: Pick<Bookkeeper, 'tx' | 'accountId'>,
  { from, to }: DateSpan,
  by: readonly By[],
): Promise<(SalesSum & Pick<Key, By>)[]> {
  const keys = sql.join(by.map((key) => sql`${KEYS[key]} as ${sql.ref(key)}`));
  const places = sql.join(by.map((_key, index) => sql.lit(index + 1)));
  const { rows } = await sql<SalesSum & Pick<Key, By>>`
    select ${keys}, sum(quantity)::bigint as quantity, sum(list)::bigint as list, sum(discount)::bigint as discount,
      sum(net)::bigint as net, sum(vat)::bigint as vat, sum(gross)::bigint as gross
    from sales_days
    where account_id = ${accountId} and day between ${from}::date and ${to}::date
    group by ${places}
    order by ${places}`.execute(tx);
  return rows;
}
