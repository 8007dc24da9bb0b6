import pg from 'pg';
import { connectionOf } from '../db/pool';

/** "Starting up": the one way of being away that the job library knows to pass, and tries again for. */
const PASSING = '57P03';

/**
 * The pool of the job library. It takes a broken connection for the end and gives up, with a job in its hands that
 * nobody may then touch for hours; so every loss of the database is told in words it understands.
 */
export function lastingPool(url: string, size: number): pg.Pool {
  const pool = new pg.Pool({
    ...connectionOf(url),
    max: size,
    application_name: 'rawnaq jobs',
    connectionTimeoutMillis: 5_000,
  });
  pool
    .on('error', () => {})
    .on('connect', (client) => {
      client.on('error', () => {});
      retell(client, 'query');
    });
  retell(pool, 'connect');
  return pool;
}

/**
 * The library does not wait for all that it began. What comes after the end finds nobody, and that is no error: the job
 * is free again by its worker's silence.
 */
export async function endLastingPool(pool: pg.Pool): Promise<void> {
  Object.assign(pool, { connect: () => new Promise(() => {}) });
  await pool.end();
}

/** Callers with a callback are the pool itself; the library waits for promises. */
function retell<Name extends string>(target: Record<Name, unknown>, name: Name): void {
  const original = (target[name] as (...args: unknown[]) => unknown).bind(target);
  target[name] = (...args: unknown[]): unknown => {
    const result = original(...args);
    return result instanceof Promise
      ? result.catch((error: Error) => {
          throw isLoss(error) ? Object.assign(error, { code: PASSING }) : error;
        })
      : result;
  };
}

function isLoss(error: Error & { code?: string }): boolean {
  return (
    /^(08|53|57P)/.test(error.code ?? '') ||
    ['EPIPE', 'ECONNRESET', 'ECONNREFUSED', 'ENOENT', 'ETIMEDOUT'].includes(error.code ?? '') ||
    /Connection terminated|not queryable|timeout exceeded when trying to connect|was closed/.test(error.message)
  );
}
