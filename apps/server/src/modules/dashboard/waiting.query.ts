import type { WaitingRow } from '@rawnaq/domain/dashboard/dashboard.contract';
import { paperNames, WARNING_DAYS } from '@rawnaq/domain/employees/document-expiry.rules';
import { addDays } from '@rawnaq/domain/kernel/time/local-date';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { sql } from 'kysely';
import { expenseState, recordState } from '../../db/sql-codes';
import { sessionOf, type Ctx } from '../../http/context';
import { employeeName } from '../employees';
import { expenseTypeName } from '../expenses';

type Waiting = { total: number; rows: WaitingRow[] };
const MOST = 5;

/** Bills of suppliers that are overdue, or due within so many days. */
const BILL_DAYS = 14;
export async function dueBills(ctx: Ctx): Promise<Waiting> {
  const { tx, accountId, language } = ctx;
  const soon = addDays(todayIn(ctx.now, sessionOf(ctx).account.time_zone), BILL_DAYS);
  const { rows } = await sql<{
    id: number;
    name: string | null;
    type: string;
    until: string;
    amount: number;
    found: number;
  }>`
    select e.id, s.name, ${expenseTypeName(language)} as type, e.due_on as until,
      e.open_amount as amount, (count(*) over ())::int as found
    from expenses e
    left join expense_types t on t.account_id = ${accountId} and t.id = e.type_id
    left join suppliers s on s.account_id = ${accountId} and s.id = e.supplier_id
    where e.account_id = ${accountId} and e.status = ${expenseState.recorded} and e.open_amount > 0
      and e.due_on <= ${soon}::date
    order by e.due_on, e.id
    limit ${MOST}`.execute(tx);
  return {
    total: rows[0]?.found ?? 0,
    rows: rows.map(({ id, name, type, until, amount }) => ({
      id,
      name: name ?? type,
      note: name === null ? '' : type,
      left: null,
      warning: null,
      until,
      amount,
    })),
  };
}

/** Products at their warning quantity or below it. One that was never touched has what it began with. */
export async function lowStock({ tx, accountId, language }: Ctx): Promise<Waiting> {
  const { rows } = await sql<{
    id: number;
    name: string;
    owner_name: string;
    quantity: number;
    warning: number;
    found: number;
  }>`
    select p.id, ${sql.ref(language === 'ar' ? 'c.arabic_name' : 'c.english_name')} as name, c.owner_name,
      coalesce(s.quantity, p.initial_quantity)::int as quantity, p.warning_quantity as warning,
      (count(*) over ())::int as found
    from products p
    join catalogue_products c on c.id = p.catalogue_product_id
    left join product_stocks s on s.account_id = ${accountId} and s.product_id = p.id
    where p.account_id = ${accountId} and p.status = ${recordState.active}
      and coalesce(s.quantity, p.initial_quantity) <= p.warning_quantity
    order by coalesce(s.quantity, p.initial_quantity) - p.warning_quantity, p.id
    limit ${MOST}`.execute(tx);
  return {
    total: rows[0]?.found ?? 0,
    rows: rows.map(({ id, name, owner_name, quantity, warning }) => ({
      id,
      name,
      note: owner_name,
      left: quantity,
      warning,
      until: null,
      amount: null,
    })),
  };
}

/** Papers of active employees that end within the days people are warned, or have ended. */
export async function endingPapers(ctx: Ctx): Promise<Waiting> {
  const { tx, accountId, language } = ctx;
  const soon = addDays(todayIn(ctx.now, sessionOf(ctx).account.time_zone), Math.max(...WARNING_DAYS));
  const { rows } = await sql<{ id: number; name: string; title: string; until: string; found: number }>`
    select e.id, ${employeeName(language)} as name, p.title, p.expires_on as until, (count(*) over ())::int as found
    from employees e
    cross join lateral (select ${paperNames.passport[language]} as title, e.passport_expires_on as expires_on
      union all select ${paperNames.residency[language]}, e.residency_expires_on
      union all select d.title, d.expires_on
      from employee_documents d
      where d.account_id = ${accountId} and d.employee_id = e.id) p
    where e.account_id = ${accountId} and e.status = ${recordState.active} and p.expires_on <= ${soon}::date
    order by p.expires_on, e.id, p.title
    limit ${MOST}`.execute(tx);
  return {
    total: rows[0]?.found ?? 0,
    rows: rows.map(({ id, name, title, until }) => ({
      id,
      name,
      note: title,
      left: null,
      warning: null,
      until,
      amount: null,
    })),
  };
}
