import { addDays, endOfMonth, startOfMonth, startOfWeek, type LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import type { Nights } from '@rawnaq/domain/property-stays/nights.rules';

/** A piece of taken nights inside one week: from the first column it covers to the last, in a lane of its own. */
export type Bar<Item> = {
  item: Item;
  first: number;
  last: number;
  lane: number;
  isBeginning: boolean;
  isEnd: boolean;
};
export type Week<Item> = { days: LocalDate[]; bars: Bar<Item>[]; lanes: number };

const DAYS = 7;

/** The weeks a month touches, with what is taken in each. */
export function layOutMonth<Item extends Nights>(month: LocalDate, items: readonly Item[]): Week<Item>[] {
  const last = endOfMonth(month);
  const weeks: Week<Item>[] = [];
  for (let begin = startOfWeek(startOfMonth(month)); begin <= last; begin = addDays(begin, DAYS)) {
    const days = Array.from({ length: DAYS }, (_, index) => addDays(begin, index));
    weeks.push({ days, ...barsOf(days, items) });
  }
  return weeks;
}

function barsOf<Item extends Nights>(days: readonly LocalDate[], items: readonly Item[]) {
  const after = addDays(days[0]!, DAYS);
  const ends: number[] = [];
  const bars = items
    .filter(({ arrives_on, leaves_on }) => arrives_on < after && leaves_on > days[0]!)
    .toSorted((a, b) => (a.arrives_on < b.arrives_on ? -1 : 1))
    .map((item): Bar<Item> => {
      const first = Math.max(0, days.indexOf(item.arrives_on));
      const end = days.indexOf(addDays(item.leaves_on, -1));
      const last = end === -1 ? DAYS - 1 : end;
      const free = ends.findIndex((taken) => taken < first);
      const lane = free === -1 ? ends.length : free;
      ends[lane] = last;
      return { item, first, last, lane, isBeginning: item.arrives_on >= days[0]!, isEnd: end !== -1 };
    });
  return { bars, lanes: ends.length };
}
