import { appointmentStates } from '@rawnaq/domain/appointments/appointment.states';
import type { CustomerFacts } from '@rawnaq/domain/appointments/appointments.contract';
import { sql } from 'kysely';
import { mayBeSeen } from '../../../http/lists/own-calendar.query';
import type { Reader } from '../placing/schedule.repo';

/** How far back is looked for what she usually has. */
const LAST_VISITS = 12;

/** Of visits, those the reader may see. */
export async function findCustomerFacts(reader: Reader, customerId: number): Promise<CustomerFacts | undefined> {
  const { tx, accountId, now } = reader;
  const visits = sql`
    select a.id, a.start_at
    from appointments a
    where a.account_id = ${accountId} and a.customer_id = ${customerId}
      and a.status <> ${appointmentStates.codes.cancelled} and a.no_show_at is null
      and a.start_at <= ${now.toISOString()}::timestamptz and ${mayBeSeen(reader)}
    order by a.start_at desc, a.id desc`;
  const { rows } = await sql<CustomerFacts>`
    select k.notes,
      array(select l.service_id
        from (${visits} limit ${LAST_VISITS}) v
        join appointment_lines l on l.account_id = ${accountId} and l.appointment_id = v.id
        group by l.service_id
        order by max(v.start_at) desc, min(l.position)) as recent_services,
      array(select l.service_id
        from (${visits} limit 1) v
        join appointment_lines l on l.account_id = ${accountId} and l.appointment_id = v.id
        order by l.position) as last_services,
      (select count(*)::int
        from appointments a
        where a.account_id = ${accountId} and a.customer_id = ${customerId} and a.no_show_at is not null
          and ${mayBeSeen(reader)}) as no_shows,
      coalesce((select w.receivable + greatest(-w.balance, 0)
        from customer_balances w
        where w.account_id = ${accountId} and w.customer_id = ${customerId}),
        0)::bigint as owes
    from customers k
    where k.account_id = ${accountId} and k.id = ${customerId}`.execute(tx);
  return rows[0];
}
