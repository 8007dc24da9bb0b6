import { AppError } from '@rawnaq/domain/kernel/app-error';
import { move } from '@rawnaq/domain/kernel/state-machine';
import { isWaiting } from '@rawnaq/domain/properties/property-standing.states';
import type { propertyChecksContract } from '@rawnaq/domain/properties/property-checks.contract';
import { propertyStates } from '@rawnaq/domain/property-listings/property.states';
import type { UseCase } from '../../http/bind-contract';
import type { Ctx } from '../../http/context';
import { audit } from '../audit';
import { placeListing } from './place-listing';
import { findHost, lockProperty, picturesOf, setApproved, setRefused, type PropertyKey } from './properties.repo';
import { toContent, type StoredProperty } from './stored-property';
import { tellApproved, tellRefused } from './tell-owner';

type Checks = typeof propertyChecksContract;

/** What the manager read becomes what the world sees, unless its owner hides it just now. */
export const approveProperty: UseCase<Checks['approve']> = async (ctx, { version, ...key }) => {
  const row = await lockWaiting(ctx, key, version);
  const status = move(propertyStates, row.status, propertyStates.codes.active);
  const host = await findHost(ctx.tx, key.account_id);
  const content = toContent(row, await picturesOf(ctx.tx, row), host?.name ?? '');
  await setApproved(ctx.tx, ctx.now, key, content);
  await placeListing(ctx.tx, key, ctx.now);
  await audit(ctx, {
    action: 'properties.approve',
    entity: 'properties',
    entity_id: row.id,
    account_id: row.account_id,
    before: { status: row.status },
    after: { status },
  });
  await tellApproved(ctx, row, host);
  return { done: true };
};

/** What is public stays as it was. */
export const refuseProperty: UseCase<Checks['refuse']> = async (ctx, { version, reason, ...key }) => {
  const row = await lockWaiting(ctx, key, version);
  await setRefused(ctx.tx, ctx.now, key, reason);
  await audit(ctx, {
    action: 'properties.refuse',
    entity: 'properties',
    entity_id: row.id,
    account_id: row.account_id,
    after: { reason },
  });
  await tellRefused(ctx, row, await findHost(ctx.tx, key.account_id), reason);
  return { done: true };
};

async function lockWaiting(ctx: Ctx, key: PropertyKey, version: number): Promise<StoredProperty> {
  const row = await lockProperty(ctx.tx, key);
  if (!row) throw new AppError('NOT_FOUND');
  if (!isWaiting(row)) throw new AppError('PROPERTY_NOT_WAITING');
  if (row.version !== version) throw new AppError('PROPERTY_CHANGED_MEANWHILE');
  return row;
}
