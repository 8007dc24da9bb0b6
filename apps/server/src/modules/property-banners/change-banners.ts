import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { propertyBannersContract } from '@rawnaq/domain/property-banners/property-banners.contract';
import type { UseCase } from '../../http/bind-contract';
import type { Ctx } from '../../http/context';
import { audit } from '../audit';
import { assertOwnPictures } from '../uploads';
import { deleteBanner, insertBanner, lockBanner, updateBanner, updateBannerStatus } from './banners.repo';

type Banners = typeof propertyBannersContract;

export const addBanner: UseCase<Banners['add']> = async (ctx, fields) => {
  await assertOwnPictures(ctx, [{ path: 'upload_id', upload_id: fields.upload_id }]);
  const id = await insertBanner(ctx.tx, fields, ctx.now);
  await audit(ctx, { action: 'property-banners.add', entity: 'property_banners', entity_id: id, after: fields });
  return { id };
};

export const editBanner: UseCase<Banners['edit']> = async (ctx, { id, ...fields }) => {
  const { status: _status, ...before } = await lockKnown(ctx, id);
  await assertOwnPictures(ctx, [{ path: 'upload_id', upload_id: fields.upload_id }]);
  await updateBanner(ctx.tx, id, fields);
  await audit(ctx, {
    action: 'property-banners.edit',
    entity: 'property_banners',
    entity_id: id,
    before,
    after: fields,
  });
  return { done: true };
};

export const setBannerStatus: UseCase<Banners['set_status']> = async (ctx, { id, status }) => {
  const before = await lockKnown(ctx, id);
  if (before.status === status) return { done: true };
  await updateBannerStatus(ctx.tx, id, status);
  await audit(ctx, {
    action: 'property-banners.set-status',
    entity: 'property_banners',
    entity_id: id,
    before: { status: before.status },
    after: { status },
  });
  return { done: true };
};

export const removeBanner: UseCase<Banners['remove']> = async (ctx, { id }) => {
  const before = await lockKnown(ctx, id);
  await deleteBanner(ctx.tx, id);
  await audit(ctx, { action: 'property-banners.remove', entity: 'property_banners', entity_id: id, before });
  return { done: true };
};

async function lockKnown(ctx: Ctx, id: number) {
  const banner = await lockBanner(ctx.tx, id);
  if (!banner) throw new AppError('NOT_FOUND');
  return banner;
}
