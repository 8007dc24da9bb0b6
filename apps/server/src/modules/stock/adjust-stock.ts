import { postStockGone } from '@rawnaq/domain/ledger/post-customer-money';
import type { stockContract } from '@rawnaq/domain/stock/stock.contract';
import { stockDocumentKinds } from '@rawnaq/domain/stock/stock.states';
import type { UseCase } from '../../http/bind-contract';
import { takePieces } from './take-pieces';
import { holdShelves, writeDocument } from './write-document';

export const adjustStock: UseCase<(typeof stockContract)['adjust']> = async (ctx, { lines, note }) => {
  const held = await holdShelves(ctx, lines);
  const { moves, cost, low } = takePieces(
    held,
    lines.map(({ reason, ...line }) => ({ ...line, operation: reason })),
    ctx.language,
  );
  return writeDocument(ctx, {
    held,
    document: { kind: stockDocumentKinds.codes.adjustment, note: note ?? null },
    moves,
    journals: [postStockGone('stock_lost', cost)],
    low,
    action: 'stock.adjust',
    after: { pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0), worth: cost, note },
  });
};
