import type { employeesContract } from '@rawnaq/domain/employees/employees.contract';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { ParsedInputOf } from '@rawnaq/domain/kernel/contract';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { move } from '@rawnaq/domain/kernel/state-machine';
import type { Ctx } from '../../http/context';
import { audit } from '../audit';
import { loginOf } from '../auth';
import { takeAccess } from './access';
import { replaceServices, servicesOf, updateEmployee } from './employees.repo';
import { employeeOr404 } from './save-employee';

/**
 * Of a module above that holds work of an employee, such as appointments still to come. Says no by throwing, or tidies
 * up in the same transaction.
 */
export type BeforeDisabling = (ctx: Ctx, employeeId: number) => Promise<void>;

/**
 * Disabling removes an employee from billing, appointments, assigned services and access, all at once. Activating gives
 * back none of it by itself.
 */
export const setEmployeeStatus = async (
  ctx: Ctx,
  { id, status }: ParsedInputOf<(typeof employeesContract)['set_status']>,
  beforeDisabling: readonly BeforeDisabling[],
): Promise<{ done: true }> => {
  const before = await employeeOr404(ctx, id);
  const login = await loginOf(ctx, id);
  if (login?.is_owner) throw new AppError('OWNER_ROLE_PROTECTED');
  move(recordStates, before.status, status);
  if (status === recordStates.codes.active) {
    await updateEmployee(ctx.tx, ctx.accountId, id, { status, left_on: null });
    await audit(ctx, {
      action: 'employees.activate',
      entity: 'employees',
      entity_id: id,
      before: { status: recordStates.codes.disabled, left_on: before.left_on },
      after: { status, left_on: null },
    });
    return { done: true };
  }
  for (const ask of beforeDisabling) await ask(ctx, id);
  if (login?.status === recordStates.codes.active) await takeAccess(ctx, login);
  const service_ids = await servicesOf(ctx.tx, ctx.accountId, id);
  await replaceServices(ctx.tx, ctx.accountId, id, []);
  const after = { status, show_in_appointments: false, show_in_billing: false };
  await updateEmployee(ctx.tx, ctx.accountId, id, after);
  await audit(ctx, {
    action: 'employees.disable',
    entity: 'employees',
    entity_id: id,
    before: {
      status: recordStates.codes.active,
      show_in_appointments: before.show_in_appointments,
      show_in_billing: before.show_in_billing,
      service_ids,
      access: login?.status === recordStates.codes.active,
    },
    after: { ...after, service_ids: [], access: false },
  });
  return { done: true };
};
