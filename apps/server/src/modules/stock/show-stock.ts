import { AppError } from '@rawnaq/domain/kernel/app-error';
import { can, type MerchantPermission } from '@rawnaq/domain/kernel/permissions';
import { addDays } from '@rawnaq/domain/kernel/time/local-date';
import type { stockContract } from '@rawnaq/domain/stock/stock.contract';
import { daysOfCover, lotsLeft, orderQuantity, USE_DAYS } from '@rawnaq/domain/stock/stock.rules';
import type { UseCase } from '../../http/bind-contract';
import { businessDay, readSellingSalon } from '../invoices';
import {
  findDocument,
  findShelf,
  lastMovements,
  linesOfDocument,
  lotMoves,
  shelves,
  shortShelves,
  usedSince,
} from './stock.query';

/** Whoever moves stock chooses from the shelves, and whoever sees products may print their labels. */
const MOVERS: readonly MerchantPermission[] = [
  'products.view',
  'products.add-quantity',
  'products.adjust-quantity',
  'products.internal-use',
];

export const getShelves: UseCase<(typeof stockContract)['get_shelves']> = async (ctx) => {
  if (!MOVERS.some((permission) => can(ctx.permissions, permission))) throw new AppError('no_permission');
  const [products, salon] = await Promise.all([shelves(ctx), readSellingSalon(ctx)]);
  return { products, vat_rate: salon.vat_rate, today: salon.day };
};

export const getStockCard: UseCase<(typeof stockContract)['get_card']> = async (ctx, { product_id }) => {
  const today = await businessDay(ctx);
  const [shelf, used, moves, movements] = await Promise.all([
    findShelf(ctx, product_id),
    usedSince(ctx, addDays(today, -USE_DAYS), today),
    lotMoves(ctx, today, product_id),
    lastMovements(ctx, product_id),
  ]);
  return {
    ...shelf,
    days_of_cover: daysOfCover(shelf.quantity, used.get(product_id) ?? 0),
    lots: lotsLeft(moves.map(({ expires_on, quantity }) => ({ expires_on, quantity }))),
    movements,
  };
};

export const getReorder: UseCase<(typeof stockContract)['get_reorder']> = async (ctx) => {
  const today = await businessDay(ctx);
  const [short, used] = await Promise.all([shortShelves(ctx), usedSince(ctx, addDays(today, -USE_DAYS), today)]);
  return {
    records: short.map((shelf) => {
      const gone = Math.max(used.get(shelf.id) ?? 0, 0);
      return { ...shelf, used: gone, order: orderQuantity(shelf.quantity, shelf.warning_quantity, gone) };
    }),
  };
};

export const getStockDocument: UseCase<(typeof stockContract)['get_document']> = async (ctx, { id }) => {
  const document = await findDocument(ctx, id);
  if (!document) throw new AppError('NOT_FOUND');
  return { ...document, lines: await linesOfDocument(ctx, id) };
};
