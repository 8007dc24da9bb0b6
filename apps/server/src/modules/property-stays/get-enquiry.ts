import { AppError } from '@rawnaq/domain/kernel/app-error';
import { isToldOf } from '@rawnaq/domain/property-stays/deposit.rules';
import { usualPrice } from '@rawnaq/domain/property-stays/nights.rules';
import type { staysContract } from '@rawnaq/domain/property-stays/stays.contract';
import type { UseCase } from '../../http/bind-contract';
import { findEnquiryRow, lettersOf } from './enquiries.repo';
import { areFree } from './nights.repo';
import type { StayDeposits } from './stay-deposits';

export const getEnquiry =
  (deposits: StayDeposits): UseCase<(typeof staysContract)['get_record']> =>
  async (ctx, { id }) => {
    const found = await findEnquiryRow(ctx, id);
    if (!found) throw new AppError('NOT_FOUND');
    const { weekday_price, weekend_price, ...record } = found;
    const asked = await deposits.of(ctx, id);
    const place = { account_id: ctx.accountId, property_id: record.property_id };
    return {
      record: {
        ...record,
        language: record.language === 'en' ? ('en' as const) : ('ar' as const),
        deposit_state:
          asked && isToldOf(asked.stage, record.deposit) ? { amount: asked.amount, stage: asked.stage } : null,
        can_take_deposit: await deposits.canBeTaken(ctx),
        free: await areFree(ctx.tx, place, record, ctx.now, id),
        usual_price: usualPrice(record, { weekday_price, weekend_price }),
        letters: await lettersOf(ctx.tx, { account_id: ctx.accountId, id }),
      },
    };
  };
