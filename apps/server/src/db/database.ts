import { createHash } from 'node:crypto';
import {
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
} from 'kysely';
import type pg from 'pg';
import type { DB } from './schema';

/** Typed SQL inside one open transaction. */
export type Tx = Kysely<DB>;

/**
 * Runs `work` in one transaction for one account. BEGIN and the account setting are sent without waiting, so they
 * travel with the first statement. Any error rolls everything back.
 */
export async function transaction<T>(
  pool: pg.Pool,
  accountId: number | null,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    const opened = Promise.all([
      client.query(BEGIN),
      accountId === null
        ? undefined
        : client.query({
            name: 'set-account',
            text: "select set_config('app.account_id', $1, true)",
            values: [String(accountId)],
          }),
    ]);
    opened.catch(() => {});
    const result = await work(kyselyOf(client));
    await opened;
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((rollbackError: Error) => {
      broken = rollbackError;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

/** A database that does not even begin is frozen or gone: the connection is dropped, and whoever asked hears it soon. */
const BEGIN: pg.QueryConfig & { query_timeout: number } = { text: 'begin', query_timeout: 4_000 };

const instances = new WeakMap<pg.PoolClient, Tx>();

function kyselyOf(client: pg.PoolClient): Tx {
  let instance = instances.get(client);
  if (!instance) {
    const connection = new NamedStatements(client);
    instance = new Kysely<DB>({
      dialect: {
        createAdapter: () => new PostgresAdapter(),
        createIntrospector: (db) => new PostgresIntrospector(db),
        createQueryCompiler: () => new PostgresQueryCompiler(),
        createDriver: () => ({
          init: async () => {},
          acquireConnection: async () => connection,
          releaseConnection: async () => {},
          destroy: async () => {},
          beginTransaction: refuseNesting,
          commitTransaction: refuseNesting,
          rollbackTransaction: refuseNesting,
        }),
      },
    });
    instances.set(client, instance);
  }
  return instance;
}

const refuseNesting = async (): Promise<never> => {
  throw new Error('A request has one transaction; do not open another inside it.');
};

/** Names each statement by its text, so that the server plans it once per connection. */
class NamedStatements implements DatabaseConnection {
  constructor(private readonly client: pg.PoolClient) {}

  async executeQuery<R>(compiled: CompiledQuery): Promise<QueryResult<R>> {
    const result = await this.client.query({
      name: statementName(compiled.sql),
      text: compiled.sql,
      values: [...compiled.parameters],
    });
    const changed = result.command === 'SELECT' ? undefined : BigInt(result.rowCount ?? 0);
    return { rows: (result.rows ?? []) as R[], numAffectedRows: changed };
  }

  // eslint-disable-next-line require-yield -- the interface asks for a generator; exports page instead of streaming
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Use pages instead of a stream.');
  }
}

const MOST_NAMES = 2_000;
const names = new Map<string, string>();

function statementName(sql: string): string | undefined {
  const known = names.get(sql);
  if (known) return known;
  // Statements whose text varies without end (lists spelled out as places) must not fill the server's memory.
  if (names.size >= MOST_NAMES) return undefined;
  const name = createHash('sha1').update(sql).digest('base64url');
  names.set(sql, name);
  return name;
}
