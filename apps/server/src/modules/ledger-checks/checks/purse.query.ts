import { sql } from 'kysely';
import { giftCardState, giftCardType, invoiceKind, lineKind, stockOperation } from '../../../db/sql-codes';
import type { Check } from './finding';

/** I9. */
export const customerBalances: Check = (account) => sql`
  select coalesce(b.customer_id, e.customer_id)::text as at, coalesce(b.balance, 0)::text as found,
    coalesce(e.sum, 0)::text as expected
  from (
    select customer_id, balance
    from customer_balances
    where account_id = ${account}
  ) b
  full join (
    select customer_id, sum(amount) as sum
    from balance_entries
    where account_id = ${account}
    group by customer_id
  ) e on e.customer_id = b.customer_id
  where coalesce(b.balance, 0) <> coalesce(e.sum, 0)`;

/** I2. */
export const receivables: Check = (account) => sql`
  select coalesce(b.customer_id, r.customer_id)::text as at, coalesce(b.receivable, 0)::text as found,
    coalesce(r.sum, 0)::text as expected
  from (
    select customer_id, receivable
    from customer_balances
    where account_id = ${account}
  ) b
  full join (
    select customer_id, sum(open_amount) as sum
    from receivables
    where account_id = ${account}
    group by customer_id
  ) r on r.customer_id = b.customer_id
  where coalesce(b.receivable, 0) <> coalesce(r.sum, 0)`;

/** I6. Points are the sum of what was earned and spent, and the sum of what is left of each earning. */
export const loyaltyPoints: Check = (account) => sql`
  select coalesce(b.customer_id, e.customer_id)::text as at,
    coalesce(b.points, 0) || ', open ' || coalesce(e.open, 0) as found, coalesce(e.sum, 0)::text as expected
  from (
    select customer_id, points
    from customer_balances
    where account_id = ${account}
  ) b
  full join (
    select customer_id, sum(points) as sum, sum(open_points) as open, bool_or(open_points > greatest(points, 0)) as more
    from loyalty_entries
    where account_id = ${account}
    group by customer_id
  ) e on e.customer_id = b.customer_id
  where coalesce(b.points, 0) <> coalesce(e.sum, 0) or coalesce(e.open, 0) <> coalesce(e.sum, 0) or e.more`;

/**
 * I7. A paid card settles its whole value, a given one is its whole value in discounts; and what an invoice says it
 * took from a card has a card. A credit note may have given the card back.
 */
export const giftCards: Check = (account) => sql`
  select g.code as at, g.value::text as found, (
      case
        when i.id is null or i.cancelled_at is not null then 0
        when g.type = ${giftCardType.paid} then i.voucher
        else coalesce(l.discount, 0)
      end
    )::text as expected
  from gift_cards g
  left join invoices i on i.account_id = ${account} and i.id = g.used_invoice_id
  left join (
    select invoice_id, sum(voucher_discount) as discount
    from invoice_lines
    where account_id = ${account} and voucher_discount > 0
    group by invoice_id
  ) l on l.invoice_id = g.used_invoice_id
  where g.account_id = ${account} and g.status = ${giftCardState.used} and g.value <> case
    when i.id is null or i.cancelled_at is not null then 0
    when g.type = ${giftCardType.paid} then i.voucher
    else coalesce(l.discount, 0)
  end
  union all
  select i.series || '/' || i.number as at, '0' as found, i.voucher::text as expected
  from invoices i
  where i.account_id = ${account} and i.kind = ${invoiceKind.sale} and i.voucher > 0 and i.cancelled_at is null
    and not exists (
      select
      from gift_cards
      where account_id = ${account} and used_invoice_id = i.id
    )
    and not exists (
      select
      from invoices
      where account_id = ${account} and original_id = i.id and voucher > 0
    )`;

/** What is left of packages that still count: uses that a credit note took back are left again. */
export const packages: Check = (account) => sql`
  select p.id::text as at, p.uses_left || ' uses, ' || p.open_value as found,
    (p.uses_total - coalesce(u.uses, 0)) || ' uses, ' || (p.value - coalesce(u.value, 0)) as expected
  from customer_packages p
  left join (
    select l.customer_package_id,
      sum(case when i.kind = ${invoiceKind.credit_note} then -l.quantity else l.quantity end) as uses,
      sum(case when i.kind = ${invoiceKind.credit_note} then -l.package_value else l.package_value end) as value
    from invoice_lines l
    join invoices i on i.account_id = ${account} and i.id = l.invoice_id
    where l.account_id = ${account} and l.kind = ${lineKind.package_use} and i.cancelled_at is null
    group by l.customer_package_id
  ) u on u.customer_package_id = p.id
  where p.account_id = ${account} and p.expired_on is null and p.returned_at is null and (
    p.uses_left <> p.uses_total - coalesce(u.uses, 0) or p.open_value <> p.value - coalesce(u.value, 0)
  )`;

export const codeLimits: Check = (account) => sql`
  select c.code as at, u.uses::text as found, c.max_uses::text as expected
  from discount_codes c
  join (
    select discount_code_id, count(*) as uses
    from discount_code_uses
    where account_id = ${account} and returned_at is null
    group by discount_code_id
  ) u on u.discount_code_id = c.id
  where c.account_id = ${account} and u.uses > c.max_uses
  union all
  select c.code || ' ' || u.customer_id as at, u.uses::text as found, c.max_uses_per_customer::text as expected
  from discount_codes c
  join (
    select discount_code_id, customer_id, count(*) as uses
    from discount_code_uses
    where account_id = ${account} and returned_at is null
    group by discount_code_id, customer_id
  ) u on u.discount_code_id = c.id
  where c.account_id = ${account} and u.customer_id is not null and u.uses > c.max_uses_per_customer`;

/**
 * I4. What went over the counter has its invoice, what came or was taken otherwise its document. The average is that of
 * the movements, nothing is worth nothing, and what is missing is worth less than that.
 */
export const stock: Check = (account) => sql`
  select coalesce(s.product_id, m.product_id)::text as at,
    coalesce(s.quantity, 0) || ' worth ' || coalesce(s.worth, 0) as found,
    coalesce(m.quantity, 0) || ' worth ' || coalesce(m.worth, 0) as expected
  from (
    select product_id, quantity, worth,
      case
        when quantity > 0 then worth < 0 or unit_cost <> round(worth::numeric / quantity)
        when quantity = 0 then worth <> 0
        else worth > 0 end as is_odd
    from product_stocks
    where account_id = ${account}
  ) s
  full join (
    select product_id, sum(quantity) as quantity, sum(worth) as worth,
      bool_or(
        operation = ${stockOperation.billing} and invoice_id is null
        or operation not in (${stockOperation.billing}, ${stockOperation.add_quantity})
          and invoice_id is null and document_id is null
      ) as is_loose
    from stock_movements
    where account_id = ${account}
    group by product_id
  ) m on m.product_id = s.product_id
  where coalesce(s.quantity, 0) <> coalesce(m.quantity, 0) or coalesce(s.worth, 0) <> coalesce(m.worth, 0)
    or m.is_loose or s.is_odd`;
