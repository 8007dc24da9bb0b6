import { sql } from 'kysely';
import { expensePaymentState, expenseState, ledgerAccount } from '../../../db/sql-codes';
import type { Check } from './finding';

/** What is left of a bill is what was not paid; what a supplier is owed is what is left of its bills. */
export const expenses: Check = (account) => sql`
  select 'E-' || e.number as at, e.open_amount::text as found, e.expected::text as expected
  from (
    select number, open_amount,
      case status when ${expenseState.recorded} then total - coalesce(p.paid, 0)
        when ${expenseState.proposed} then total else 0 end as expected
    from expenses x
    left join (
      select expense_id, sum(amount) as paid
      from expense_payments
      where account_id = ${account} and status = ${expensePaymentState.paid}
      group by expense_id
    ) p on p.expense_id = x.id
    where x.account_id = ${account}
  ) e
  where e.open_amount <> e.expected
  union all
  select s.name as at, s.balance::text as found, coalesce(o.open, 0)::text as expected
  from suppliers s
  left join (
    select supplier_id, sum(open_amount) as open
    from expenses
    where account_id = ${account} and status = ${expenseState.recorded}
    group by supplier_id
  ) o on o.supplier_id = s.id
  where s.account_id = ${account} and s.balance <> coalesce(o.open, 0)`;

/**
 * Each expense stands in the books with its months, its VAT and what is left of it; goods with no month, a proposal
 * not at all.
 */
export const expensesInLedger: Check = (account) => sql`
  select 'E-' || e.number as at, e.said as found, coalesce(l.said, '(0,0,0,0)') as expected
  from (
    select id, number,
      case when status = ${expenseState.recorded}
        then row (case when stock_document_id is null then net else 0 end, 0, vat, -open_amount)::text
        else '(0,0,0,0)' end as said
    from expenses
    where account_id = ${account}
  ) e
  left join (
    select j.expense_id, row (
        coalesce(sum(p.amount) filter (where p.ledger_account = ${ledgerAccount.expenses}), 0),
        coalesce(sum(p.amount) filter (where p.ledger_account = ${ledgerAccount.prepaid}), 0),
        coalesce(sum(p.amount) filter (where p.ledger_account = ${ledgerAccount.vat_input}), 0),
        coalesce(sum(p.amount) filter (where p.ledger_account = ${ledgerAccount.payables}), 0)
      )::text as said
    from journals j
    join postings p on p.account_id = ${account} and p.journal_id = j.id
    where j.account_id = ${account} and j.expense_id is not null
    group by j.expense_id
  ) l on l.expense_id = e.id
  where e.said <> coalesce(l.said, '(0,0,0,0)')`;

/** What suppliers are owed in all. */
export const payablesInLedger: Check = (account) => sql`
  select ${ledgerAccount.payables}::text as at, o.open::text as found, l.owed::text as expected
  from (
    select coalesce(sum(open_amount), 0) as open
    from expenses
    where account_id = ${account} and status = ${expenseState.recorded}
  ) o, (
    select coalesce(-sum(amount), 0) as owed
    from postings
    where account_id = ${account} and ledger_account = ${ledgerAccount.payables}
  ) l
  where o.open <> l.owed`;
