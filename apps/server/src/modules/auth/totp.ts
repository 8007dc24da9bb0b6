import { generateSecret, generateURI, verify } from 'otplib';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { Ctx } from '../../http/context';
import type { Tx } from '../../db/database';
import { asPlatform } from '../../services';
import { countGuess, forgiveGuesses } from './one-time-code';
import { setPendingTotp, spendTotpStep, type LoginUser } from './users.repo';

type Setup = { secret: string; uri: string };
/**
 * A right code. It is spent by the transaction that opens the session, so that "another session exists" does not cost
 * it.
 */
export type TotpProof = { sealed: string; step: number };

const personOf = ({ account_id, id }: Pick<LoginUser, 'account_id' | 'id'>): string => `${account_id}:${id}`;

/**
 * The second factor of platform staff. Somebody without one is given a secret first and confirms it with a code;
 * demo worlds may go without. A code works once: its time step is remembered. Wrong ones of a day are counted, from
 * wherever they come; only who has the password comes as far as being counted.
 */
export async function checkTotp(
  ctx: Ctx,
  user: LoginUser,
  code: string | undefined,
): Promise<{ setup: Setup } | { proof: TotpProof } | 'wrong' | undefined> {
  const { sealer, config } = ctx.services;
  const place = `totp:${user.account_id}:${user.id}`;
  const confirmed = user.totp_secret !== null;
  if (!confirmed && config.demo && !code) return undefined;
  const sealed = user.totp_secret ?? user.totp_pending;
  if (!confirmed && (!sealed || !code)) {
    const secret = sealed ? sealer.open(sealed, place) : generateSecret();
    if (!sealed)
      await asPlatform(ctx.services, (tx) => setPendingTotp(tx, user.account_id, user.id, sealer.seal(secret, place)));
    return { setup: { secret, uri: generateURI({ issuer: 'Rawnaq', label: user.email ?? user.name, secret }) } };
  }
  if (!code) throw new AppError('TOTP_REQUIRED', { field: 'totp' });
  if (confirmed) await countGuess(ctx, 'totp', personOf(user));
  const result = await verify({
    secret: sealer.open(sealed!, place),
    token: code,
    epochTolerance: 30,
    epoch: Math.floor(ctx.now.getTime() / 1000),
  });
  if (!result.valid) return 'wrong';
  return { proof: { sealed: sealed!, step: Math.floor(ctx.now.getTime() / 30_000) + result.delta } };
}

/** False for a code that was used before. Only one that is spent forgives the wrong ones before it. */
export async function spendTotp(ctx: Ctx, tx: Tx, user: LoginUser, proof: TotpProof): Promise<boolean> {
  const isSpent = await spendTotpStep(tx, user.account_id, user.id, proof);
  if (isSpent) await forgiveGuesses(ctx, 'totp', personOf(user));
  return isSpent;
}
