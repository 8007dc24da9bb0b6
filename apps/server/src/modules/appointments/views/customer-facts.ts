import type { appointmentsContract } from '@rawnaq/domain/appointments/appointments.contract';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { UseCase } from '../../../http/bind-contract';
import { findCustomerFacts } from './customer-facts.repo';

/** For whoever stands at the desk with her: what she usually has, and what not to overlook. */
export const customerFacts: UseCase<(typeof appointmentsContract)['customer_facts']> = async (ctx, { customer_id }) => {
  const facts = await findCustomerFacts(ctx, customer_id);
  if (!facts) throw new AppError('CUSTOMER_NOT_EXIST', { field: 'customer_id' });
  return facts;
};
