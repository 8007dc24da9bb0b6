import type { suppliersContract } from '@rawnaq/domain/suppliers/suppliers.contract';
import type { UseCase } from '../../http/bind-contract';
import { audit } from '../audit';
import { insertSupplier } from './suppliers.repo';

export const addSupplier: UseCase<(typeof suppliersContract)['add']> = async (ctx, input) => {
  const id = await insertSupplier(ctx, input);
  await audit(ctx, { action: 'suppliers.add', entity: 'suppliers', entity_id: id, after: input });
  return { id };
};
