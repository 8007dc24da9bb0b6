import { sql } from 'kysely';
import { jsErrorStates } from '@rawnaq/domain/js-errors/js-error.states';
import type { Tx } from '../../db/database';
import type { Ctx } from '../../http/context';
import type { Holds } from '../../http/lists/among.query';
import type { Code } from '../../db/column-codes';

type Seen = {
  fingerprint: Buffer;
  message: string;
  stack: string | null;
  route_name: string | null;
  type: Code<'js_errors.type'>;
  user_agent: string;
  now: Date;
};

/** Answers true when the error is new or was thought solved. */
export async function countJsError(tx: Tx, { now, ...seen }: Seen): Promise<boolean> {
  const at = now.toISOString();
  const before = await tx
    .selectFrom('js_errors')
    .select('status')
    .where('fingerprint', '=', seen.fingerprint)
    .executeTakeFirst();
  await tx
    .insertInto('js_errors')
    .values({ ...seen, first_at: at, last_at: at })
    .onConflict((conflict) =>
      conflict.column('fingerprint').doUpdateSet({
        count: sql`js_errors.count + 1`,
        last_at: at,
        status: jsErrorStates.codes.open,
        stack: seen.stack,
        user_agent: seen.user_agent,
      }),
    )
    .execute();
  return before?.status !== jsErrorStates.codes.open;
}

export async function setStatus(tx: Tx, id: number, status: Code<'js_errors.status'>): Promise<boolean> {
  return (
    (await tx.updateTable('js_errors').set({ status }).where('id', '=', id).returning('id').executeTakeFirst()) !==
    undefined
  );
}

export const jsErrorRows = (ctx: Ctx) =>
  ctx.tx
    .selectFrom('js_errors as e')
    .select([
      'e.id',
      'e.message',
      'e.route_name',
      'e.type',
      'e.count',
      'e.first_at',
      'e.last_at',
      'e.status',
      'e.user_agent',
      'e.stack',
    ]);

/** Index `js_errors_words`. */
export const jsErrorsHolding = (holds: Holds) => sql`
  select e.id from js_errors e where ${holds(sql`e.message || ' ' || coalesce(e.route_name, '')`)}`;
