import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { PermissionMap } from '@rawnaq/domain/kernel/permissions';
import { isWithin, OWNER_ROLE } from '@rawnaq/domain/roles/role.rules';
import { rolesContract, rolesList } from '@rawnaq/domain/roles/roles.contract';
import type { UseCase, UseCases } from '../../http/bind-contract';
import { listUseCases } from '../../http/lists/list-use-cases';
import { removeRole, setStatusOfRole } from './remove-role';
import { roleRows } from './roles.query';
import { activeRoles, findRole, peopleOf } from './roles.repo';
import { addRoleOfSalon, editRole } from './save-role';

type Roles = typeof rolesContract;
const list = listUseCases(rolesList, roleRows, { search: ['english_name', 'arabic_name'] });

const get: UseCase<Roles['get']> = async (ctx, { id }) => {
  const role = await findRole(ctx.tx, ctx.accountId, id);
  if (!role) throw new AppError('NOT_FOUND');
  return { ...role, permissions: role.permissions as PermissionMap, people: await peopleOf(ctx.tx, ctx.accountId, id) };
};

const getOptions: UseCase<Roles['get_options']> = async (ctx) => {
  const roles = await activeRoles(ctx.tx, ctx.accountId);
  const allowed = roles.filter(
    (role) => role.key !== OWNER_ROLE && isWithin(role.permissions as PermissionMap, ctx.permissions),
  );
  return {
    records: allowed.map((role) => ({
      id: role.id,
      name: ctx.language === 'ar' ? role.arabic_name : role.english_name,
    })),
  };
};

const useCases: UseCases<Roles> = {
  get_records: list.page,
  export: list.file,
  get,
  get_options: getOptions,
  add: addRoleOfSalon,
  edit: editRole,
  set_status: setStatusOfRole,
  remove: removeRole,
};

export const rolesRoutes = { contract: rolesContract, useCases };
