import { AppError } from '@rawnaq/domain/kernel/app-error';
import { sumMinor } from '@rawnaq/domain/kernel/money';
import { postStockSettled } from '@rawnaq/domain/ledger/post-customer-money';
import type { stockContract } from '@rawnaq/domain/stock/stock.contract';
import { stockDocumentKinds, stockNumberText, stockOperations } from '@rawnaq/domain/stock/stock.states';
import type { UseCase } from '../../http/bind-contract';
import { takeGoodsBillBack } from '../expenses';
import { findReceipt, isCancelled, receivedLines } from './stock-documents.repo';
import { takePieces } from './take-pieces';
import { holdShelves, writeDocument } from './write-document';

/**
 * A receipt that was a slip, by a document of its own. Its pieces leave at the average of today, no more of them than
 * there are; what that differs from what they came in with was settled by what was sold meanwhile.
 */
export const cancelReceipt: UseCase<(typeof stockContract)['cancel_receipt']> = async (ctx, { id, reason }) => {
  const receipt = await findReceipt(ctx, id);
  if (!receipt) throw new AppError('NOT_FOUND');
  if (receipt.kind !== stockDocumentKinds.codes.receipt) throw new AppError('STOCK_NOT_A_RECEIPT');
  const lines = await receivedLines(ctx, id);
  const held = await holdShelves(ctx, lines);
  // Whoever was first held the shelves until it was written.
  if (await isCancelled(ctx, id)) throw new AppError('STOCK_RECEIPT_CANCELLED');
  const { moves, cost, low } = takePieces(
    held,
    lines.map(({ product_id, quantity }) => ({
      product_id,
      quantity,
      operation: stockOperations.codes.taken_back,
    })),
    ctx.language,
    () => 'id',
  );
  const worth = sumMinor(lines.map((line) => line.worth));
  return writeDocument(ctx, {
    held,
    document: {
      kind: stockDocumentKinds.codes.receipt_cancelled,
      cancels_id: id,
      supplier_id: receipt.supplier_id,
      note: reason,
    },
    moves,
    journals: [postStockSettled(worth - cost)],
    bill: (cancelled_by) => takeGoodsBillBack(ctx, { receipt_id: id, cancelled_by, reason, day: held.day }),
    low,
    action: 'stock.cancel',
    after: {
      cancels: stockNumberText(receipt.kind, receipt.number),
      pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      worth: cost,
      note: reason,
    },
  });
};
