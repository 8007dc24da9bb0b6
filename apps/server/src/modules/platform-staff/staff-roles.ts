import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { platformStaffContract } from '@rawnaq/domain/platform-staff/platform-staff.contract';
import { announce } from '../../db/announce';
import type { UseCase } from '../../http/bind-contract';
import { PLATFORM_ACCOUNT } from '../../services';
import { audit } from '../audit';
import { deleteRole, insertRole, refusingTakenNames, updateRole } from '../roles';
import { isRoleInUse, lockStaffRole } from './staff.repo';

type Staff = typeof platformStaffContract;

/** A change counts at the next request of the people who have the role: sessions read it anew. */
export const saveStaffRole: UseCase<Staff['save_role']> = async (ctx, { id, ...input }) => {
  const before = id === undefined ? undefined : await lockStaffRole(ctx.tx, id);
  if (id !== undefined && !before) throw new AppError('NOT_FOUND');
  if (before?.key) throw new AppError('BUILT_IN_ROLE_PROTECTED');
  const row = {
    english_name: input.english_name,
    arabic_name: input.arabic_name,
    permissions: input.permissions,
  };
  const saved = await refusingTakenNames(async () => {
    if (!before) return insertRole(ctx.tx, PLATFORM_ACCOUNT, row);
    await updateRole(ctx.tx, PLATFORM_ACCOUNT, before.id, row);
    return before.id;
  });
  const told = before && {
    english_name: before.english_name,
    arabic_name: before.arabic_name,
    permissions: before.permissions,
  };
  await audit(ctx, {
    action: before ? 'roles.edit' : 'roles.add',
    entity: 'roles',
    entity_id: saved,
    ...(told && { before: told }),
    after: input,
  });
  announce(ctx.tx, { channel: 'session', account_id: PLATFORM_ACCOUNT });
  return { done: true };
};

export const removeStaffRole: UseCase<Staff['remove_role']> = async (ctx, input) => {
  const role = await lockStaffRole(ctx.tx, input.id);
  if (!role) throw new AppError('NOT_FOUND');
  if (role.key) throw new AppError('BUILT_IN_ROLE_PROTECTED');
  if (await isRoleInUse(ctx.tx, role.id)) throw new AppError('STAFF_ROLE_IN_USE');
  await deleteRole(ctx.tx, PLATFORM_ACCOUNT, role.id);
  await audit(ctx, {
    action: 'roles.remove',
    entity: 'roles',
    entity_id: role.id,
    before: { english_name: role.english_name, arabic_name: role.arabic_name },
  });
  return { done: true };
};
