import { generateSecret, generateURI, verify } from 'otplib';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { Ctx } from '../../http/context';
import { asPlatform } from '../../services';
import { setTotp, type LoginUser } from './users.repo';

type Setup = { secret: string; uri: string };

/**
 * The second factor of platform staff. Somebody without one is given a secret first and confirms it with a code;
 * demo worlds may go without. A code works once: its time step is remembered.
 */
export async function checkTotp(ctx: Ctx, user: LoginUser, code: string | undefined): Promise<Setup | 'wrong' | undefined> {
  const { sealer, config } = ctx.services;
  const place = `totp:${user.account_id}:${user.id}`;
  const confirmed = user.totp_secret !== null;
  if (!confirmed && config.demo && !code) return undefined;
  const sealed = user.totp_secret ?? user.totp_pending;
  if (!confirmed && (!sealed || !code)) {
    const secret = sealed ? sealer.open(sealed, place) : generateSecret();
    if (!sealed) await asPlatform(ctx.services, (tx) => setTotp(tx, user.account_id, user.id, { totp_pending: sealer.seal(secret, place) }));
    return { secret, uri: generateURI({ issuer: 'Rawnaq', label: user.email ?? user.name, secret }) };
  }
  if (!code) throw new AppError('TOTP_REQUIRED', { field: 'totp' });
  const result = await verify({ secret: sealer.open(sealed!, place), token: code, epochTolerance: 30, epoch: Math.floor(ctx.now.getTime() / 1000) });
  const step = result.valid ? Math.floor(ctx.now.getTime() / 30_000) + result.delta : 0;
  if (!result.valid || step <= (user.totp_last_step ?? 0)) return 'wrong';
  await asPlatform(ctx.services, (tx) => setTotp(tx, user.account_id, user.id, { totp_secret: sealed!, totp_pending: null, totp_last_step: step }));
  return undefined;
}
