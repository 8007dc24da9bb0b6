import { partOf } from '@rawnaq/domain/kernel/money';
import { addDays, daysBetween, type LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { costOfLines } from '@rawnaq/domain/stock/stock-documents';
import { stockOperations } from '@rawnaq/domain/stock/stock.states';
import type { Chance } from '../random';
import { DAYS_TO_PAY, type Bills } from './keep-bills';
import type { Shop } from './shop';
import type { StockRoom } from './stock-room';

type Day = { day: LocalDate; vat_rate: number };

const { expired, lost } = stockOperations.codes;
const WEEK = 7;
const SHORT_TODAY = 3;
const NEARLY_OUT = 4;
const EXPIRING = 12;

/** What is received, lost and used up in a year, between the sales. */
export function keepShelves({
  room,
  shop,
  bills,
  suppliers,
  chance,
}: {
  room: StockRoom;
  shop: Shop;
  bills: Bills;
  suppliers: readonly number[];
  chance: Chance;
}) {
  let tended: LocalDate | undefined;
  let weeks = 0;

  const receive = (at: Date, now: Day, wanted: readonly { id: number; pieces: number; lasts: number }[]): void => {
    const lines = wanted.map(({ id, pieces, lasts }) => ({
      product_id: id,
      quantity: pieces,
      unit_cost: Math.round(shop.stocks.get(id)!.unit_cost * (0.94 + chance.next() * 0.14)),
      batch: `B${chance.whole(1000, 9999)}`,
      expires_on: addDays(now.day, lasts),
    }));
    room.receive(at, now, {
      supplier_id: suppliers.length > 0 ? chance.pick(suppliers) : null,
      supplier_invoice_number: `INV-${chance.whole(10_000, 99_999)}`,
      vat: partOf(costOfLines(lines), now.vat_rate),
      due_on: addDays(now.day, DAYS_TO_PAY),
      lines,
    });
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
        .map(({ id }) => ({ product_id: id, quantity: chance.whole(1, 2) })),
    );

  /** What was nearly due to be ordered is due: a shelf is short on any day the world is looked at. */
  const runShort = (at: Date, day: LocalDate): void =>
    use(
      at,
      day,
      shop.products
        .map(({ id, warning_quantity }) => ({
          product_id: id,
          quantity: shop.stocks.get(id)!.quantity - warning_quantity,
        }))
        .toSorted((a, b) => a.quantity - b.quantity)
        .slice(0, SHORT_TODAY)
        .filter(({ quantity }) => quantity > 0),
    );

  const use = (at: Date, day: LocalDate, lines: { product_id: number; quantity: number }[]): void => {
    const employee = chance.pick(shop.employees);
    const service = chance.pick(shop.services);
    if (lines.length > 0) room.use(at, day, { employee_id: employee.id, service_id: service.id, lines });
  };

  const lose = (at: Date, day: LocalDate): void => {
    const { id } = chance.pick(shop.products);
    if (shop.stocks.get(id)!.quantity > NEARLY_OUT)
      room.adjust(at, day, { lines: [{ product_id: id, quantity: 1, reason: chance.pick([expired, lost]) }] });
  };

  return {
    /** Once a week, before the first sale of it. */
    tend(at: Date, now: Day): void {
      if (shop.products.length === 0) return;
      if (tended === undefined) room.open(at, now.day);
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
      room.close();
      bills.close();
    },
  };
}
