import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { Language } from '@rawnaq/domain/kernel/localized';
import type { platformStaffContract } from '@rawnaq/domain/platform-staff/platform-staff.contract';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { announce } from '../../db/announce';
import type { UseCase } from '../../http/bind-contract';
import { sessionOf, type Ctx } from '../../http/context';
import { PLATFORM_ACCOUNT } from '../../services';
import { audit, auditBySystem } from '../audit';
import { endSessions, endVisits } from '../../sessions/open-session';
import { createUser, INVITATION_HOURS, managerInvitationLink, updateStaff } from '../auth';
import { queueMessage } from '../messages';
import { findStaffRole, lockAdministrators, lockStaff, nameOfOwner, type LockedStaff } from './staff.repo';

type Staff = typeof platformStaffContract;

export const addStaff: UseCase<Staff['add']> = async (ctx, input) => {
  const role = await findStaffRole(ctx.tx, input.role_id);
  if (!role) throw new AppError('NOT_FOUND');
  const id = await createUser(ctx.tx, {
    account_id: PLATFORM_ACCOUNT,
    kind: 'manager',
    name: input.name,
    email: input.email,
    password_hash: null,
    role_id: role.id,
    language: ctx.language,
  });
  await sendInvitation(ctx, { id, name: input.name, email: input.email, language: ctx.language });
  await audit(ctx, {
    action: 'staff.add',
    entity: 'users',
    entity_id: id,
    after: { name: input.name, email: input.email, role: role.english_name },
  });
  return { done: true };
};

export const inviteStaff: UseCase<Staff['invite']> = async (ctx, input) => {
  const member = await requireStaff(ctx, input.id);
  // Somebody who has a password uses "forgot password"; an invitation must not be a way around it.
  if (member.password_hash !== null || member.status !== recordStates.codes.active) throw new AppError('NOT_FOUND');
  await sendInvitation(ctx, member);
  await audit(ctx, { action: 'staff.invite', entity: 'users', entity_id: member.id });
  return { done: true };
};

export const setStaffRole: UseCase<Staff['set_role']> = async (ctx, input) => {
  const administrators = await lockAdministrators(ctx.tx);
  const member = await requireStaff(ctx, input.id);
  const role = await findStaffRole(ctx.tx, input.role_id);
  if (!role) throw new AppError('NOT_FOUND');
  if (role.key !== 'manager-administrator') assertNotTheLast(administrators, member.id);
  await updateStaff(ctx.tx, member.id, { role_id: role.id });
  await audit(ctx, {
    action: 'staff.set-role',
    entity: 'users',
    entity_id: member.id,
    before: { role_id: member.role_id },
    after: { role_id: role.id },
  });
  announce(ctx.tx, { channel: 'session', account_id: PLATFORM_ACCOUNT });
  return { done: true };
};

export const setStaffStatus: UseCase<Staff['set_status']> = async (ctx, input) => {
  const administrators = await lockAdministrators(ctx.tx);
  const member = await requireStaff(ctx, input.id);
  if (input.status === recordStates.codes.disabled) {
    assertNotTheLast(administrators, member.id);
    if (member.id === sessionOf(ctx).user.id) throw new AppError('EMPLOYEE_IS_YOURSELF');
    await putOut(ctx, member.id, 'disabled');
  }
  await updateStaff(ctx.tx, member.id, { status: input.status });
  await audit(ctx, {
    action: 'staff.set-status',
    entity: 'users',
    entity_id: member.id,
    before: { status: member.status },
    after: { status: input.status },
  });
  return { done: true };
};

export const resetSecondFactor: UseCase<Staff['reset_second_factor']> = async (ctx, input) => {
  const member = await requireStaff(ctx, input.id);
  await updateStaff(ctx.tx, member.id, { totp_secret: null, totp_pending: null, totp_last_step: null });
  await putOut(ctx, member.id, 'second-factor-reset');
  await audit(ctx, { action: 'staff.reset-second-factor', entity: 'users', entity_id: member.id });
  return { done: true };
};

/** Out of the platform, and out of every salon that she visits as its owner: the salon's history says that it ended. */
async function putOut(ctx: Ctx, id: number, reason: string): Promise<void> {
  await endSessions(ctx.tx, { accountId: PLATFORM_ACCOUNT, userId: id }, reason, ctx.now);
  for (const { account_id, user_id, impersonator_name } of await endVisits(ctx.tx, id, reason, ctx.now))
    await auditBySystem(
      ctx.tx,
      ctx.now,
      { action: 'accounts.owner-visit-end', entity: 'accounts', entity_id: account_id, account_id },
      {
        kind: 'merchant',
        id: user_id,
        name: await nameOfOwner(ctx.tx, account_id, user_id),
        real: { id, name: impersonator_name ?? '' },
      },
    );
}

async function requireStaff(ctx: Ctx, id: number): Promise<LockedStaff> {
  const member = await lockStaff(ctx.tx, id);
  if (!member) throw new AppError('NOT_FOUND');
  return member;
}

function assertNotTheLast(administrators: readonly number[], id: number): void {
  if (administrators.includes(id) && administrators.length === 1) throw new AppError('LAST_PLATFORM_ADMINISTRATOR');
}

async function sendInvitation(
  ctx: Ctx,
  member: { id: number; name: string; email: string | null; language: string | null },
): Promise<void> {
  if (!member.email) return;
  const language = (member.language as Language | null) ?? ctx.language;
  const link = await managerInvitationLink(ctx, { account_id: PLATFORM_ACCOUNT, id: member.id }, language);
  await queueMessage(ctx.tx, {
    account_id: PLATFORM_ACCOUNT,
    channel: 'email',
    recipient: member.email,
    recipient_name: member.name,
    language,
    template: 'staff-invitation',
    values: { name: member.name, link, hours: INVITATION_HOURS },
  });
}
