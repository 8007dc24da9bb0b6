import { invoiceLineKinds } from '@rawnaq/domain/invoices/invoice-line.states';
import { sumMinor } from '@rawnaq/domain/kernel/money';
import type { Language } from '@rawnaq/domain/kernel/localized';
import type { DateSpan } from '@rawnaq/domain/kernel/time/date-presets';
import {
  soldGroups,
  type activitiesReport,
  type activitiesSummaryReport,
  type servicesReport,
} from '@rawnaq/domain/reports/definitions/sales-reports';
import { sql } from 'kysely';
import type { Ctx } from '../../http/context';
import { employeeName } from '../employees';
import { groupBy } from './group-by';
import { listQuery } from './money/money-periods';
import type { Asked, PagedServer, SummaryServer } from './report-server';

const { service, package_use, product, tip } = invoiceLineKinds.codes;
const DONE = sql.join([sql.lit(service), sql.lit(package_use)]);
/** More bars than this are a fence. */
const MOST_BARS = 20;

type Sold = {
  id: number;
  name: string;
  category_id: number;
  category: string;
  quantity: number;
  from_packages: number;
  list: number;
  discount: number;
  gross: number;
  net: number;
};

export const servicesServer: SummaryServer<typeof servicesReport> = {
  async answer(ctx, { from, to, filters, ids }) {
    const sold = await soldServices(ctx, { from, to }, ids.employee_id);
    const byCategory = filters.by?.[0] === soldGroups.codes.category;
    const of: Record<string, string> = ids.employee_id ? { 'f.employee_ids': String(ids.employee_id) } : {};
    const groups = byCategory ? categoriesOf(sold) : sold;
    const over = (key: 'gross' | 'net' | 'quantity' | 'discount') => sumMinor(sold.map((row) => row[key]));
    return {
      rows: groups.map(({ category_id: _, ...row }) => ({
        ...row,
        query: byCategory ? '' : doneQuery({ from, to }, { service_id: row.id, employee_id: ids.employee_id }),
      })),
      figures: { gross: over('gross'), net: over('net'), quantity: over('quantity'), discount: over('discount') },
      chart: groups.slice(0, MOST_BARS).map(({ name, gross }) => ({ name, gross })),
      link: listQuery({ from, to }, of),
    };
  },
};

/** The report of what was done, narrowed. */
const doneQuery = (span: DateSpan, by: { service_id?: number; employee_id?: number | undefined }): string =>
  new URLSearchParams({
    ...span,
    ...(by.service_id && { service_id: String(by.service_id) }),
    ...(by.employee_id && { employee_id: String(by.employee_id) }),
  }).toString();

const nameSql = (language: Language, table: string) =>
  sql.ref<string>(`${table}.${language === 'ar' ? 'arabic_name' : 'english_name'}`);

async function soldServices(
  { tx, accountId, language }: Ctx,
  { from, to }: DateSpan,
  employeeId: number | undefined,
): Promise<Sold[]> {
  const whose = employeeId === undefined ? sql`true` : sql`employee_id = ${employeeId}`;
  // Names are joined to sums, not to the rows of every day.
  const { rows } = await sql<Sold>`
    select s.id, ${nameSql(language, 's')} as name, g.id as category_id, ${nameSql(language, 'g')} as category,
      d.quantity, d.from_packages, d.list, d.discount, d.gross, d.net
    from (
      select item_id, coalesce(sum(quantity) filter (where kind = ${sql.lit(service)}), 0)::bigint as quantity,
        coalesce(sum(quantity) filter (where kind = ${sql.lit(package_use)}), 0)::bigint as from_packages,
        sum(list)::bigint as list, sum(discount)::bigint as discount, sum(gross)::bigint as gross,
        sum(net)::bigint as net
      from sales_days
      where account_id = ${accountId} and day between ${from}::date and ${to}::date and kind in (${DONE}) and ${whose}
      group by item_id) d
    join services s on s.account_id = ${accountId} and s.id = d.item_id
    join service_groups g on g.account_id = s.account_id and g.id = s.group_id
    order by d.gross desc, s.id`.execute(tx);
  return rows;
}

function categoriesOf(sold: readonly Sold[]): Sold[] {
  return [...groupBy(sold, ({ category_id }) => category_id)]
    .map(([id, own]) => {
      const over = (key: 'quantity' | 'from_packages' | 'list' | 'discount' | 'gross' | 'net') =>
        sumMinor(own.map((row) => row[key]));
      return {
        id,
        name: own[0]!.category,
        category_id: id,
        category: own[0]!.category,
        quantity: over('quantity'),
        from_packages: over('from_packages'),
        list: over('list'),
        discount: over('discount'),
        gross: over('gross'),
        net: over('net'),
      };
    })
    .toSorted((a, b) => b.gross - a.gross);
}

type Done = {
  id: string;
  day: string;
  employee_id: number;
  employee: string;
  service_id: number;
  service: string;
  quantity: number;
  from_packages: number;
  value: number;
  query: string;
};

export const activitiesServer: PagedServer<typeof activitiesReport> = {
  rows: (ctx, { from, to }) => doneRows(ctx, { from, to }),
  async around(ctx, { from, to, ids }: Asked<typeof activitiesReport>) {
    const { employee_id, service_id } = ids;
    const conditions = [
      ...(employee_id ? [sql`r.employee_id = ${employee_id}`] : []),
      ...(service_id ? [sql`r.service_id = ${service_id}`] : []),
    ];
    const { rows } = await sql<{ quantity: number; from_packages: number; value: number }>`
      select coalesce(sum(r.quantity), 0)::bigint as quantity,
        coalesce(sum(r.from_packages), 0)::bigint as from_packages, coalesce(sum(r.value), 0)::bigint as value
      from ${doneRows(ctx, { from, to }).as('r')}
      where ${conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`}`.execute(ctx.tx);
    return { figures: rows[0]! };
  },
};

/** What was done and taken back on one day comes to nothing, and is not shown. */
const doneRows = ({ accountId, language }: Ctx, { from, to }: DateSpan) =>
  sql<Done>`
    (select d.day || '-' || d.employee_id || '-' || d.item_id as id, d.day, d.employee_id,
      coalesce(${employeeName(language)}, '') as employee, d.item_id as service_id,
      ${nameSql(language, 's')} as service, sum(d.quantity)::bigint as quantity,
      coalesce(sum(d.quantity) filter (where d.kind = ${sql.lit(package_use)}), 0)::bigint as from_packages,
      sum(d.net)::bigint as value,
      'f.issued_at=' || d.day || '..' || d.day || '&f.employee_ids=' || d.employee_id as query
    from sales_days d
    join services s on s.account_id = d.account_id and s.id = d.item_id
    left join employees e on e.account_id = d.account_id and e.id = d.employee_id
    where d.account_id = ${accountId} and d.day between ${from}::date and ${to}::date and d.kind in (${DONE})
    group by d.day, d.employee_id, d.item_id, ${employeeName(language)}, ${nameSql(language, 's')}
    having sum(d.quantity) <> 0 or sum(d.net) <> 0)`;

export const activitiesSummaryServer: SummaryServer<typeof activitiesSummaryReport> = {
  async answer(ctx, { from, to, ids }) {
    const rows = await doneByEmployee(ctx, { from, to }, ids.employee_id);
    const over = (key: 'quantity' | 'from_packages' | 'value' | 'tips') => sumMinor(rows.map((row) => row[key]));
    return {
      rows: rows.map((row) => ({
        ...row,
        query: doneQuery({ from, to }, { employee_id: row.id || undefined }),
      })),
      figures: {
        quantity: over('quantity'),
        from_packages: over('from_packages'),
        value: over('value'),
        tips: over('tips'),
      },
      chart: rows.slice(0, MOST_BARS).map(({ employee, value }) => ({ employee: employee.split(' ')[0]!, value })),
    };
  },
};

type OfEmployee = {
  id: number;
  employee: string;
  quantity: number;
  from_packages: number;
  services: number;
  products: number;
  value: number;
  tips: number;
};

async function doneByEmployee(
  { tx, accountId, language }: Ctx,
  { from, to }: DateSpan,
  employeeId: number | undefined,
): Promise<OfEmployee[]> {
  const whose = employeeId === undefined ? sql`true` : sql`d.employee_id = ${employeeId}`;
  const over = (what: string, ...kinds: number[]) => {
    const meant = sql.join(kinds.map((kind) => sql.lit(kind)));
    return sql`coalesce(sum(${sql.ref(what)}) filter (where d.kind in (${meant})), 0)::bigint`;
  };
  const { rows } = await sql<OfEmployee>`
    select d.employee_id as id, coalesce(${employeeName(language)}, '') as employee,
      ${over('d.quantity', service, package_use)} as quantity, ${over('d.quantity', package_use)} as from_packages,
      ${over('d.net', service, package_use)} as services, ${over('d.net', product)} as products,
      ${over('d.net', service, package_use, product)} as value, ${over('d.gross', tip)} as tips
    from sales_days d
    left join employees e on e.account_id = d.account_id and e.id = d.employee_id
    where d.account_id = ${accountId} and d.day between ${from}::date and ${to}::date and ${whose}
      and d.kind in (${sql.lit(service)}, ${sql.lit(package_use)}, ${sql.lit(product)}, ${sql.lit(tip)})
    group by d.employee_id, ${employeeName(language)}
    order by value desc, d.employee_id`.execute(tx);
  return rows;
}
