import { quartersFor } from '../kernel/time/local-date';
import type { Localized } from '../kernel/localized';
import { mergeRanges, type TimeRange } from '../kernel/time/time-range';
import { hasBit } from './bitmap';
import type { RankedSlot, ServiceTimes, Slot, SlotDay, SlotReason, SlotSearch } from './booking.types';
import { bitAfter, bitOf, layGrid, type Axis, type EmployeeGrid } from './employee-grid';

/** From the best to the worst; shown to staff beside the time. */
export const slotReasons = {
  fills_gap: { en: 'Fills a gap exactly', ar: 'يملأ الفراغ تمامًا' },
  next_to_appointment: { en: 'Right next to another appointment', ar: 'ملاصق لموعد آخر' },
  start_of_shift: { en: 'At the start of the shift', ar: 'مع بداية ساعات العمل' },
  end_of_shift: { en: 'At the end of the shift', ar: 'مع نهاية ساعات العمل' },
  free: { en: 'Free time around it', ar: 'الوقت حوله متاح' },
  leaves_gap: { en: 'Leaves a gap too short to book', ar: 'يترك فراغًا قصيرًا لا يكفي لموعد' },
} as const satisfies Record<SlotReason, Localized>;

const RANKS = Object.keys(slotReasons) as SlotReason[];
const USUAL_SHORTEST = 30;

/**
 * What lies beyond one end of a span: how much free time, counted no further than is enough for a service, and what it
 * ends at.
 */
type Side = { gap: number; touches: 'busy' | 'edge' | 'own' | undefined };

/**
 * The times found, those first that leave no time nobody can use. `shortest_minutes` is the shortest service a gap
 * could still take.
 */
export function rankSlots(
  search: SlotSearch,
  days: readonly SlotDay[],
  shortest_minutes = USUAL_SHORTEST,
): RankedSlot[] {
  const { axis, employees } = layGrid(search);
  const enough = quartersFor(shortest_minutes);
  const reasonFor = (slot: Slot): SlotReason => {
    const reasons = spansByEmployee(axis, slot, search.lines).flatMap(([id, spans]) =>
      spans.map((_, index) => reasonOf(employees.get(id)!, spans, index, enough)),
    );
    return reasons.includes('leaves_gap') ? 'leaves_gap' : RANKS.find((reason) => reasons.includes(reason))!;
  };
  return days
    .flatMap(({ date, slots }) => slots.map((slot) => ({ ...slot, date, reason: reasonFor(slot) })))
    .toSorted((a, b) => RANKS.indexOf(a.reason) - RANKS.indexOf(b.reason) || a.start - b.start);
}

/** The processing time counts as busy here: what it leaves free is inside of the visit, not beside it. */
function spansByEmployee(axis: Axis, { parts }: Slot, lines: readonly ServiceTimes[]): [number, TimeRange[]][] {
  const ids = [...new Set(parts.map(({ employee_id }) => employee_id))];
  return ids.map((id) => [
    id,
    mergeRanges(
      parts
        .filter(({ employee_id }) => employee_id === id)
        .map(({ line, start, end }) => ({
          start: bitOf(axis, start),
          end: bitAfter(axis, end + lines[line]!.buffer_time),
        })),
    ),
  ]);
}

function reasonOf(employee: EmployeeGrid, spans: readonly TimeRange[], index: number, enough: number): SlotReason {
  const { start, end } = spans[index]!;
  const before = sideOf(employee, start - 1, -1, spans[index - 1], enough);
  const after = sideOf(employee, end, 1, spans[index + 1], enough);
  if ([before, after].some(({ gap }) => gap > 0 && gap < enough)) return 'leaves_gap';
  if (before.touches && after.touches) return 'fills_gap';
  if (before.touches === 'busy' || after.touches === 'busy') return 'next_to_appointment';
  if (before.touches === 'edge') return 'start_of_shift';
  return after.touches === 'edge' ? 'end_of_shift' : 'free';
}

function sideOf(
  { free, busy }: EmployeeGrid,
  from: number,
  step: 1 | -1,
  own: TimeRange | undefined,
  enough: number,
): Side {
  const isOwn = (bit: number): boolean => own !== undefined && own.start <= bit && bit < own.end;
  let gap = 0;
  for (let bit = from; gap < enough && bit >= 0 && hasBit(free, bit) && !isOwn(bit); bit += step) gap += 1;
  if (gap > 0) return { gap, touches: undefined };
  if (isOwn(from)) return { gap, touches: 'own' };
  return { gap, touches: from >= 0 && hasBit(busy, from) ? 'busy' : 'edge' };
}
