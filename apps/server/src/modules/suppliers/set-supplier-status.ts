import { statusUseCase } from '../records';
import { lockSupplier, updateSupplierStatus } from './suppliers.repo';

export const setSupplierStatus = statusUseCase({
  entity: 'suppliers',
  action: 'suppliers.set-status',
  lock: lockSupplier,
  update: updateSupplierStatus,
});
