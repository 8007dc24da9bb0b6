import type { complaintsContract } from '@rawnaq/domain/complaints/complaints.contract';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { UseCase } from '../../http/bind-contract';
import { findByMobile } from '../customers';
import { findComplaint } from './complaints.repo';

/** Sent from a booking it names its customer. Otherwise whoever has the number is looked up now: she may have become a customer since. */
export const getComplaint: UseCase<(typeof complaintsContract)['get_record']> = async (ctx, { id }) => {
  const record = await findComplaint(ctx, id);
  if (!record) throw new AppError('NOT_FOUND');
  const byMobile = record.customer_id === null && record.mobile ? await findByMobile(ctx, record.mobile) : undefined;
  return { record: { ...record, customer_id: record.customer_id ?? byMobile?.id ?? null } };
};
