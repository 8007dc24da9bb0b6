import { namesToStore, type StoredNames } from '@rawnaq/domain/employees/employee-names.rules';
import type { employeesContract } from '@rawnaq/domain/employees/employees.contract';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { isUniqueViolation } from '../../db/pg-errors';
import type { UseCase } from '../../http/bind-contract';
import type { Ctx } from '../../http/context';
import { audit } from '../audit';
import { renameLogin } from '../auth';
import { assertOwnPicture } from '../uploads';
import { allIds, lockEmployee, salonLanguage, setOrder, updateEmployee } from './employees.repo';

type Employees = typeof employeesContract;

export const editEmployee: UseCase<Employees['edit']> = async (ctx, { id, ...input }) => {
  const before = await employeeOr404(ctx, id);
  const picture_upload_id = input.picture_upload_id ?? null;
  if (picture_upload_id !== null && picture_upload_id !== before.picture_upload_id)
    await assertOwnPicture(ctx, picture_upload_id, 'picture_upload_id');
  const {
    salary: _salary,
    commission: _commission,
    created_at: _created,
    account_id: _account,
    sort_order: _order,
    status,
    ...known
  } = before;
  const after = {
    ...(await namesOf(ctx, input)),
    mobile: input.mobile ?? null,
    email: input.email ?? null,
    experience: input.experience ?? null,
    joined_on: input.joined_on ?? null,
    left_on: input.left_on ?? null,
    passport_expires_on: input.passport_expires_on ?? null,
    residency_expires_on: input.residency_expires_on ?? null,
    picture_upload_id,
    // Whoever is disabled stays out of appointments and billing until activated again.
    show_in_appointments: status === recordStates.codes.active && input.show_in_appointments,
    show_in_billing: status === recordStates.codes.active && input.show_in_billing,
  };
  await uniquely(() => updateEmployee(ctx.tx, ctx.accountId, id, after));
  if (before.name !== after.name) await renameLogin(ctx.tx, ctx.accountId, id, after.name);
  await audit(ctx, {
    action: 'employees.edit',
    entity: 'employees',
    entity_id: id,
    before: known,
    after: { id, ...after },
  });
  return { done: true };
};

export const setPay: UseCase<Employees['set_pay']> = async (ctx, { id, salary, commission }) => {
  const before = await employeeOr404(ctx, id);
  await updateEmployee(ctx.tx, ctx.accountId, id, { salary, commission });
  await audit(ctx, {
    action: 'employees.set-pay',
    entity: 'employees',
    entity_id: id,
    before: { salary: before.salary, commission: before.commission },
    after: { salary, commission },
  });
  return { done: true };
};

/**
 * The list as it should be. When somebody was added meanwhile the order is not the one that was seen, and is refused.
 */
export const reorderEmployees: UseCase<Employees['reorder']> = async (ctx, { ids }) => {
  const known = (await allIds(ctx.tx, ctx.accountId)).map((row) => row.id);
  if (known.length !== ids.length || new Set(ids).size !== ids.length || ids.some((id) => !known.includes(id)))
    throw new AppError('CONFLICT');
  await setOrder(ctx.tx, ctx.accountId, ids);
  await audit(ctx, { action: 'employees.order', entity: 'employees', before: { ids: known }, after: { ids } });
  return { done: true };
};

export async function namesOf(
  ctx: Ctx,
  names: { english_name?: string | undefined; arabic_name?: string | undefined },
): Promise<StoredNames> {
  return namesToStore(names, await salonLanguage(ctx));
}

export async function employeeOr404(ctx: Ctx, id: number) {
  const employee = await lockEmployee(ctx.tx, ctx.accountId, id);
  if (!employee) throw new AppError('NOT_FOUND');
  return employee;
}

/** The unique index decides who came first, whatever the race. */
export async function uniquely<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isUniqueViolation(error, 'employees_mobile')) throw new AppError('EMPLOYEE_MOBILE_EXISTS', { field: 'mobile' });
    throw error;
  }
}
