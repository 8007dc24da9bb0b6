import { AppError } from '@rawnaq/domain/kernel/app-error';
import { timesQuantity } from '@rawnaq/domain/kernel/money';
import { postStockSettled } from '@rawnaq/domain/ledger/post-customer-money';
import { costOfLines, MOST_STOCK_COST } from '@rawnaq/domain/stock/stock-documents';
import type { stockContract } from '@rawnaq/domain/stock/stock.contract';
import { stockDocumentKinds, stockOperations } from '@rawnaq/domain/stock/stock.states';
import type { UseCase } from '../../http/bind-contract';
import { judgeGoodsBill, writeGoodsBill } from '../expenses';
import { assertSupplier } from '../suppliers';
import { putPieces } from './put-pieces';
import { holdShelves, writeDocument } from './write-document';

/**
 * Goods that came in, and the bill they came with. Whatever day the supplier wrote on it, they are on the shelf from
 * today: movements that were made before keep the cost they had, and what was sold before it was there is settled by
 * this receipt.
 */
export const receiveGoods: UseCase<(typeof stockContract)['receive']> = async (ctx, input) => {
  const { lines, note, ...facts } = input;
  const net = costOfLines(lines);
  if (net > MOST_STOCK_COST) throw new AppError('STOCK_TOTAL_TOO_HIGH', { field: 'lines' });
  // What costs nothing is owed to nobody.
  if (net === 0 && facts.vat > 0) throw new AppError('STOCK_COSTS_NOTHING', { field: 'vat' });
  if (net === 0 && facts.payments.length > 0) throw new AppError('STOCK_COSTS_NOTHING', { field: 'payments.0.amount' });
  const bill = net > 0 ? await judgeGoodsBill(ctx, { ...facts, net }) : undefined;
  if (!bill && facts.supplier_id != null) await assertSupplier(ctx, facts.supplier_id);
  const held = await holdShelves(ctx, lines);
  const { moves, settled } = putPieces(
    held.stocks,
    lines.map(({ product_id, quantity, unit_cost, batch, expires_on }) => ({
      product_id,
      quantity,
      worth: timesQuantity(unit_cost, quantity),
      operation: stockOperations.codes.add_quantity,
      batch: batch ?? null,
      expires_on: expires_on ?? null,
    })),
  );
  const { vat, vat_rate } = bill?.columns ?? { vat: 0, vat_rate: 0 };
  const document = {
    supplier_id: facts.supplier_id ?? null,
    supplier_invoice: facts.supplier_invoice_number ?? null,
    net,
    vat,
  };
  return writeDocument(ctx, {
    held,
    document: {
      ...document,
      kind: stockDocumentKinds.codes.receipt,
      supplier_invoice_date: facts.invoice_date ?? null,
      vat_rate,
      note: note ?? null,
    },
    moves,
    journals: [postStockSettled(settled)],
    ...(bill && { bill: (id: number) => writeGoodsBill(ctx, bill, id) }),
    action: 'stock.receive',
    after: { ...document, pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0) },
  });
};
