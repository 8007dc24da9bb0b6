import { AppError } from '@rawnaq/domain/kernel/app-error';
import { partOf, timesQuantity } from '@rawnaq/domain/kernel/money';
import { postStockReceived, postStockSettled } from '@rawnaq/domain/ledger/post-customer-money';
import { accountingSetting, vatRateOf } from '@rawnaq/domain/settings/accounting-setting';
import { costOfLines, MOST_STOCK_COST, type ReceiptInput } from '@rawnaq/domain/stock/stock-documents';
import type { stockContract } from '@rawnaq/domain/stock/stock.contract';
import { stockDocumentKinds, stockOperations } from '@rawnaq/domain/stock/stock.states';
import type { UseCase } from '../../http/bind-contract';
import type { Ctx } from '../../http/context';
import { readSetting } from '../settings';
import { assertSupplier } from '../suppliers';
import { putPieces } from './put-pieces';
import { earlierReceipt } from './stock-documents.repo';
import { holdShelves, writeDocument } from './write-document';

/**
 * Goods that came in. Whatever day the supplier wrote on his invoice, they are on the shelf from today: movements that
 * were made before keep the cost they had, and what was sold before it was there is settled by this receipt.
 */
export const receiveGoods: UseCase<(typeof stockContract)['receive']> = async (ctx, input) => {
  const { lines, supplier_name, supplier_invoice, paid_by } = input;
  const net = costOfLines(lines);
  if (net > MOST_STOCK_COST) throw new AppError('STOCK_TOTAL_TOO_HIGH', { field: 'lines' });
  const accounting = await readSetting(ctx, accountingSetting);
  if (paid_by && !accounting.payment_methods.includes(paid_by))
    throw new AppError('PAYMENT_METHOD_NOT_TAKEN', { field: 'paid_by' });
  if (input.supplier_id != null) await assertSupplier(ctx, input.supplier_id);
  await assertNew(ctx, input);
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
  const vat_rate = input.with_vat ? vatRateOf(accounting) : 0;
  const vat = partOf(net, vat_rate);
  return writeDocument(ctx, {
    held,
    document: {
      kind: stockDocumentKinds.codes.receipt,
      supplier_id: input.supplier_id ?? null,
      supplier_name: supplier_name ?? null,
      supplier_invoice: supplier_invoice ?? null,
      supplier_invoice_date: input.supplier_invoice_date ?? null,
      net,
      vat,
      vat_rate,
      paid_by: paid_by ?? null,
      note: input.note ?? null,
    },
    moves,
    journals: [postStockReceived({ net, vat, rate: vat_rate, paid_by: paid_by ?? null }), postStockSettled(settled)],
    action: 'stock.receive',
    after: {
      supplier: supplier_name,
      supplier_invoice,
      pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      net,
      vat,
      paid_by,
    },
  });
};

/** The same invoice of the same supplier is most often the same goods. */
async function assertNew(ctx: Ctx, { supplier_name, supplier_invoice, again }: ReceiptInput): Promise<void> {
  if (again || supplier_name === undefined || supplier_invoice === undefined) return;
  const number = await earlierReceipt(ctx, { supplier_name, supplier_invoice });
  if (number !== undefined)
    throw new AppError('STOCK_RECEIPT_EXISTS', {
      field: 'supplier_invoice',
      values: { invoice: supplier_invoice, supplier: supplier_name, number },
    });
}
