import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { offersContract } from '@rawnaq/domain/offers/offers.contract';
import type { UseCase } from '../../http/bind-contract';
import { audit } from '../audit';
import { assertOffer } from './assert-offer';
import { lockOffer, servicesOfOffer, updateOffer } from './offers.repo';

export const editOffer: UseCase<(typeof offersContract)['edit']> = async (ctx, { id, ...offer }) => {
  const before = await lockOffer(ctx, id);
  if (!before) throw new AppError('OFFER_NOT_EXIST');
  await assertOffer(ctx, offer, before);
  const services = (await servicesOfOffer(ctx, id)).map((service) => service.id);
  await updateOffer(ctx, id, offer);
  const { status: _, ...fields } = before;
  await audit(ctx, {
    action: 'offers.edit',
    entity: 'offers',
    entity_id: id,
    before: { ...fields, services },
    after: offer,
  });
  return { done: true };
};
