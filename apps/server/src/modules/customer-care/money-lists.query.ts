import { balanceResults, ratingResults } from '@rawnaq/domain/customer-care/care.states';
import type { BalanceRow, RatingRow } from '@rawnaq/domain/customer-care/customer-care.lists';
import { addDays } from '@rawnaq/domain/kernel/time/local-date';
import { sql, type RawBuilder } from 'kysely';
import { invoiceKind, paymentSource, recordState } from '../../db/sql-codes';
import type { Ctx } from '../../http/context';
import { mobileFor } from '../../http/lists/own-calendar.query';
import { numberSql } from '../invoices';
import { lastMessage, sendingColumns } from './care-lists.query';
import { careRules } from './care-rules';

/** What a customer owes: open invoices, and a balance below zero. */
export const owed = sql<number>`(w.receivable + greatest(-w.balance, 0))`;

/** Who owes, and who has paid since she was reminded. */
export async function balanceRows(ctx: Ctx): Promise<RawBuilder<BalanceRow>> {
  const rules = await careRules(ctx);
  const { open, partly, paid } = balanceResults.codes;
  const from = sql`o.customer_id = c.id and o.created_at > ${ctx.now.toISOString()}::timestamptz - interval '180 days'`;
  return sql<BalanceRow>`
    (select c.id, c.id as customer_id, c.name as customer, ${mobileFor(ctx, 'c.mobile')} as mobile,
      ${owed} as owes, w.receivable, w.balance,
      r.day::timestamp at time zone ${rules.time_zone} as since, ${rules.today}::date - r.day as days,
      ${sendingColumns(ctx, 'balance', rules)},
      case
        when m.id is null then null
        when ${owed} = 0 then ${paid}::text
        when p.received > 0 then ${partly}::text
        else ${open}::text end as paid,
      coalesce(p.received, 0)::bigint as received
      from customer_balances w
      join customers c on c.account_id = w.account_id and c.id = w.customer_id
      ${lastMessage(ctx, from, 'balance')}
      left join lateral (select min(q.day) as day
        from receivables q
        where q.account_id = ${ctx.accountId} and q.customer_id = c.id and q.open_amount > 0) r on true
      left join lateral (select sum(y.amount) as received
        from payments y
        where y.account_id = ${ctx.accountId} and y.customer_id = c.id and y.paid_at > m.created_at and y.amount > 0
          and y.source <> ${paymentSource.deposit} and not exists (select from invoices i
            where i.account_id = ${ctx.accountId} and i.id = y.invoice_id and i.issued_at >= y.paid_at)) p on true
      where w.account_id = ${ctx.accountId} and c.merged_into is null and (${owed} > 0 or m.id is not null))`;
}

/** Invoices of the last weeks whose customer can be asked how it was; what she said, once she did. */
export async function ratingRows(ctx: Ctx): Promise<RawBuilder<RatingRow>> {
  const rules = await careRules(ctx);
  const first = addDays(rules.today, -rules.rating_days);
  const { yes, no } = ratingResults.codes;
  return sql<RatingRow>`
    (select i.id, i.unique_id, ${numberSql('i')} as number, i.issued_at, i.customer_id, c.name as customer,
      ${mobileFor(ctx, 'c.mobile')} as mobile, i.payable, ${sendingColumns(ctx, 'rating', rules)},
      case when s.stars is null then ${no}::text else ${yes}::text end as rated,
      s.stars, s.comment
      from invoices i
      join customers c on c.account_id = i.account_id and c.id = i.customer_id
      left join invoice_ratings s on s.account_id = i.account_id and s.invoice_id = i.id
      ${lastMessage(ctx, sql`o.invoice_id = i.id`, 'rating')}
      where i.account_id = ${ctx.accountId} and i.kind = ${invoiceKind.sale} and i.cancelled_at is null
        and i.day >= ${first}::date and c.merged_into is null and c.status = ${recordState.active})`;
}
