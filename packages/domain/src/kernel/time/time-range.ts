/**
 * A half-open range of integers (quarters, minutes, days, epoch milliseconds): the start belongs to it, the end does
 * not.
 */
export type TimeRange = { start: number; end: number };

/** Touching is not overlapping: 10:00–11:00 and 11:00–12:00 live side by side. An empty range overlaps nothing. */
export const overlaps = (a: TimeRange, b: TimeRange): boolean => Math.max(a.start, b.start) < Math.min(a.end, b.end);

export const contains = (outer: TimeRange, inner: TimeRange): boolean =>
  outer.start <= inner.start && inner.end <= outer.end;

export const isEmptyRange = (range: TimeRange): boolean => range.start >= range.end;

/** Sorted, without empty ranges, touching and overlapping ones joined. */
export function mergeRanges(ranges: readonly TimeRange[]): TimeRange[] {
  const merged: TimeRange[] = [];
  for (const range of ranges.filter((one) => !isEmptyRange(one)).toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end);
    else merged.push({ ...range });
  }
  return merged;
}

/** What is in both. */
export function intersectRanges(a: readonly TimeRange[], b: readonly TimeRange[]): TimeRange[] {
  const [left, right] = [mergeRanges(a), mergeRanges(b)];
  const both: TimeRange[] = [];
  for (let i = 0, j = 0; i < left.length && j < right.length;) {
    const [one, other] = [left[i]!, right[j]!];
    if (overlaps(one, other)) both.push({ start: Math.max(one.start, other.start), end: Math.min(one.end, other.end) });
    if (one.end < other.end) i += 1;
    else j += 1;
  }
  return both;
}

/** What is in the first and not in the second. */
export function subtractRanges(from: readonly TimeRange[], taken: readonly TimeRange[]): TimeRange[] {
  const holes = mergeRanges(taken);
  return mergeRanges(from).flatMap((range) => {
    const left: TimeRange[] = [];
    let start = range.start;
    for (const hole of holes) {
      if (!overlaps({ start, end: range.end }, hole)) continue;
      if (hole.start > start) left.push({ start, end: hole.start });
      start = hole.end;
    }
    if (start < range.end) left.push({ start, end: range.end });
    return left;
  });
}
