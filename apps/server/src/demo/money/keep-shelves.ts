import { partOf, sumMinor, timesQuantity, type Minor } from '@rawnaq/domain/kernel/money';
import { addDays, daysBetween, type LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import type { Journal } from '@rawnaq/domain/ledger/journal';
import { postStockAdded, postStockGone } from '@rawnaq/domain/ledger/post-customer-money';
import { stockDocumentKinds, stockNumberText, stockOperations } from '@rawnaq/domain/stock/stock.states';
import { putIn, takeOut } from '@rawnaq/domain/stock/valuation.rules';
import type { Code } from '../../db/column-codes';
import type { Chance } from '../random';
import { historyRow } from '../visits/visit-rows';
import type { Book } from './book';
import type { Bills } from './keep-bills';
import type { Shop } from './shop';

type Day = { day: LocalDate; vat_rate: number };
type Move = {
  product_id: number;
  operation: Code<'stock_movements.operation'>;
  quantity: number;
  worth: Minor;
  batch: string | null;
  expires_on: LocalDate | null;
};
type Facts = { supplier_id?: number | null; supplier_invoice?: string; net?: Minor; vat?: Minor; vat_rate?: number };
type Written = {
  kind: Code<'stock_documents.kind'>;
  action: string;
  moves: readonly Move[];
  journal: Journal | undefined;
  facts?: Facts & { employee_id?: number; service_id?: number; note?: string };
};

const { opening, receipt, adjustment, internal_use } = stockDocumentKinds.codes;
const operations = stockOperations.codes;
const WEEK = 7;
const SHORT_TODAY = 3;
const NEARLY_OUT = 4;
const EXPIRING = 12;

/** Receipts, losses and use of a year, between the sales: as the pages of stock would have written them. */
export function keepShelves(
  {
    book,
    shop,
    bills,
    suppliers,
    chance,
    ids,
  }: {
    book: Book;
    shop: Shop;
    bills: Bills;
    suppliers: readonly number[];
    chance: Chance;
    ids: number[];
  },
  keeper: { id: number; name: string },
) {
  const numbers = new Map<number, number>();
  let tended: LocalDate | undefined;
  let weeks = 0;

  const write = (at: Date, day: LocalDate, { kind, action, moves, journal, facts = {} }: Written): number => {
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
        after: {
          name: stockNumberText(kind, number),
          pieces: moves.reduce((sum, { quantity }) => sum + Math.abs(quantity), 0),
          worth: Math.abs(sumMinor(moves.map(({ worth }) => worth))),
        },
      }),
    );
    return id;
  };

  const take = (product_id: number, pieces: number, operation: Move['operation']): Move => {
    const { shelf, cost } = takeOut(shop.stocks.get(product_id)!, pieces);
    shop.stocks.set(product_id, { ...shelf, product_id });
    return { product_id, operation, quantity: -pieces, worth: cost === 0 ? 0 : -cost, batch: null, expires_on: null };
  };

  const open = (at: Date, day: LocalDate): void => {
    const moves = shop.products.flatMap(({ id, initial_quantity: quantity, initial_cost }): Move[] => {
      const unit_cost = initial_cost ?? 0;
      const worth = timesQuantity(unit_cost, quantity);
      shop.stocks.set(id, { product_id: id, quantity, worth, unit_cost });
      if (quantity === 0) return [];
      return [{ product_id: id, operation: operations.add_quantity, quantity, worth, batch: null, expires_on: null }];
    });
    const worth = sumMinor(moves.map((move) => move.worth));
    if (moves.length > 0)
      write(at, day, { kind: opening, action: 'stock.open', moves, journal: postStockAdded(worth, 'opening') });
  };

  const receive = (
    at: Date,
    { day, vat_rate }: Day,
    lines: readonly { id: number; pieces: number; lasts: number }[],
  ) => {
    const moves = lines.map(({ id, pieces, lasts }): Move => {
      const stock = shop.stocks.get(id)!;
      const worth = timesQuantity(Math.round(stock.unit_cost * (0.94 + chance.next() * 0.14)), pieces);
      shop.stocks.set(id, { ...putIn(stock, pieces, worth).shelf, product_id: id });
      return {
        product_id: id,
        operation: operations.add_quantity,
        quantity: pieces,
        worth,
        batch: `B${chance.whole(1000, 9999)}`,
        expires_on: addDays(day, lasts),
      };
    });
    const net = sumMinor(moves.map(({ worth }) => worth));
    const vat = partOf(net, vat_rate);
    const supplier_id = suppliers.length > 0 ? chance.pick(suppliers) : null;
    const facts = { supplier_id, supplier_invoice: `INV-${chance.whole(10_000, 99_999)}`, net, vat, vat_rate };
    const id = write(at, day, { kind: receipt, action: 'stock.receive', moves, journal: undefined, facts });
    bills.add(at, { ...facts, day, stock_document_id: id });
  };

  const reorder = (at: Date, now: Day): void => {
    const short = shop.products.filter(
      ({ id, warning_quantity }) => shop.stocks.get(id)!.quantity <= warning_quantity + 2,
    );
    if (short.length > 0)
      receive(
        at,
        now,
        short.map(({ id }) => ({ id, pieces: chance.whole(2, 4) * 6, lasts: chance.whole(400, 900) })),
      );
  };

  const useSome = (at: Date, day: LocalDate): void =>
    use(
      at,
      day,
      [chance.pick(shop.products), chance.pick(shop.products)]
        .filter(({ id }, place, all) => all.findIndex((one) => one.id === id) === place)
        .filter(({ id }) => shop.stocks.get(id)!.quantity > NEARLY_OUT)
        .map(({ id }) => ({ id, pieces: chance.whole(1, 2) })),
    );

  /** What was nearly due to be ordered is due: a shelf is short on any day the world is looked at. */
  const runShort = (at: Date, day: LocalDate): void =>
    use(
      at,
      day,
      shop.products
        .map(({ id, warning_quantity }) => ({ id, pieces: shop.stocks.get(id)!.quantity - warning_quantity }))
        .toSorted((a, b) => a.pieces - b.pieces)
        .slice(0, SHORT_TODAY)
        .filter(({ pieces }) => pieces > 0),
    );

  const use = (at: Date, day: LocalDate, used: readonly { id: number; pieces: number }[]): void => {
    const employee = chance.pick(shop.employees);
    const service = chance.pick(shop.services);
    if (used.length === 0) return;
    const moves = used.map(({ id, pieces }) => take(id, pieces, operations.internal_use));
    const cost = sumMinor(moves.map(({ worth }) => -worth));
    write(at, day, {
      kind: internal_use,
      action: 'stock.use',
      moves,
      journal: postStockGone('stock_used', cost),
      facts: { employee_id: employee.id, service_id: service.id },
    });
  };

  const lose = (at: Date, day: LocalDate): void => {
    const product = chance.pick(shop.products);
    if (shop.stocks.get(product.id)!.quantity <= NEARLY_OUT) return;
    const moves = [take(product.id, 1, chance.pick([operations.expired, operations.lost]))];
    write(at, day, {
      kind: adjustment,
      action: 'stock.adjust',
      moves,
      journal: postStockGone('stock_lost', -moves[0]!.worth),
    });
  };

  return {
    /** Once a week, before the first sale of it. */
    tend(at: Date, now: Day): void {
      if (shop.products.length === 0) return;
      if (tended === undefined) open(at, now.day);
      if (tended !== undefined && daysBetween(tended, now.day) < WEEK) return;
      tended = now.day;
      weeks += 1;
      reorder(at, now);
      useSome(at, now.day);
      if (weeks % 5 === 0) lose(at, now.day);
    },
    /** The last thing of the year: goods that do not keep long, and the numbers that follow. */
    close(at: Date, now: Day): void {
      const fresh = shop.products[1];
      if (tended !== undefined) runShort(at, now.day);
      if (tended !== undefined && fresh) receive(at, now, [{ id: fresh.id, pieces: EXPIRING, lasts: 35 }]);
      for (const [kind, last_number] of numbers) book.put('stock_series', { kind, last_number });
      bills.close();
    },
  };
}
