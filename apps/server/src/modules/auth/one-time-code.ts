import { AppError } from '@rawnaq/domain/kernel/app-error';
import { CODE_MINUTES } from '@rawnaq/domain/messages/message-templates';
import type { Ctx } from '../../http/context';
import { forgive, type Limit } from '../../http/throttle';
import { countHit } from '../../http/throttle.repo';
import { newCode, sameBytes } from '../../infra/crypto';
import { apart } from '../../services';
import { addCode, spendCode, spendTry } from './one-time-codes.repo';

export { CODE_MINUTES };
const MOST_TRIES = 5;
const DAY = 86_400;
/** From wherever they are asked for or guessed: one person gets so many codes a day, and has so many wrong guesses. */
const CODES_A_DAY: Limit = { bucket: 'ask-day', limit: 10, seconds: DAY };
const GUESSES_A_DAY: Limit = { bucket: 'code-guess', limit: 20, seconds: DAY };

type Purpose = 'registration' | 'reset' | 'booking' | 'mobile' | 'host' | 'totp';

/**
 * At most one a minute for a purpose and subject, counted whether or not the subject exists, so that asking tells
 * nothing. `person` is whom the limit of a day is about, where that is more than the subject, such as a number at all
 * salons.
 */
export async function assertNotTooSoon(
  ctx: Ctx,
  purpose: Purpose | 'account-id' | 'reset-link',
  subject: string,
  person = subject,
): Promise<void> {
  const wait = await apart(ctx.services, (tx) => countHit(tx, `ask-${purpose}`, subject, 1, 60));
  if (wait > 0) throw new AppError('CODE_TOO_SOON', { retryAfterSeconds: wait });
  await countOfDay(ctx, CODES_A_DAY, `${purpose}:${person}`);
}

async function countOfDay(ctx: Ctx, { bucket, limit, seconds }: Limit, key: string): Promise<void> {
  const wait = await apart(ctx.services, (tx) => countHit(tx, bucket, key, limit, seconds));
  if (wait > 0) throw new AppError('CODE_TOO_MANY', { retryAfterSeconds: wait });
}

/** Every guess counts before it is looked at; the right one is forgiven. */
export const countGuess = (ctx: Ctx, purpose: Purpose, person: string): Promise<void> =>
  countOfDay(ctx, GUESSES_A_DAY, `${purpose}:${person}`);

export const forgiveGuesses = (ctx: Ctx, purpose: Purpose, person: string): Promise<void> =>
  forgive(ctx.services, GUESSES_A_DAY, { of: `${purpose}:${person}` });

/** Makes a new code; older ones of the same purpose and subject stop working. Only a keyed hash is stored. */
export async function askCode(ctx: Ctx, purpose: Purpose, subject: string, accountId = ctx.accountId): Promise<string> {
  const code = newCode();
  await addCode(ctx.tx, {
    account_id: accountId,
    purpose,
    subject,
    now: ctx.now,
    expires_at: new Date(ctx.now.getTime() + CODE_MINUTES * 60_000),
    code_hash: ctx.services.sealer.digest(code, `${purpose}:${subject}`),
  });
  return code;
}

/** Counts the try first, in a transaction of its own, so that parallel guesses all count; a right code works once. */
export async function assertCode(
  ctx: Ctx,
  purpose: Purpose,
  subject: string,
  code: string,
  {
    accountId = ctx.accountId,
    person = subject,
    field = 'code',
  }: { accountId?: number; person?: string; field?: string } = {},
): Promise<void> {
  await countGuess(ctx, purpose, person);
  const tried = await apart(ctx.services, (tx) => spendTry(tx, accountId, purpose, subject, MOST_TRIES));
  if (!tried) throw new AppError('CODE_INCORRECT', { field });
  if (!sameBytes(tried.code_hash, ctx.services.sealer.digest(code, `${purpose}:${subject}`)))
    throw new AppError('CODE_INCORRECT', { field });
  if (Date.parse(tried.expires_at) <= ctx.now.getTime()) throw new AppError('CODE_EXPIRED', { field });
  const spent = await apart(ctx.services, (tx) => spendCode(tx, accountId, tried.id, ctx.now));
  if (!spent) throw new AppError('CODE_EXPIRED', { field });
  await forgiveGuesses(ctx, purpose, person);
}
