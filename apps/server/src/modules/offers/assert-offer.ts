import { AppError } from '@rawnaq/domain/kernel/app-error';
import { isPriceBelowServices } from '@rawnaq/domain/offers/offer.rules';
import type { Ctx } from '../../http/context';
import { assertServices } from '../services';
import { assertOwnPicture } from '../uploads';
import { today, type OfferValues } from './offers.repo';
import type { Code } from '../../db/column-codes';

/** What only the salon's own records can tell: its services and their prices, its picture, its day. */
export async function assertOffer(
  ctx: Ctx,
  offer: OfferValues & { type: Code<'offers.type'> },
  before?: { expires_on: string | null },
): Promise<void> {
  const services = await assertServices(ctx, offer.services);
  if (
    !isPriceBelowServices(
      offer.type,
      offer.price,
      services.map((service) => service.price),
    )
  )
    throw new AppError('OFFER_PRICE_NOT_BELOW_SERVICES', { field: 'price' });
  if (offer.expires_on && offer.expires_on !== before?.expires_on && offer.expires_on < today(ctx))
    throw new AppError('OFFER_EXPIRED', { field: 'expires_on' });
  if (offer.picture_upload_id != null) await assertOwnPicture(ctx, offer.picture_upload_id, 'picture_upload_id');
}
