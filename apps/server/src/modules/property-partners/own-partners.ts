import { AppError } from '@rawnaq/domain/kernel/app-error';
import {
  MOST_PARTNERS,
  type Partner,
  type propertyPartnersContract,
} from '@rawnaq/domain/property-partners/partners.contract';
import { aliasIn } from '@rawnaq/domain/property-partners/salon-address';
import type { Tx } from '../../db/database';
import type { UseCase } from '../../http/bind-contract';
import type { Ctx } from '../../http/context';
import { asAccount } from '../../services';
import { audit } from '../audit';
import { salonPage } from '../online-booking';
import { findProperty, lockProperty } from '../properties';
import { aliasesOf, deletePartner, insertPartner, type Place } from './partners.repo';
import { visitSalon } from './visit-salon';

type Partners = typeof propertyPartnersContract;

/**
 * What is of the owner stands in her rows, what is of a salon in that salon's: two transactions, one after the other,
 * so that nobody holds one connection while waiting for another.
 */
const inPlace = <T>(
  ctx: Ctx,
  find: typeof findProperty,
  property_id: number,
  work: (tx: Tx, place: Place) => Promise<T>,
): Promise<T> =>
  asAccount(ctx.services, ctx.accountId, async (tx) => {
    const found = await find(tx, { account_id: ctx.accountId, id: property_id });
    if (!found) throw new AppError('NOT_FOUND');
    return work(tx, { account_id: ctx.accountId, property_id });
  });

export const getPartners: UseCase<Partners['get']> = async (ctx, { property_id }) => {
  const aliases = await inPlace(ctx, findProperty, property_id, aliasesOf);
  const records: Partner[] = [];
  for (const alias of aliases) records.push({ alias, salon: (await salonAt(ctx, alias)) ?? null });
  return { records };
};

export const addPartner: UseCase<Partners['add']> = async (ctx, { property_id, salon }) => {
  const alias = aliasIn(salon);
  if (alias === undefined || !(await salonAt(ctx, alias))) throw new AppError('PARTNER_NOT_ONLINE', { field: 'salon' });
  await inPlace(ctx, lockProperty, property_id, async (tx, place) => {
    if (!(await insertPartner(tx, ctx.now, place, alias))) return;
    if ((await aliasesOf(tx, place)).length > MOST_PARTNERS)
      throw new AppError('PARTNERS_TOO_MANY', { field: 'salon', values: { most: MOST_PARTNERS } });
    await remember({ ...ctx, tx }, property_id, { added: alias });
  });
  return { done: true };
};

export const removePartner: UseCase<Partners['remove']> = async (ctx, { property_id, alias }) => {
  await inPlace(ctx, lockProperty, property_id, async (tx, place) => {
    if (await deletePartner(tx, place, alias)) await remember({ ...ctx, tx }, property_id, { removed: alias });
  });
  return { done: true };
};

const salonAt = (ctx: Ctx, alias: string) =>
  visitSalon(ctx.services, alias, async (visitor) => {
    const { english_name, arabic_name } = await salonPage(visitor);
    return { english_name, arabic_name };
  });

const remember = (ctx: Ctx, id: number, { added, removed }: { added?: string; removed?: string }): Promise<void> =>
  audit(ctx, {
    action: 'properties.partners',
    entity: 'properties',
    entity_id: id,
    ...(removed && { before: { partner: removed } }),
    ...(added && { after: { partner: added } }),
  });
