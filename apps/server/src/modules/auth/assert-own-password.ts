import { AppError } from '@rawnaq/domain/kernel/app-error';
import { sessionOf, type Ctx } from '../../http/context';
import { forgive, throttle, type Limit } from '../../http/throttle';
import { passwordMatches } from '../../infra/crypto';
import { checkTotp, spendTotp } from './totp';
import { findUserById } from './users.repo';

const WRONG_HERE: Limit = { bucket: 'session-password', limit: 5, seconds: 300 };

/**
 * Before what can't be undone by those it happens to: the signed-in person proves again who they are, second factor
 * included.
 */
export async function assertOwnPassword(
  ctx: Ctx,
  proof: { password: string; totp?: string | undefined },
  at: '' | 'proof.' = '',
): Promise<void> {
  const session = sessionOf(ctx);
  const who = { of: `${session.account.id}:${session.id}` };
  await throttle(ctx.services, WRONG_HERE, who);
  const user = await findUserById(ctx.tx, session.account.id, session.user.id);
  if (!user || !(await passwordMatches(proof.password, user.password_hash)))
    throw new AppError('PASSWORD_INCORRECT', { field: `${at}password` });
  if (user.totp_secret !== null) {
    const second = await checkTotp(ctx, user, proof.totp);
    const spent = typeof second === 'object' && 'proof' in second && (await spendTotp(ctx, ctx.tx, user, second.proof));
    if (!spent) throw new AppError('CODE_INCORRECT', { field: `${at}totp` });
  }
  await forgive(ctx.services, WRONG_HERE, who);
}
