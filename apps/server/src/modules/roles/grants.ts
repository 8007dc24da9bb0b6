import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { PermissionMap } from '@rawnaq/domain/kernel/permissions';
import { ADMINISTRATOR_ROLE, isWithin, OWNER_ROLE } from '@rawnaq/domain/roles/role.rules';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import type { Ctx } from '../../http/context';
import { findRoleToGive, lockAdministrators } from './roles.repo';

/** Before somebody gets a role: it exists, is active, is not the owner's, and gives nothing the giver does not hold. */
export async function assertMayGive(ctx: Ctx, roleId: number): Promise<{ key: string | null }> {
  const role = await findRoleToGive(ctx.tx, ctx.accountId, roleId);
  if (!role) throw new AppError('NOT_FOUND');
  if (role.key === OWNER_ROLE) throw new AppError('OWNER_ROLE_PROTECTED');
  if (role.status !== recordStates.codes.active) throw new AppError('ROLE_DISABLED');
  if (!isWithin(role.permissions as PermissionMap, ctx.permissions)) throw new AppError('GRANT_EXCEEDS_OWN');
  return { key: role.key };
}

type Holder = { id: number; is_owner: boolean; role_key: string | null; permissions: PermissionMap };

/**
 * Before somebody loses a role or the way in: not the owner, not somebody who holds more than the asking person, and
 * not the last administrator.
 */
export async function assertMayTake(ctx: Ctx, holder: Holder): Promise<void> {
  if (holder.is_owner) throw new AppError('OWNER_ROLE_PROTECTED');
  if (!isWithin(holder.permissions, ctx.permissions)) throw new AppError('GRANT_EXCEEDS_OWN');
  if (holder.role_key !== ADMINISTRATOR_ROLE) return;
  const administrators = await lockAdministrators(ctx.tx, ctx.accountId, ADMINISTRATOR_ROLE);
  if (administrators.every((one) => one.id === holder.id)) throw new AppError('LAST_ADMINISTRATOR');
}
