import { AppError } from '@rawnaq/domain/kernel/app-error';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { move } from '@rawnaq/domain/kernel/state-machine';
import { offerCondition } from '@rawnaq/domain/offers/offer.rules';
import type { offersContract } from '@rawnaq/domain/offers/offers.contract';
import { announce } from '../../db/announce';
import type { UseCase } from '../../http/bind-contract';
import { audit } from '../audit';
import { lockOffer, today, updateOfferStatus } from './offers.repo';

export const setOfferStatus: UseCase<(typeof offersContract)['set_status']> = async (ctx, { id, status }) => {
  const before = await lockOffer(ctx, id);
  if (!before) throw new AppError('OFFER_NOT_EXIST');
  move(recordStates, before.status as typeof status, status);
  if (status === recordStates.codes.active && offerCondition(before, today(ctx)) === 'expired') throw new AppError('OFFER_EXPIRED');
  await updateOfferStatus(ctx, id, status);
  await audit(ctx, { action: 'offers.set-status', entity: 'offers', entity_id: id, before: { status: before.status }, after: { status } });
  await announce(ctx.tx, { channel: 'event', account_id: ctx.accountId, topic: 'offers', id });
  return { done: true };
};
