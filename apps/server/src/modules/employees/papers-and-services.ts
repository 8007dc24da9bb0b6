import type { employeesContract } from '@rawnaq/domain/employees/employees.contract';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { isForeignKeyViolation } from '../../db/pg-errors';
import type { UseCase } from '../../http/bind-contract';
import { audit } from '../audit';
import { assertOwnFile } from '../uploads';
import { deleteDocument, insertDocument, replaceServices, servicesOf } from './employees.repo';
import { employeeOr404 } from './save-employee';

type Employees = typeof employeesContract;
/** Services stand above employees, so the database says whether they are there. */
const SERVICE_OF_SALON = 'employee_services_account_id_service_id_fkey';

export const setServices: UseCase<Employees['set_services']> = async (ctx, { id, service_ids }) => {
  const employee = await employeeOr404(ctx, id);
  if (employee.status !== recordStates.codes.active) throw new AppError('EMPLOYEE_DISABLED');
  const wanted = [...new Set(service_ids)];
  const before = await servicesOf(ctx.tx, ctx.accountId, id);
  await replaceServices(ctx.tx, ctx.accountId, id, wanted).catch((error: unknown) => {
    throw isForeignKeyViolation(error, SERVICE_OF_SALON) ? new AppError('NOT_FOUND') : error;
  });
  await audit(ctx, {
    action: 'employees.set-services',
    entity: 'employees',
    entity_id: id,
    before: { service_ids: before },
    after: { service_ids: wanted },
  });
  return { done: true };
};

export const addDocument: UseCase<Employees['add_document']> = async (ctx, input) => {
  await employeeOr404(ctx, input.employee_id);
  await assertOwnFile(ctx, input.upload_id);
  const id = await insertDocument(ctx.tx, { account_id: ctx.accountId, ...input });
  await audit(ctx, {
    action: 'employees.add-document',
    entity: 'employees',
    entity_id: input.employee_id,
    after: input,
  });
  return { id };
};

export const removeDocument: UseCase<Employees['remove_document']> = async (ctx, { id }) => {
  const removed = await deleteDocument(ctx.tx, ctx.accountId, id);
  if (!removed) throw new AppError('NOT_FOUND');
  await audit(ctx, {
    action: 'employees.remove-document',
    entity: 'employees',
    entity_id: removed.employee_id,
    before: removed,
  });
  return { done: true };
};
