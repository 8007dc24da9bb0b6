import type { creditNotesReport } from '@rawnaq/domain/reports/definitions/credit-notes-reports';
import { sql } from 'kysely';
import { invoiceKind } from '../../../db/sql-codes';
import type { Ctx } from '../../../http/context';
import { numberTextOf } from '../../total-sales';
import type { PagedServer } from '../report-server';

export const creditNotesServer: PagedServer<typeof creditNotesReport> = {
  rows: (ctx, { from, to }) => noteRows(ctx, from, to),
  async around(ctx, { from, to, ids: { customer_id } }) {
    const whose = customer_id === undefined ? sql`true` : sql`r.customer_id = ${customer_id}`;
    const { rows } = await sql<{ notes: number; total: number; vat: number }>`
      select count(*)::int as notes, coalesce(sum(r.total), 0)::bigint as total, coalesce(sum(r.vat), 0)::bigint as vat
      from ${noteRows(ctx, from, to).as('r')} where ${whose}`.execute(ctx.tx);
    return { figures: rows[0]! };
  },
};

/** Credit notes of business days, with what each gave back and took from commissions. */
const noteRows = ({ tx, accountId }: Ctx, from: string, to: string) =>
  tx
    .selectFrom('invoices as i')
    .innerJoin('invoices as o', (join) =>
      join.onRef('o.account_id', '=', 'i.account_id').onRef('o.id', '=', 'i.original_id'),
    )
    .leftJoin('users as u', (join) =>
      join.onRef('u.account_id', '=', 'i.account_id').onRef('u.id', '=', 'i.created_by'),
    )
    .where('i.account_id', '=', accountId)
    .where('i.kind', '=', invoiceKind.credit_note)
    .where('i.day', '>=', from)
    .where('i.day', '<=', to)
    .select([
      'i.id',
      sql<string>`'open=' || i.id`.as('query'),
      'i.issued_at',
      numberTextOf(sql`i.kind`, sql`i.number`).as('number_text'),
      numberTextOf(sql`o.kind`, sql`o.number`).as('invoice'),
      'i.customer_id',
      'i.customer_name as customer',
      'i.reason',
      'u.name as issued_by',
      'i.subtotal as net',
      'i.vat',
      'i.payable as total',
      'i.paid as given_back',
      taken(accountId, false).as('commission'),
      taken(accountId, true).as('absorbed'),
    ]);

const taken = (accountId: number, absorbed: boolean) => sql<number>`coalesce((
  select -sum(c.amount) from commission_entries c
  where c.account_id = ${accountId} and c.invoice_id = i.id and c.is_absorbed = ${absorbed}), 0)::bigint`;
