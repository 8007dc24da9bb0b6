import { sql } from 'kysely';
import { invoiceKind, visitState } from '../../db/sql-codes';
import type { Ctx } from '../../http/context';
import { mayBeSeen } from '../../http/lists/own-calendar.query';

type Visit = {
  id: number;
  start_at: string;
  services: { english_name: string; arabic_name: string }[];
  employees: string[];
};
type Facts = {
  id: number;
  name: string;
  created_at: string;
  notes: string | null;
  visits: number;
  no_shows: number;
  last_visit: Visit | null;
  next_visit: Visit | null;
  balance: number;
  spent: number;
};

/** Who she is to the salon, beside what she wrote. Of visits, those the reader may see. */
export async function findFacts(ctx: Ctx, id: number): Promise<Facts | undefined> {
  const { tx, accountId, now } = ctx;
  const at = sql`${now.toISOString()}::timestamptz`;
  const visit = (condition: ReturnType<typeof sql>, order: ReturnType<typeof sql>) => sql`
    (select jsonb_build_object('id', a.id, 'start_at', a.start_at,
        'services', (select coalesce(jsonb_agg(jsonb_build_object('english_name', s.english_name,
            'arabic_name', s.arabic_name) order by l.position), '[]')
          from appointment_lines l
          join services s on s.account_id = ${accountId} and s.id = l.service_id
          where l.account_id = ${accountId} and l.appointment_id = a.id),
        'employees', (select coalesce(jsonb_agg(distinct e.name), '[]')
          from appointment_lines l
          join employees e on e.account_id = ${accountId} and e.id = l.employee_id
          where l.account_id = ${accountId} and l.appointment_id = a.id))
      from appointments a
      where a.account_id = ${accountId} and a.customer_id = c.id and a.status <> ${visitState.cancelled}
        and a.no_show_at is null and ${condition} and ${mayBeSeen(ctx)}
      order by ${order} limit 1)`;
  const { rows } = await sql<Facts>`
    select c.id, c.name, c.created_at, c.notes,
      (select count(*)::int from appointments a
        where a.account_id = ${accountId} and a.customer_id = c.id and a.status <> ${visitState.cancelled}
          and a.no_show_at is null and a.start_at <= ${at} and ${mayBeSeen(ctx)}) as visits,
      (select count(*)::int from appointments a
        where a.account_id = ${accountId} and a.customer_id = c.id and a.no_show_at is not null
          and ${mayBeSeen(ctx)}) as no_shows,
      ${visit(sql`a.start_at <= ${at}`, sql`a.start_at desc`)} as last_visit,
      ${visit(sql`a.start_at > ${at}`, sql`a.start_at`)} as next_visit,
      coalesce((select w.balance - w.receivable from customer_balances w
        where w.account_id = ${accountId} and w.customer_id = c.id), 0)::bigint as balance,
      (select coalesce(sum(i.total), 0)::bigint from invoices i
        where i.account_id = ${accountId} and i.customer_id = c.id and i.kind = ${invoiceKind.sale}
          and i.cancelled_at is null and i.issued_at > ${at} - interval '12 months') as spent
    from customers c
    where c.account_id = ${accountId} and c.id = ${id} and c.merged_into is null`.execute(tx);
  return rows[0];
}
