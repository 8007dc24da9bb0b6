import type { WarningDays } from '@rawnaq/domain/employees/document-expiry.rules';
import { sql } from 'kysely';
import type { Tx } from '../../db/database';
import { employeeName } from './employee-name.query';
import { recordState } from '../../db/sql-codes';

export type Paper = {
  account_id: number;
  employee_id: number;
  english_name: string;
  arabic_name: string;
  paper: string;
  title: string | null;
  expires_on: string;
  time_zone: string;
};

/**
 * Papers of active employees of open accounts with a warning due and not yet given. One day more than 60, because
 * accounts have their own midnight.
 */
export async function papersNearTheirDay(tx: Tx, now: Date): Promise<Paper[]> {
  const soon = sql`(${now.toISOString()}::timestamptz at time zone 'UTC')::date + 61`;
  const { rows } = await sql<Paper>`
    select e.account_id, e.id as employee_id, ${employeeName('en')} as english_name,
      ${employeeName('ar')} as arabic_name, p.paper, p.title, p.expires_on, a.time_zone
    from employees e
    join accounts a on a.id = e.account_id and a.status in ('trial', 'active')
    cross join lateral (select 'passport' as paper, null as title, e.passport_expires_on as expires_on
      union all select 'residency', null, e.residency_expires_on
      union all select 'document-' || d.id, d.title, d.expires_on
      from employee_documents d
      where d.account_id = e.account_id and d.employee_id = e.id) p
    where e.status = ${recordState.active} and p.expires_on <= ${soon}
      and not exists (select 1
        from document_warnings w
        where w.account_id = e.account_id and w.employee_id = e.id and w.paper = p.paper and w.expires_on = p.expires_on
          and w.days = 7)
    order by e.account_id, e.id, p.paper`.execute(tx);
  return rows;
}

export type Warning = { paper: Paper; days: WarningDays };

/** Answers those that were not given before. */
export async function noteWarnings(tx: Tx, warnings: readonly Warning[]): Promise<Warning[]> {
  const rows = warnings.map(({ paper: { account_id, employee_id, paper, expires_on }, days }) => ({
    account_id,
    employee_id,
    paper,
    expires_on,
    days,
  }));
  if (rows.length === 0) return [];
  const noted = await tx
    .insertInto('document_warnings')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['account_id', 'employee_id', 'paper'])
    .execute();
  const keyOf = (one: { account_id: number; employee_id: number; paper: string }): string =>
    `${one.account_id} ${one.employee_id} ${one.paper}`;
  const fresh = new Set(noted.map(keyOf));
  return warnings.filter(({ paper }) => fresh.has(keyOf(paper)));
}
