import { addCustomerInput, type customersContract } from '@rawnaq/domain/customers/customers.contract';
import type { UseCase } from '../../http/bind-contract';
import { audit } from '../audit';
import { insertConsent } from './customer-details.repo';
import { lockCustomer, updateCustomer } from './customers.repo';

export const editCustomer: UseCase<(typeof customersContract)['edit']> = async (ctx, { id, ...input }) => {
  const before = await lockCustomer(ctx, id);
  await updateCustomer(ctx, before, input);
  if (input.whatsapp_allowed !== undefined && input.whatsapp_allowed !== before.whatsapp_allowed)
    await insertConsent(ctx, id, { channel: 'whatsapp', purpose: 'service' }, input.whatsapp_allowed);
  const fields = Object.keys(addCustomerInput.shape) as (keyof typeof input)[];
  await audit(ctx, {
    action: 'customers.edit',
    entity: 'customers',
    entity_id: id,
    before: Object.fromEntries(fields.map((field) => [field, before[field]])),
    after: Object.fromEntries(fields.map((field) => [field, input[field] ?? null])),
  });
  return { done: true };
};
