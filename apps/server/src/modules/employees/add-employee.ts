import type { employeesContract } from '@rawnaq/domain/employees/employees.contract';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { can } from '@rawnaq/domain/kernel/permissions';
import type { UseCase } from '../../http/bind-contract';
import { audit } from '../audit';
import { giveAccess } from './access';
import { insertEmployee } from './employees.repo';
import { setServices } from './papers-and-services';
import { tell, uniquely } from './save-employee';
import { setHours } from './working-times';

/** Hours, services and access are set by the same use cases as later, in this one transaction. */
export const addEmployee: UseCase<(typeof employeesContract)['add']> = async (
  ctx,
  { shifts, service_ids, role_id, ...profile },
  raw,
) => {
  const id = await uniquely(() => insertEmployee(ctx.tx, { account_id: ctx.accountId, ...profile }));
  await audit(ctx, { action: 'employees.add', entity: 'employees', entity_id: id, after: profile });
  if (shifts.length > 0) await setHours(ctx, { id, shifts }, raw);
  if (service_ids.length > 0) await setServices(ctx, { id, service_ids }, raw);
  if (role_id != null) {
    if (!can(ctx.permissions, 'employees.access-login')) throw new AppError('no_permission');
    await giveAccess(ctx, { id, email: profile.email!, role_id }, raw);
  }
  await tell(ctx, id);
  return { id };
};
