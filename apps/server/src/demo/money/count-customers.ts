import { customerTypeOn } from '@rawnaq/domain/customers/customer.rules';
import { addDays, type LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { businessDateOf, todayIn, type Instant } from '@rawnaq/domain/kernel/time/zoned-time';
import { insertTypeDays, setVisitCounts } from '../people/customers.repo';
import type { Stage } from '../stage';
import type { Buyer, Occasion } from './draw-bills';
import type { Year } from './year';

/** Four months of customer types. */
const TYPE_DAYS = 121;
const MINUTE = 60_000;

/** `on`: the salon's business day, which her invoice says. `counted`: the first day whose count knows of it. */
type Visit = { on: LocalDate; counted: LocalDate };

/** Visits and type of each customer follow from her invoices, and what the daily count said from both. */
export async function countCustomers(
  stage: Stage,
  { seller: { time_zone }, cut_off }: Year['salon'],
  buyers: readonly Buyer[],
  occasions: readonly Occasion[],
): Promise<void> {
  const { tx, accountId, now } = stage;
  const today = todayIn(now, time_zone);
  const visited = new Map<number, Visit[]>();
  for (const { buyer, at } of occasions) {
    if (!buyer) continue;
    const visit = { on: businessDateOf(at, time_zone, cut_off), counted: countedFrom(at, time_zone) };
    visited.set(buyer.id, [...(visited.get(buyer.id) ?? []), visit]);
  }
  const known = buyers.map(({ id, created_at }) => ({
    id,
    since: countedFrom(created_at, time_zone),
    visits: visited.get(id) ?? [],
  }));
  await setVisitCounts(
    tx,
    accountId,
    known.map(({ id, visits }) => {
      const { count, last_on } = standingOf(visits);
      return { id, invoices_count: count, last_invoice_on: last_on, type: customerTypeOn(today, { count, last_on }) };
    }),
  );
  await insertTypeDays(tx, accountId, typeDaysOf(known, today));
}

/** The job comes a minute after every hour: what happens after its last time of a day counts from the next. */
const countedFrom = (moment: Instant, zone: string): LocalDate =>
  todayIn(new Date(moment).getTime() + 59 * MINUTE, zone);

/**
 * What the daily count would have written, by the rule that it counts by; of nobody it writes nothing. Today it has
 * just been.
 */
const typeDaysOf = (known: readonly { since: LocalDate; visits: readonly Visit[] }[], today: LocalDate) =>
  Array.from({ length: TYPE_DAYS }, (_, back) => addDays(today, -back)).flatMap((day) => {
    const isCounted = (from: LocalDate): boolean => from <= day || day === today;
    const there = known.filter(({ since }) => isCounted(since));
    const counted = { frequent: 0, missed: 0, new: 0 };
    for (const { visits } of there)
      counted[customerTypeOn(day, standingOf(visits.filter((visit) => isCounted(visit.counted))))] += 1;
    return there.length > 0 ? [{ day, ...counted }] : [];
  });

const standingOf = (visits: readonly Visit[]): { count: number; last_on: LocalDate | null } => ({
  count: visits.length,
  last_on: visits.at(-1)?.on ?? null,
});
