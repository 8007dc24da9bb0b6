import type { LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { addDays, daysBetween } from '@rawnaq/domain/kernel/time/local-date';
import { todayIn, toInstant } from '@rawnaq/domain/kernel/time/zoned-time';
import type { BillLine } from '@rawnaq/domain/till/bill';
import type { Chance } from '../random';
import type { demoBuyers, visitsToBill } from './shop.repo';
import type { Shop } from './shop';

export type Buyer = Awaited<ReturnType<typeof demoBuyers>>[number];
type Visit = Awaited<ReturnType<typeof visitsToBill>>[number];

/** Somebody at the till, at this moment, with these services. */
export type Occasion = { at: Date; buyer: Buyer | null; appointment_id: number | null; lines: BillLine[] };

const YEAR = 365;

/**
 * Who came when. The visits of the calendar, each billed after its end; before the calendar begins, as many earlier
 * ones as each customer is known to have made, between her first day and her last visit; and some who walked in.
 */
export function drawOccasions(
  {
    shop,
    buyers,
    visits,
    today,
    zone,
    walkIns,
  }: {
    shop: Shop;
    buyers: readonly Buyer[];
    visits: readonly Visit[];
    today: LocalDate;
    zone: string;
    /** A day, about. */
    walkIns: number;
  },
  chance: Chance,
): Occasion[] {
  const buyerOf = new Map(buyers.map((buyer) => [buyer.id, buyer]));
  const billed: Occasion[] = visits.flatMap((visit) => {
    const buyer = buyerOf.get(visit.customer_id);
    if (!buyer) return [];
    return [
      {
        at: new Date(new Date(visit.end_at).getTime() + chance.whole(2, 14) * 60_000),
        buyer,
        appointment_id: visit.id,
        lines: visit.lines.map(({ service_id, employee_id, price }) => serviceLine(service_id, employee_id, price)),
      },
    ];
  });
  const firstVisit = visits[0] ? todayIn(visits[0].end_at, zone) : today;
  const came = new Map<number, number>();
  for (const { customer_id } of visits) came.set(customer_id, (came.get(customer_id) ?? 0) + 1);
  const before = addDays(firstVisit, -1);
  const from = addDays(today, -YEAR);
  const earlier = buyers.flatMap((buyer, place) => {
    const known = buyer.invoices_count - (came.get(buyer.id) ?? 0);
    // Nobody buys before she is known.
    const first = max(from, addDays(todayIn(buyer.created_at, zone), 1));
    const latest = came.has(buyer.id) ? before : min(before, buyer.last_invoice_on ?? before);
    // Not all of them on the day before the calendar begins.
    const last = min(latest, max(addDays(first, 1), addDays(before, -(place % SPREAD_DAYS))));
    const days = daysBetween(first, last);
    if (known <= 0 || days < 1) return [];
    return Array.from({ length: Math.min(known, MOST_EARLIER) }, (_, turn) =>
      occasionOn(turn === 0 ? last : addDays(first, chance.whole(0, days)), buyer),
    );
  });
  const walked = Array.from({ length: Math.floor(daysBetween(from, before) * walkIns) }, () =>
    occasionOn(addDays(from, chance.whole(0, daysBetween(from, before))), null),
  );
  return [...billed, ...earlier, ...walked].toSorted((a, b) => a.at.getTime() - b.at.getTime());

  function occasionOn(date: LocalDate, buyer: Buyer | null): Occasion {
    const minute = chance.whole(10 * 60, 20 * 60 + 45);
    const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}:00`;
    const lines = Array.from({ length: chance.pick([1, 1, 1, 2, 2, 3]) }, () => {
      const service = chance.pick(shop.services);
      const employee = chance.pick(service.employees.length > 0 ? service.employees : shop.sellers.map(({ id }) => id));
      return serviceLine(service.id, employee, service.price);
    });
    return { at: new Date(toInstant({ date, time }, zone)), buyer, appointment_id: null, lines };
  }
}

const MOST_EARLIER = 4;
const SPREAD_DAYS = 50;

export const serviceLine = (service_id: number, employee_id: number, unit_price: number): BillLine => ({
  kind: 'service',
  service_id,
  employee_id,
  quantity: 1,
  unit_price,
  in_package_price: false,
});

const max = (a: LocalDate, b: LocalDate): LocalDate => (a > b ? a : b);
const min = (a: LocalDate, b: LocalDate): LocalDate => (a < b ? a : b);
