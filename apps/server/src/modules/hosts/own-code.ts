import type { hostsContract } from '@rawnaq/domain/hosts/hosts.contract';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { codeText } from '@rawnaq/domain/auth/auth.contract';
import type { UseCase } from '../../http/bind-contract';
import { sessionOf, type Ctx } from '../../http/context';
import { assertCode, assertNotTooSoon, assertOwnPassword, ownProfile } from '../auth';
import { sendCode } from './enter';

/** To the number she signs in by, so that an open screen alone proves nothing. */
export const askOwnCode: UseCase<(typeof hostsContract)['ask_own_code']> = async (ctx) => {
  const { mobile } = await ownProfile(ctx.tx, sessionOf(ctx));
  await assertNotTooSoon(ctx, 'host', subjectOf(ctx), personOf(ctx));
  if (mobile) await sendCode(ctx, subjectOf(ctx), mobile);
  return { done: true };
};

/** By her password, or where she has none by the code of her number, which stands in its place. */
export async function assertHostIsHerself(
  ctx: Ctx,
  proof: { password: string; totp?: string | undefined },
  at: '' | 'proof.' = '',
): Promise<void> {
  const { password_hash } = await ownProfile(ctx.tx, sessionOf(ctx));
  if (password_hash !== null) return assertOwnPassword(ctx, proof, at);
  const field = `${at}password`;
  const code = codeText.safeParse(proof.password);
  if (!code.success) throw new AppError('CODE_INCORRECT', { field });
  await assertCode(ctx, 'host', subjectOf(ctx), code.data, { person: personOf(ctx), field });
}

const subjectOf = (ctx: Ctx): string => `${personOf(ctx)}:proof`;
function personOf(ctx: Ctx): string {
  const { account, user } = sessionOf(ctx);
  return `${account.id}:${user.id}`;
}
