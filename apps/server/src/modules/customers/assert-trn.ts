import { AppError } from '@rawnaq/domain/kernel/app-error';
import { trnProblem } from '@rawnaq/domain/kernel/trn';
import { sessionOf, type Ctx } from '../../http/context';

/** What a tax number looks like is decided by the salon's country, which a contract does not know. */
export function assertTrn(ctx: Ctx, trn: string | undefined): void {
  if (!trn) return;
  const problem = trnProblem(trn, sessionOf(ctx).account.country);
  if (problem)
    throw new AppError(problem === 'ksa-threes' ? 'CUSTOMER_TRN_KSA' : 'CUSTOMER_TRN_INVALID', { field: 'trn' });
}
