import { nameIn, writtenNames } from '@rawnaq/domain/employees/employee-names.rules';
import type { employeesContract } from '@rawnaq/domain/employees/employees.contract';
import { toShiftTimes } from '@rawnaq/domain/employees/working-hours.rules';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { can } from '@rawnaq/domain/kernel/permissions';
import type { UseCase } from '../../http/bind-contract';
import type { Ctx } from '../../http/context';
import { uploadUrl } from '../uploads';
import {
  accessOf,
  documentsOf,
  leavesOf,
  findEmployee,
  optionsOf,
  pictureOf,
  servicesOf,
  shiftsOf,
} from './employees.repo';

type Employees = typeof employeesContract;

export const getEmployee: UseCase<Employees['get']> = async (ctx, { id }) => {
  const { tx, accountId } = ctx;
  const found = await findEmployee(tx, accountId, id);
  if (!found) throw new AppError('NOT_FOUND');
  const { salary, commission, account_id: _account, sort_order: _order, created_at: _created, ...employee } = found;
  const [shifts, leaves, documents, service_ids, picture, access] = await Promise.all([
    shiftsOf(tx, accountId, id),
    leavesOf(tx, accountId, id),
    documentsOf(tx, accountId, id),
    servicesOf(tx, accountId, id),
    pictureOf(tx, accountId, employee.picture_upload_id),
    accessOf(tx, accountId, id),
  ]);
  return {
    ...employee,
    name: nameIn(ctx.language, employee),
    ...writtenNames(employee),
    leaves,
    service_ids,
    is_owner: access?.is_owner ?? false,
    picture_url: picture && uploadUrl(ctx.area, picture),
    shifts: shifts.map(toShiftTimes),
    documents: documents.map(({ unique_id, ...document }) => ({ ...document, url: uploadUrl(ctx.area, unique_id) })),
    pay: can(ctx.permissions, 'employees.salary') ? { salary, commission } : null,
    access: accessFacts(ctx, access),
  };
};

export const getEmployeeOptions: UseCase<Employees['get_options']> = async (ctx) => ({
  records: await optionsOf(ctx.tx, ctx.accountId, ctx.language),
});

function accessFacts(ctx: Ctx, access: Awaited<ReturnType<typeof accessOf>>) {
  if (!access) return { state: 'none', email: null, role_id: null, role_name: null };
  const state = access.is_owner ? 'owner' : access.has_password ? 'active' : 'invited';
  return {
    state,
    email: access.email,
    role_id: access.role_id,
    role_name: ctx.language === 'ar' ? access.arabic_name : access.english_name,
  };
}
