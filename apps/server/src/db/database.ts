import { createHash } from 'node:crypto';
import {
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  type RawBuilder,
} from 'kysely';
import type pg from 'pg';
import { closing, follow, newCourse, type Course } from './statements/course';
import { isInFailedTransaction } from './pg-errors';
import { mannerOf, type Manner } from './pool';
import type { DB } from './schema';
import { touchedBy, type Touched } from './statements/touched-tables';

/** Typed SQL inside one open transaction. */
export type Tx = Kysely<DB>;

/**
 * Runs `work` in one transaction for one account. BEGIN and the account are sent without waiting, so they travel with
 * the first statement; SET LOCAL, because that goes along to other servers that hold rows. Any error rolls everything
 * back.
 */
export async function transaction<T>(
  pool: pg.Pool,
  accountId: number | null,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  const course = newCourse(accountId);
  let broken: Error | undefined;
  try {
    const opened = Promise.all([
      client.query(BEGIN),
      ...mannerOf(pool).opening.map((text) => client.query(text)),
      accountId === null ? undefined : client.query(`set local app.account_id = '${accountNumber(accountId)}'`),
    ]);
    opened.catch(() => {});
    const tx = kyselyOf(client, mannerOf(pool));
    courses.set(tx, course);
    const result = await work(tx);
    await opened;
    // What changed is told in the same flush: one message for each commit, and no round trip of its own.
    const notice = closing(course, mannerOf(pool).prepares);
    await Promise.all([...course.along, notice && client.query(notice), client.query('commit')]);
    return result;
  } catch (error) {
    await client.query('rollback').catch((rollbackError: Error) => {
      broken = rollbackError;
    });
    throw (isInFailedTransaction(error) && (await faultAmong(course.along))) || error;
  } finally {
    client.release(broken);
  }
}

/**
 * A database that does not even begin is frozen or gone: the connection is dropped, and whoever asked hears it soon.
 */
const BEGIN: pg.QueryConfig & { query_timeout: number } = { text: 'begin', query_timeout: 4_000 };

/**
 * Sends a statement that nobody waits for: the next is sent behind it, the last with COMMIT, which is a round trip less
 * while locks are held. When it fails, so does the transaction, with its error.
 */
export function sendAlong(tx: Tx, statement: { compile: (tx: Tx) => CompiledQuery }): void {
  const sent = homes.get(tx)!.connection.executeQuery(statement.compile(tx));
  sent.catch(() => {});
  courseOf(tx).along.push(sent);
}

/** Why those behind it were refused: the first that failed of what nobody waited for. */
async function faultAmong(along: readonly Promise<unknown>[]): Promise<unknown> {
  return (await Promise.allSettled(along)).find((ended) => ended.status === 'rejected')?.reason;
}

/** It becomes part of a statement, so it is what it is called. */
function accountNumber(accountId: number): number {
  if (!Number.isSafeInteger(accountId)) throw new RangeError('An account has a whole number.');
  return accountId;
}

const instances = new WeakMap<pg.PoolClient, Tx>();
const courses = new WeakMap<Tx, Course>();

/** What the transaction under way has read and written. Taken while it runs: the connection goes on to another one. */
export const courseOf = (tx: Tx): Course => courses.get(tx)!;

/**
 * Asks one question as another role, inside the transaction and in one flush. For what row-level security would make
 * slow, never for what it would refuse: the question names its account. When it fails, the transaction ends, and the
 * role with it.
 */
export async function askAs<R>(tx: Tx, role: string, question: RawBuilder<R>): Promise<R[]> {
  const { client, ownRole } = homes.get(tx)!;
  const { sql: text, parameters } = question.compile(tx);
  follow(courseOf(tx), knownStatement(text).touched, parameters);
  const [, answer] = await Promise.all([
    client.query(`set local role ${role}`),
    client.query({ text, values: [...parameters] }),
    client.query(`set local role ${ownRole}`),
  ]);
  return answer.rows as R[];
}

const PIECE = 2_000;

/**
 * The rows of a query through a cursor: one plan and one snapshot for all of them, and no more than a piece of them
 * here. The statements have no names, because a fetch would keep the columns of whatever was fetched first.
 */
export async function* readInPieces<R>(tx: Tx, question: RawBuilder<R>, size = PIECE): AsyncGenerator<R[]> {
  const { client } = homes.get(tx)!;
  const { sql: text, parameters } = question.compile(tx);
  // All of it will be read: a plan that is quick for the first rows would lose.
  await Promise.all([
    client.query('set local cursor_tuple_fraction = 1'),
    client.query({ text: `declare pieces no scroll cursor for ${text}`, values: [...parameters] }),
  ]);
  try {
    for (;;) {
      const { rows } = await client.query(`fetch ${size} from pieces`);
      if (rows.length > 0) yield rows as R[];
      if (rows.length < size) return;
    }
  } finally {
    // A transaction that failed has closed it already.
    await client.query('close pieces').catch(() => {});
  }
}

const homes = new WeakMap<Tx, { client: pg.PoolClient; connection: NamedStatements; ownRole: string }>();

function kyselyOf(client: pg.PoolClient, { prepares, role }: Manner): Tx {
  let instance = instances.get(client);
  if (!instance) {
    const connection = new NamedStatements(client, prepares, () => courseOf(instances.get(client)!));
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
    homes.set(instance, { client, connection, ownRole: role });
  }
  return instance;
}

const refuseNesting = async (): Promise<never> => {
  throw new Error('A request has one transaction; do not open another inside it.');
};

/**
 * Names each statement by its text, so that the server plans it once per connection, where a connection is kept, and
 * follows what it touches.
 */
class NamedStatements implements DatabaseConnection {
  constructor(
    private readonly client: pg.PoolClient,
    private readonly prepares: boolean,
    private readonly course: () => Course,
  ) {}

  async executeQuery<R>(compiled: CompiledQuery): Promise<QueryResult<R>> {
    const { name, touched } = knownStatement(compiled.sql);
    follow(this.course(), touched, compiled.parameters);
    const result = await this.client.query({
      name: this.prepares && compiled.parameters.length <= MOST_PARAMETERS ? name : undefined,
      text: compiled.sql,
      values: [...compiled.parameters],
    });
    const changed = result.command === 'SELECT' ? undefined : BigInt(result.rowCount ?? 0);
    return { rows: (result.rows ?? []) as R[], numAffectedRows: changed };
  }

  // eslint-disable-next-line require-yield -- the interface asks for a generator; whoever reads a lot uses readInPieces
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Use pages instead of a stream.');
  }
}

/** Rows spelled out as values: another text for every number of them. */
const MOST_PARAMETERS = 100;
const MOST_NAMES = 2_000;
/** In a statement whose plan depends on what is asked for: without a name it is planned for that each time. */
export const PLANNED_ANEW = '/* planned anew */';
type Statement = { name: string | undefined; touched: Touched };
const statements = new Map<string, Statement>();

function knownStatement(sql: string): Statement {
  const known = statements.get(sql);
  if (known) return known;
  const touched = touchedBy(sql);
  // Statements whose text varies without end (lists spelled out as places) must not fill the server's memory.
  if (statements.size >= MOST_NAMES) return { name: undefined, touched };
  const name = sql.includes(PLANNED_ANEW) ? undefined : createHash('sha1').update(sql).digest('base64url');
  const statement = { name, touched };
  statements.set(sql, statement);
  return statement;
}
