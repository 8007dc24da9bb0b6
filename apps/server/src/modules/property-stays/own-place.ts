import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { Ctx } from '../../http/context';
import { audit } from '../audit';
import { findPlace, type Place } from './enquiries.repo';

export async function findOwnPlace(ctx: Ctx, id: number): Promise<Place> {
  const place = await findPlace(ctx.tx, ctx.accountId, id);
  if (!place || place.removed_at !== null) throw new AppError('NOT_FOUND');
  return place;
}

type Action =
  | 'stay-calendars.block'
  | 'stay-calendars.unblock'
  | 'stay-calendars.renew-export'
  | 'stay-calendars.add-feed'
  | 'stay-calendars.remove-feed';

/** Addresses of calendars are secrets: the history has their names alone. */
export const remember = (ctx: Ctx, action: Action, property_id: number, after?: object): Promise<void> =>
  audit(ctx, { action, entity: 'property_calendars', entity_id: property_id, ...(after && { after }) });
