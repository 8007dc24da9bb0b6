import { TABLES, type DB } from '../schema';

type Table = keyof DB;
/**
 * `accounts`: places of the parameters that say whose rows they are; none where the transaction's own account has to
 * do.
 */
type Write = { table: Table; accounts: readonly number[] };
export type Touched = { reads: readonly Table[]; writes: readonly Write[] };

/** On no screen, or written with every click: nobody looks again because they were written. */
const SILENT: ReadonlySet<string> = new Set<Table>([
  'alias_directory',
  'booking_holds',
  'busy_times',
  'idempotency_keys',
  'login_directory',
  'one_time_codes',
  'online_visits',
  'password_resets',
  'payment_webhooks',
  'process_heartbeats',
  'sessions',
  'slow_calls',
  'throttle_buckets',
]);
/** Whether screens hear when it is written. */
export const isTold = (word: string): word is Table =>
  (TABLES as readonly string[]).includes(word) && !SILENT.has(word);

/** What functions of ours write; their first argument is the account. A catalogue test compares with their bodies. */
export const WRITING_FUNCTIONS: Readonly<Record<string, readonly Table[]>> = {
  add_appointment: ['appointments', 'appointment_lines'],
  change_appointment: ['appointments', 'appointment_lines'],
  keep_offers: ['customers'],
};

/** What our functions read besides. */
export const READING_FUNCTIONS: Readonly<Record<string, readonly Table[]>> = { find_customers: ['customers'] };

/**
 * The tables of a statement, by its text. A table counts as read when its name occurs: a column of the same name costs
 * a question too many, and a table overlooked would leave a screen stale.
 */
export function touchedBy(text: string): Touched {
  const words = new Set(text.match(/[a-z_]+/g));
  const calls = [...text.matchAll(/\bapp\.(\w+)\s*\(\s*\$(\d+)/g)].map(([, name = '', place]) => ({
    name,
    place: Number(place),
  }));
  return {
    reads: [
      ...TABLES.filter((table) => words.has(table)),
      ...calls.flatMap(({ name }) => [...(READING_FUNCTIONS[name] ?? []), ...(WRITING_FUNCTIONS[name] ?? [])]),
    ],
    writes: [
      ...[...text.matchAll(/\b(insert into|update|delete from)\s+"?(\w+)"?/g)].flatMap(([, verb, table = '']) =>
        isTold(table)
          ? [{ table, accounts: verb === 'insert into' ? insertedFor(text, table) : changedFor(text, table) }]
          : [],
      ),
      ...calls.flatMap(({ name, place }) =>
        (WRITING_FUNCTIONS[name] ?? []).map((table) => ({ table, accounts: [place] })),
      ),
    ],
  };
}

const keyOf = (table: Table): string => (table === 'accounts' ? 'id' : 'account_id');

function changedFor(text: string, table: Table): number[] {
  const places = [...text.matchAll(new RegExp(`\\b${keyOf(table)}"?\\s*=\\s*\\$(\\d+)`, 'g'))].map(([, place]) =>
    Number(place),
  );
  return [...new Set(places)];
}

/** One row after the other: each says whose it is. */
function insertedFor(text: string, table: Table): number[] {
  const head = new RegExp(`insert into\\s+"?${table}"?\\s*\\(([^)]*)\\)\\s*values\\s*`).exec(text);
  if (!head) return changedFor(text, table);
  const column = head[1]!.split(',').findIndex((name) => name.trim().replaceAll('"', '') === keyOf(table));
  if (column < 0) return [];
  const places = rowsFrom(text, head.index + head[0].length).flatMap((row) => {
    const place = /^\$(\d+)/.exec(row[column]?.trim() ?? '')?.[1];
    return place ? [Number(place)] : [];
  });
  return [...new Set(places)];
}

/** `($1, f($2, 3)), ($4, null)` → the values of each. */
function rowsFrom(text: string, start: number): string[][] {
  const rows: string[][] = [];
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at]!;
    if (sign === '(') {
      depth += 1;
      if (depth === 1) {
        rows.push(['']);
        continue;
      }
    }
    if (sign === ')') depth -= 1;
    if (depth > 0) {
      const row = rows.at(-1)!;
      if (sign === ',' && depth === 1) row.push('');
      else row[row.length - 1] += sign;
    } else if (!/[\s,)]/.test(sign)) break;
  }
  return rows;
}
