import { setImmediate } from 'node:timers/promises';
import { businessDateOf, toWall } from '@rawnaq/domain/kernel/time/zoned-time';
import type { SellingSalon } from '../../modules/invoices';
import { drawSale } from './draw-bill';
import type { Occasion } from './draw-bills';
import { writeSale } from './write-sale';
import type { Outcome, Year } from './year';

const WRITTEN = 200;
const BREATH = 10;

/**
 * Every occasion becomes a bill, and every bill an invoice: as the till would have made it at that moment. What can be
 * written already is, while this goes on thinking.
 */
export async function sellThroughTheYear(year: Year, occasions: readonly Occasion[]): Promise<Outcome> {
  const outcome: Outcome = { purses: new Map(), packages: new Map(), depositUses: [], visits: [] };
  let writing = Promise.resolve();
  for (const [turn, occasion] of occasions.entries()) {
    if (turn % WRITTEN === 0) {
      await writing;
      writing = year.book.writeEarly(occasion.at);
    }
    // So that it is on its way before the next are thought of, and nobody beside waits long for an answer.
    if (turn % BREATH === 0) await setImmediate();
    const salon = salonAt(year.salon, occasion.at);
    year.shelves.tend(occasion.at, salon);
    const owned = occasion.buyer ? (outcome.packages.get(occasion.buyer.id) ?? []) : [];
    writeSale(year, drawSale(year, occasion, salon, owned), outcome);
  }
  await writing;
  const last = occasions.at(-1);
  if (last) year.shelves.close(last.at, salonAt(year.salon, last.at));
  return outcome;
}

const salonAt = (salon: Year['salon'], at: Date): SellingSalon => ({
  ...salon,
  day: businessDateOf(at, salon.seller.time_zone, salon.cut_off),
  issued: toWall(at, salon.seller.time_zone),
});
