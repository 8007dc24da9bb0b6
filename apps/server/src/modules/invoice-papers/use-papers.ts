import { AppError } from '@rawnaq/domain/kernel/app-error';
import { can } from '@rawnaq/domain/kernel/permissions';
import { invoiceSetting } from '@rawnaq/domain/settings/invoice-setting';
import type { invoicePapersContract } from '@rawnaq/domain/invoice-papers/invoice-papers.contract';
import type { UseCase } from '../../http/bind-contract';
import type { Ctx } from '../../http/context';
import { readSetting } from '../settings';
import { findPaper, type PaperRow } from './invoice-papers.repo';
import { readPaper } from './read-paper';

type Papers = typeof invoicePapersContract;

export const getPaper: UseCase<Papers['paper']> = async (ctx, { id }) => {
  const row = await ownPaper(ctx, id);
  const [paper, { paper: paper_size }] = await Promise.all([
    readPaper(ctx, row, ctx),
    readSetting(ctx, invoiceSetting),
  ]);
  return { paper, paper_size, customer_id: row.customer_id };
};

/** Whoever sells prints what she sold, whoever looks at sales prints what she looks at. */
export async function ownPaper(ctx: Ctx, id: number): Promise<PaperRow> {
  if (!can(ctx.permissions, 'billing.view') && !can(ctx.permissions, 'accounting.total-sales'))
    throw new AppError('no_permission');
  const row = await findPaper(ctx, { id });
  if (!row) throw new AppError('INVOICE_NOT_EXIST');
  return row;
}
