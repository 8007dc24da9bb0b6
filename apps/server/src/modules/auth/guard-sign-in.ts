import type { UserKind } from '@rawnaq/domain/auth/auth.contract';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { Ctx } from '../../http/context';
import { forgive, throttle, type Limit } from '../../http/throttle';
import { countHit, hitsOf } from '../../http/throttle.repo';
import { networkOf } from '../../http/visitor-address';
import { asPlatform } from '../../services';
import { blockNetwork, recordFailedAttempt, FAILED_NAME, FAILED_PASSWORD } from '../platform-trackers';

const QUARTER_HOUR = 900;
const SAME_NAME_SAME_IP: Limit = { bucket: 'sign-in-name-ip', limit: 10, seconds: QUARTER_HOUR };
const SAME_IP: Limit = { bucket: 'sign-in-ip', limit: 50, seconds: QUARTER_HOUR };
const SAME_NAME: Limit = { bucket: 'sign-in-name', limit: 10, seconds: QUARTER_HOUR };
const BLOCK_MINUTES = 60;

/**
 * Before the password is looked at. There is no hard lock on a name: whoever guesses from many addresses is stopped at
 * each of them, while the owner still gets in from an address that did nothing wrong.
 */
export async function assertMayTry(ctx: Ctx, name: string): Promise<void> {
  const [[ofName, fromHere]] = await Promise.all([
    asPlatform(ctx.services, (tx) =>
      Promise.all([
        hitsOf(tx, SAME_NAME.bucket, name, SAME_NAME.seconds),
        hitsOf(tx, SAME_IP.bucket, networkOf(ctx.request.ip), SAME_IP.seconds),
      ]),
    ),
    throttle(ctx.services, SAME_NAME_SAME_IP, `${name}|${networkOf(ctx.request.ip)}`),
  ]);
  if (ofName >= SAME_NAME.limit && fromHere > 0) throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: 60 });
}

/**
 * Records the failure and in the end blocks the address. Answers how long the refusal is to be held back, which slows
 * the next try down.
 */
export async function punishFailure(
  ctx: Ctx,
  failure: { wrong: 'name' | 'password'; kind: UserKind; username: string; accountId?: number },
): Promise<number> {
  await recordFailedAttempt(ctx.services, {
    type: failure.wrong === 'name' ? FAILED_NAME : FAILED_PASSWORD,
    kind: failure.kind,
    username: failure.username,
    accountId: failure.accountId,
    ip: ctx.request.ip,
    userAgent: ctx.request.userAgent,
    at: ctx.now,
  });
  const fromHere = await asPlatform(ctx.services, async (tx) => {
    await countHit(tx, SAME_NAME.bucket, failure.username, SAME_NAME.limit, SAME_NAME.seconds);
    await countHit(tx, SAME_IP.bucket, networkOf(ctx.request.ip), SAME_IP.limit, SAME_IP.seconds);
    const hits = await hitsOf(tx, SAME_IP.bucket, networkOf(ctx.request.ip), SAME_IP.seconds);
    if (hits >= SAME_IP.limit)
      await blockNetwork(tx, {
        address: ctx.request.ip,
        automatic: true,
        reason: 'Too many failed sign-ins',
        by: null,
        until: new Date(ctx.now.getTime() + BLOCK_MINUTES * 60_000),
        now: ctx.now,
      });
    return hits;
  });
  return slowDownMs(fromHere);
}

export async function forgiveName(ctx: Ctx, name: string): Promise<void> {
  await forgive(ctx.services, SAME_NAME_SAME_IP, `${name}|${networkOf(ctx.request.ip)}`);
}

const slowDownMs = (failures: number): number => (failures <= 3 ? 0 : Math.min(100 * 2 ** (failures - 4), 1_500));
