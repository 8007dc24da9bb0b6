import type { Filter } from '@rawnaq/domain/kernel/list';
import { isLocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { sql, type RawBuilder } from 'kysely';
import type { Ctx } from '../context';

type Meaning = (choice: string | number) => RawBuilder<unknown> | undefined;
export type FilterOptions = {
  /** What a choice of a worked-out column means in columns that an index knows, for those where that is known. */
  means?: Readonly<Record<string, Meaning>>;
};
/** What was asked of each filter, by `f.{key}`. */
export type FiltersAsked = { [filter: `f.${string}`]: unknown };

/** What the rows must fulfil to fit the filters. */
export function filterConditions(
  ctx: Ctx,
  filters: readonly Filter[],
  { means }: FilterOptions,
  input: FiltersAsked,
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
