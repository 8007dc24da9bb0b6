import type { authContract } from '@rawnaq/domain/auth/auth.contract';
import { addresses } from '@rawnaq/domain/kernel/addresses';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { TRAINING_ACCOUNT_ID } from '@rawnaq/domain/kernel/input/limits';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import type { Tx } from '../../db/database';
import type { UseCase } from '../../http/bind-contract';
import type { Ctx } from '../../http/context';
import { ownTransaction } from '../../http/own-transaction';
import { throttle, type Limit } from '../../http/throttle';
import { hashPassword, newToken, sha256 } from '../../infra/crypto';
import { asPlatform } from '../../services';
import { audit } from '../audit';
import { queueMessage } from '../messages';
import { assertGoodPassword } from './assert-good-password';
import { AREA_KIND } from '../../sessions/session';
import { askCode, assertCode, assertNotTooSoon, CODE_MINUTES, countGuess } from './one-time-code';
import { endSessions } from '../../sessions/open-session';
import { addReset, findReset, spendReset, spendResetsOf } from './password-resets.repo';
import { findUserByLogin, setPassword, type LoginUser } from './users.repo';

type Auth = typeof authContract;
const LINK_MINUTES = 60;
const ASK_PER_IP: Limit = { bucket: 'ask-ip', limit: 20, seconds: 900 };
const TOKENS_PER_IP: Limit = { bucket: 'reset-token-ip', limit: 30, seconds: 900 };

/** Answers the same for known and unknown names. */
export const forgotPassword: UseCase<Auth['forgot_password']> = async (ctx, input) => {
  await throttle(ctx.services, ASK_PER_IP, { ip: ctx.request.ip });
  const purpose = input.channel === 'email' ? 'reset-link' : 'reset';
  await assertNotTooSoon(ctx, purpose, `${ctx.area}:${input.username}`);
  const user = await findUserByLogin(ctx.tx, AREA_KIND[ctx.area]!, input.username);
  // The training salon's password is everybody's.
  if (!user || user.status !== recordStates.codes.active || user.account_id === TRAINING_ACCOUNT_ID)
    return { done: true };
  if (!(await isDue(ctx, purpose, user))) return { done: true };
  const language = languageOf(user, ctx);
  const to = { account_id: user.account_id, recipient_name: user.name, language };
  if (input.channel === 'email' && user.email) {
    const token = await addResetToken(ctx, ctx.tx, user);
    await queueMessage(ctx.tx, {
      ...to,
      channel: 'email',
      recipient: user.email,
      template: 'reset-link',
      values: { name: user.name, link: resetLink(ctx, language, token), minutes: LINK_MINUTES },
    });
  }
  if (input.channel === 'whatsapp' && user.mobile) {
    const code = await askCode(ctx, 'reset', personOf(user), user.account_id);
    await queueMessage(ctx.tx, {
      ...to,
      channel: 'whatsapp',
      recipient: user.mobile,
      template: 'reset-code',
      fallbacks: [
        { channel: 'sms', recipient: user.mobile },
        ...(user.email ? [{ channel: 'email' as const, recipient: user.email }] : []),
      ],
      values: { code, minutes: CODE_MINUTES },
    });
  }
  return { done: true };
};

export const verifyResetCode: UseCase<Auth['verify_reset_code']> = async (ctx, input) => {
  await throttle(ctx.services, TOKENS_PER_IP, { ip: ctx.request.ip });
  const user = await asPlatform(ctx.services, (tx) => findUserByLogin(tx, AREA_KIND[ctx.area]!, input.username));
  if (!user) {
    // Counted like the guesses at somebody who exists, so that the limit tells nothing.
    await countGuess(ctx, 'reset', `${ctx.area}:${input.username}`);
    throw new AppError('CODE_INCORRECT', { field: 'code' });
  }
  await assertCode(ctx, 'reset', personOf(user), input.code, { accountId: user.account_id });
  return { reset_token: await asPlatform(ctx.services, (tx) => addResetToken(ctx, tx, user)) };
};

export const checkResetToken: UseCase<Auth['check_reset_token']> = async (ctx, input) => {
  await throttle(ctx.services, TOKENS_PER_IP, { ip: ctx.request.ip });
  const accountId = accountOf(input.token);
  const reset = accountId === undefined ? undefined : await findReset(ctx.tx, accountId, sha256(input.token), ctx.now);
  return { valid: reset?.kind === AREA_KIND[ctx.area] };
};

export const resetPassword: UseCase<Auth['reset_password']> = async (ctx, input) => {
  await throttle(ctx.services, TOKENS_PER_IP, { ip: ctx.request.ip });
  const accountId = accountOf(input.token);
  if (accountId === undefined) throw new AppError('RESET_LINK_INVALID');
  const reset = await ownTransaction(ctx, ({ tx }) => findReset(tx, accountId, sha256(input.token), ctx.now));
  if (!reset || reset.kind !== AREA_KIND[ctx.area]) throw new AppError('RESET_LINK_INVALID');
  const { name, email, language } = reset;
  assertGoodPassword(input.password, [name, email]);
  const hash = await hashPassword(input.password);
  await ownTransaction(ctx, async (own) => {
    if (!(await spendReset(own.tx, accountId, reset.id, ctx.now))) throw new AppError('RESET_LINK_INVALID');
    await applyNewPassword(own, { account_id: accountId, id: reset.user_id, name, email, language }, hash);
  });
  return { done: true };
};

type Person = { account_id: number; id: number; name: string; email: string | null; language: string | null };

/** Sets the password, ends the other sessions and open reset links, and tells the person. */
export async function applyNewPassword(
  ctx: Ctx,
  person: Person,
  password_hash: string,
  exceptSessionId?: number,
): Promise<void> {
  await setPassword(ctx.tx, person.account_id, person.id, password_hash);
  await spendResetsOf(ctx.tx, person.account_id, person.id, ctx.now);
  await endSessions(
    ctx.tx,
    { accountId: person.account_id, userId: person.id, exceptSessionId },
    'password-changed',
    ctx.now,
  );
  await audit(ctx, {
    action: 'users.password-changed',
    entity: 'users',
    entity_id: person.id,
    account_id: person.account_id,
  });
  if (person.email)
    await queueMessage(ctx.tx, {
      account_id: person.account_id,
      channel: 'email',
      recipient: person.email,
      recipient_name: person.name,
      language: (person.language as Language | null) ?? ctx.language,
      template: 'password-changed',
      values: { name: person.name },
    });
}

async function addResetToken(ctx: Ctx, tx: Tx, user: LoginUser): Promise<string> {
  const token = newToken(user.account_id);
  await addReset(tx, {
    account_id: user.account_id,
    user_id: user.id,
    token_hash: sha256(token),
    now: ctx.now,
    expires_at: new Date(ctx.now.getTime() + LINK_MINUTES * 60_000),
  });
  return token;
}

function resetLink(ctx: Ctx, language: Language, token: string): string {
  const path = addresses[ctx.area === 'manager' ? 'manager-reset-password' : 'merchant-reset-password'].path;
  return `${ctx.services.config.publicUrl}/${language}${path.replace(':token', encodeURIComponent(token))}`;
}

/** An owner has two names, the account ID and the e-mail; codes and their limits are the person's. */
const personOf = (user: Pick<LoginUser, 'account_id' | 'id'>): string => `user:${user.account_id}:${user.id}`;

/**
 * Nothing is sent to a person who was written to a moment ago under her other name. The answer stays the same, or it
 * would tell that both are hers.
 */
async function isDue(ctx: Ctx, purpose: 'reset' | 'reset-link', user: LoginUser): Promise<boolean> {
  try {
    await assertNotTooSoon(ctx, purpose, personOf(user));
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

const languageOf = (user: LoginUser, ctx: Ctx): Language => (user.language as Language | null) ?? ctx.language;

function accountOf(token: string): number | undefined {
  const account = Number.parseInt(token.split('.')[0] ?? '', 36);
  return Number.isSafeInteger(account) ? account : undefined;
}
