import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { suppliersContract } from '@rawnaq/domain/suppliers/suppliers.contract';
import type { UseCase } from '../../http/bind-contract';
import { findSupplier } from './suppliers.repo';

export const getSupplier: UseCase<(typeof suppliersContract)['get_record']> = async (ctx, input) => {
  const record = await findSupplier(ctx, input.id);
  if (!record) throw new AppError('NOT_FOUND');
  return { record };
};
