import type { customersContract } from '@rawnaq/domain/customers/customers.contract';
import type { UseCase } from '../../http/bind-contract';
import { audit } from '../audit';
import { insertConsent } from './customer-details.repo';
import { insertCustomer } from './customers.repo';

export const addCustomer: UseCase<(typeof customersContract)['add']> = async (ctx, input) => {
  const id = await insertCustomer(ctx, input);
  await insertConsent(ctx, id, { channel: 'whatsapp', purpose: 'service' }, input.whatsapp_allowed ?? true);
  await audit(ctx, { action: 'customers.add', entity: 'customers', entity_id: id, after: input });
  return { id };
};
