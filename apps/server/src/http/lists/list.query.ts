import type { Column, Filter, ListDefinition, ListRecord } from '@rawnaq/domain/kernel/list';
import { isLocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { mobileSearchDigits } from '@rawnaq/domain/kernel/input/phone';
import { sql, type AliasableExpression, type RawBuilder } from 'kysely';
import { readInPieces } from '../../db/database';
import { homeCodeOf, type Ctx } from '../context';

/** A list's rows before search, filters, sort and page are applied: any select over the list's own columns. */
export type ListSource<Row> = (ctx: Ctx) => AliasableExpression<Row> | Promise<AliasableExpression<Row>>;
/** What is needed of a definition to ask for its rows. */
export type ListShape<Row extends ListRecord> = Pick<ListDefinition<Row>, 'columns' | 'filters' | 'defaultSort'>;
/** What of a list is asked for; filters by `f.{key}`. */
export type ListAsked = {
  page: number;
  page_size: number;
  search?: string | undefined;
  sort?: string | undefined;
  descending?: boolean | undefined;
  [filter: `f.${string}`]: unknown;
};
export type ListOptions = {
  /** Columns that contain the text. In a column of kind phone a number is found however it is typed. */
  search: readonly string[];
  /** Turns what was typed into the form the searched columns hold, such as toSearchKey. */
  fold?: (text: string) => string;
  /** Finds the ids a search text means, for lists that know better than "contains". It may refuse the text. */
  find?: (ctx: Ctx, search: string) => Promise<readonly number[]>;
  /** The column with those ids, when they are not the rows' own. */
  findBy?: string;
};

/**
 * Counting stops here, so that a first page costs the same at any size. Pages beyond are still there, one after the
 * other.
 */
export const COUNT_LIMIT = 1_000;

export async function listPage<Row extends ListRecord>(
  ctx: Ctx,
  list: ListShape<Row>,
  source: ListSource<Row>,
  options: ListOptions,
  input: ListAsked,
) {
  const parts = await queryParts(ctx, list, source, options, input);
  const { from, where, order } = parts;
  const sums = list.columns
    .filter((column) => column.total)
    .map(({ key }) => sql`coalesce(sum(${sql.ref(key)}), 0)::bigint as ${sql.ref(key)}`);
  const [records, total, totals] = await Promise.all([
    sql<Row>`select * from ${from} ${where} ${order} ${pageOf(input)}`.execute(ctx.tx),
    countParts(ctx, parts, COUNT_LIMIT),
    sums.length
      ? sql<Record<string, number>>`
        select ${sql.join(sums)}
        from ${from} ${where}`.execute(ctx.tx)
      : undefined,
  ]);
  return {
    records: records.rows,
    total: Math.min(total, COUNT_LIMIT),
    more_than_total: total > COUNT_LIMIT,
    page: input.page,
    page_size: input.page_size,
    sums: totals?.rows[0],
  };
}

/** The rows of one page and nothing besides. */
export async function listRecords<Row extends ListRecord>(
  ctx: Ctx,
  list: ListShape<Row>,
  source: ListSource<Row>,
  options: ListOptions,
  input: ListAsked,
): Promise<Row[]> {
  const { from, where, order } = await queryParts(ctx, list, source, options, input);
  return (await sql<Row>`select * from ${from} ${where} ${order} ${pageOf(input)}`.execute(ctx.tx)).rows;
}

/**
 * Written out, not passed along: a plan that is made for any limit reckons with a tenth of the table, loses to one made
 * for this page, and is then made anew at every call.
 */
const pageOf = ({ page, page_size }: ListAsked): RawBuilder<unknown> =>
  page === 1 ? sql`limit ${sql.lit(page_size)}` : sql`limit ${sql.lit(page_size)} offset ${(page - 1) * page_size}`;

/**
 * How many rows fit the filters; whoever only asks whether there are more than so many is not kept waiting for the
 * rest.
 */
export async function countList<Row extends ListRecord>(
  ctx: Ctx,
  list: ListShape<Row>,
  source: ListSource<Row>,
  options: ListOptions,
  input: ListAsked,
  most?: number,
): Promise<number> {
  return countParts(ctx, await queryParts(ctx, list, source, options, input), most);
}

type Parts = Awaited<ReturnType<typeof queryParts>>;

async function countParts({ tx }: Ctx, { from, where }: Parts, most: number | undefined): Promise<number> {
  const limit = most === undefined ? sql`` : sql`limit ${sql.lit(most + 1)}`;
  const { rows } = await sql<{
    total: number;
  }>`select count(*)::int as total from (select 1 from ${from} ${where} ${limit}) counted`.execute(tx);
  return rows[0]!.total;
}

/** All rows of the list as filtered, however many, in pieces of one and the same moment. */
export async function* listRows<Row extends ListRecord>(
  ctx: Ctx,
  list: ListShape<Row>,
  source: ListSource<Row>,
  options: ListOptions,
  input: ListAsked,
): AsyncGenerator<Row[]> {
  const { from, where, order } = await queryParts(ctx, list, source, options, input);
  yield* readInPieces(ctx.tx, sql<Row>`select * from ${from} ${where} ${order}`);
}

async function queryParts<Row extends ListRecord>(
  ctx: Ctx,
  list: ListShape<Row>,
  source: ListSource<Row>,
  options: ListOptions,
  input: ListAsked,
) {
  const conditions = [
    ...filterConditions(ctx, list.filters, input),
    ...(await searchConditions(ctx, list.columns, options, input.search)),
  ];
  return {
    from: (await source(ctx)).as('r'),
    where: conditions.length ? sql`where ${sql.join(conditions, sql` and `)}` : sql``,
    order: orderOf(list, input),
  };
}

function orderOf(list: Pick<ListDefinition, 'columns' | 'defaultSort'>, input: ListAsked): RawBuilder<unknown> {
  const asked = list.columns.find((column: Column) => column.key === input.sort && column.sortable);
  const key = asked?.key ?? list.defaultSort.key;
  const descending = asked ? (input.descending ?? false) : list.defaultSort.descending;
  const emptyLast = descending && list.columns.some((column: Column) => column.key === key && column.emptyLast);
  return sql`
    order by ${sql.ref(`r.${key}`)}
    ${sql.raw(`${descending ? 'desc' : 'asc'}${emptyLast ? ' nulls last' : ''}`)}, r.id desc`;
}

async function searchConditions(
  ctx: Ctx,
  columns: readonly Column[],
  options: ListOptions,
  search: string | undefined,
): Promise<RawBuilder<unknown>[]> {
  if (!search) return [];
  if (options.find)
    return [sql`${sql.ref(`r.${options.findBy ?? 'id'}`)} = any(${await options.find(ctx, search)}::bigint[])`];
  if (options.search.length === 0) return [];
  const typed = options.fold?.(search) ?? search;
  const pattern = `%${typed.replace(/[\\%_]/g, '\\$&')}%`;
  const numbers = mobileSearchDigits(search, homeCodeOf(ctx)).map((digits) => `%${digits}%`);
  return [
    sql`(${sql.join(
      options.search.map((key) =>
        numbers.length > 0 && columns.some((column) => column.key === key && column.kind === 'phone')
          ? sql`${sql.ref(`r.${key}`)} like any (${numbers}::text[])`
          : sql`${sql.ref(`r.${key}`)}::text ilike ${pattern}`,
      ),
      sql` or `,
    )})`,
  ];
}

function filterConditions(ctx: Ctx, filters: readonly Filter[], input: ListAsked): RawBuilder<unknown>[] {
  return filters.flatMap((filter) => {
    const value = input[`f.${filter.key}`];
    if (typeof value !== 'string' || value === '') return [];
    const column = sql.ref(`r.${filter.key}`);
    if (filter.kind === 'text') return [sql`${column} = ${value}`];
    if (filter.kind === 'record')
      return [
        /^\d{1,15}$/.test(value)
          ? sql`${Number(value)}::bigint = ${filter.many ? sql`any(${column})` : column}`
          : sql`false`,
      ];
    if (filter.kind === 'choice') return [choiceCondition(column, filter, value)];
    return dateConditions(
      column,
      value,
      ctx.session?.account.time_zone ?? 'UTC',
      filter.business
        ? sql`(select a.business_day_cut_off from accounts a where a.id = ${ctx.accountId})`
        : sql`time '00:00'`,
    );
  });
}

/** Several choices are joined by commas. Unknown ones match nothing. */
function choiceCondition(column: RawBuilder<unknown>, filter: Filter, value: string): RawBuilder<unknown> {
  const asked = value.split(',');
  const known = (filter.choices ?? [])
    .filter((choice) => asked.includes(String(choice.value)))
    .map((choice) => choice.value);
  if (known.length === 0) return sql`false`;
  return typeof known[0] === 'number' ? sql`${column} = any(${known}::int[])` : sql`${column} = any(${known}::text[])`;
}

/**
 * `2026-11-01..2026-11-15`: whole days in the account's time zone, from one cut-off to the next; either end may be
 * open.
 */
function dateConditions(
  column: RawBuilder<unknown>,
  value: string,
  timeZone: string,
  cutOff: RawBuilder<unknown>,
): RawBuilder<unknown>[] {
  const [from = '', to = ''] = value.split('..');
  const startOf = (day: string, plus: number): RawBuilder<unknown> =>
    sql`((${day}::date + ${plus}::int + ${cutOff}) at time zone ${timeZone})`;
  return [
    ...(isLocalDate(from) ? [sql`${column} >= ${startOf(from, 0)}`] : []),
    ...(isLocalDate(to) ? [sql`${column} < ${startOf(to, 1)}`] : []),
  ];
}
