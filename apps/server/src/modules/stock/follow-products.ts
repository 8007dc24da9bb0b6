import { AppError } from '@rawnaq/domain/kernel/app-error';
import { timesQuantity } from '@rawnaq/domain/kernel/money';
import { postStockAdded } from '@rawnaq/domain/ledger/post-customer-money';
import { MOST_STOCK_COST } from '@rawnaq/domain/stock/stock-documents';
import { stockDocumentKinds, stockOperations } from '@rawnaq/domain/stock/stock.states';
import { sessionOf } from '../../http/context';
import { audit } from '../audit';
import { businessDay } from '../invoices';
import { entriesOf, post } from '../ledger';
import type { ProductFollower } from '../products';
import { insertDocument } from './stock-documents.repo';
import { quantityOf } from './stock.query';
import { hasMoved, lockStocks, moveStock, openStocks, reopenStock } from './stock.repo';

const worthOf = (initial: { initial_quantity: number; initial_cost?: number | null | undefined }): number =>
  timesQuantity(initial.initial_cost ?? 0, initial.initial_quantity);
const { opening } = stockDocumentKinds.codes;

/** What a salon says it has of a product when it begins to sell it is the first movement of its stock. */
export const stockOfProducts: ProductFollower = {
  quantity: quantityOf,

  activated: async (ctx, products) => {
    if (products.length === 0) return;
    const ids = products.map((product) => product.id);
    const worth = products.reduce((sum, product) => sum + worthOf(product), 0);
    if (worth > MOST_STOCK_COST) throw new AppError('STOCK_TOTAL_TOO_HIGH', { field: 'products' });
    const created_by = sessionOf(ctx).user.id;
    const day = await businessDay(ctx);
    const pieces = products.reduce((sum, { initial_quantity }) => sum + initial_quantity, 0);
    if (pieces === 0) {
      await openStocks(ctx, ids, { day });
      return;
    }
    const { id, number } = await insertDocument(ctx, { kind: opening, day, created_by });
    await openStocks(ctx, ids, { day, document_id: id, created_by });
    await audit(ctx, {
      action: 'stock.open',
      entity: 'stock_documents',
      entity_id: id,
      after: { name: number, pieces, worth },
    });
    await post(
      ctx,
      entriesOf([{ journal: postStockAdded(worth, 'opening'), stock_document_id: id }], { day, created_by }),
    );
  },

  /** A slip may be mended as long as nothing was worked out from it. */
  initialChanged: async (ctx, product_id, initial) => {
    if (worthOf(initial) > MOST_STOCK_COST) throw new AppError('STOCK_TOTAL_TOO_HIGH', { field: 'initial_quantity' });
    const created_by = sessionOf(ctx).user.id;
    const day = await businessDay(ctx);
    const { stocks, opened } = await lockStocks(ctx, [product_id], day);
    const before = stocks.get(product_id)!;
    if (await hasMoved(ctx, product_id)) throw new AppError('PRODUCT_STOCK_MOVED', { field: 'initial_quantity' });
    const quantity = initial.initial_quantity - before.quantity;
    const worth = worthOf(initial) - before.worth;
    const { id, number } = await insertDocument(ctx, { kind: opening, day, created_by });
    if (quantity !== 0 || worth !== 0)
      await moveStock(ctx, [
        {
          product_id,
          operation: stockOperations.codes.add_quantity,
          quantity,
          worth,
          document_id: id,
          day,
          created_by,
        },
      ]);
    await reopenStock(ctx, { ...before, unit_cost: initial.initial_cost ?? 0 });
    await audit(ctx, {
      action: 'stock.open',
      entity: 'stock_documents',
      entity_id: id,
      after: { name: number, pieces: quantity, worth },
    });
    const posted = [...opened, { journal: postStockAdded(worth, 'opening') }];
    await post(
      ctx,
      entriesOf(
        posted.map((one) => ({ ...one, stock_document_id: id })),
        { day, created_by },
      ),
    );
  },
};
