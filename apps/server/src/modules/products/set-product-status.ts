import { statusUseCase } from '../records';
import { lockProduct, updateProductStatus } from './products.repo';

export const setProductStatus = statusUseCase({
  entity: 'products',
  action: 'products.set-status',
  lock: lockProduct,
  update: updateProductStatus,
});
