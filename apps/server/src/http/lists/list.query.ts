import type { Column, Filter, ListDefinition, ListRecord } from '@rawnaq/domain/kernel/list';
import type { Localized } from '@rawnaq/domain/kernel/localized';
import { isLocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { mobileSearchDigits } from '@rawnaq/domain/kernel/input/phone';
import { sql, type AliasableExpression, type RawBuilder } from 'kysely';
import { PLANNED_ANEW, readInPieces } from '../../db/database';
import { homeCodeOf, type Ctx } from '../context';
import type { Among } from './among.query';
import { holdsText, patternFor } from './folded.query';

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
/** In a list over all accounts a number alone says nothing: two accounts may have the same. */
type Found = readonly number[] | readonly { account_id: number; id: number }[];
type Meaning = (choice: string | number) => RawBuilder<unknown> | undefined;
export type ListOptions = {
  /**
   * Columns that contain the text, whichever of the letters written for each other they have. In a column of kind phone
   * a number is found however it is typed.
   */
  search: readonly string[];
  /** Columns of another kind that hold numbers too. */
  phones?: readonly string[];
  /** Turns what was typed into the form the searched columns hold, such as toSearchKey. */
  fold?: (text: string) => string;
  /**
   * Finds the ids a search text means, for lists that know better than "contains". It may refuse the text. Null is all
   * of them, however many.
   */
  find?: (ctx: Ctx, search: string, most: number | null) => Promise<Found>;
  /**
   * Rows that can hold the text at all, by indexes. They are asked for first: where they are few, only they are looked
   * at, so that a search costs the same at any size. What is found is decided by the columns of `search`, as ever.
   */
  among?: Among;
  /** What a choice of a worked-out column means in columns that an index knows, for those where that is known. */
  means?: Readonly<Record<string, Meaning>>;
  /** The column with those ids, when they are not the rows' own. */
  findBy?: string;
  /** Columns that are written down in one language and said in the reader's. */
  says?: Readonly<Record<string, (written: string) => Localized>>;
  /** A column that says whether a row counts in the sums; without one all do. */
  counts?: string;
  /** Rows are added up only where they are few enough to be counted: for lists that never end. */
  sumsOfFew?: boolean;
};

/** A page looks no further than so many of what was meant; a file has all of it. */
const MOST_FOUND = 5_000;
/** More rows than these are common enough to be met soon by going through the list in its order. */
const FEW = 2_000;
/** What a trigram index can find. */
const SHORTEST_INDEXED = 3;

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
  const found = input.search && options.find ? await options.find(ctx, input.search, most) : undefined;
  const conditions = [
    ...filters,
    ...(found
      ? [isAmong(found, options.findBy ?? 'id')]
      : await searchConditions(ctx, list.columns, options, input.search)),
  ];
  // Over all accounts, a plan that is made for any choice and any day would walk past every row to find what is rare.
  const plan = ctx.area === 'manager' && filters.length ? sql.raw(PLANNED_ANEW) : sql``;
  return {
    from: (await source(ctx)).as('r'),
    where: conditions.length ? sql`where ${sql.join(conditions, sql` and `)} ${plan}` : sql``,
    order: orderOf(list, input),
    /** More was meant than is looked at: what is counted and added up is not all of it. */
    isCut: most !== null && (found?.length ?? 0) >= most,
  };
}

function isAmong(found: Found, column: string): RawBuilder<unknown> {
  const ids = found.map((one) => (typeof one === 'number' ? one : one.id));
  const accounts = found.flatMap((one) => (typeof one === 'number' ? [] : [one.account_id]));
  return accounts.length > 0
    ? sql`(r.account_id, r.id) in (select * from unnest(${accounts}::bigint[], ${ids}::bigint[]))`
    : sql`${sql.ref(`r.${column}`)} = any(${ids}::bigint[])`;
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
  if (!search || options.search.length === 0) return [];
  const typed = options.fold?.(search) ?? search;
  const isPhone = (key: string): boolean =>
    options.phones?.includes(key) === true || columns.some((column) => column.key === key && column.kind === 'phone');
  const numbers = options.search.some(isPhone)
    ? mobileSearchDigits(search, homeCodeOf(ctx)).map((digits) => `%${digits}%`)
    : [];
  const holds = (key: string): RawBuilder<unknown> => {
    const column = sql`${sql.ref(`r.${key}`)}::text`;
    if (numbers.length > 0 && isPhone(key)) return sql`${column} like any (${numbers}::text[])`;
    return holdsText(column, typed);
  };
  const [pattern, known] = patternFor(typed);
  return [
    ...(known < SHORTEST_INDEXED ? [] : await amongFew(ctx, options, [pattern, ...numbers])),
    sql`(${sql.join(options.search.map(holds), sql` or `)})`,
  ];
}

/** Nothing where there are many, or where no index knows. */
async function amongFew(
  { tx }: Ctx,
  { among }: ListOptions,
  patterns: readonly string[],
): Promise<RawBuilder<unknown>[]> {
  if (!among) return [];
  const candidates = among(
    (text) =>
      sql<boolean>`(${sql.join(
        patterns.map((pattern) => sql`(${text}) ilike ${pattern}`),
        sql` or `,
      )})`,
  );
  const { rows } = await sql<{ id: number }>`
    select id from (${candidates}) found limit ${sql.lit(FEW + 1)}`.execute(tx);
  if (rows.length > FEW) return [];
  if (rows.length === 0) return [sql`false`];
  // By number alone, whoever has the same in another account: joined by account, a plan may read all rows of each.
  return [sql`r.id = any(${rows.map(({ id }) => id)}::bigint[])`];
}

function filterConditions(
  ctx: Ctx,
  filters: readonly Filter[],
  { means }: ListOptions,
  input: ListAsked,
): RawBuilder<unknown>[] {
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
    if (filter.kind === 'choice') return choiceConditions(column, filter, value, means?.[filter.key]);
    if (filter.isDay) return dayConditions(column, value);
    const days = {
      zone: ctx.session?.account.time_zone ?? 'UTC',
      cutOff: filter.business
        ? sql`(select a.business_day_cut_off from accounts a where a.id = ${ctx.accountId})`
        : sql`time '00:00'`,
    };
    if (filter.business !== 'kept') return dateConditions(column, value, days);
    // The moment is at most a day away from the day in the books, and has the index of the list's order.
    return [...dayConditions(sql.ref('r.day'), value), ...dateConditions(column, value, { ...days, around: 1 })];
  });
}

/** Several choices are joined by commas. Unknown ones match nothing. */
function choiceConditions(
  column: RawBuilder<unknown>,
  filter: Filter,
  value: string,
  meaning: Meaning | undefined,
): RawBuilder<unknown>[] {
  const asked = value.split(',');
  const known = (filter.choices ?? [])
    .filter((choice) => asked.includes(String(choice.value)))
    .map((choice) => choice.value);
  const [one] = known;
  if (one === undefined) return [sql`false`];
  if (filter.many) return [sql`${column} && ${known}::text[]`];
  if (known.length > 1)
    return [typeof one === 'number' ? sql`${column} = any(${known}::int[])` : sql`${column} = any(${known}::text[])`];
  // Asked for one, an index of the column has the rows in the list's order; of several it would have to sort them.
  return [meaning?.(one) ?? (typeof one === 'number' ? sql`${column} = ${one}::int` : sql`${column} = ${one}::text`)];
}

/**
 * `2026-11-01..2026-11-15`: whole days in the account's time zone, from one cut-off to the next, and as many `around`
 * them; either end may be open.
 */
function dateConditions(
  column: RawBuilder<unknown>,
  value: string,
  { zone, cutOff, around = 0 }: { zone: string; cutOff: RawBuilder<unknown>; around?: number },
): RawBuilder<unknown>[] {
  const [from = '', to = ''] = value.split('..');
  const startOf = (day: string, plus: number): RawBuilder<unknown> =>
    sql`((${day}::date + ${plus}::int + ${cutOff}) at time zone ${zone})`;
  return [
    ...(isLocalDate(from) ? [sql`${column} >= ${startOf(from, -around)}`] : []),
    ...(isLocalDate(to) ? [sql`${column} < ${startOf(to, 1 + around)}`] : []),
  ];
}

/** Days compared with days: with a moment, row-level security keeps the planner from knowing how many there are. */
function dayConditions(column: RawBuilder<unknown>, value: string): RawBuilder<unknown>[] {
  const [from = '', to = ''] = value.split('..');
  return [
    ...(isLocalDate(from) ? [sql`${column} >= ${from}::date`] : []),
    ...(isLocalDate(to) ? [sql`${column} <= ${to}::date`] : []),
  ];
}
