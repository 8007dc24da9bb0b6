import type { authContract } from '@rawnaq/domain/auth/auth.contract';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { announce } from '../../db/announce';
import type { UseCase } from '../../http/bind-contract';
import { sessionOf, type Ctx } from '../../http/context';
import { ownTransaction } from '../../http/own-transaction';
import { forgive, throttle, type Limit } from '../../http/throttle';
import { hashPassword, passwordMatches } from '../../infra/crypto';
import { audit } from '../audit';
import { assertGoodPassword } from './assert-good-password';
import { endSessions } from '../../sessions/open-session';
import { applyNewPassword } from './reset-password';
import { setLocked } from '../../sessions/sessions.repo';
import { lockedHashOf, passwordHashOf, setLanguage } from './users.repo';

type Auth = typeof authContract;
const WRONG_HERE: Limit = { bucket: 'session-password', limit: 5, seconds: 300 };
const LOCK_AFTER_MINUTES = 15;

export const getGlobalInformations: UseCase<Auth['get_global_informations']> = async (ctx) => {
  const session = sessionOf(ctx);
  const { account, user } = session;
  if (user.language !== ctx.language && !session.impersonator)
    await setLanguage(ctx.tx, account.id, user.id, ctx.language);
  return {
    auth: true,
    global_informations: {
      account:
        user.kind !== 'merchant'
          ? null
          : {
              id: account.id,
              english_name: account.english_name,
              arabic_name: account.arabic_name,
              business_type: account.business_type,
              country: account.country,
              status: account.status,
              is_training: account.id === 1,
              wizard_progress: account.wizard_progress,
              hold_invoice: account.hold_invoice,
              account_whatsapp_package_status: account.whatsapp_package_status,
              account_whatsapp_package_connected: account.whatsapp_connection,
            },
      user: {
        id: user.id,
        kind: user.kind,
        name: user.name,
        email: user.email,
        employee_id: user.employee_id,
        role: session.role,
        permissions: session.permissions,
        locked: session.locked,
        impersonated_by: session.impersonator?.name ?? null,
      },
      general_informations: {
        time_zone: account.time_zone,
        clock: account.clock,
        business_day_cut_off: account.business_day_cut_off,
        currency: account.currency,
        language: ctx.language,
        server_time: ctx.now.toISOString(),
        // A visitor does not know the owner's password, and a host may have none: a lock could never be opened.
        lock_after_minutes: session.impersonator || user.kind === 'property' ? 0 : LOCK_AFTER_MINUTES,
        demo: ctx.services.config.demo,
        trial_ends_on: account.status === 'trial' ? account.trial_ends_on : null,
        public_url: ctx.services.config.publicUrl,
      },
    },
  };
};

export const signOut: UseCase<Auth['logout']> = async (ctx) => {
  const session = sessionOf(ctx);
  await endSessions(ctx.tx, { accountId: session.account.id, sessionId: session.id }, 'signed-out', ctx.now);
  if (session.impersonator)
    await audit(ctx, { action: 'accounts.owner-visit-end', entity: 'accounts', entity_id: session.account.id });
  return { done: true };
};

export const lock: UseCase<Auth['lock']> = async (ctx) => {
  const session = sessionOf(ctx);
  if (session.impersonator) throw new AppError('no_permission');
  await setLocked(ctx.tx, session.account.id, session.id, ctx.now);
  announce(ctx.tx, { channel: 'session', account_id: session.account.id, session_id: session.id });
  return { done: true };
};

export const unlock: UseCase<Auth['unlock']> = async (ctx, input) => {
  const session = sessionOf(ctx);
  const who = { of: `${session.account.id}:${session.id}` };
  await throttle(ctx.services, WRONG_HERE, who);
  if (!(await passwordMatches(input.password, await storedHash(ctx))))
    throw new AppError('PASSWORD_INCORRECT', { field: 'password' });
  await forgive(ctx.services, WRONG_HERE, who);
  await ownTransaction(ctx, async ({ tx }) => {
    await setLocked(tx, session.account.id, session.id, null);
    announce(tx, { channel: 'session', account_id: session.account.id, session_id: session.id });
  });
  return { done: true };
};

export const changePassword: UseCase<Auth['change_password']> = async (ctx, input) => {
  const session = sessionOf(ctx);
  if (session.impersonator) throw new AppError('no_permission');
  const who = { of: `${session.account.id}:${session.id}` };
  await throttle(ctx.services, WRONG_HERE, who);
  const stored = await storedHash(ctx);
  if (!(await passwordMatches(input.current_password, stored)))
    throw new AppError('CURRENT_PASSWORD_INCORRECT', { field: 'current_password' });
  await forgive(ctx.services, WRONG_HERE, who);
  assertGoodPassword(input.password, [session.user.name, session.user.email]);
  const hash = await hashPassword(input.password);
  await ownTransaction(ctx, async (own) => {
    // Changed from elsewhere since it was compared: the later one has not shown that she knows it.
    if ((await lockedHashOf(own.tx, session.account.id, session.user.id)) !== stored)
      throw new AppError('CURRENT_PASSWORD_INCORRECT', { field: 'current_password' });
    await applyNewPassword(own, { account_id: session.account.id, ...session.user }, hash, session.id);
  });
  return { done: true };
};

const storedHash = (ctx: Ctx): Promise<string | null> => {
  const { account, user } = sessionOf(ctx);
  return ownTransaction(ctx, ({ tx }) => passwordHashOf(tx, account.id, user.id));
};
