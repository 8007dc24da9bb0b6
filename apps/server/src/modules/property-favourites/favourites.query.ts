import { listingContent } from '@rawnaq/domain/property-listings/listing-content';
import type { Favourite } from '@rawnaq/domain/property-favourites/property-favourites.contract';
import type { Ctx } from '../../http/context';

const shown = listingContent.pick({ name: true, area: true, images: true });

/** The newest first. One that is hidden just now comes back by itself when its owner shows it again. */
export async function keptListings({ tx, accountId }: Ctx): Promise<Favourite[]> {
  const rows = await tx
    .selectFrom('property_favourites as f')
    .innerJoin('property_listings as l', 'l.unique_id', 'f.unique_id')
    .select([
      'f.created_at as kept_at',
      'l.unique_id',
      'l.type',
      'l.emirate',
      'l.capacity',
      'l.bedrooms',
      'l.bathrooms',
      'l.weekday_price',
      'l.weekend_price',
      'l.lowest_price',
      'l.insurance_amount',
      'l.latitude',
      'l.longitude',
      'l.content',
    ])
    .where('f.account_id', '=', accountId)
    .where('f.removed_at', 'is', null)
    .orderBy('f.created_at', 'desc')
    .orderBy('f.unique_id')
    .execute();
  return rows.map(({ content, ...row }) => {
    const { name, area, images } = shown.parse(content);
    return { ...row, name, area, images: images.map(({ unique_id }) => unique_id) };
  });
}
