import type { Column, ListDefinition, ListRecord } from '@rawnaq/domain/kernel/list';
import type { Localized } from '@rawnaq/domain/kernel/localized';
import { sql, type AliasableExpression, type RawBuilder } from 'kysely';
import { PLANNED_ANEW, readInPieces } from '../../db/database';
import type { Ctx } from '../context';
import { filterConditions, type FilterOptions, type FiltersAsked } from './filters.query';
import { searchOf, type SearchOptions } from './search.query';

/** A list's rows before search, filters, sort and page are applied: any select over the list's own columns. */
export type ListSource<Row> = (ctx: Ctx) => AliasableExpression<Row> | Promise<AliasableExpression<Row>>;
/** What is needed of a definition to ask for its rows. */
export type ListShape<Row extends ListRecord> = Pick<ListDefinition<Row>, 'columns' | 'filters' | 'defaultSort'>;
/** What of a list is asked for. */
export type ListAsked = FiltersAsked & {
  page: number;
  page_size: number;
  search?: string | undefined;
  sort?: string | undefined;
  descending?: boolean | undefined;
};
export type ListOptions = SearchOptions &
  FilterOptions & {
    /** Columns that are written down in one language and said in the reader's. */
    says?: Readonly<Record<string, (written: string) => Localized>>;
    /** A column that says whether a row counts in the sums; without one all do. */
    counts?: string;
    /** Rows are added up only where they are few enough to be counted: for lists that never end. */
    sumsOfFew?: boolean;
  };

/** A page looks no further than so many of what was meant; a file has all of it. */
const MOST_FOUND = 5_000;

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
  const parts = await queryParts(ctx, list, source, options, input, MOST_FOUND);
  const { from, where, order, isCut } = parts;
  const counted = options.counts ? sql`filter (where ${sql.ref(`r.${options.counts}`)})` : sql``;
  const sums = sumColumns(list, counted);
  const summed = (): Promise<{ rows: Record<string, number>[] }> =>
    sql<Record<string, number>>`
      select ${sql.join(sums)}
      from ${from} ${where}`.execute(ctx.tx);
  const [records, total, early] = await Promise.all([
    sql<Row>`select * from ${from} ${where} ${order} ${pageOf(input)}`.execute(ctx.tx),
    countParts(ctx, parts, COUNT_LIMIT),
    sums.length && !options.sumsOfFew && !isCut ? summed() : undefined,
  ]);
  const totals = sums.length && options.sumsOfFew && !isCut && total <= COUNT_LIMIT ? await summed() : early;
  return {
    records: inWords(ctx, options, records.rows),
    total: Math.min(total, COUNT_LIMIT),
    more_than_total: total > COUNT_LIMIT || isCut,
    page: input.page,
    page_size: input.page_size,
    sums: totals?.rows[0],
  };
}

const sumColumns = <Row extends ListRecord>({ columns }: ListShape<Row>, counted = sql``): RawBuilder<unknown>[] =>
  columns
    .filter((column) => column.total)
    .map(({ key }) => sql`coalesce(sum(${sql.ref(key)}) ${counted}, 0)::bigint as ${sql.ref(key)}`);

/** How many rows fit the filters, to the last one, and what they come to: one reading of them. */
export async function listWhole<Row extends ListRecord>(
  ctx: Ctx,
  list: ListShape<Row>,
  source: ListSource<Row>,
  options: ListOptions,
  input: ListAsked,
): Promise<{ total: number; sums: Record<string, number> }> {
  const { from, where } = await queryParts(ctx, list, source, options, input);
  const { rows } = await sql<{ rows_found: number } & Record<string, number>>`
    select ${sql.join([sql`count(*)::int as rows_found`, ...sumColumns(list)])}
    from ${from} ${where}`.execute(ctx.tx);
  const { rows_found: total, ...sums } = rows[0]!;
  return { total, sums };
}

/** The rows of one page and nothing besides. */
export async function listRecords<Row extends ListRecord>(
  ctx: Ctx,
  list: ListShape<Row>,
  source: ListSource<Row>,
  options: ListOptions,
  input: ListAsked,
): Promise<Row[]> {
  const { from, where, order } = await queryParts(ctx, list, source, options, input, MOST_FOUND);
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
  for await (const rows of readInPieces(ctx.tx, sql<Row>`select * from ${from} ${where} ${order}`))
    yield inWords(ctx, options, rows);
}

function inWords<Row extends ListRecord>({ language }: Ctx, { says }: ListOptions, rows: Row[]): Row[] {
  if (!says) return rows;
  const say = (row: Row): ListRecord =>
    Object.fromEntries(
      Object.entries(says).map(([key, of]) => [key, typeof row[key] === 'string' ? of(row[key])[language] : row[key]]),
    );
  return rows.map((row) => ({ ...row, ...say(row) }));
}

async function queryParts<Row extends ListRecord>(
  ctx: Ctx,
  list: ListShape<Row>,
  source: ListSource<Row>,
  options: ListOptions,
  input: ListAsked,
  most: number | null = null,
) {
  const filters = filterConditions(ctx, list.filters, options, input);
  const search = await searchOf(ctx, list.columns, options, { text: input.search, most });
  const conditions = [...filters, ...search.conditions];
  // Over all accounts, a plan that is made for any choice and any day would walk past every row to find what is rare.
  const plan = ctx.area === 'manager' && filters.length ? sql.raw(PLANNED_ANEW) : sql``;
  return {
    from: (await source(ctx)).as('r'),
    where: conditions.length ? sql`where ${sql.join(conditions, sql` and `)} ${plan}` : sql``,
    order: orderOf(list, input),
    /** More was meant than is looked at: what is counted and added up is not all of it. */
    isCut: search.isCut,
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
