import { platformStaffContract, staffList } from '@rawnaq/domain/platform-staff/platform-staff.contract';
import type { UseCases } from '../../http/bind-contract';
import { listUseCases } from '../../http/lists/list-use-cases';
import { addStaff, inviteStaff, resetSecondFactor, setStaffRole, setStaffStatus } from './staff-members';
import { removeStaffRole, saveStaffRole } from './staff-roles';
import { staffRoles, staffRows } from './staff.repo';

const list = listUseCases(staffList, staffRows, { search: ['name', 'email', 'role'] });

const useCases: UseCases<typeof platformStaffContract> = {
  get_records: list.page,
  export: list.file,
  roles: async (ctx) => ({ records: await staffRoles(ctx.tx) }),
  add: addStaff,
  invite: inviteStaff,
  set_role: setStaffRole,
  set_status: setStaffStatus,
  reset_second_factor: resetSecondFactor,
  save_role: saveStaffRole,
  remove_role: removeStaffRole,
};

export const platformStaffRoutes = { contract: platformStaffContract, useCases };
