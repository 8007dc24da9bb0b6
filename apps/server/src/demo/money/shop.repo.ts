import { appointmentStates } from '@rawnaq/domain/appointments/appointment.states';
import { discountCodeCategories } from '@rawnaq/domain/discount-codes/discount-code.states';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { sql } from 'kysely';
import type { DB } from '../../db/schema';
import type { Tx } from '../../db/database';
import { recordState, visitPayment } from '../../db/sql-codes';

type Place = { tx: Tx; accountId: number };

/** What a demo salon sells, by whom and to whom. */
export async function readShop({ tx, accountId }: Place) {
  const [services, products, offers, parts, employees, codes] = await Promise.all([
    sql<{ id: number; english_name: string; arabic_name: string; price: number; employees: number[] }>`
      select s.id, s.english_name, s.arabic_name, coalesce(s.offer_price, s.price) as price, array(
        select t.employee_id::int from employee_services t
        join employees e on e.account_id = t.account_id and e.id = t.employee_id and e.status = ${recordState.active}
        where t.account_id = ${accountId} and t.service_id = s.id order by 1) as employees
      from services s where s.account_id = ${accountId} and s.status = ${recordState.active} order by s.id`.execute(tx),
    tx
      .selectFrom('products as p')
      .innerJoin('catalogue_products as c', 'c.id', 'p.catalogue_product_id')
      .select([
        'p.id',
        'c.english_name',
        'c.arabic_name',
        'p.price',
        'p.warning_quantity',
        'p.initial_quantity',
        'p.initial_cost',
      ])
      .where('p.account_id', '=', accountId)
      .where('p.status', '=', recordStates.codes.active)
      .orderBy('p.id')
      .execute(),
    tx
      .selectFrom('offers')
      .select(['id', 'english_name', 'arabic_name', 'type', 'price', 'max_services_to_use', 'expires_on', 'status'])
      .where('account_id', '=', accountId)
      .where('status', '=', recordStates.codes.active)
      .orderBy('id')
      .execute(),
    tx
      .selectFrom('offer_services as t')
      .innerJoin('services as s', (join) =>
        join.onRef('s.account_id', '=', 't.account_id').onRef('s.id', '=', 't.service_id'),
      )
      .select(['t.offer_id', 't.service_id', 's.price'])
      .where('t.account_id', '=', accountId)
      .orderBy('t.position')
      .execute(),
    tx
      .selectFrom('employees')
      .select(['id', 'commission'])
      .where('account_id', '=', accountId)
      .where('status', '=', recordStates.codes.active)
      .execute(),
    tx
      .selectFrom('discount_codes')
      .select(['id', 'code', 'category', 'percent', 'amount', 'starts_on', 'ends_on', 'max_uses'])
      .where('account_id', '=', accountId)
      .where('status', '=', recordStates.codes.active)
      .where('category', '=', discountCodeCategories.codes.all)
      .orderBy('id')
      .execute(),
  ]);
  return { services: services.rows, products, offers, parts, employees, codes };
}
export type ShopRows = Awaited<ReturnType<typeof readShop>>;

export const demoBuyers = ({ tx, accountId }: Place) =>
  tx
    .selectFrom('customers')
    .select(['id', 'name', 'mobile', 'trn', 'created_at', 'invoices_count', 'last_invoice_on'])
    .where('account_id', '=', accountId)
    .where('status', '=', recordStates.codes.active)
    .where('merged_into', 'is', null)
    .orderBy('id')
    .execute();

/** Visits that are over and whose customer came: each gets its bill a few minutes after its end. */
export async function visitsToBill({ tx, accountId }: Place, now: Date) {
  const { rows } = await sql<{
    id: number;
    customer_id: number;
    end_at: string;
    lines: { service_id: number; employee_id: number; price: number }[];
  }>`
    select a.id, a.customer_id, a.end_at, (
      select json_agg(json_build_object('service_id', l.service_id, 'employee_id', l.employee_id, 'price', l.price)
        order by l.position)
      from appointment_lines l where l.account_id = ${accountId} and l.appointment_id = a.id) as lines
    from appointments a
    where a.account_id = ${accountId} and a.status = ${sql.lit(appointmentStates.codes.check_in)}
      and a.end_at < ${now.toISOString()}::timestamptz - interval '20 minutes'
    order by a.end_at, a.id`.execute(tx);
  return rows;
}

/** Numbers for rows that point at each other before they are written. */
export async function reserveIds(tx: Tx, table: keyof DB, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${table}, 'id')) as id from generate_series(1, ${count})`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Billed visits are achieved, at the moment of their bill. */
export async function achieveVisits(
  { tx, accountId }: Place,
  visits: readonly { id: number; at: string; paid: boolean }[],
): Promise<void> {
  await sql`
    update appointments a set achieved_at = v.at, updated_at = v.at,
      payment_status = case when v.paid then ${visitPayment.paid} else a.payment_status end
    from jsonb_to_recordset(${JSON.stringify(visits)}::jsonb) as v(id bigint, at timestamptz, paid boolean)
    where a.account_id = ${accountId} and a.id = v.id`.execute(tx);
}

export const cutOffOf = async ({ tx, accountId }: Place): Promise<string> =>
  (await tx.selectFrom('accounts').select('business_day_cut_off').where('id', '=', accountId).executeTakeFirstOrThrow())
    .business_day_cut_off;

export async function clearTypeDays({ tx, accountId }: Place): Promise<void> {
  await tx.deleteFrom('customer_type_days').where('account_id', '=', accountId).execute();
}
