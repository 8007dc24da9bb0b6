import type { employeesContract } from '@rawnaq/domain/employees/employees.contract';
import { toShift } from '@rawnaq/domain/employees/working-hours.rules';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { can } from '@rawnaq/domain/kernel/permissions';
import type { UseCase } from '../../http/bind-contract';
import { audit } from '../audit';
import { giveAccess } from './access';
import { insertEmployee, replaceShifts } from './employees.repo';
import { setServices } from './papers-and-services';
import { openingHours } from '../settings';
import { namesOf, uniquely } from './save-employee';
import { setHours } from './working-times';

/** Hours, services and access are set by the same use cases as later, in this one transaction. */
export const addEmployee: UseCase<(typeof employeesContract)['add']> = async (
  ctx,
  { shifts, service_ids, role_id, ...profile },
  raw,
) => {
  const names = await namesOf(ctx, profile);
  const id = await uniquely(() => insertEmployee(ctx.tx, { account_id: ctx.accountId, ...profile, ...names }));
  await audit(ctx, { action: 'employees.add', entity: 'employees', entity_id: id, after: profile });
  if (shifts) await setHours(ctx, { id, shifts }, raw);
  // Somebody without hours could not be booked: she works while the salon is open, until somebody says otherwise.
  else await replaceShifts(ctx.tx, ctx.accountId, id, (await openingHours(ctx)).shifts.map(toShift));
  if (service_ids.length > 0) await setServices(ctx, { id, service_ids }, raw);
  if (role_id != null) {
    if (!can(ctx.permissions, 'employees.access-login')) throw new AppError('no_permission');
    await giveAccess(ctx, { id, email: profile.email!, role_id }, raw);
  }
  return { id };
};
