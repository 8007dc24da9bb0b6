import { statusUseCase } from '../records';
import { lockCustomer, updateStatus } from './customers.repo';

export const setCustomerStatus = statusUseCase({
  entity: 'customers',
  action: 'customers.set-status',
  lock: lockCustomer,
  update: updateStatus,
});
