import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { invoicePapersContract } from '@rawnaq/domain/invoice-papers/invoice-papers.contract';
import type { UseCase } from '../../http/bind-contract';
import { throttle, type Limit } from '../../http/throttle';
import { networkOf } from '../../http/visitor-address';
import { accountOfLink } from '../../infra/link-id';
import { asAccount } from '../../services';
import { notify } from '../notifications';
import { findPaper, insertRating } from './invoice-papers.repo';

/** A household rates a few visits a day; somebody who guesses links tries many. */
export const STRANGERS: Limit = { bucket: 'invoice-links', limit: 120, seconds: 600 };

export const rateInvoice: UseCase<(typeof invoicePapersContract)['rate']> = async (
  ctx,
  { unique_id, stars, comment },
) => {
  await throttle(ctx.services, STRANGERS, networkOf(ctx.request.ip));
  const accountId = accountOfLink(unique_id);
  await asAccount(ctx.services, accountId, async (tx) => {
    const place = { tx, accountId };
    const row = await findPaper(place, { unique_id });
    if (!row) throw new AppError('INVOICE_NOT_EXIST');
    if (!(await insertRating(place, { invoice_id: row.id, stars, comment: comment ?? null, at: ctx.now })))
      throw new AppError('INVOICE_ALREADY_RATED');
    await notify(tx, accountId, {
      type: 'surveys',
      code: 'answered',
      values: { customer: row.customer_name ?? '·', stars },
    });
  });
  return { done: true };
};
