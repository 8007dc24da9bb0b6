import { isDeepStrictEqual } from 'node:util';
import { dayClocks } from '@rawnaq/domain/booking/day-clock';
import { findSlots } from '@rawnaq/domain/booking/slots';
import type { SlotDay } from '@rawnaq/domain/booking/booking.types';
import { naiveSlots, type NaiveSearch } from './naive-slots';
import { inPairs, median, type Effort, type Row } from './row';
import { slotWorld } from './slot-worlds';

const LARGEST = { employees: 100, days: 90, services: 2 };
const GROWTH = { employees: [1, 3, 10, 30, 100], days: [7, 15, 30, 60, 90], services: [1, 2, 4, 8] };

/** P5 and P6. The zone is asked for in every search, as a server does it. */
export async function* slotRows(effort: Effort): AsyncIterable<Row> {
  yield await rivalRow(effort);
  for (const dimension of ['employees', 'days', 'services'] as const) yield growthRow(dimension, effort);
}

/** The same salon and month, by the engine and by the search one would write at first. */
async function rivalRow({ pairs, sliceMs }: Effort): Promise<Row> {
  const world = slotWorld({ employees: 12, days: 30, services: 1 });
  const found = search(world);
  const isSame = isDeepStrictEqual(found, naiveSlots(world));
  const slots = found.reduce((sum, day) => sum + day.slots.length, 0);
  // Searches in a second, by the middle one of them: the machine's other work hits some, not all.
  const perSecond = async (find: () => unknown): Promise<number> => {
    const times: number[] = [];
    for (const began = performance.now(); times.length === 0 || performance.now() - began < sliceMs;) {
      const from = performance.now();
      find();
      times.push(performance.now() - from);
    }
    return 1000 / median(times);
  };
  await perSecond(() => search(world));
  const { ours, peer, ratio, note } = await inPairs(
    pairs,
    () => perSecond(() => search(world)),
    () => perSecond(() => naiveSlots(world)),
  );
  const milliseconds = 1000 / ours;
  return {
    name: 'P5 slots of 12 employees × 30 days, ms',
    ours: milliseconds.toFixed(2),
    against: `naive ${(1000 / peer).toFixed(0)}`,
    ratio: ratio.toFixed(0),
    bar: '≤ 5, ≥ 100×, same',
    holds: milliseconds <= 5 && ratio >= 100 && isSame && slots > 0,
    note: `${note}; ${slots} slots, ${isSame ? 'identical' : 'NOT identical'}`,
  };
}

/** How time grows with one dimension at the largest size of the others: the slope on paper ruled in powers. */
function growthRow(dimension: keyof typeof GROWTH, { pairs }: Effort): Row {
  const points = GROWTH[dimension].map((size) => ({
    size,
    world: slotWorld({ ...LARGEST, [dimension]: size }),
    ms: Number.POSITIVE_INFINITY,
  }));
  // Size after size in every turn, and the quickest turn of each: other work on the machine only ever adds time.
  for (let turn = 0; turn < pairs * 10; turn += 1)
    for (const point of points) point.ms = Math.min(point.ms, timeOf(point.world));
  const slope = slopeOf(points.map(({ size, ms }) => [Math.log(size), Math.log(ms)]));
  const [first, last] = [points[0]!, points.at(-1)!];
  return {
    name: `P6 slot growth, ${dimension} ${first.size} → ${last.size}, exponent`,
    ours: slope.toFixed(2),
    against: '',
    ratio: '',
    bar: '≤ 1.05',
    holds: slope <= 1.05,
    note: points.map(({ size, ms }) => `${size}: ${ms.toFixed(1)} ms`).join(', '),
  };
}

function timeOf(world: NaiveSearch): number {
  const began = performance.now();
  search(world);
  return performance.now() - began;
}

function slopeOf(points: readonly (readonly [number, number])[]): number {
  const mean = (axis: 0 | 1): number => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  return (
    points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0) /
    points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0)
  );
}

const search = ({ dates, time_zone, ...world }: NaiveSearch): SlotDay[] =>
  findSlots({ ...world, days: dayClocks(dates[0]!, dates.length, time_zone) });
