import type { Clock } from '@rawnaq/domain/kernel/time/clock';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { sql } from 'kysely';
import { employeeName } from '../../employees';
import { recipientColumns, type Recipient } from '../../messages';
import type { Reader } from '../placing/schedule.repo';

/** Who is written to, and by whom. */
export type Correspondent = Recipient & { customer_id: number; time_zone: string; clock: Clock };

export async function findCorrespondents(
  { tx, accountId }: Pick<Reader, 'tx' | 'accountId'>,
  customerIds: readonly number[],
): Promise<Correspondent[]> {
  // Most often one is told. For a list that it does not see PostgreSQL expects ten, and plans anew each time instead.
  const who = customerIds.length === 1 ? sql`c.id = ${customerIds[0]}` : sql`c.id = any(${[...customerIds]}::bigint[])`;
  const { rows } = await sql<Correspondent>`
      select ${recipientColumns(accountId)}, c.id as customer_id, a.time_zone, a.clock
      from accounts a
      join customers c on c.account_id = a.id
      where a.id = ${accountId} and ${who}`.execute(tx);
  return rows;
}

export type VisitFacts = {
  id: number;
  booking_id: string;
  customer_id: number;
  start_at: string;
  english_services: string[];
  arabic_services: string[];
  english_employees: string[];
  arabic_employees: string[];
};

const namesIn = (accountId: number, language: Language) =>
  sql`
    array(select ${employeeName(language)}
      from (select distinct o.employee_id
        from appointment_lines o
        where o.account_id = ${accountId} and o.appointment_id = a.id) d
      join employees e on e.account_id = ${accountId} and e.id = d.employee_id
      order by e.sort_order)`;

export async function findVisitFacts(
  { tx, accountId }: Pick<Reader, 'tx' | 'accountId'>,
  ids: readonly number[],
): Promise<VisitFacts[]> {
  const { rows } = await sql<VisitFacts>`
    select a.id, a.booking_id, a.customer_id, a.start_at,
      array_agg(s.english_name order by l.position) as english_services,
      array_agg(s.arabic_name order by l.position) as arabic_services, ${namesIn(accountId, 'en')} as english_employees,
      ${namesIn(accountId, 'ar')} as arabic_employees
    from appointments a
    join appointment_lines l on l.account_id = a.account_id and l.appointment_id = a.id
    join services s on s.account_id = l.account_id and s.id = l.service_id
    where a.account_id = ${accountId} and a.id = any(${[...ids]}::bigint[])
    group by a.account_id, a.id`.execute(tx);
  return rows;
}
