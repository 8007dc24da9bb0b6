import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { PermissionMap } from '@rawnaq/domain/kernel/permissions';
import { cleanPermissions, isChangeWithin, isWithin, OWNER_ROLE } from '@rawnaq/domain/roles/role.rules';
import type { rolesContract } from '@rawnaq/domain/roles/roles.contract';
import { announce } from '../../db/announce';
import { isUniqueViolation } from '../../db/pg-errors';
import type { UseCase } from '../../http/bind-contract';
import type { Ctx } from '../../http/context';
import { audit } from '../audit';
import { insertRole, lockRole, updateRole } from './roles.repo';

type Roles = typeof rolesContract;

export const addRoleOfSalon: UseCase<Roles['add']> = async (ctx, input) => {
  const permissions = wanted(input.permissions);
  if (!isWithin(permissions, ctx.permissions)) throw new AppError('GRANT_EXCEEDS_OWN');
  const id = await refusingTakenNames(() => insertRole(ctx.tx, ctx.accountId, { ...input, permissions }));
  await audit(ctx, { action: 'roles.add', entity: 'roles', entity_id: id, after: { ...input, permissions } });
  return { id };
};

export const editRole: UseCase<Roles['edit']> = async (ctx, { id, ...input }) => {
  const before = await ownRole(ctx, id);
  const permissions = wanted(input.permissions);
  if (!isChangeWithin(before.permissions as PermissionMap, permissions, ctx.permissions))
    throw new AppError('GRANT_EXCEEDS_OWN');
  await refusingTakenNames(() => updateRole(ctx.tx, ctx.accountId, id, { ...input, permissions }));
  await audit(ctx, {
    action: 'roles.edit',
    entity: 'roles',
    entity_id: id,
    before: { english_name: before.english_name, arabic_name: before.arabic_name, permissions: before.permissions },
    after: { ...input, permissions },
  });
  tellHolders(ctx);
  return { done: true };
};

/** A role of the salon's own, locked. Built-in ones can be copied, not changed. */
export async function ownRole(ctx: Ctx, id: number) {
  const role = await lockRole(ctx.tx, ctx.accountId, id);
  if (!role) throw new AppError('NOT_FOUND');
  if (role.key === OWNER_ROLE) throw new AppError('OWNER_ROLE_PROTECTED');
  if (role.key !== null) throw new AppError('BUILT_IN_ROLE_PROTECTED');
  return role;
}

/** Sessions are read anew for each request; this is for what processes and screens remember of them. */
export function tellHolders(ctx: Ctx): void {
  announce(ctx.tx, { channel: 'session', account_id: ctx.accountId });
}

function wanted(permissions: PermissionMap): PermissionMap {
  const clean = cleanPermissions(permissions);
  if (!clean) throw new AppError('INVALID_INPUT', { field: 'permissions' });
  return clean;
}

/** Two people may give one name at the same moment, so the index is the judge. */
export async function refusingTakenNames<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isUniqueViolation(error, 'roles_english_name'))
      throw new AppError('ROLE_NAME_EXISTS', { field: 'english_name' });
    if (isUniqueViolation(error, 'roles_arabic_name')) throw new AppError('ROLE_NAME_EXISTS', { field: 'arabic_name' });
    throw error;
  }
}
