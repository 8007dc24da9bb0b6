import { postStockGone } from '@rawnaq/domain/ledger/post-customer-money';
import type { stockContract } from '@rawnaq/domain/stock/stock.contract';
import { stockDocumentKinds, stockOperations } from '@rawnaq/domain/stock/stock.states';
import type { UseCase } from '../../http/bind-contract';
import { assertActiveEmployees } from '../employees';
import { assertServices } from '../services';
import { takePieces } from './take-pieces';
import { holdShelves, writeDocument } from './write-document';

/** What an employee uses up at work, for a service or not. */
export const takeForUse: UseCase<(typeof stockContract)['use']> = async (ctx, input) => {
  const { lines, employee_id, service_id, note } = input;
  await assertActiveEmployees(ctx, [employee_id], 'employee_id');
  if (service_id != null) await assertServices(ctx, [service_id], 'service_id');
  const held = await holdShelves(ctx, lines);
  const { moves, cost, low } = takePieces(
    held,
    lines.map((line) => ({ ...line, operation: stockOperations.codes.internal_use })),
    ctx.language,
  );
  return writeDocument(ctx, {
    held,
    document: {
      kind: stockDocumentKinds.codes.internal_use,
      employee_id,
      service_id: service_id ?? null,
      note: note ?? null,
    },
    moves,
    journals: [postStockGone('stock_used', cost)],
    low,
    action: 'stock.use',
    after: {
      employee_id,
      service_id,
      pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      worth: cost,
      note,
    },
  });
};
