import { mobileSearchDigits } from '@rawnaq/domain/kernel/input/phone';
import type { Column } from '@rawnaq/domain/kernel/list';
import { sql, type RawBuilder } from 'kysely';
import { homeCodeOf, type Ctx } from '../context';
import type { Among } from './among.query';
import { holdsText, patternFor } from './folded.query';

/** In a list over all accounts a number alone says nothing: two accounts may have the same. */
type Found = readonly number[] | readonly { account_id: number; id: number }[];
/** What a search of a list looks at. */
export type SearchOptions = {
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
   * of them, however many. Where columns are searched beside it, either is a hit.
   */
  find?: (ctx: Ctx, search: string, most: number | null) => Promise<Found>;
  /**
   * Rows that can hold the text at all, by indexes. They are asked for first: where they are few, only they are looked
   * at, so that a search costs the same at any size. What is found is decided by the columns of `search`, as ever.
   */
  among?: Among;
  /** The column with the ids of `find`, when they are not the rows' own. */
  findBy?: string;
};
/** What was typed, and how many of the ids it means are looked at; null is all. */
type Typed = { text: string | undefined; most: number | null };

/** More rows than these are common enough to be met soon by going through the list in its order. */
const FEW = 2_000;
/** What a trigram index can find. */
const SHORTEST_INDEXED = 3;

/** What the rows of a search must fulfil, and whether more was meant than is looked at. */
export async function searchOf(
  ctx: Ctx,
  columns: readonly Column[],
  options: SearchOptions,
  { text, most }: Typed,
): Promise<{ conditions: RawBuilder<unknown>[]; isCut: boolean }> {
  if (!text) return { conditions: [], isCut: false };
  if (!options.find) return { conditions: await searchConditions(ctx, columns, options, text), isCut: false };
  const found = await options.find(ctx, text, most);
  const meant = isAmong(found, options.findBy ?? 'id');
  const held = await searchConditions(ctx, columns, options, text);
  return {
    conditions: [held.length === 0 ? meant : sql`(${meant} or (${sql.join(held, sql` and `)}))`],
    isCut: most !== null && found.length >= most,
  };
}

function isAmong(found: Found, column: string): RawBuilder<unknown> {
  const ids = found.map((one) => (typeof one === 'number' ? one : one.id));
  const accounts = found.flatMap((one) => (typeof one === 'number' ? [] : [one.account_id]));
  return accounts.length > 0
    ? sql`(r.account_id, r.id) in (select * from unnest(${accounts}::bigint[], ${ids}::bigint[]))`
    : sql`${sql.ref(`r.${column}`)} = any(${ids}::bigint[])`;
}

async function searchConditions(
  ctx: Ctx,
  columns: readonly Column[],
  options: SearchOptions,
  search: string,
): Promise<RawBuilder<unknown>[]> {
  if (options.search.length === 0) return [];
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
  { among }: SearchOptions,
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
