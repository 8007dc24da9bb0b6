import { AppError } from '@rawnaq/domain/kernel/app-error';
import { invoiceKinds } from '@rawnaq/domain/invoices/invoice-kinds.states';
import type { invoicePapersContract } from '@rawnaq/domain/invoice-papers/invoice-papers.contract';
import type { UseCase } from '../../http/bind-contract';
import { throttle, type Limit } from '../../http/throttle';
import { accountOfLink } from '../../infra/link-id';
import { asAccount, type Services } from '../../services';
import { notify } from '../notifications';
import { findPaper, insertRating } from './invoice-papers.repo';

/** A household opens a few invoices a day; somebody who guesses links tries many. */
export const LINK_VISITS: Limit = { bucket: 'invoice-links', limit: 120, seconds: 600 };

export const rateInvoice: UseCase<(typeof invoicePapersContract)['rate']> = async (ctx, { unique_id, ...rating }) => {
  await throttle(ctx.services, LINK_VISITS, { ip: ctx.request.ip });
  await rateByLink(ctx.services, unique_id, rating);
  return { done: true };
};

/** Once for each invoice, by whoever holds its link. The salon is told. */
export async function rateByLink(
  services: Services,
  unique_id: string,
  { stars, comment }: { stars: number; comment?: string | undefined },
): Promise<void> {
  const accountId = accountOfLink(unique_id);
  await asAccount(services, accountId, async (tx) => {
    const place = { tx, accountId };
    const row = await findPaper(place, { unique_id });
    if (!row || row.kind !== invoiceKinds.codes.sale || row.cancelled_at !== null)
      throw new AppError('INVOICE_NOT_EXIST');
    const at = services.clock();
    if (!(await insertRating(place, { invoice_id: row.id, stars, comment: comment ?? null, at })))
      throw new AppError('INVOICE_ALREADY_RATED');
    await notify(tx, accountId, {
      type: 'surveys',
      code: 'answered',
      values: { customer: row.customer_name ?? row.customer_mobile ?? '·', stars },
      // Ratings stand among the answers of surveys, with their numbers below zero.
      open: -row.id,
    });
  });
}
