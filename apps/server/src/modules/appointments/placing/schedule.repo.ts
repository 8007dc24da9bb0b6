import type { Shift } from '@rawnaq/domain/employees/working-hours.rules';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { sql } from 'kysely';
import type { Ctx } from '../../../http/context';
import type { Code } from '../../../db/column-codes';

export type Reader = Pick<Ctx, 'tx' | 'accountId' | 'now'> & { session?: Ctx['session'] };

export type ScheduleRow = {
  account: { time_zone: string; cut_off: string; has_hours: boolean };
  week: Shift[];
  custom: { starts_on: string; ends_on: string; ranges: { from: string; to: string }[] }[];
  closed: { starts_on: string; ends_on: string }[];
  employees: EmployeeRow[];
  services: ServiceRow[];
  busy: { employee_id: number; is_block: boolean; start: number; end: number }[];
  customer: {
    id: number;
    status: Code<'customers.status'>;
    merged_into: number | null;
    /** Her own times, and under their names those of her guests. */
    busy: { start: number; end: number; guest: string }[];
  } | null;
  own_employee_id: number | null;
};
export type EmployeeRow = {
  id: number;
  name: string;
  english_name: string;
  arabic_name: string;
  is_bookable: boolean;
  joined_on: string | null;
  left_on: string | null;
  shifts: Shift[];
  leaves: { starts_on: string; ends_on: string; kind: Code<'employee_leaves.kind'> }[];
  service_ids: number[];
};
export type ServiceRow = {
  id: number;
  english_name: string;
  arabic_name: string;
  group_id: number;
  price: number;
  offer_price: number | null;
  job_time: number;
  processing_time: number;
  buffer_time: number;
  show_to_customer: boolean;
  status: Code<'services.status'>;
};

export type Asked = {
  from: string;
  to: string;
  employee_ids: readonly number[] | null;
  service_ids: readonly number[] | null;
  customer_id: number | null;
  user_id: number | null;
  leave_out: number | null;
  with_busy: boolean;
};

/**
 * How far a busy time may reach, and how far the wall of any zone is from UTC: rows are found by their beginning,
 * before the zone is known.
 */
const MARGIN_DAYS = 2;

/**
 * Everything that decides who is free when, in one statement: it is asked for on every booking and every look at free
 * times, and one trip with one answer costs least. Busy times are found by the tree of their beginnings; a hold counts
 * while it lives.
 */
export async function findSchedule(
  { tx, accountId, now }: Reader,
  { from, to, employee_ids, service_ids, customer_id, user_id, leave_out, with_busy }: Asked,
): Promise<ScheduleRow> {
  const [first, last] = [sql`(${from}::date - ${MARGIN_DAYS}::int)`, sql`(${to}::date + ${MARGIN_DAYS}::int)`];
  // What was not asked for is no part of the text: what could mean more than it does is planned anew each time.
  const others = leave_out === null ? sql`` : sql`and t.appointment_id is distinct from ${leave_out}::bigint`;
  // As instants: an operator between a day and an instant may not be looked up in an index under row-level security.
  const during = sql`t.start_at >= ${first}::timestamptz and t.start_at < ${last}::timestamptz ${others}`;
  const minutes = (column: 'start_at' | 'end_at') => sql`(extract(epoch from t.${sql.ref(column)}) / 60)::bigint`;
  const named = (column: string, ids: readonly number[] | null) =>
    ids === null ? sql`` : sql`and ${sql.ref(column)} = any(${ids}::bigint[])`;
  const busy = with_busy
    ? sql`
      (select coalesce(json_agg(json_build_object('employee_id', t.employee_id, 'is_block', t.block_id is not null,
        'start', ${minutes('start_at')}, 'end', ${minutes('end_at')})),
        '[]')
        from busy_times t
        where t.account_id = ${accountId} and ${during} and t.employee_id is not null
          ${named('t.employee_id', employee_ids)}
          and (t.expires_at is null or t.expires_at > ${now.toISOString()}::timestamptz))`
    : sql`'[]'::json`;
  const { rows } = await sql<ScheduleRow>`
    select (select json_build_object('time_zone', a.time_zone, 'cut_off', a.business_day_cut_off,
      'has_hours', a.wizard_progress @> array['business-hours'])
      from accounts a
      where a.id = ${accountId}) as account,
      (select coalesce(json_agg(json_build_object('weekday', h.weekday, 'start', h.start_quarter,
        'end', h.end_quarter)),
        '[]')
        from business_hours h
        where h.account_id = ${accountId}) as week,
      (select coalesce(json_agg(json_build_object('starts_on', c.starts_on, 'ends_on', c.ends_on, 'ranges', c.ranges)),
        '[]')
        from custom_hours c
        where c.account_id = ${accountId} and c.starts_on <= ${last} and c.ends_on >= ${first}) as custom,
      (select coalesce(json_agg(json_build_object('starts_on', d.starts_on, 'ends_on', d.ends_on)), '[]')
        from holidays d
        where d.account_id = ${accountId} and d.is_closed and d.starts_on <= ${last}
          and d.ends_on >= ${first}) as closed,
      (select coalesce(json_agg(json_build_object('id', e.id, 'name', e.name,
        'english_name', coalesce(e.english_name, e.name), 'arabic_name', coalesce(e.arabic_name, e.name),
        'is_bookable', e.status = ${recordStates.codes.active} and e.show_in_appointments, 'joined_on', e.joined_on,
        'left_on', e.left_on,
        'shifts', (select coalesce(json_agg(json_build_object('weekday', s.weekday, 'start', s.start_quarter,
          'end', s.end_quarter)),
          '[]')
          from employee_shifts s
          where s.account_id = ${accountId} and s.employee_id = e.id),
        'leaves', (select coalesce(json_agg(json_build_object('starts_on', l.starts_on, 'ends_on', l.ends_on,
          'kind', l.kind)),
          '[]')
          from employee_leaves l
          where l.account_id = ${accountId} and l.employee_id = e.id and l.starts_on <= ${last}
            and l.ends_on >= ${first}),
        'service_ids', (select coalesce(json_agg(p.service_id), '[]')
          from employee_services p
          where p.account_id = ${accountId} and p.employee_id = e.id ${named('p.service_id', service_ids)}))
        order by e.sort_order, e.id),
        '[]')
        from employees e
        where e.account_id = ${accountId} ${named('e.id', employee_ids)}) as employees,
      (select coalesce(json_agg(json_build_object('id', v.id, 'english_name', v.english_name,
        'arabic_name', v.arabic_name, 'group_id', v.group_id, 'price', v.price, 'offer_price', v.offer_price,
        'job_time', v.job_time, 'processing_time', v.processing_time, 'buffer_time', v.buffer_time,
        'show_to_customer', v.show_to_customer, 'status', v.status)
        order by v.position),
        '[]')
        from services v
        where v.account_id = ${accountId} ${named('v.id', service_ids)}) as services,
      ${busy} as busy,
      (select json_build_object('id', k.id, 'status', k.status, 'merged_into', k.merged_into,
        'busy', (select coalesce(json_agg(json_build_object('start', ${minutes('start_at')},
          'end', ${minutes('end_at')}, 'guest', t.guest)),
          '[]')
          from busy_times t
          where t.account_id = ${accountId} and t.customer_id = k.id and ${during}))
        from customers k
        where k.account_id = ${accountId} and k.id = ${customer_id}::bigint) as customer,
      (select u.employee_id
        from users u
        where u.account_id = ${accountId} and u.id = ${user_id}::bigint) as own_employee_id`.execute(tx);
  return rows[0]!;
}
