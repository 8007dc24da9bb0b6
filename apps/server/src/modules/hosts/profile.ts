import type { hostsContract } from '@rawnaq/domain/hosts/hosts.contract';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { isUniqueViolation } from '../../db/pg-errors';
import type { UseCase } from '../../http/bind-contract';
import { sessionOf, type Ctx } from '../../http/context';
import { asPlatform } from '../../services';
import { audit } from '../audit';
import { assertCode, assertNotTooSoon, findHostByMobile, moveMobileLogin, ownProfile, renameOneself } from '../auth';
import { renameAccount } from '../settings';
import { sendCode } from './enter';

type Hosts = typeof hostsContract;

export const getHostProfile: UseCase<Hosts['get_profile']> = async (ctx) => {
  const { password_hash, ...profile } = await ownProfile(ctx.tx, sessionOf(ctx));
  return { ...profile, has_password: password_hash !== null };
};

export const renameHost: UseCase<Hosts['rename']> = async (ctx, { name }) => {
  const session = sessionOf(ctx);
  await renameOneself(ctx.tx, session, name);
  await renameAccount(ctx.tx, session.account.id, name);
  await audit(ctx, {
    action: 'users.rename',
    entity: 'users',
    entity_id: session.user.id,
    before: { name: session.user.name },
    after: { name },
  });
  return { done: true };
};

/** Both numbers have to answer: whoever sits at an open screen alone can't take the account along. */
export const askNewMobile: UseCase<Hosts['ask_new_mobile']> = async (ctx, { mobile }) => {
  const session = sessionOf(ctx);
  await assertNotTooSoon(ctx, 'host', `${session.account.id}:${session.user.id}`);
  if (await asPlatform(ctx.services, (tx) => findHostByMobile(tx, mobile)))
    throw new AppError('MOBILE_TAKEN', { field: 'mobile' });
  const { mobile: current } = await ownProfile(ctx.tx, session);
  await sendCode(ctx, newSubject(ctx, mobile), mobile);
  if (current) await sendCode(ctx, currentSubject(ctx), current);
  return { done: true };
};

export const changeHostMobile: UseCase<Hosts['change_mobile']> = async (ctx, { mobile, code, current_code }) => {
  const session = sessionOf(ctx);
  const person = { accountId: ctx.accountId, person: `${session.account.id}:${session.user.id}` };
  const { mobile: before } = await ownProfile(ctx.tx, session);
  if (before)
    await assertCode(ctx, 'host', currentSubject(ctx), current_code ?? '', { ...person, field: 'current_code' });
  await assertCode(ctx, 'host', newSubject(ctx, mobile), code, person);
  try {
    await moveMobileLogin(ctx.tx, session, mobile);
  } catch (error) {
    if (isUniqueViolation(error, 'login_directory_pkey')) throw new AppError('MOBILE_TAKEN', { field: 'mobile' });
    throw error;
  }
  await audit(ctx, {
    action: 'users.mobile-changed',
    entity: 'users',
    entity_id: session.user.id,
    before: { mobile: before },
    after: { mobile },
  });
  return { done: true };
};

/** A code is good for this person and this number only. */
const newSubject = (ctx: Ctx, mobile: string): string => `${ownSubject(ctx)}:${mobile}`;
const currentSubject = (ctx: Ctx): string => `${ownSubject(ctx)}:current`;
function ownSubject(ctx: Ctx): string {
  const { account, user } = sessionOf(ctx);
  return `${account.id}:${user.id}`;
}
