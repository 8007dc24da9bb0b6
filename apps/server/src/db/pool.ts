import pg from 'pg';

/**
 * Instants leave the driver as ISO text and whole numbers as numbers, so that a row is already what the contract
 * promises.
 */
const INT8 = 20;
const INT8_ARRAY = 1016;
const TIMESTAMPTZ = 1184;
const DATE = 1082;
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === INT8) return parseWholeNumber;
    if (oid === INT8_ARRAY) return (text: string) => text.match(/-?\d+/g)?.map(parseWholeNumber) ?? [];
    if (oid === TIMESTAMPTZ) return (text: string) => new Date(text).toISOString();
    if (oid === DATE) return (text: string) => text;
    return pg.types.getTypeParser(oid, format);
  }) as pg.CustomTypesConfig['getTypeParser'],
};

function parseWholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit a safe integer`);
  return value;
}

/** How a transaction of a pool begins. `opening`: what travels with BEGIN, each a message of its own. */
export type Manner = { role: string; opening: readonly string[]; prepares: boolean };
const manners = new WeakMap<pg.Pool, Manner>();

/**
 * `pooler`: the address is that of a pooler that gives a connection to each transaction, with or without prepared
 * statements.
 */
export type PoolOptions = { pooler?: { prepares: boolean } | undefined };

const STATEMENT_MS = 15_000;
const IDLE_MS = 30_000;

/**
 * A pool whose connections act as one database role. The role is a start-up option, so RESET ROLE comes back to it;
 * behind a pooler, where the next transaction has another connection, it is set inside each transaction, and so are the
 * limits. `pipeline` lets BEGIN, the account and the first statement travel in one flush.
 */
export function openPool(url: string, role: string, size: number, { pooler }: PoolOptions = {}): pg.Pool {
  const settings: pg.PoolConfig & { pipeline: boolean } = {
    ...connectionOf(url),
    max: size,
    types,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 5_000,
    // The same limit kept by ourselves, for a server that can't keep its own.
    query_timeout: 17_000,
    ...(pooler
      ? {}
      : {
          statement_timeout: STATEMENT_MS,
          idle_in_transaction_session_timeout: IDLE_MS,
          options: role === 'owner' ? undefined : `-c role=${role}`,
        }),
    application_name: `rawnaq ${role}`,
    pipeline: true,
  };
  const pool = new pg.Pool(settings);
  // A connection that dies, idle or in use, is replaced by the pool, and its queries are told; without listeners it
  // would end the process.
  pool
    .on('error', () => {})
    .on('connect', (client) => {
      client.on('error', () => {});
    });
  manners.set(pool, {
    role,
    prepares: pooler?.prepares ?? true,
    opening: pooler
      ? [
          `set local role ${role}`,
          `set local statement_timeout = ${STATEMENT_MS}`,
          `set local idle_in_transaction_session_timeout = ${IDLE_MS}`,
        ]
      : [],
  });
  return pool;
}

/** A connection of its own beside a pool, without the limits of requests: for work that lasts. */
export const clientBeside = (pool: pg.Pool, name: string): pg.Client =>
  new pg.Client({ ...connectionOf(pool.options.connectionString!), application_name: name });

export const mannerOf = (pool: pg.Pool): Manner => manners.get(pool)!;

/** `postgresql://user@/db?host=/folder&port=5432` (unix socket) and ordinary addresses alike. */
export function connectionOf(url: string): pg.ClientConfig {
  return { connectionString: url };
}
