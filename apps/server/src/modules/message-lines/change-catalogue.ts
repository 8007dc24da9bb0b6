import { AppError } from '@rawnaq/domain/kernel/app-error';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { move } from '@rawnaq/domain/kernel/state-machine';
import type {
  whatsappCatalogueContract,
  whatsappPackageFields,
} from '@rawnaq/domain/whatsapp/whatsapp-catalogue.contract';
import type { z } from 'zod';
import type { UseCase } from '../../http/bind-contract';
import type { Ctx } from '../../http/context';
import { audit } from '../audit';
import { lockPackage, namesake, pricesOf, setPackageStatus, storePackage } from './catalogue.repo';

type Contract = typeof whatsappCatalogueContract;
type Fields = z.output<typeof whatsappPackageFields>;

export const addPackage: UseCase<Contract['add']> = async (ctx, input) => {
  const fields = await free(ctx, input, 0);
  const id = await storePackage(ctx.tx, undefined, fields, ctx.now);
  await audit(ctx, {
    action: 'whatsapp-packages.add',
    entity: 'whatsapp_packages',
    entity_id: id,
    after: { ...fields, prices: said(fields.prices) },
  });
  return { id };
};

/** Invoices keep what they sold; the next one is by the new facts. */
export const editPackage: UseCase<Contract['edit']> = async (ctx, { id, ...input }) => {
  const before = await lockPackage(ctx.tx, id);
  if (!before) throw new AppError('NOT_FOUND');
  const fields = await free(ctx, input, id);
  const { id: _id, status: _status, ...facts } = before;
  const prices = await pricesOf(ctx.tx, id);
  await storePackage(ctx.tx, id, fields, ctx.now);
  await audit(ctx, {
    action: 'whatsapp-packages.edit',
    entity: 'whatsapp_packages',
    entity_id: id,
    before: { ...facts, prices: said(prices) },
    after: { ...fields, prices: said(fields.prices) },
  });
  return { done: true };
};

export const setPackageState: UseCase<Contract['set_status']> = async (ctx, { id, status }) => {
  const before = await lockPackage(ctx.tx, id);
  if (!before) throw new AppError('NOT_FOUND');
  move(recordStates, before.status, status);
  await setPackageStatus(ctx.tx, id, status);
  await audit(ctx, {
    action: 'whatsapp-packages.set-status',
    entity: 'whatsapp_packages',
    entity_id: id,
    before: { status: before.status },
    after: { status },
  });
  return { done: true };
};

/** Names are one in the list; of two prices for a country the last counts. */
async function free({ tx }: Ctx, fields: Fields, except: number): Promise<Fields> {
  const taken = await namesake(tx, fields, except);
  if (taken)
    throw new AppError('WHATSAPP_PACKAGE_NAME_TAKEN', { field: taken.in_english ? 'english_name' : 'arabic_name' });
  return { ...fields, prices: [...new Map(fields.prices.map((price) => [price.country, price])).values()] };
}

const said = (prices: readonly { country: string; price: number }[]): string =>
  prices
    .map(({ country, price }) => `${country} ${price}`)
    .toSorted()
    .join(', ');
