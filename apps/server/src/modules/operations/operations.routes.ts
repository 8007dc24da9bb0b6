import { AppError } from '@rawnaq/domain/kernel/app-error';
import { operationsContract } from '@rawnaq/domain/operations/operations.contract';
import type { UseCases } from '../../http/bind-contract';
import { audit } from '../audit';
import { getOperations } from './get-operations';
import { retryJobs } from './operations.repo';

const useCases: UseCases<typeof operationsContract> = {
  get: getOperations,
  retry_jobs: async (ctx, { ids }) => {
    const jobs = await retryJobs(ctx.tx, ids, false);
    if (jobs > 0) await audit(ctx, { action: 'operations.retry', entity: 'failed_jobs', after: { jobs } });
    return { jobs };
  },
  remove_job: async (ctx, { id }) => {
    if ((await retryJobs(ctx.tx, [id], true)) === 0) throw new AppError('NOT_FOUND');
    await audit(ctx, { action: 'operations.remove', entity: 'failed_jobs', entity_id: id });
    return { done: true };
  },
};

export const operationsRoutes = { contract: operationsContract, useCases };
