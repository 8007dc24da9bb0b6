import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { TRAINING_ACCOUNT_ID } from '@rawnaq/domain/kernel/input/limits';
import type { Language } from '@rawnaq/domain/kernel/localized';
import type { PermissionMap } from '@rawnaq/domain/kernel/permissions';
import { announce } from '../../db/announce';
import { isUniqueViolation } from '../../db/pg-errors';
import type { Ctx } from '../../http/context';
import { sessionOf } from '../../http/context';
import { newToken, sha256 } from '../../infra/crypto';
import { queueMessage } from '../messages';
import { createUser } from './create-user';
import { findLoginOf, giveBackLogin, setRole, takeLogin } from './employee-logins.repo';
import { endSessions } from '../../sessions/open-session';
import { addReset, spendResetsOf } from './password-resets.repo';
import type { Code } from '../../db/column-codes';

export type Login = {
  id: number;
  name: string;
  email: string | null;
  is_owner: boolean;
  status: Code<'users.status'>;
  has_password: boolean;
  role_id: number | null;
  role_key: string | null;
  permissions: PermissionMap;
};

const INVITATION_DAYS = 7;
const DAY = 86_400_000;

/** The login of an employee, locked: whoever else changes it waits. */
export async function loginOf(ctx: Ctx, employeeId: number): Promise<Login | undefined> {
  const row = await findLoginOf(ctx.tx, ctx.accountId, employeeId);
  return row && { ...row, permissions: (row.permissions ?? {}) as PermissionMap };
}

/**
 * A way in without a password yet. Somebody who had one before gets the same login again. Its e-mail opens no second
 * door, so visitors of the training salon take none: whose it is could not register meanwhile.
 */
export async function addLogin(
  ctx: Ctx,
  employee: { id: number; name: string },
  access: { email: string; role_id: number },
): Promise<void> {
  if (ctx.accountId === TRAINING_ACCOUNT_ID) throw new AppError('TRAINING_CLOSED');
  const before = await loginOf(ctx, employee.id);
  if (!before) {
    await createUser(ctx.tx, {
      account_id: ctx.accountId,
      kind: 'merchant',
      name: employee.name,
      ...access,
      password_hash: null,
      employee_id: employee.id,
    });
    return;
  }
  try {
    await giveBackLogin(ctx.tx, ctx.accountId, before.id, access);
  } catch (error) {
    if (isUniqueViolation(error, 'login_directory_pkey') || isUniqueViolation(error, 'users_email'))
      throw new AppError('EMAIL_TAKEN', { field: 'email' });
    throw error;
  }
}

export async function setLoginRole(ctx: Ctx, login: Login, roleId: number): Promise<void> {
  await setRole(ctx.tx, ctx.accountId, login.id, roleId);
  announce(ctx.tx, { channel: 'session', account_id: ctx.accountId });
}

/** Closes the way in: sessions end, open links are spent, and the e-mail is free for another salon. */
export async function revokeLogin(ctx: Ctx, login: Login): Promise<void> {
  await takeLogin(ctx.tx, ctx.accountId, login.id);
  await spendResetsOf(ctx.tx, ctx.accountId, login.id, ctx.now);
  await endSessions(ctx.tx, { accountId: ctx.accountId, userId: login.id }, 'access-revoked', ctx.now);
}

/** A link to choose the password. A newer one makes the older useless. */
export async function sendInvitation(ctx: Ctx, employeeId: number): Promise<void> {
  const login = await loginOf(ctx, employeeId);
  if (!login?.email) throw new AppError('EMPLOYEE_WITHOUT_ACCESS');
  const { account } = sessionOf(ctx);
  const token = newToken(ctx.accountId);
  await spendResetsOf(ctx.tx, ctx.accountId, login.id, ctx.now);
  await addReset(ctx.tx, {
    account_id: ctx.accountId,
    user_id: login.id,
    token_hash: sha256(token),
    now: ctx.now,
    expires_at: new Date(ctx.now.getTime() + INVITATION_DAYS * DAY),
  });
  const language: Language = ctx.language;
  await queueMessage(ctx.tx, {
    account_id: ctx.accountId,
    channel: 'email',
    recipient: login.email,
    recipient_name: login.name,
    language,
    template: 'employee-invitation',
    values: {
      name: login.name,
      salon: language === 'ar' ? account.arabic_name : account.english_name,
      link: `${ctx.services.config.publicUrl}${pathTo('merchant-reset-password', language, { token })}`,
      days: INVITATION_DAYS,
    },
  });
}
