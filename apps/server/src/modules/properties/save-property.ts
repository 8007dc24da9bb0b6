import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { propertiesContract } from '@rawnaq/domain/properties/properties.contract';
import { contentOf, gapsOf } from '@rawnaq/domain/properties/property.rules';
import type { PropertyFields } from '@rawnaq/domain/properties/property-fields';
import { isWaiting } from '@rawnaq/domain/properties/property-standing.states';
import { propertyStates } from '@rawnaq/domain/property-listings/property.states';
import type { UseCase } from '../../http/bind-contract';
import type { Ctx } from '../../http/context';
import { newUniqueId } from '../../infra/crypto';
import { audit } from '../audit';
import { assertOwnPictures } from '../uploads';
import { lockOwn } from './lock-own';
import { countProperties, insertProperty, picturesByIds, picturesOf, updateProperty } from './properties.repo';
import { approvedContent, isSameContent, toFields, type StoredProperty } from './stored-property';

type Properties = typeof propertiesContract;
/** Nobody lets more; whoever fills the list by a machine is stopped. */
const MOST_PROPERTIES = 100;

export const addProperty: UseCase<Properties['add']> = async (ctx, fields) => {
  await assertPictures(ctx, fields);
  if ((await countProperties(ctx.tx, ctx.accountId)) >= MOST_PROPERTIES)
    throw new AppError('PROPERTY_TOO_MANY', { values: { most: MOST_PROPERTIES } });
  const place = { account_id: ctx.accountId, unique_id: newUniqueId() };
  const id = await insertProperty(ctx.tx, ctx.now, place, fields);
  await audit(ctx, { action: 'properties.add', entity: 'properties', entity_id: id, after: fields });
  return { id, version: 1 };
};

/** Visitors go on reading what was approved. What is under review stays there, and must stay complete. */
export const editProperty: UseCase<Properties['edit']> = async (ctx, { id, version, ...fields }) => {
  const row = await lockOwn(ctx, id, version);
  await assertPictures(ctx, fields);
  if (isWaiting(row)) assertComplete(fields);
  const before = toFields(row, await picturesOf(ctx.tx, row));
  const saved = await updateProperty(ctx.tx, ctx.now, row, fields, await statusAfter(ctx, row, fields));
  const differing = differences(before, fields);
  if (Object.keys(differing.after).length > 0)
    await audit(ctx, { action: 'properties.edit', entity: 'properties', entity_id: id, ...differing });
  return { id, version: saved };
};

export function assertComplete(fields: PropertyFields): void {
  const [gap] = gapsOf(fields);
  if (gap) throw new AppError(gap.code, { field: gap.field });
}

const assertPictures = (ctx: Ctx, { image_ids }: PropertyFields): Promise<void> =>
  assertOwnPictures(
    ctx,
    image_ids.map((upload_id) => ({ path: 'image_ids', upload_id })),
  );

/** A place that reads again as it was approved has no changes left. */
async function statusAfter(ctx: Ctx, row: StoredProperty, fields: PropertyFields) {
  const { codes } = propertyStates;
  if (row.status === codes.new) return codes.new;
  const pictures = await picturesByIds(ctx.tx, ctx.accountId, fields.image_ids);
  return isSameContent(approvedContent(row), contentOf(fields, '', pictures)) ? codes.active : codes.edited;
}

/** Only what was changed goes into the history. */
function differences(before: PropertyFields, after: PropertyFields) {
  const changed = Object.entries(after).filter(
    ([name, value]) => JSON.stringify(before[name as keyof PropertyFields]) !== JSON.stringify(value),
  );
  const names = changed.map(([name]) => name);
  return {
    before: Object.fromEntries(Object.entries(before).filter(([name]) => names.includes(name))),
    after: Object.fromEntries(changed),
  };
}
