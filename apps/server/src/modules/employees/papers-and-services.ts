import type { employeesContract } from '@rawnaq/domain/employees/employees.contract';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import type { UseCase } from '../../http/bind-contract';
import { audit } from '../audit';
import { assertOwnFile } from '../uploads';
import { countServices, deleteDocument, insertDocument, replaceServices, servicesOf } from './employees.repo';
import { employeeOr404 } from './save-employee';

type Employees = typeof employeesContract;

export const setServices: UseCase<Employees['set_services']> = async (ctx, { id, service_ids }) => {
  const employee = await employeeOr404(ctx, id);
  if (employee.status !== recordStates.codes.active) throw new AppError('EMPLOYEE_DISABLED');
  const wanted = [...new Set(service_ids)];
  if (wanted.length > 0 && (await countServices(ctx.tx, ctx.accountId, wanted)) !== wanted.length)
    throw new AppError('NOT_FOUND');
  const before = await servicesOf(ctx.tx, ctx.accountId, id);
  await replaceServices(ctx.tx, ctx.accountId, id, wanted);
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
