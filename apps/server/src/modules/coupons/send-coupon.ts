import type { couponsContract } from '@rawnaq/domain/coupons/coupons.contract';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { sayAmount, type Currency } from '@rawnaq/domain/kernel/money';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { sayCode } from '@rawnaq/domain/kernel/text/one-time-code';
import { sayDay } from '@rawnaq/domain/messages/salon-messages.rules';
import type { UseCase } from '../../http/bind-contract';
import { sessionOf } from '../../http/context';
import { audit } from '../audit';
import { findPayer } from '../customer-money';
import { businessDay } from '../invoices';
import { writeToCustomer } from '../messages';
import { giveCoupon, lockBatch } from './coupon-batches.repo';

/** A coupon that was sent is hers alone, so that a message that is passed on is worth nothing to others. */
export const sendCoupon: UseCase<(typeof couponsContract)['send']> = async (ctx, input) => {
  const { id, customer_id, channel, language } = input;
  const batch = await lockBatch(ctx, id);
  if (!batch) throw new AppError('NOT_FOUND');
  await findPayer(ctx, customer_id);
  const today = await businessDay(ctx);
  if (batch.status !== recordStates.codes.active || (batch.ends_on !== null && batch.ends_on < today))
    throw new AppError('COUPONS_NOT_USABLE');
  const code = await giveCoupon(ctx, id, customer_id);
  if (code === undefined) throw new AppError('COUPONS_NONE_LEFT');
  const currency = sessionOf(ctx).account.currency as Currency;
  const { percent, amount, ends_on } = batch;
  const recipient = await writeToCustomer(ctx, {
    customer_id,
    channel,
    purpose: 'marketing',
    language,
    template: 'coupon',
    values: (written, { name, salon }) => ({
      name,
      salon,
      occasion: written === 'ar' ? batch.arabic_name : batch.english_name,
      discount: percent === null ? sayAmount(amount ?? 0, currency, written) : `${percent / 100}%`,
      code: sayCode(code),
      until: ends_on === null ? '' : `${UNTIL[written]} ${sayDay(ends_on, written)}`,
    }),
  });
  if (recipient === undefined) throw new AppError('COUPON_NOBODY_TO_SEND_TO', { field: 'customer_id' });
  await audit(ctx, {
    action: 'coupons.send',
    entity: 'coupon_batches',
    entity_id: id,
    after: { customer_id, channel },
  });
  return { code, recipient };
};

const UNTIL = { en: ' until', ar: ' حتى' };
