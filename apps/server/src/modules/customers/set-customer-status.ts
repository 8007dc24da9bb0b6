import type { customersContract } from '@rawnaq/domain/customers/customers.contract';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { move } from '@rawnaq/domain/kernel/state-machine';
import { announce } from '../../db/announce';
import type { UseCase } from '../../http/bind-contract';
import { audit } from '../audit';
import { lockCustomer, updateStatus } from './customers.repo';

export const setCustomerStatus: UseCase<(typeof customersContract)['set_status']> = async (ctx, { id, status }) => {
  const before = await lockCustomer(ctx, id);
  move(recordStates, before.status as typeof status, status);
  await updateStatus(ctx, id, status);
  await audit(ctx, { action: 'customers.set-status', entity: 'customers', entity_id: id, before: { status: before.status }, after: { status } });
  await announce(ctx.tx, { channel: 'event', account_id: ctx.accountId, topic: 'customers', id });
  return { done: true };
};
