import { loadModule } from '@libpg-query/parser';
import type pg from 'pg';
import { mannerOf } from '../../src/db/pool';
import { isTold, touchedBy } from '../../src/db/statements/touched-tables';
import { EXCEPTIONS } from './statement-exceptions';
import { judge, type Catalogue, type Judgement, type Rule } from './statement-rules';
import { readCatalogue } from './statement-catalogue';

/** Judged once in each test process: the same texts come again and again. */
const judged = new Map<string, Judgement>();
let catalogue: Promise<Catalogue> | undefined;

export type Recorder = { watch: (pool: pg.Pool) => void; faults: () => string[] };

/**
 * Looks at every statement the product runs in a test. Statements of the tests themselves are left alone: they are
 * known by where they were called from.
 */
export async function recordStatements(pool: pg.Pool): Promise<Recorder> {
  await loadModule();
  const known = await (catalogue ??= readCatalogue(pool));
  const found = new Set<string>();
  const look = (text: string, crossed: Set<string>, role: string): void => {
    if (/^\s*(begin|commit|rollback)/i.test(text)) crossed.clear();
    let judgement = judged.get(text);
    if (!judgement) judged.set(text, (judgement = judge(text, known)));
    const unheard = unheardIn(text, judgement, known, role);
    if (judgement.faults.length + judgement.writesShared.length + unheard.length === 0) return;
    const places = callersOf(text);
    if (places.length === 0) return;
    const [place = ''] = places;
    const allowed = EXCEPTIONS.filter(
      (exception) => (exception.role ?? role) === role && places.some((one) => one.startsWith(`src/${exception.file}`)),
    );
    const isAllowed = (rule: Rule): boolean => allowed.some(({ rules }) => rules.includes(rule));
    for (const { rule, message } of judgement.faults)
      if (!isAllowed(rule)) found.add(`${place}: ${message}\n    ${text}`);
    if (!isAllowed('account')) for (const fault of unheard) found.add(`${place}: ${fault}\n    ${text}`);
    if (judgement.crosses) crossed.add(place);
    for (const table of judgement.writesShared)
      if (crossed.size > 0 && !isAllowed('shared'))
        found.add(`${place}: writes ${table} after ${[...crossed][0]} read all accounts\n    ${text}`);
  };
  return {
    watch: (watched) => {
      watched.on('connect', (connection) => {
        const crossed = new Set<string>();
        const { role } = mannerOf(watched);
        const query = connection.query.bind(connection) as (...args: unknown[]) => unknown;
        const watch = (...args: unknown[]): unknown => {
          const [first] = args as [string | { text: string }];
          // A question to the pool itself is a test's own, and its stack that of whoever gave the connection back.
          if (typeof args.at(-1) !== 'function') look(typeof first === 'string' ? first : first.text, crossed, role);
          return query(...args);
        };
        Object.assign(connection, { query: watch });
      });
    },
    faults: () => [...found],
  };
}

/**
 * Screens hear of what is written by the text of the statement alone: here a real parser looks whether that was
 * understood.
 */
function unheardIn(text: string, { writes }: Judgement, { keys }: Catalogue, role: string): string[] {
  const understood = touchedBy(text).writes;
  return [
    ...writes
      .filter((table) => isTold(table) && !understood.some((one) => one.table === table))
      .map((table) => `no screen hears that ${table} is written`),
    ...understood
      .filter(({ table, accounts }) => role === 'rawnaq_platform' && keys.has(table) && accounts.length === 0)
      .map(({ table }) => `whose row of ${table} is written is not understood, so that the salon does not hear of it`),
  ];
}

/**
 * A stack is costly to read, so each text is asked after a few times at most: a test may have sent it before the
 * product did.
 */
const MOST_LOOKS = 3;
const origins = new Map<string, { places: string[]; looks: number }>();

function callersOf(text: string): string[] {
  const known = origins.get(text) ?? { places: [], looks: 0 };
  if (known.places.length === 0 && known.looks < MOST_LOOKS)
    origins.set(text, { places: callers(), looks: known.looks + 1 });
  return origins.get(text)!.places;
}

/** Between the product's own code and the connection. */
const BETWEEN = /^(src\/db\/(database|announce|enqueue)\.ts|test\/(statement-recorder|world)\.ts)/;

/** Files of the product the call came through, nearest first; none when a test wrote the statement itself. */
function callers(): string[] {
  const before = Error.stackTraceLimit;
  Error.stackTraceLimit = 60;
  const stack = new Error('where').stack ?? '';
  Error.stackTraceLimit = before;
  const files = [...stack.matchAll(/apps\/server\/((?:src|test)\/[^\s:?)]+)/g)]
    .map((match) => match[1]!)
    .filter((file) => !BETWEEN.test(file));
  return /\.test\.ts$|^test\//.test(files[0] ?? '') ? [] : files.filter((file) => file.startsWith('src/'));
}
