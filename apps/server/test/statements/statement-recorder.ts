import { loadModule } from '@libpg-query/parser';
import type pg from 'pg';
import { mannerOf } from '../../src/db/pool';
import { isTold, touchedBy } from '../../src/db/statements/touched-tables';
import { EXCEPTIONS, nameOf, type Exception } from './statement-exceptions';
import { askEachTime, originsOf, type Origin } from './statement-origins';
import { judge, type Catalogue, type Judgement, type Rule } from './statement-rules';
import { readCatalogue } from './statement-catalogue';

/** Judged once in each test process: the same texts come again and again. */
const judged = new Map<string, Judged>();
let catalogue: Promise<Catalogue> | undefined;

type Judged = Judgement & {
  /** Writes no screen hears of: sent by anybody, and sent by the platform for a salon. */
  unheard: { always: readonly string[]; ofPlatform: readonly string[] };
  isGood: boolean;
};
type Sent = { text: string; role: string; crossed: Set<string> };
export type Recorder = {
  watch: (pool: pg.Pool) => void;
  faults: () => string[];
  /** How many statements were sent, by whom. */
  seen: () => Record<Origin['from'], number>;
  /** Names of the exceptions without which there would be faults. */
  used: () => string[];
};

const PLATFORM = 'rawnaq_platform';

/**
 * Looks at every statement the product runs in a test. Statements of the tests themselves are left alone: they are
 * known by where they were called from.
 */
export async function recordStatements(
  pool: pg.Pool,
  exceptions: readonly Exception[] = EXCEPTIONS,
): Promise<Recorder> {
  await loadModule();
  const knowledge = await (catalogue ??= readCatalogue(pool));
  const found = new Set<string>();
  const used = new Set<string>();
  const seen = { product: 0, test: 0, nowhere: 0 };

  const look = (sent: Sent): void => {
    const { text, crossed } = sent;
    if (/^\s*(begin|commit|rollback)/i.test(text)) crossed.clear();
    if (OF_TRANSACTIONS.test(text)) return;
    const origins = originsOf(text).filter(({ from }) => from !== 'test');
    const isOfProduct = origins.some(({ from }) => from === 'product');
    seen[isOfProduct ? 'product' : origins.length > 0 ? 'nowhere' : 'test'] += 1;
    if (origins.length === 0) return;
    const judgement = judgedOnce(text, knowledge);
    if (judgement.isGood) return;
    for (const origin of origins) blame(sent, judgement, origin);
  };

  const blame = ({ text, role, crossed }: Sent, judgement: Judged, origin: Origin): void => {
    const places = origin.from === 'product' ? origin.places : [];
    const place = places[0] ?? 'sent from a place that is not known';
    const fault = (rule: Rule, message: string): void => {
      const exception = exceptions.find(
        (one) =>
          (one.role ?? role) === role &&
          one.rules.includes(rule) &&
          (one.asks ? places : places.slice(0, 1)).some((file) => file.startsWith(`src/${one.file}`)),
      );
      if (exception) used.add(nameOf(exception, rule));
      else found.add(`${places.join(' ← ') || place}: ${message}\n    ${text}`);
    };
    for (const { rule, message } of judgement.faults) fault(rule, message);
    const { always, ofPlatform } = judgement.unheard;
    for (const message of [...always, ...(role === PLATFORM ? ofPlatform : [])]) fault('account', message);
    if (judgement.crosses) crossed.add(place);
    for (const table of judgement.writesShared)
      if (crossed.size > 0) fault('shared', `writes ${table} after ${[...crossed][0]} read all accounts`);
  };

  return {
    watch: (watched) => {
      const { role } = mannerOf(watched);
      lookInto(watched, ({ text }) => look({ text, role, crossed: new Set() }));
      const known = new WeakSet<pg.PoolClient>();
      // Not when it connects: it may have done so before it was watched.
      watched.on('acquire', (connection) => {
        if (known.has(connection)) return;
        known.add(connection);
        const crossed = new Set<string>();
        // A question to the pool itself was looked at there: its stack is here that of whoever gave the connection
        // back.
        lookInto(connection, ({ text, isOfPool }) => {
          if (!isOfPool) look({ text, role, crossed });
        });
      });
    },
    faults: () => [
      ...found,
      ...(seen.product === 0 ? ['no statement of the product was seen: whose they are is not understood'] : []),
    ],
    seen: () => ({ ...seen }),
    used: () => [...used],
  };
}

/** What a transaction says for itself, and pieces of what was asked before. */
const OF_TRANSACTIONS = /^\s*(begin|commit|rollback|set|fetch|close)\b/i;

type Asking = { text: string; isOfPool: boolean };

/** Looks at each statement before it goes out. */
function lookInto(target: pg.Pool | pg.PoolClient, look: (asking: Asking) => void): void {
  const query = target.query.bind(target) as (...args: unknown[]) => unknown;
  const watched = (...args: unknown[]): unknown => {
    const [first] = args as [string | { text: string }];
    look({ text: typeof first === 'string' ? first : first.text, isOfPool: typeof args.at(-1) === 'function' });
    return query(...args);
  };
  Object.assign(target, { query: watched });
}

function judgedOnce(text: string, known: Catalogue): Judged {
  const before = judged.get(text);
  if (before) return before;
  const judgement = judge(text, known);
  const unheard = unheardIn(text, judgement, known);
  const isGood =
    judgement.faults.length + judgement.writesShared.length + unheard.always.length + unheard.ofPlatform.length === 0;
  if (!isGood) askEachTime(text);
  const all = { ...judgement, unheard, isGood };
  judged.set(text, all);
  return all;
}

/**
 * Screens hear of what is written by the text of the statement alone: here a real parser looks whether that was
 * understood.
 */
function unheardIn(text: string, { writes }: Judgement, { keys }: Catalogue): Judged['unheard'] {
  const understood = touchedBy(text).writes;
  return {
    always: writes
      .filter((table) => isTold(table) && !understood.some((one) => one.table === table))
      .map((table) => `no screen hears that ${table} is written`),
    ofPlatform: understood
      .filter(({ table, accounts }) => keys.has(table) && accounts.length === 0)
      .map(({ table }) => `whose row of ${table} is written is not understood, so that the salon does not hear of it`),
  };
}
