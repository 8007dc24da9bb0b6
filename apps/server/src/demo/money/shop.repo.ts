import { appointmentStates } from '@rawnaq/domain/appointments/appointment.states';
import { discountCodeCategories } from '@rawnaq/domain/discount-codes/discount-code.states';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { sql } from 'kysely';
import type { DB } from '../../db/schema';
import type { Tx } from '../../db/database';
import { invoiceKind, lineKind, recordState, visitPayment } from '../../db/sql-codes';

type Place = { tx: Tx; accountId: number };

/** What a demo salon sells, and by whom. `menu`: also what is sold no more; somebody may have booked it before. */
export async function readShop({ tx, accountId }: Place) {
  const [services, products, offers, parts, employees, codes, holidays] = await Promise.all([
    sql<{
      id: number;
      english_name: string;
      arabic_name: string;
      price: number;
      is_active: boolean;
      employees: number[];
    }>`
      select s.id, s.english_name, s.arabic_name, coalesce(s.offer_price, s.price) as price,
        s.status = ${recordState.active} as is_active, array(
        select t.employee_id::int from employee_services t
        join employees e on e.account_id = t.account_id and e.id = t.employee_id and e.status = ${recordState.active}
          and e.show_in_billing
        where t.account_id = ${accountId} and t.service_id = s.id order by 1) as employees
      from services s where s.account_id = ${accountId} order by s.id`.execute(tx),
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
      .select(['id', 'commission', 'show_in_billing'])
      .where('account_id', '=', accountId)
      .where('status', '=', recordStates.codes.active)
      .orderBy('id')
      .execute(),
    tx
      .selectFrom('discount_codes')
      .select([
        'id',
        'code',
        'category',
        'percent',
        'amount',
        'starts_on',
        'ends_on',
        'max_uses',
        'max_uses_per_customer',
        'status',
      ])
      .where('account_id', '=', accountId)
      .where('status', '=', recordStates.codes.active)
      .where('category', '=', discountCodeCategories.codes.all)
      .orderBy('id')
      .execute(),
    tx.selectFrom('holidays').select(['starts_on', 'ends_on']).where('account_id', '=', accountId).execute(),
  ]);
  const menu = services.rows;
  return {
    menu,
    services: menu.filter(({ is_active }) => is_active),
    products,
    offers,
    parts,
    employees,
    codes,
    holidays,
  };
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

/** What visits were paid in advance with, and is still there. */
export const depositsOfVisits = ({ tx, accountId }: Place) =>
  tx
    .selectFrom('deposits as d')
    .innerJoin('invoices as i', (join) =>
      join.onRef('i.account_id', '=', 'd.account_id').onRef('i.id', '=', 'd.invoice_id'),
    )
    .select([
      'd.invoice_id',
      'd.appointment_id',
      'd.customer_id',
      'd.open_amount',
      'd.open_vat',
      'd.vat_rate',
      'd.created_at',
      'i.number',
      'i.uuid',
      'i.issued_at',
    ])
    .where('d.account_id', '=', accountId)
    .where('d.open_amount', '>', 0)
    .where('d.appointment_id', 'is not', null)
    .execute();

export const pursesBefore = ({ tx, accountId }: Place) =>
  tx.selectFrom('customer_balances').select(['customer_id', 'balance']).where('account_id', '=', accountId).execute();

/** Where numbers and the chain of e-invoices stand: deposits have theirs already. */
export async function standingOf({ tx, accountId }: Place) {
  const [series, chain] = await Promise.all([
    tx.selectFrom('invoice_series').select(['series', 'last_number']).where('account_id', '=', accountId).execute(),
    tx
      .selectFrom('einvoice_chains')
      .select(['last_counter', 'last_hash'])
      .where('account_id', '=', accountId)
      .executeTakeFirst(),
  ]);
  return {
    numbers: new Map<number, number>(series.map((row) => [row.series, row.last_number])),
    last: chain && chain.last_counter > 0 ? { icv: chain.last_counter, hash: chain.last_hash } : null,
  };
}

export async function putStanding(
  { tx, accountId }: Place,
  {
    numbers,
    days,
    last,
  }: {
    numbers: ReadonlyMap<number, number>;
    days: ReadonlyMap<number, string>;
    last: { icv: number; hash: string } | null;
  },
): Promise<void> {
  const rows = [...numbers].map(([series, last_number]) => ({ series, last_number, last_day: days.get(series) }));
  await sql`
    insert into invoice_series (account_id, series, last_number, last_day)
    select ${accountId}, v.series, v.last_number, v.last_day
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as v(series smallint, last_number bigint, last_day date)
    on conflict (account_id, series) do update
    set last_number = excluded.last_number, last_day = coalesce(excluded.last_day, invoice_series.last_day)`.execute(
    tx,
  );
  if (last)
    await sql`
      insert into einvoice_chains (account_id, last_counter, last_hash) values (${accountId}, ${last.icv}, ${last.hash})
      on conflict (account_id) do update
      set last_counter = excluded.last_counter, last_hash = excluded.last_hash`.execute(tx);
}

/** Sums that may be there already. */
export async function addSums(
  { tx, accountId }: Place,
  days: readonly object[],
  purses: readonly object[],
): Promise<void> {
  await sql`
    insert into ledger_days (account_id, ledger_account, vat_rate, day, debit, credit)
    select ${accountId}, v.ledger_account, v.vat_rate, v.day, v.debit, v.credit
    from jsonb_to_recordset(${JSON.stringify(days)}::jsonb)
      as v(ledger_account smallint, vat_rate integer, day date, debit bigint, credit bigint)
    on conflict (account_id, ledger_account, vat_rate, day) do update
    set debit = ledger_days.debit + excluded.debit, credit = ledger_days.credit + excluded.credit`.execute(tx);
  await sql`
    insert into customer_balances (account_id, customer_id, balance, points, receivable)
    select ${accountId}, v.customer_id, v.balance, v.points, v.receivable
    from jsonb_to_recordset(${JSON.stringify(purses)}::jsonb)
      as v(customer_id bigint, balance bigint, points bigint, receivable bigint)
    on conflict (account_id, customer_id) do update
    set balance = customer_balances.balance + excluded.balance, points = customer_balances.points + excluded.points,
      receivable = customer_balances.receivable + excluded.receivable`.execute(tx);
}

export async function useDeposits(
  { tx, accountId }: Place,
  uses: readonly { deposit_id: number; amount: number; vat: number }[],
): Promise<void> {
  await sql`
    update deposits d set open_amount = d.open_amount - v.amount, open_vat = d.open_vat - v.vat
    from jsonb_to_recordset(${JSON.stringify(uses)}::jsonb) as v(deposit_id bigint, amount bigint, vat bigint)
    where d.account_id = ${accountId} and d.invoice_id = v.deposit_id`.execute(tx);
}

/** Paid sales of services and products that a customer came back about, the oldest first. */
export async function salesToCorrect({ tx, accountId }: Place, from: string, to: string, most: number) {
  const { rows } = await sql<{ id: number; issued_at: string; payable: number; lines: number; first: number }>`
    select i.id, i.issued_at, i.payable, count(*)::int as lines,
      min(l.gross) filter (where l.position = 1)::bigint as first
    from invoices i
    join invoice_lines l on l.account_id = i.account_id and l.invoice_id = i.id
    where i.account_id = ${accountId} and i.kind = ${invoiceKind.sale} and i.customer_id is not null
      and i.day between ${from}::date and ${to}::date and i.open_at_issue = 0 and i.voucher = 0 and i.balance_used = 0
      and i.discount = 0 and i.payable > 5000
    group by i.id, i.issued_at, i.payable
    having bool_and(l.kind in (${lineKind.service}, ${lineKind.product})) and min(l.quantity) = 1
    order by md5(i.id::text)
    limit ${most}`.execute(tx);
  return rows.toSorted((a, b) => a.issued_at.localeCompare(b.issued_at));
}

/** Visits of the next days that nobody has paid for in advance. */
export async function visitsAhead({ tx, accountId }: Place, now: Date, most: number) {
  const { rows } = await sql<{ id: number; customer_id: number }>`
    select a.id, a.customer_id
    from appointments a
    join customers c on c.account_id = a.account_id and c.id = a.customer_id and c.status = ${recordState.active}
    where a.account_id = ${accountId} and a.start_at > ${now.toISOString()}::timestamptz
      and a.payment_status = ${visitPayment.unpaid} and a.cancelled_at is null and a.deposit = 0 and a.total > 10000
    order by a.start_at, a.id
    limit ${most}`.execute(tx);
  return rows;
}
