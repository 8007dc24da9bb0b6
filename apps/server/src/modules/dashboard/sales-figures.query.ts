import { invoiceLineKinds } from '@rawnaq/domain/invoices/invoice-line.states';
import type { DateSpan } from '@rawnaq/domain/kernel/time/date-presets';
import { sql } from 'kysely';
import type { Ctx } from '../../http/context';
import { invoiceKind } from '../../db/sql-codes';
import { employeeName } from '../employees';

const { service, product, package_use } = invoiceLineKinds.codes;

export const topServices = async ({ tx, accountId, language }: Ctx, { from, to }: DateSpan, most: number) =>
  (
    await sql<{ id: number; name: string; quantity: number; gross: number }>`
      select s.id, ${sql.ref(language === 'ar' ? 's.arabic_name' : 's.english_name')} as name,
        sum(d.quantity)::bigint as quantity, sum(d.gross)::bigint as gross
      from sales_days d
      join services s on s.account_id = d.account_id and s.id = d.item_id
      where d.account_id = ${accountId} and d.day between ${from}::date and ${to}::date
        and d.kind = ${sql.lit(service)}
      group by s.account_id, s.id
      having sum(d.gross) > 0
      order by gross desc, s.id limit ${most}`.execute(tx)
  ).rows;

/** By what their work and sales were worth without VAT, packages where they are used. */
export const topEmployees = async ({ tx, accountId, language }: Ctx, { from, to }: DateSpan, most: number) =>
  (
    await sql<{ id: number; name: string; net: number }>`
      select e.id, ${employeeName(language)} as name, sum(d.net)::bigint as net
      from sales_days d
      join employees e on e.account_id = d.account_id and e.id = d.employee_id
      where d.account_id = ${accountId} and d.day between ${from}::date and ${to}::date
        and d.kind in (${sql.lit(service)}, ${sql.lit(product)}, ${sql.lit(package_use)})
      group by e.account_id, e.id
      having sum(d.net) > 0
      order by net desc, e.id limit ${most}`.execute(tx)
  ).rows;

export const countInvoices = async ({ tx, accountId }: Ctx, { from, to }: DateSpan): Promise<number> =>
  (
    await sql<{ found: number }>`
      select count(*)::int as found
      from invoices i
      where i.account_id = ${accountId} and i.day between ${from}::date and ${to}::date
        and i.kind = ${invoiceKind.sale} and i.cancelled_at is null`.execute(tx)
  ).rows[0]!.found;
