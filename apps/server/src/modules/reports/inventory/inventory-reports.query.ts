import { addDays, daysBetween, type LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import type { DateSpan } from '@rawnaq/domain/kernel/time/date-presets';
import type {
  internalUseReport,
  inventoryMovementsReport,
  inventoryStatusReport,
  mostSoldReport,
  mostUsedReport,
} from '@rawnaq/domain/reports/definitions/inventory-reports';
import { daysOfCover, expiringSoon, lotsLeft, USE_DAYS, usedInWeek, type Lot } from '@rawnaq/domain/stock/stock.rules';
import { shelfNeeds, stockOperations } from '@rawnaq/domain/stock/stock.states';
import { sql } from 'kysely';
import { recordState, stockOperation, lineKind } from '../../../db/sql-codes';
import type { Ctx } from '../../../http/context';
import { employeeName } from '../../employees';
import { documentNumber, lotMoves, usedSince } from '../../stock';
import { groupBy } from '../group-by';
import type { PagedServer, SummaryServer } from '../report-server';

/** More bars than this are a fence. */
const MOST_BARS = 20;
const RUNS_OUT_DAYS = 14;
const MONTHLY_FROM = 62;

const nameIn = ({ language }: Ctx, table: string) =>
  sql.ref<string>(`${table}.${language === 'ar' ? 'arabic_name' : 'english_name'}`);
/** The stock operations behind a number. */
const operationsOf = (product_id: number, span?: DateSpan, operation?: number): string =>
  new URLSearchParams({
    'f.product_id': String(product_id),
    ...(span && { 'f.created_at': `${span.from}..${span.to}` }),
    ...(operation !== undefined && { 'f.operation': String(operation) }),
  }).toString();
const total = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0);

export const inventoryStatusServer: SummaryServer<typeof inventoryStatusReport> = {
  async answer(ctx, { as_of, filters, ids }) {
    const [shelves, used, moves] = await Promise.all([
      shelvesOn(ctx, as_of, ids.product_id),
      usedSince(ctx, addDays(as_of, -USE_DAYS), as_of),
      lotMoves(ctx, as_of, ids.product_id),
    ]);
    const lotsOf = groupBy(moves, ({ product_id }) => product_id);
    const all = shelves.map((shelf) => statusOf(shelf, used.get(shelf.id) ?? 0, lotsOf.get(shelf.id) ?? [], as_of));
    const wanted: readonly string[] | undefined = filters.needs;
    const rows = wanted ? all.filter(({ needs }) => needs !== null && wanted.includes(needs)) : all;
    return {
      rows,
      figures: {
        value: total(rows, (row) => row.value),
        low: rows.filter(({ needs }) => needs === shelfNeeds.codes.out || needs === shelfNeeds.codes.low).length,
        ending: rows.filter(({ cover }) => cover !== null && cover <= RUNS_OUT_DAYS).length,
        expiring: total(rows, (row) => row.expiring),
      },
      chart: rows
        .filter(({ value }) => value > 0)
        .toSorted((a, b) => b.value - a.value)
        .slice(0, MOST_BARS)
        .map(({ name, value }) => ({ name, value })),
    };
  },
};

type ShelfOn = {
  id: number;
  name: string;
  barcode: string;
  warning: number;
  unit_cost: number;
  quantity: number;
  value: number;
};

/** What there was at the end of a day, by the movements until then. */
async function shelvesOn(ctx: Ctx, asOf: LocalDate, productId: number | undefined): Promise<ShelfOn[]> {
  const { rows } = await sql<ShelfOn>`
    select p.id, ${nameIn(ctx, 'c')} as name, c.barcode, p.warning_quantity as warning,
      coalesce(s.unit_cost, p.initial_cost, 0)::bigint as unit_cost,
      coalesce(m.quantity, case when s.product_id is null then p.initial_quantity end, 0)::bigint as quantity,
      coalesce(m.worth, 0)::bigint as value
    from products p
    join catalogue_products c on c.id = p.catalogue_product_id
    left join product_stocks s on s.account_id = ${ctx.accountId} and s.product_id = p.id
    left join (
      select product_id, sum(quantity) as quantity, sum(worth) as worth
      from stock_movements
      where account_id = ${ctx.accountId} and day <= ${asOf}::date
      group by product_id
    ) m on m.product_id = p.id
    where p.account_id = ${ctx.accountId}
      and (p.status = ${recordState.active} or m.quantity <> 0 or m.worth <> 0)
      and ${productId === undefined ? sql`true` : sql`p.id = ${productId}`}
    order by ${sql.ref(ctx.language === 'ar' ? 'c.arabic_key' : 'c.english_key')}`.execute(ctx.tx);
  return rows;
}

function statusOf({ unit_cost, ...shelf }: ShelfOn, used: number, moves: readonly Lot[], asOf: LocalDate) {
  const { pieces, on } = expiringSoon(lotsLeft(moves), asOf);
  const { out, low, expiring } = shelfNeeds.codes;
  return {
    ...shelf,
    needs: shelf.quantity <= 0 ? out : shelf.quantity <= shelf.warning ? low : pieces > 0 ? expiring : null,
    average: shelf.quantity > 0 ? Math.round(shelf.value / shelf.quantity) : unit_cost,
    used_week: usedInWeek(Math.max(used, 0)),
    cover: daysOfCover(shelf.quantity, used),
    expiring: pieces,
    expires_on: on,
    query: operationsOf(shelf.id),
  };
}

const { add_quantity, taken_back, expired, lost, internal_use, billing, found } = stockOperations.codes;
/** What was taken back never came. */
const RECEIVED: readonly number[] = [add_quantity, taken_back];
type Sums = { id: number; name: string; at: LocalDate | null; operation: number; quantity: number; worth: number };

export const inventoryMovementsServer: SummaryServer<typeof inventoryMovementsReport> = {
  async answer(ctx, { from, to, ids }) {
    const span = { from, to };
    const sums = await movementSums(ctx, span, ids.product_id);
    const inside = sums.filter(({ at }) => at !== null);
    const rows = [...groupBy(sums, ({ id }) => id)].map(([id, own]) => {
      const pieces = (...operations: readonly number[]): number =>
        total(
          own.filter(({ at, operation }) => at !== null && operations.includes(operation)),
          ({ quantity }) => quantity,
        );
      return {
        id,
        name: own[0]!.name,
        opening: total(
          own.filter(({ at }) => at === null),
          ({ quantity }) => quantity,
        ),
        received: pieces(...RECEIVED),
        sold: 0 - pieces(billing),
        used: 0 - pieces(internal_use),
        gone: 0 - pieces(expired, lost),
        found: pieces(found),
        closing: total(own, ({ quantity }) => quantity),
        value: total(own, ({ worth }) => worth),
        query: operationsOf(id, span),
      };
    });
    const worth = (...operations: readonly number[]): number =>
      total(
        inside.filter(({ operation }) => operations.includes(operation)),
        (row) => row.worth,
      );
    return {
      rows,
      figures: {
        received: worth(...RECEIVED),
        sold: 0 - worth(billing, stockOperations.codes.settled),
        used: 0 - worth(internal_use),
        gone: 0 - worth(expired, lost, found),
      },
      chart: [...groupBy(inside, ({ at }) => at!)]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([at, own]) => ({
          at,
          received: total(
            own.filter(({ operation }) => RECEIVED.includes(operation)),
            (row) => row.worth,
          ),
          out:
            0 -
            total(
              own.filter(({ operation }) => !RECEIVED.includes(operation)),
              (row) => row.worth,
            ),
        })),
    };
  },
};

/** By product and operation: before the period in one (`at` is null), in it by day or, of a long one, by month. */
async function movementSums(ctx: Ctx, { from, to }: DateSpan, productId: number | undefined): Promise<Sums[]> {
  const at = daysBetween(from, to) > MONTHLY_FROM ? sql`date_trunc('month', m.day)::date` : sql`m.day`;
  const { rows } = await sql<Sums>`
    select p.id, ${nameIn(ctx, 'c')} as name, m.at, m.operation, m.quantity, m.worth
    from (
      select m.product_id, case when m.day >= ${from}::date then ${at} end as at, m.operation,
        sum(m.quantity)::bigint as quantity, sum(m.worth)::bigint as worth
      from stock_movements m
      where m.account_id = ${ctx.accountId} and m.day <= ${to}::date
        and ${productId === undefined ? sql`true` : sql`m.product_id = ${productId}`}
      group by 1, 2, 3
    ) m
    join products p on p.account_id = ${ctx.accountId} and p.id = m.product_id
    join catalogue_products c on c.id = p.catalogue_product_id
    order by ${sql.ref(ctx.language === 'ar' ? 'c.arabic_key' : 'c.english_key')}, m.at`.execute(ctx.tx);
  return rows;
}

const usedRows = (ctx: Ctx, { from, to }: DateSpan) => sql<{
  id: number;
  day: LocalDate;
  product_id: number;
  product: string;
  employee_id: number | null;
  employee: string | null;
  service_id: number | null;
  service: string | null;
  quantity: number;
  cost: number;
  document: string | null;
  note: string | null;
  query: string;
}>`(
    select m.id, m.day, m.product_id, ${nameIn(ctx, 'c')} as product, d.employee_id,
      ${employeeName(ctx.language)} as employee, d.service_id, ${nameIn(ctx, 'v')} as service,
      -m.quantity as quantity, -m.worth as cost, ${documentNumber('d')} as document, d.note,
      'open=' || d.id as query
    from stock_movements m
    join products p on p.account_id = ${ctx.accountId} and p.id = m.product_id
    join catalogue_products c on c.id = p.catalogue_product_id
    left join stock_documents d on d.account_id = ${ctx.accountId} and d.id = m.document_id
    left join employees e on e.account_id = ${ctx.accountId} and e.id = d.employee_id
    left join services v on v.account_id = ${ctx.accountId} and v.id = d.service_id
    where m.account_id = ${ctx.accountId} and m.operation = ${stockOperation.internal_use}
      and m.day between ${from}::date and ${to}::date)`;

export const internalUseServer: PagedServer<typeof internalUseReport> = {
  rows: (ctx, { from, to }) => usedRows(ctx, { from, to }),
  around: async (ctx, { from, to, ids }) => {
    const only = (key: 'product_id' | 'employee_id' | 'service_id') =>
      ids[key] === undefined ? sql`true` : sql`${sql.ref(key)} = ${ids[key]}`;
    const { rows } = await sql<{
      name: string | null;
      uses: number;
      quantity: number;
      cost: number;
      products: number[];
    }>`
      select employee as name, count(*)::int as uses, sum(quantity)::bigint as quantity, sum(cost)::bigint as cost,
        array_agg(distinct product_id::int) as products
      from ${usedRows(ctx, { from, to })} u
      where ${only('product_id')} and ${only('employee_id')} and ${only('service_id')}
      group by employee
      order by sum(cost) desc`.execute(ctx.tx);
    const sums = { cost: total(rows, (row) => row.cost), quantity: total(rows, (row) => row.quantity) };
    return {
      figures: { ...sums, products: new Set(rows.flatMap(({ products }) => products)).size },
      whole: { total: total(rows, (row) => row.uses), sums },
      chart: rows.slice(0, MOST_BARS).map(({ name, cost }) => ({ name: name ?? '–', cost })),
    };
  },
};

export const mostUsedServer: SummaryServer<typeof mostUsedReport> = {
  async answer(ctx, { from, to, ids }) {
    const { rows } = await sql<{
      id: number;
      name: string;
      barcode: string;
      quantity: number;
      times: number;
      cost: number;
    }>`
      select p.id, ${nameIn(ctx, 'c')} as name, c.barcode, -sum(m.quantity)::bigint as quantity,
        count(*)::int as times, -sum(m.worth)::bigint as cost
      from stock_movements m
      join products p on p.account_id = ${ctx.accountId} and p.id = m.product_id
      join catalogue_products c on c.id = p.catalogue_product_id
      left join stock_documents d on d.account_id = ${ctx.accountId} and d.id = m.document_id
      where m.account_id = ${ctx.accountId} and m.operation = ${stockOperation.internal_use}
        and m.day between ${from}::date and ${to}::date
        and ${ids.employee_id === undefined ? sql`true` : sql`d.employee_id = ${ids.employee_id}`}
      group by p.id, ${nameIn(ctx, 'c')}, c.barcode
      order by sum(m.quantity), p.id`.execute(ctx.tx);
    return {
      rows: rows.map((row) => ({ ...row, query: operationsOf(row.id, { from, to }, internal_use) })),
      figures: {
        quantity: total(rows, (row) => row.quantity),
        cost: total(rows, (row) => row.cost),
        products: rows.length,
      },
      chart: rows.slice(0, MOST_BARS).map(({ name, quantity }) => ({ name, quantity })),
    };
  },
};

export const mostSoldServer: SummaryServer<typeof mostSoldReport> = {
  async answer(ctx, { from, to, ids }) {
    const { rows } = await sql<{
      id: number;
      name: string;
      barcode: string;
      quantity: number;
      gross: number;
      net: number;
      cost: number;
      profit: number;
    }>`
      select p.id, ${nameIn(ctx, 'c')} as name, c.barcode, sum(d.quantity)::bigint as quantity,
        sum(d.gross)::bigint as gross, sum(d.net)::bigint as net, sum(d.cost)::bigint as cost,
        sum(d.net - d.cost)::bigint as profit
      from sales_days d
      join products p on p.account_id = ${ctx.accountId} and p.id = d.item_id
      join catalogue_products c on c.id = p.catalogue_product_id
      where d.account_id = ${ctx.accountId} and d.day between ${from}::date and ${to}::date
        and d.kind = ${lineKind.product}
        and ${ids.employee_id === undefined ? sql`true` : sql`d.employee_id = ${ids.employee_id}`}
      group by p.id, ${nameIn(ctx, 'c')}, c.barcode
      order by sum(d.quantity) desc, sum(d.gross) desc, p.id`.execute(ctx.tx);
    return {
      rows: rows.map((row) => ({ ...row, query: operationsOf(row.id, { from, to }, billing) })),
      figures: {
        gross: total(rows, (row) => row.gross),
        quantity: total(rows, (row) => row.quantity),
        cost: total(rows, (row) => row.cost),
        profit: total(rows, (row) => row.profit),
      },
      chart: rows
        .toSorted((a, b) => b.gross - a.gross)
        .slice(0, MOST_BARS)
        .map(({ name, gross }) => ({ name, gross })),
    };
  },
};
