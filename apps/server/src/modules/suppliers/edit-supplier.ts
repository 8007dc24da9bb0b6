import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { suppliersContract } from '@rawnaq/domain/suppliers/suppliers.contract';
import type { UseCase } from '../../http/bind-contract';
import { audit } from '../audit';
import { lockSupplier, updateSupplier } from './suppliers.repo';

export const editSupplier: UseCase<(typeof suppliersContract)['edit']> = async (ctx, { id, ...facts }) => {
  const found = await lockSupplier(ctx, id);
  if (!found) throw new AppError('NOT_FOUND');
  await updateSupplier(ctx, id, facts);
  const { name, contact, mobile, email, trn, note } = found;
  await audit(ctx, {
    action: 'suppliers.edit',
    entity: 'suppliers',
    entity_id: id,
    before: { name, contact, mobile, email, trn, note },
    after: facts,
  });
  return { done: true };
};
