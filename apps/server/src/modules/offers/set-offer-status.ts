import { AppError } from '@rawnaq/domain/kernel/app-error';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { offerCondition } from '@rawnaq/domain/offers/offer.rules';
import { statusUseCase } from '../records';
import { lockOffer, today, updateOfferStatus } from './offers.repo';

export const setOfferStatus = statusUseCase({
  entity: 'offers',
  action: 'offers.set-status',
  lock: lockOffer,
  missing: 'OFFER_NOT_EXIST',
  update: updateOfferStatus,
  check: (ctx, before, status) => {
    if (status === recordStates.codes.active && offerCondition(before, today(ctx)) === 'expired')
      throw new AppError('OFFER_EXPIRED');
  },
});
