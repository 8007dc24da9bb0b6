import type { AuditedAction } from '@rawnaq/domain/audit/audited-records';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { Journal } from '@rawnaq/domain/ledger/journal';
import type { LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { sessionOf, type Ctx } from '../../http/context';
import { crashPoint } from '../../infra/crash-point';
import { audit } from '../audit';
import { businessDay } from '../invoices';
import { entriesOf, post, type Entry, type Posted } from '../ledger';
import { tellLowStock, type LowStock } from './low-stock';
import { insertDocument, namedProducts, type NewDocument } from './stock-documents.repo';
import { lockStocks, moveStock, type StockMove, type StockRow } from './stock.repo';

type Names = Awaited<ReturnType<typeof namedProducts>>;
export type HeldShelves = {
  day: LocalDate;
  names: Names;
  stocks: Map<number, StockRow>;
  opened: Posted[];
};

/** The shelves of a document's lines, held in one order; a product that is not the salon's is refused at its place. */
export async function holdShelves(ctx: Ctx, lines: readonly { product_id: number }[]): Promise<HeldShelves> {
  const ids = lines.map(({ product_id }) => product_id);
  const [names, day] = await Promise.all([namedProducts(ctx, ids), businessDay(ctx)]);
  const unknown = ids.findIndex((id) => !names.has(id));
  if (unknown >= 0) throw new AppError('PRODUCT_NOT_EXIST', { field: `lines.${unknown}.product_id` });
  return { day, names, ...(await lockStocks(ctx, ids, day)) };
}

type Written = {
  held: Pick<HeldShelves, 'day' | 'opened'>;
  document: Omit<NewDocument, 'day' | 'created_by'>;
  moves: readonly Omit<StockMove, 'document_id' | 'day' | 'created_by'>[];
  journals: readonly (Journal | undefined)[];
  /** What the bill of the document posts. */
  bill?: (documentId: number) => Promise<Entry[]>;
  low?: readonly LowStock[];
  action: AuditedAction<'stock_documents'>;
  after: Record<string, unknown>;
};

/** A document with its movements, its line of history and its journals, which come last. */
export async function writeDocument(
  ctx: Ctx,
  { held: { day, opened }, document, moves, journals, bill, low = [], action, after }: Written,
): Promise<{ id: number; number: string }> {
  const created_by = sessionOf(ctx).user.id;
  const { id, number } = await insertDocument(ctx, { ...document, day, created_by });
  await moveStock(
    ctx,
    moves.map((move) => ({ ...move, document_id: id, day, created_by })),
  );
  crashPoint('stock.moved');
  await tellLowStock(ctx, low);
  await audit(ctx, { action, entity: 'stock_documents', entity_id: id, after: { name: number, ...after } });
  const entries = (posted: readonly Posted[]) =>
    entriesOf(
      posted.map((one) => ({ ...one, stock_document_id: id })),
      { day, created_by },
    );
  const billed = (await bill?.(id)) ?? [];
  await post(ctx, [...entries(opened), ...billed, ...entries(journals.map((journal) => ({ journal })))]);
  return { id, number };
}
