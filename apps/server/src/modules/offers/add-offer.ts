import type { offersContract } from '@rawnaq/domain/offers/offers.contract';
import type { UseCase } from '../../http/bind-contract';
import { audit } from '../audit';
import { assertOffer } from './assert-offer';
import { insertOffer } from './offers.repo';

export const addOffer: UseCase<(typeof offersContract)['add']> = async (ctx, input) => {
  await assertOffer(ctx, input);
  const id = await insertOffer(ctx, input);
  await audit(ctx, { action: 'offers.add', entity: 'offers', entity_id: id, after: input });
  return { id };
};
