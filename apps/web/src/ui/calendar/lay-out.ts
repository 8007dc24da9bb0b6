import type { Span } from './grid-types';

export type Lane = { lane: number; lanes: number };

/**
 * Things at the same time stand side by side. Those that overlap, directly or through others, form a group and share
 * its width; each takes the first lane that is free when it begins.
 */
export function layOut(items: readonly (Span & { id: string })[]): Map<string, Lane> {
  const places = new Map<string, Lane>();
  let group: { id: string; lane: number }[] = [];
  let laneEnds: number[] = [];
  let groupEnd = Number.NEGATIVE_INFINITY;

  const closeGroup = () => {
    for (const { id, lane } of group) places.set(id, { lane, lanes: laneEnds.length });
    group = [];
    laneEnds = [];
  };

  for (const item of items.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (item.start >= groupEnd) closeGroup();
    const free = laneEnds.findIndex((end) => end <= item.start);
    const lane = free === -1 ? laneEnds.length : free;
    laneEnds[lane] = item.end;
    group.push({ id: item.id, lane });
    groupEnd = Math.max(groupEnd, item.end);
  }
  closeGroup();
  return places;
}
