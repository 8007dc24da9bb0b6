import type { UserKind } from '@rawnaq/domain/auth/auth.contract';
import type { Tx } from '../../db/database';
import type { Ctx } from '../../http/context';
import type { Limit } from '../../http/throttle';
import { countHit, forgetHits, hitsOf } from '../../http/throttle.repo';
import { networkOf } from '../../http/visitor-address';
import { asPlatform } from '../../services';
import { blockNetwork, recordFailedAttempt, FAILED_NAME, FAILED_PASSWORD } from '../platform-trackers';

const QUARTER_HOUR = 900;
const SAME_NAME_SAME_IP: Limit = { bucket: 'sign-in-name-ip', limit: 10, seconds: QUARTER_HOUR };
const SAME_IP: Limit = { bucket: 'sign-in-ip', limit: 50, seconds: QUARTER_HOUR };
const SAME_NAME: Limit = { bucket: 'sign-in-name', limit: 10, seconds: QUARTER_HOUR };
const BLOCK_MINUTES = 60;

/**
 * Counts the try and answers how many seconds to wait with it, before the password is looked at. There is no hard lock
 * on a name: whoever guesses from many addresses is stopped at each of them, while the owner still gets in from an
 * address that did nothing wrong.
 */
export async function secondsToWait(tx: Tx, ip: string, name: string): Promise<number> {
  const { bucket, limit, seconds } = SAME_NAME_SAME_IP;
  const [wait, ofName, fromHere] = await Promise.all([
    countHit(tx, bucket, `${name}|${networkOf(ip)}`, limit, seconds),
    hitsOf(tx, SAME_NAME.bucket, name, SAME_NAME.seconds),
    hitsOf(tx, SAME_IP.bucket, networkOf(ip), SAME_IP.seconds),
  ]);
  return wait === 0 && ofName >= SAME_NAME.limit && fromHere > 0 ? 60 : wait;
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

/** Every try counts, so that a crowd of guesses can't slip through together; a right one is forgiven. */
export const forgiveName = (tx: Tx, ip: string, name: string): void =>
  forgetHits(tx, SAME_NAME_SAME_IP.bucket, `${name}|${networkOf(ip)}`);

const slowDownMs = (failures: number): number => (failures <= 3 ? 0 : Math.min(100 * 2 ** (failures - 4), 1_500));
