import { sumMinor, timesQuantity, type Minor } from '@rawnaq/domain/kernel/money';
import type { LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import type { Journal } from '@rawnaq/domain/ledger/journal';
import { postStockAdded, postStockGone } from '@rawnaq/domain/ledger/post-customer-money';
import { costOfLines } from '@rawnaq/domain/stock/stock-documents';
import { stockDocumentKinds, stockNumberText, stockOperations } from '@rawnaq/domain/stock/stock.states';
import { putIn, takeOut } from '@rawnaq/domain/stock/valuation.rules';
import type { Code } from '../../db/column-codes';
import type { Session } from '../../sessions/session';
import { historyRow } from '../visits/visit-rows';
import type { Book } from './book';
import type { Bills } from './keep-bills';
import type { Shop } from './shop';

type Operation = Code<'stock_movements.operation'>;
type Move = {
  product_id: number;
  operation: Operation;
  quantity: number;
  worth: Minor;
  batch: string | null;
  expires_on: LocalDate | null;
};
type Pieces = { product_id: number; quantity: number };
type Receipt = {
  supplier_id: number | null;
  supplier_invoice_number: string;
  vat: Minor;
  due_on: LocalDate;
  lines: readonly (Pieces & { unit_cost: Minor; batch: string; expires_on: LocalDate })[];
};
type Written = {
  kind: Code<'stock_documents.kind'>;
  action: string;
  moves: readonly Move[];
  journal?: Journal | undefined;
  facts?: object;
  /** What the history says beside its number. */
  after: object;
};

const { opening, receipt, adjustment, internal_use } = stockDocumentKinds.codes;
const operations = stockOperations.codes;

/** Documents of stock as the pages of stock write them. */
export function openStockRoom({
  book,
  shop,
  bills,
  ids,
  keeper,
}: {
  book: Book;
  shop: Shop;
  bills: Bills;
  ids: number[];
  keeper: Session['user'];
}) {
  const numbers = new Map<number, number>();

  const write = (at: Date, day: LocalDate, { kind, action, moves, journal, facts, after }: Written): number => {
    const id = ids.pop();
    if (id === undefined) throw new Error('The year has more stock documents than numbers for them.');
    const number = (numbers.get(kind) ?? 0) + 1;
    numbers.set(kind, number);
    const about = { day, created_by: keeper.id, created_at: at.toISOString() };
    book.put('stock_documents', { id, kind, number, net: 0, vat: 0, vat_rate: 0, ...facts, ...about });
    for (const move of moves) book.put('stock_movements', { ...move, ...about, document_id: id });
    if (journal) book.entry(at, { journal, stock_document_id: id }, { day, created_by: keeper.id });
    book.put(
      'audit_log',
      historyRow({
        at: Math.floor(at.getTime() / 60_000),
        by: keeper,
        action,
        entity: 'stock_documents',
        id,
        after: { name: stockNumberText(kind, number), ...after },
      }),
    );
    return id;
  };

  const take = (lines: readonly (Pieces & { operation: Operation })[]): { moves: Move[]; cost: Minor } => {
    const moves = lines.map(({ product_id, quantity, operation }): Move => {
      const { shelf, cost } = takeOut(shop.stocks.get(product_id)!, quantity);
      shop.stocks.set(product_id, { ...shelf, product_id });
      const worth = cost === 0 ? 0 : -cost;
      return { product_id, operation, quantity: -quantity, worth, batch: null, expires_on: null };
    });
    return { moves, cost: sumMinor(moves.map(({ worth }) => -worth)) };
  };

  return {
    open(at: Date, day: LocalDate): void {
      const moves = shop.products.flatMap(({ id, initial_quantity: quantity, initial_cost }): Move[] => {
        const unit_cost = initial_cost ?? 0;
        const worth = timesQuantity(unit_cost, quantity);
        shop.stocks.set(id, { product_id: id, quantity, worth, unit_cost });
        if (quantity === 0) return [];
        return [{ product_id: id, operation: operations.add_quantity, quantity, worth, batch: null, expires_on: null }];
      });
      const worth = sumMinor(moves.map((move) => move.worth));
      const after = { pieces: piecesOf(moves), worth };
      const journal = postStockAdded(worth, 'opening');
      if (moves.length > 0) write(at, day, { kind: opening, action: 'stock.open', moves, journal, after });
      book.did({ at, by: keeper, what: 'open', input: shop.products });
    },

    receive(at: Date, { day, vat_rate }: { day: LocalDate; vat_rate: number }, input: Receipt): void {
      const { lines, supplier_id, supplier_invoice_number, vat } = input;
      const moves = lines.map(({ product_id, quantity, unit_cost, batch, expires_on }): Move => {
        const worth = timesQuantity(unit_cost, quantity);
        shop.stocks.set(product_id, {
          ...putIn(shop.stocks.get(product_id)!, quantity, worth).shelf,
          product_id,
        });
        return { product_id, operation: operations.add_quantity, quantity, worth, batch, expires_on };
      });
      const net = costOfLines(lines);
      const document = { supplier_id, supplier_invoice: supplier_invoice_number, net, vat };
      const id = write(at, day, {
        kind: receipt,
        action: 'stock.receive',
        moves,
        facts: { ...document, vat_rate: vat > 0 ? vat_rate : 0 },
        after: { ...document, pieces: piecesOf(moves) },
      });
      bills.add(at, { ...input, net, day, vat_rate, stock_document_id: id });
      book.did({ at, by: keeper, what: 'receive', input: { ...input, lines: [...lines] } });
    },

    use(at: Date, day: LocalDate, input: { employee_id: number; service_id: number; lines: Pieces[] }): void {
      const { lines, ...facts } = input;
      const { moves, cost } = take(lines.map((line) => ({ ...line, operation: operations.internal_use })));
      const journal = postStockGone('stock_used', cost);
      const after = { ...facts, pieces: piecesOf(moves), worth: cost };
      write(at, day, { kind: internal_use, action: 'stock.use', moves, journal, facts, after });
      book.did({ at, by: keeper, what: 'use', input });
    },

    adjust(
      at: Date,
      day: LocalDate,
      input: { lines: (Pieces & { reason: typeof operations.expired | typeof operations.lost })[] },
    ): void {
      const { moves, cost } = take(input.lines.map(({ reason, ...line }) => ({ ...line, operation: reason })));
      const journal = postStockGone('stock_lost', cost);
      const after = { pieces: piecesOf(moves), worth: cost };
      write(at, day, { kind: adjustment, action: 'stock.adjust', moves, journal, after });
      book.did({ at, by: keeper, what: 'adjust', input });
    },

    close(): void {
      for (const [kind, last_number] of numbers) book.put('stock_series', { kind, last_number });
    },
  };
}
export type StockRoom = ReturnType<typeof openStockRoom>;

const piecesOf = (moves: readonly Move[]): number => moves.reduce((sum, { quantity }) => sum + Math.abs(quantity), 0);
