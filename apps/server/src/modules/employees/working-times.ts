import type { employeesContract } from '@rawnaq/domain/employees/employees.contract';
import { toShift, toShiftTimes } from '@rawnaq/domain/employees/working-hours.rules';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { isExclusionViolation } from '../../db/pg-errors';
import type { UseCase } from '../../http/bind-contract';
import { audit } from '../audit';
import { deleteLeave, insertLeave, replaceShifts, shiftsOf } from './employees.repo';
import { employeeOr404 } from './save-employee';

type Employees = typeof employeesContract;

/** The whole week at once. The input has already been checked for overlaps by the rules of working hours. */
export const setHours: UseCase<Employees['set_hours']> = async (ctx, { id, shifts }) => {
  await employeeOr404(ctx, id);
  const before = (await shiftsOf(ctx.tx, ctx.accountId, id)).map(toShiftTimes);
  await replaceShifts(ctx.tx, ctx.accountId, id, shifts.map(toShift));
  await audit(ctx, {
    action: 'employees.set-hours',
    entity: 'employees',
    entity_id: id,
    before: { shifts: before },
    after: { shifts },
  });
  return { done: true };
};

export const addLeave: UseCase<Employees['add_leave']> = async (ctx, input) => {
  await employeeOr404(ctx, input.employee_id);
  try {
    const id = await insertLeave(ctx.tx, { account_id: ctx.accountId, ...input });
    await audit(ctx, {
      action: 'employees.add-leave',
      entity: 'employees',
      entity_id: input.employee_id,
      after: input,
    });
    return { id };
  } catch (error) {
    if (isExclusionViolation(error, 'employee_leaves_apart'))
      throw new AppError('LEAVE_OVERLAP', { field: 'starts_on' });
    throw error;
  }
};

export const removeLeave: UseCase<Employees['remove_leave']> = async (ctx, { id }) => {
  const removed = await deleteLeave(ctx.tx, ctx.accountId, id);
  if (!removed) throw new AppError('NOT_FOUND');
  await audit(ctx, {
    action: 'employees.remove-leave',
    entity: 'employees',
    entity_id: removed.employee_id,
    before: removed,
  });
  return { done: true };
};
