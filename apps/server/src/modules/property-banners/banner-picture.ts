import { AppError } from '@rawnaq/domain/kernel/app-error';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import type { propertyBannersContract } from '@rawnaq/domain/property-banners/property-banners.contract';
import { STAYS_ZONE } from '@rawnaq/domain/property-listings/property.states';
import type { UseCase } from '../../http/bind-contract';
import { openUpload } from '../uploads';
import { findShownPicture } from './banners.repo';

/** Files of the platform are nobody's business, but for this one while it is announced. */
export const bannerPicture: UseCase<(typeof propertyBannersContract)['picture']> = async (ctx, { id, size }) => {
  const upload = await findShownPicture(ctx.tx, id, todayIn(ctx.now, STAYS_ZONE));
  if (!upload) throw new AppError('NOT_FOUND');
  const file = await openUpload(ctx, upload, size);
  return { ...file, headers: { ...file.headers, 'cache-control': 'public, max-age=3600', vary: 'accept-encoding' } };
};
