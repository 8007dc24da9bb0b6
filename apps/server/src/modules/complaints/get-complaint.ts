import type { complaintsContract } from '@rawnaq/domain/complaints/complaints.contract';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { UseCase } from '../../http/bind-contract';
import { findComplaint } from './complaints.repo';

export const getComplaint: UseCase<(typeof complaintsContract)['get_record']> = async (ctx, { id }) => {
  const record = await findComplaint(ctx, id);
  if (!record) throw new AppError('NOT_FOUND');
  return { record };
};
