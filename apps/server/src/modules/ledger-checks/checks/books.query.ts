import { ledgerAccounts, type LedgerAccount } from '@rawnaq/domain/ledger/ledger-accounts.states';
import { paymentMethods } from '@rawnaq/domain/payments/payment.states';
import { sql, type RawBuilder } from 'kysely';
import {
  expensePaymentState,
  giftCardState,
  giftCardType,
  invoiceKind,
  journalEvent,
  ledgerAccount,
  lineKind,
  paymentState,
} from '../../../db/sql-codes';
import type { Check } from './finding';

/** I3, journal by journal, and once more for each day. */
export const journals: Check = (account) => sql`
  select j.id::text as at, coalesce(p.postings, 0) || ' postings, ' || coalesce(p.sum, 0) as found,
    j.postings || ' postings, 0' as expected
  from journals j
  left join (
    select journal_id, count(*) as postings, sum(amount) as sum, min(day) as first_day, max(day) as last_day
    from postings
    where account_id = ${account}
    group by journal_id
  ) p on p.journal_id = j.id
  where j.account_id = ${account} and (
    p.postings is distinct from j.postings or p.sum <> 0 or p.first_day <> j.day or p.last_day <> j.day
  )
  union all
  select day::text as at, sum(debit)::text as found, sum(credit)::text as expected
  from ledger_days
  where account_id = ${account}
  group by day
  having sum(debit) <> sum(credit)`;

/** I11. */
export const ledgerDays: Check = (account) => sql`
  select coalesce(d.day, p.day) || ' ' || coalesce(d.ledger_account, p.ledger_account) as at,
    coalesce(d.debit, 0) || ' / ' || coalesce(d.credit, 0) as found,
    coalesce(p.debit, 0) || ' / ' || coalesce(p.credit, 0) as expected
  from (
    select ledger_account, vat_rate, day, debit, credit
    from ledger_days
    where account_id = ${account}
  ) d
  full join (
    select ledger_account, vat_rate, day, coalesce(sum(amount) filter (where amount > 0), 0) as debit,
      coalesce(-sum(amount) filter (where amount < 0), 0) as credit
    from postings
    where account_id = ${account}
    group by ledger_account, vat_rate, day
  ) p on p.ledger_account = d.ledger_account and p.vat_rate = d.vat_rate and p.day = d.day
  where coalesce(d.debit, 0) <> coalesce(p.debit, 0) or coalesce(d.credit, 0) <> coalesce(p.credit, 0)`;

/** I11. What was cancelled is taken off on the day on which it was. */
export const salesDays: Check = (account) => sql`
  select coalesce(s.day, l.day) || ' ' || coalesce(s.kind, l.kind) || '/' || coalesce(s.item_id, l.item_id) as at,
    coalesce(s.said, '(0,0,0,0,0,0,0)') as found, coalesce(l.said, '(0,0,0,0,0,0,0)') as expected
  from (
    select day, kind, item_id, employee_id, row (quantity, list, discount, net, vat, gross, cost)::text as said
    from sales_days
    where account_id = ${account}
  ) s
  full join (
    select m.day, l.kind, coalesce(l.service_id, l.product_id, l.offer_id, 0) as item_id,
      coalesce(l.employee_id, l.salesman_id, 0) as employee_id, row (
        sum(m.sign * l.quantity),
        sum(m.sign * l.list),
        sum(m.sign * (l.list - l.gross)),
        sum(m.sign * case when l.kind = ${lineKind.package_use} then l.package_value else l.net end),
        sum(m.sign * l.vat),
        sum(m.sign * l.gross),
        sum(m.sign * l.cost)
      )::text as said
    from (
      select id as invoice_id, day, case when kind = ${invoiceKind.credit_note} then -1 else 1 end as sign
      from invoices
      where account_id = ${account}
      union all
      -- What was collected later has a journal of its own to be taken back.
      select distinct invoice_id, day, -1 as sign
      from journals
      where account_id = ${account} and event = ${journalEvent.invoice_cancelled}
    ) m
    join invoice_lines l on l.account_id = ${account} and l.invoice_id = m.invoice_id
    where l.kind not in (${lineKind.deposit}, ${lineKind.gift_card})
    group by 1, 2, 3, 4
  ) l on l.day = s.day and l.kind = s.kind and l.item_id = s.item_id and l.employee_id = s.employee_id
  where coalesce(s.said, '(0,0,0,0,0,0,0)') <> coalesce(l.said, '(0,0,0,0,0,0,0)')`;

/**
 * Reports read one or the other. VAT that was due with a deposit is none of a sale: what was charged with it waits on
 * its own account, and where the salon kept the deposit it comes off the penalty, at its rate.
 */
export const salesInLedger: Check = (account) => sql`
  select coalesce(s.day, d.day)::text as at, coalesce(s.net, 0) || ' + ' || coalesce(s.vat, 0) as found,
    coalesce(d.net, 0) || ' + ' || coalesce(d.vat, 0) as expected
  from (
    select day, sum(net) filter (where kind in (${lineKind.service}, ${lineKind.product}, ${lineKind.package_use},
      ${lineKind.charge})) as net, sum(vat) as vat
    from sales_days
    where account_id = ${account}
    group by day
  ) s
  full join (
    select day,
      sum(credit - debit) filter (where ledger_account in (${ledgerAccount.sales_services},
        ${ledgerAccount.sales_products}, ${ledgerAccount.sales_packages}, ${ledgerAccount.charges},
        ${ledgerAccount.discounts})) as net,
      sum(credit - debit) filter (where ledger_account in (${ledgerAccount.vat_output},
        ${ledgerAccount.vat_on_deposits}) or ledger_account = ${ledgerAccount.penalties} and vat_rate > 0) as vat
    from ledger_days
    where account_id = ${account}
    group by day
  ) d on d.day = s.day
  where coalesce(s.net, 0) <> coalesce(d.net, 0) or coalesce(s.vat, 0) <> coalesce(d.vat, 0)`;

const methodAccounts = sql.join(
  Object.values(paymentMethods.codes).map(
    (method) => sql`(${sql.lit(method)}, ${sql.lit(ledgerAccounts.codes[method])})`,
  ),
);

/** What the drawer was found to differ is no payment. A cancelled deposit is reversed in the books. */
export const paymentsInLedger: Check = (account) => sql`
  select m.method as at, coalesce(p.paid, 0)::text as found, coalesce(l.posted, 0)::text as expected
  from (values ${methodAccounts}) m (method, ledger_account)
  left join (
    select method, sum(amount) as paid
    from (
      select method, amount
      from payments
      where account_id = ${account} and status = ${paymentState.paid}
      union all
      select method, -amount
      from expense_payments
      where account_id = ${account} and status = ${expensePaymentState.paid}
    ) m
    group by method
  ) p on p.method = m.method
  left join (
    select p.ledger_account, sum(p.amount) as posted
    from postings p
    join journals j on j.account_id = ${account} and j.id = p.journal_id
    where p.account_id = ${account} and j.event <> ${journalEvent.till_difference}
    group by p.ledger_account
  ) l on l.ledger_account = m.ledger_account
  where coalesce(p.paid, 0) <> coalesce(l.posted, 0)`;

/** A sub-ledger and the account that stands for all of it; `sign` -1 for what the salon owes. */
const controls =
  (name: LedgerAccount, sign: 1 | -1, sum: (account: number) => RawBuilder<unknown>): Check =>
  (account) =>
    sql`
    select ${sql.lit(String(ledgerAccounts.codes[name]))} as at, s.sum::text as found, l.sum::text as expected
    from (${sum(account)}) s, (
      select coalesce(sum(debit - credit), 0) * ${sql.lit(sign)} as sum
      from ledger_days
      where account_id = ${account} and ledger_account = ${ledgerAccount[name]}
    ) l
    where s.sum <> l.sum`;

export const balancesInLedger = controls(
  'customer_balances',
  -1,
  (account) => sql`
    select coalesce(sum(balance), 0) as sum
    from customer_balances
    where account_id = ${account}`,
);

export const receivablesInLedger = controls(
  'receivables',
  1,
  (account) => sql`
    select coalesce(sum(open_amount), 0) as sum
    from receivables
    where account_id = ${account}`,
);

export const depositVatInLedger = controls(
  'vat_on_deposits',
  1,
  (account) => sql`
    select coalesce(sum(open_vat), 0) as sum
    from deposits
    where account_id = ${account}`,
);

const cards = (type: RawBuilder<unknown>) => (account: number) =>
  sql`
  select coalesce(sum(value), 0) as sum
  from gift_cards
  where account_id = ${account} and type = ${type} and status = ${giftCardState.active} and expired_on is null`;

export const giftCardsInLedger = controls('gift_cards', -1, cards(giftCardType.paid));
export const loyaltyVouchersInLedger = controls('loyalty', -1, cards(giftCardType.loyalty));

export const packagesInLedger = controls(
  'packages',
  -1,
  (account) => sql`
    select coalesce(sum(open_value), 0) as sum
    from customer_packages
    where account_id = ${account} and expired_on is null and returned_at is null`,
);

export const stockInLedger = controls(
  'stock',
  1,
  (account) => sql`
    select coalesce(sum(worth), 0) as sum
    from product_stocks
    where account_id = ${account}`,
);
