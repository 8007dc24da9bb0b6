import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { FastifyRequest } from 'fastify';
import { sendAlong, type Tx } from '../db/database';
import type { Ctx } from './context';

export function idempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  return typeof key === 'string' && key.length > 0 && key.length <= 100 ? key : undefined;
}

/**
 * For use cases that open their own transaction: `work` runs once for a key, and a repeated request gets the first
 * one's answer.
 */
export async function once<T>(
  ctx: Ctx,
  request: FastifyRequest,
  path: string,
  requestHash: Buffer,
  work: () => Promise<T>,
): Promise<T> {
  const key = idempotencyKey(request);
  if (!key) return work();
  const saved = await replayOrClaim(ctx, key, path, requestHash);
  if (saved !== undefined) return JSON.parse(saved) as T;
  const answer = await work();
  saveAnswer(ctx, key, path, JSON.stringify(answer));
  return answer;
}

/**
 * Claims the key inside the request's own transaction. A second request with the same key waits at the insert until the
 * first one commits, then gets its saved answer; if the first one failed, nothing was saved and the second one runs.
 */
export async function replayOrClaim(
  ctx: Ctx,
  key: string,
  path: string,
  requestHash: Buffer,
): Promise<string | undefined> {
  const scope = scopeOf(ctx, path);
  const claimed = await ctx.tx
    .insertInto('idempotency_keys')
    .values({ account_id: ctx.accountId, scope, key, request_hash: requestHash })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (claimed) return undefined;
  const saved = await ctx.tx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'response'])
    .where('account_id', '=', ctx.accountId)
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!saved?.response || !saved.request_hash.equals(requestHash)) throw new AppError('IDEMPOTENCY_KEY_REUSED');
  return saved.response;
}

export function saveAnswer(ctx: Ctx, key: string, path: string, body: string): void {
  sendAlong(
    ctx.tx,
    ctx.tx
      .updateTable('idempotency_keys')
      .set({ status: 200, response: body })
      .where('account_id', '=', ctx.accountId)
      .where('scope', '=', scopeOf(ctx, path))
      .where('key', '=', key),
  );
}

/** No request is sent again that late. */
export async function forgetAnswers(tx: Tx, before: string): Promise<void> {
  await tx.deleteFrom('idempotency_keys').where('created_at', '<', before).execute();
}

/** Keys of two people never meet, even inside one account. */
const scopeOf = (ctx: Ctx, path: string): string => `${ctx.area}:${ctx.session?.user.id ?? 'visitor'}:${path}`;
