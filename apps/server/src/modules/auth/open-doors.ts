import type { authContract } from '@rawnaq/domain/auth/auth.contract';
import { normaliseLogin } from '@rawnaq/domain/auth/login-name';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { TRAINING_ACCOUNT_ID } from '@rawnaq/domain/kernel/input/limits';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { mobileKey, normaliseMobile } from '@rawnaq/domain/kernel/input/phone';
import type { UseCase } from '../../http/bind-contract';
import { throttle, type Limit } from '../../http/throttle';
import { queueMessage } from '../messages';
import { assertNotTooSoon } from './one-time-code';
import { openSession } from '../../sessions/open-session';
import { findOwnerByMobile } from './owner-mobiles/owner-mobiles.repo';
import { findOwnerOf, findUserByLogin } from './users.repo';

type Auth = typeof authContract;
const ASK_PER_IP: Limit = { bucket: 'ask-ip', limit: 20, seconds: 900 };
const TRAINING_PER_IP: Limit = { bucket: 'training-ip', limit: 60, seconds: 3600 };
const TRAINING_HOURS = 4;

/** Sends the account ID to its owner. The answer does not tell whether there is one. */
export const forgotAccountId: UseCase<Auth['forgot_account_id']> = async (ctx, input) => {
  await throttle(ctx.services, ASK_PER_IP, { ip: ctx.request.ip });
  const subject =
    input.channel === 'email'
      ? input.email && normaliseLogin(input.email)
      : input.mobile && normaliseMobile(input.mobile);
  if (!subject) throw new AppError('INVALID_INPUT', { field: input.channel === 'email' ? 'email' : 'mobile' });
  await assertNotTooSoon(ctx, 'account-id', input.channel === 'email' ? subject : mobileKey(subject));
  const user =
    input.channel === 'email'
      ? await findUserByLogin(ctx.tx, 'merchant', subject)
      : await findOwnerByMobile(ctx.tx, subject);
  const recipient = input.channel === 'email' ? user?.email : user?.mobile;
  if (!user || !recipient) return { done: true };
  const language = (user.language as Language | null) ?? ctx.language;
  await queueMessage(ctx.tx, {
    account_id: user.account_id,
    channel: input.channel,
    recipient,
    recipient_name: user.name,
    language,
    template: 'account-id',
    values: {
      name: user.name,
      account_id: user.account_id,
      salon: language === 'ar' ? user.arabic_name : user.english_name,
    },
  });
  return { done: true };
};

/** Anybody may walk in; visitors do not push each other out. */
export const enterTraining: UseCase<Auth['enter_training']> = async (ctx) => {
  await throttle(ctx.services, TRAINING_PER_IP, { ip: ctx.request.ip });
  const owner = await findOwnerOf(ctx.tx, TRAINING_ACCOUNT_ID);
  if (!owner) throw new AppError('NOT_FOUND');
  const api_token = openSession(ctx.tx, ctx, {
    account_id: TRAINING_ACCOUNT_ID,
    user_id: owner.id,
    kind: 'merchant',
    exclusive: false,
    lifetimeMs: TRAINING_HOURS * 3_600_000,
  });
  return {
    user: { api_token, id: owner.id, kind: 'merchant' as const, name: owner.name, account_id: TRAINING_ACCOUNT_ID },
  };
};
