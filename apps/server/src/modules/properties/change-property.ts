import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { propertiesContract } from '@rawnaq/domain/properties/properties.contract';
import { isWaiting } from '@rawnaq/domain/properties/property-standing.states';
import { propertyStates } from '@rawnaq/domain/property-listings/property.states';
import type { UseCase } from '../../http/bind-contract';
import { sessionOf, type Ctx } from '../../http/context';
import { audit } from '../audit';
import { notifyPlatform } from '../notifications';
import { enqueuePlaceListing } from './place-listing';
import { lockOwn } from './lock-own';
import { picturesOf, setHidden, setRemoved, setSent } from './properties.repo';
import { assertComplete } from './save-property';
import { toFields } from './stored-property';

type Properties = typeof propertiesContract;

export const sendProperty: UseCase<Properties['send']> = async (ctx, seen) => {
  const row = await lockOwn(ctx, seen.id, seen.version);
  if (row.status === propertyStates.codes.active || isWaiting(row)) throw new AppError('PROPERTY_ALREADY_SENT');
  assertComplete(toFields(row, await picturesOf(ctx.tx, row)));
  const version = await setSent(ctx.tx, ctx.now, row);
  await audit(ctx, { action: 'properties.send', entity: 'properties', entity_id: row.id });
  await notifyPlatform(ctx.tx, {
    type: row.status === propertyStates.codes.new ? 'added-properties' : 'edited-properties',
    code: 'sent',
    values: {
      name: { en: row.english_name || row.arabic_name, ar: row.arabic_name || row.english_name },
      owner: sessionOf(ctx).user.name,
    },
  });
  return { id: row.id, version };
};

export const hideProperty: UseCase<Properties['hide']> = (ctx, seen) => setShown(ctx, seen, false);
export const showProperty: UseCase<Properties['show']> = (ctx, seen) => setShown(ctx, seen, true);

type Seen = { id: number; version: number };

async function setShown(ctx: Ctx, { id, version }: Seen, isShown: boolean): Promise<Seen> {
  const row = await lockOwn(ctx, id, version);
  if (row.status === propertyStates.codes.new) throw new AppError('PROPERTY_NOT_PUBLISHED');
  if (row.hidden === !isShown) return { id, version };
  const saved = await setHidden(ctx.tx, ctx.now, row, !isShown);
  await audit(ctx, {
    action: isShown ? 'properties.show' : 'properties.hide',
    entity: 'properties',
    entity_id: id,
    before: { hidden: row.hidden },
    after: { hidden: !isShown },
  });
  await enqueuePlaceListing(ctx.tx, row);
  return { id, version: saved };
}

/** Kept, with its history, and shown to nobody any more. */
export const removeProperty: UseCase<Properties['remove']> = async (ctx, seen) => {
  const row = await lockOwn(ctx, seen.id, seen.version);
  const version = await setRemoved(ctx.tx, ctx.now, row);
  await audit(ctx, { action: 'properties.remove', entity: 'properties', entity_id: row.id });
  await enqueuePlaceListing(ctx.tx, row);
  return { id: row.id, version };
};
