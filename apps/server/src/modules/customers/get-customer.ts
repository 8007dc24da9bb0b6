import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { customersContract } from '@rawnaq/domain/customers/customers.contract';
import type { UseCase } from '../../http/bind-contract';
import { countDetails, currentConsents } from './customer-details.repo';
import { findCustomer } from './customers.repo';

export const getCustomer: UseCase<(typeof customersContract)['get_record']> = async (ctx, { id }) => {
  const record = await findCustomer(ctx, id);
  if (!record) throw new AppError('NOT_FOUND');
  return {
    record,
    merged_into: record.merged_into,
    consents: await currentConsents(ctx, id),
    ...(await countDetails(ctx, id)),
  };
};
