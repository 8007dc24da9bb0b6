import { FIRST_PREVIOUS_HASH } from '@rawnaq/domain/e-invoices/chain';
import { sql } from 'kysely';
import { invoiceKind, lineKind, paymentState } from '../../../db/sql-codes';
import type { Check } from './finding';

/** I1. */
export const invoiceLines: Check = (account) => sql`
  select i.series || '/' || i.number as at, i.said::text as found, coalesce(l.said::text, 'no lines') as expected
  from (
    select id, series, number, row (list, discount, subtotal, vat, rounding, total, tips)::text as said
    from invoices
    where account_id = ${account}
  ) i
  left join (
    select invoice_id, row (
        coalesce(sum(list) filter (where kind <> ${lineKind.tip}), 0),
        coalesce(sum(list - gross) filter (where kind <> ${lineKind.tip}), 0),
        coalesce(sum(net) filter (where kind <> ${lineKind.tip}), 0),
        sum(vat),
        sum(rounding),
        coalesce(sum(gross) filter (where kind <> ${lineKind.tip}), 0),
        coalesce(sum(gross) filter (where kind = ${lineKind.tip}), 0)
      )::text as said
    from invoice_lines
    where account_id = ${account}
    group by invoice_id
  ) l on l.invoice_id = i.id
  where i.said is distinct from l.said`;

/**
 * I2. What was asked is paid, covered by a card or the balance, open, or given up by a credit note. Of a note the money
 * went the other way, but of a deposit's by the deposit's own payment. A cancelled invoice asks for nothing any more.
 */
export const invoiceMoney: Check = (account) => sql`
  select i.series || '/' || i.number as at, coalesce(p.paid, 0)::text as found, (
      case
        when i.kind = ${invoiceKind.credit_note} then -i.paid
        when i.kind = ${invoiceKind.deposit} then i.paid
        else i.payable - i.voucher - i.balance_used - coalesce(r.open_amount, 0) - coalesce(n.given_up, 0)
      end
    )::text as expected
  from invoices i
  left join (
    select invoice_id, sum(amount) as paid
    from payments
    where account_id = ${account}
    group by invoice_id
  ) p on p.invoice_id = i.id
  left join (
    select original_id, sum(open_at_issue) as given_up
    from invoices
    where account_id = ${account} and kind = ${invoiceKind.credit_note}
    group by original_id
  ) n on n.original_id = i.id
  left join receivables r on r.account_id = ${account} and r.invoice_id = i.id
  left join invoices o on o.account_id = ${account} and o.id = i.original_id
  where i.account_id = ${account} and i.kind <> ${invoiceKind.debit_note}
    and o.kind is distinct from ${invoiceKind.deposit} and (
    case
      when i.cancelled_at is not null then coalesce(r.open_amount, 0) <> 0
      when i.kind = ${invoiceKind.credit_note} then coalesce(p.paid, 0) <> -i.paid
      when i.kind = ${invoiceKind.deposit} then coalesce(p.paid, 0) <> i.paid
      else i.payable <> coalesce(p.paid, 0) + i.voucher + i.balance_used + coalesce(r.open_amount, 0)
        + coalesce(n.given_up, 0)
    end
  )`;

/** I8. */
export const numbers: Check = (account) => sql`
  select coalesce(s.series, i.series)::text as at, i.numbers || ' numbers up to ' || i.highest as found,
    coalesce(s.last_number, 0)::text as expected
  from (
    select series, last_number
    from invoice_series
    where account_id = ${account}
  ) s
  full join (
    select series, count(*) as numbers, max(number) as highest
    from invoices
    where account_id = ${account}
    group by series
  ) i on i.series = s.series
  where coalesce(i.numbers, 0) <> coalesce(s.last_number, 0) or coalesce(i.highest, 0) <> coalesce(s.last_number, 0)`;

export const numberDates: Check = (account) => sql`
  select i.series || '/' || i.number as at, i.day::text as found, i.day_before::text as expected
  from (
    select series, number, day, lag(day) over (partition by series order by number) as day_before
    from invoices
    where account_id = ${account}
  ) i
  where i.day < i.day_before`;

/** In the Kingdom every document names the hash of the one before it, over all series. */
export const eInvoiceChain: Check = (account) => sql`
  select c.counter::text as at, c.counter || ' after ' || c.named as found, c.place || ' after ' || c.before as expected
  from (
    select counter, coalesce(previous_hash, 'nothing') as named, row_number() over (order by counter) as place,
      coalesce(lag(hash) over (order by counter), ${FIRST_PREVIOUS_HASH}::text) as before
    from invoices
    where account_id = ${account} and counter is not null
  ) c
  where c.counter <> c.place or c.named <> c.before
  union all
  select 'newest' as at, last_counter || ' ' || last_hash as found,
    coalesce(n.counter || ' ' || n.hash, '0 ' || ${FIRST_PREVIOUS_HASH}::text) as expected
  from einvoice_chains e
  left join lateral (
    select counter, hash
    from invoices
    where account_id = ${account} and counter is not null
    order by counter desc
    limit 1
  ) n on true
  where e.account_id = ${account} and (e.last_counter, e.last_hash)
    is distinct from (coalesce(n.counter, 0), coalesce(n.hash, ${FIRST_PREVIOUS_HASH}::text))`;

/** I12. */
export const history: Check = (account) => sql`
  select i.series || '/' || i.number as at, '0' as found, '1' as expected
  from invoices i
  where i.account_id = ${account} and not exists (
    select
    from audit_log
    where account_id = ${account} and entity = 'invoices' and entity_id = i.id::text
  ) and not exists (
    select
    from payments p
    join audit_log a on a.account_id = ${account} and a.entity = 'payments' and a.entity_id = p.id::text
    where p.account_id = ${account} and p.invoice_id = i.id
  ) and not exists (
    select
    from gift_cards g
    join audit_log a on a.account_id = ${account} and a.entity = 'gift_cards' and a.entity_id = g.id::text
    where g.account_id = ${account} and g.sold_invoice_id = i.id
  )`;

/**
 * I9. What came in is open, used by invoices, kept for penalties and debts, or given back; one whose payment was
 * cancelled went back, and its notes say no more than went back. And what is open of a customer's deposits is hers:
 * never more than her balance.
 */
export const deposits: Check = (account) => sql`
  select i.series || '/' || i.number as at, d.open_amount || ' with VAT ' || d.open_vat as found,
    (d.amount - coalesce(u.amount, 0) - d.returned_amount) || ' with VAT ' ||
    (d.vat - coalesce(u.vat, 0) - d.returned_vat) as expected
  from deposits d
  join invoices i on i.account_id = ${account} and i.id = d.invoice_id
  left join (
    select deposit_id, sum(amount) as amount, sum(vat) as vat
    from (
      select deposit_id, amount, vat
      from deposit_uses
      where account_id = ${account} and returned_at is null
      union all
      select deposit_id, amount, vat
      from deposit_keeps
      where account_id = ${account} and returned_at is null
    ) taken
    group by deposit_id
  ) u on u.deposit_id = d.invoice_id
  left join (
    select invoice_id, bool_or(status = ${paymentState.cancelled}) as is_cancelled
    from payments
    where account_id = ${account}
    group by invoice_id
  ) p on p.invoice_id = d.invoice_id
  where d.account_id = ${account} and (
    d.open_amount <> d.amount - coalesce(u.amount, 0) - d.returned_amount
    or d.open_vat <> d.vat - coalesce(u.vat, 0) - d.returned_vat
    or p.is_cancelled and d.open_amount > 0 and d.returned_amount = 0
  )
  union all
  select 'customer ' || d.customer_id as at, d.open::text as found,
    greatest(coalesce(b.balance, 0), 0)::text as expected
  from (
    select customer_id, sum(open_amount) as open
    from deposits
    where account_id = ${account} and open_amount > 0
    group by customer_id
  ) d
  left join customer_balances b on b.account_id = ${account} and b.customer_id = d.customer_id
  where d.open > greatest(coalesce(b.balance, 0), 0)
  union all
  select i.series || '/' || i.number as at, d.returned_amount::text as found, sum(n.paid)::text as expected
  from deposits d
  join invoices i on i.account_id = ${account} and i.id = d.invoice_id
  join invoices n on n.account_id = ${account} and n.original_id = d.invoice_id
  where d.account_id = ${account}
  group by i.series, i.number, d.returned_amount
  having sum(n.paid) > d.returned_amount`;
