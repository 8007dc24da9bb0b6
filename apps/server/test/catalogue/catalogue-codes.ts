import type pg from 'pg';
import { columnCodes } from '../../src/db/column-codes';
import { picturesOfPlaces, privateFiles, shownPictures } from '../../src/shown-pictures';
import { keptOfCustomers } from '../../src/kept-of-customers';

/** Small numbers that count something. Every other small number is a code and says of which list. */
const COUNTED = ['position', 'weekday', 'days', 'days_before'];
const isCounted = (column: string): boolean => COUNTED.includes(column) || column.endsWith('_quarter');

/** What the row types promise of codes must hold in the database, or a comparison that compiles would be wrong. */
export async function codeFaults(client: pg.Client): Promise<string[]> {
  const { rows: columns } = await client.query<{ place: string; column: string; small: boolean }>(
    `
      select table_name || '.' || column_name as place, column_name as column, udt_name = 'int2' as small
      from information_schema.columns
      where table_schema = 'public'`,
  );
  const { rows: checks } = await client.query<{ place: string; check: string }>(
    `select c.conrelid::regclass || '.' || a.attname as place, pg_get_constraintdef(c.oid) as check
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'c' and c.connamespace = 'public'::regnamespace and cardinality(c.conkey) = 1`,
  );
  const places = new Set(columns.map(({ place }) => place));
  const declared = new Map<string, { codes: Record<string, string | number> }>(Object.entries(columnCodes));
  return [
    ...[...declared.keys()]
      .filter((place) => !places.has(place))
      .map((place) => `${place}: has codes but is no column`),
    ...columns
      .filter(({ place, column, small }) => small && !isCounted(column) && !declared.has(place))
      .map(({ place }) => `${place}: a small number without its list of codes`),
    ...checks.flatMap(({ place, check }) => {
      const list = declared.get(place);
      if (!list) return [];
      const codes = Object.values(list.codes).map(String);
      return allowedBy(check)
        .filter((value) => !codes.includes(value))
        .map((value) => `${place}: the database allows ${value}, which is no code of its list`);
    }),
  ];
}

/** `status = ANY (ARRAY[0, 1])` allows 0 and 1, `gender >= 1 AND gender <= 4` allows 1 to 4. */
function allowedBy(check: string): string[] {
  const listed = /ANY \(ARRAY\[([^\]]*)\]\)/.exec(check)?.[1];
  if (listed) return listed.split(', ').map((value) => value.replace(/::text$/, '').replaceAll("'", ''));
  const [, from, to] = />= (\d+)\) AND \(\w+ <= (\d+)\)/.exec(check) ?? [];
  return from && to
    ? Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) => `${Number(from) + index}`)
    : [];
}

/** A module that keeps something of a customer says how it goes over; else merging would leave it behind. */
export async function keptFaults(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ place: string }>(
    `select c.conrelid::regclass || '.' || a.attname as place from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey) and a.attname <> 'account_id'
    where c.contype = 'f' and c.confrelid = 'customers'::regclass`,
  );
  const keys = rows.map(({ place }) => place);
  const declared: string[] = keptOfCustomers.map(({ column }) => column);
  return [
    ...keys
      .filter((key) => !declared.includes(key))
      .map((key) => `${key}: nobody says how it moves to another customer`),
    ...declared.filter((key) => !keys.includes(key)).map((key) => `${key}: is no foreign key to customers`),
    ...declared.filter((key, index) => declared.indexOf(key) !== index).map((key) => `${key}: is said twice`),
  ];
}

/** Each way to a file says whether others see it there: removing a picture walks that list. */
export async function pictureFaults(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ place: string }>(
    `select c.conrelid::regclass || '.' || a.attname as place from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey) and a.attname <> 'account_id'
    where c.contype = 'f' and c.confrelid = 'uploads'::regclass`,
  );
  const declared = new Set([...shownPictures.map(({ column }) => column), ...privateFiles, ...picturesOfPlaces]);
  return rows.flatMap(({ place }) => (declared.has(place) ? [] : [`${place}: nobody says whether others see it`]));
}
