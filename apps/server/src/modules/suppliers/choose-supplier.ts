import { AppError } from '@rawnaq/domain/kernel/app-error';
import { can, type MerchantPermission } from '@rawnaq/domain/kernel/permissions';
import type { suppliersContract } from '@rawnaq/domain/suppliers/suppliers.contract';
import type { UseCase } from '../../http/bind-contract';
import { findSuppliers } from './suppliers.repo';

/** Whoever records a bill or goods says whose they are. */
const BUYERS: readonly MerchantPermission[] = ['accounting.expenses', 'products.add-quantity'];

export const chooseSupplier: UseCase<(typeof suppliersContract)['find']> = async (ctx, { search }) => {
  if (!BUYERS.some((permission) => can(ctx.permissions, permission))) throw new AppError('no_permission');
  return { records: await findSuppliers(ctx, search) };
};
