/** What kind of number is compared: rates move by points, everything else by a share of what it was. */
export type Compared = 'share' | 'points';

/**
 * How a figure moved since the period before: 12.4 is 12.4 % more, or 12.4 points of a rate. Null where there is
 * nothing to compare with: out of nothing every growth would be endless.
 */
export function changeOf(
  now: number | null | undefined,
  before: number | null | undefined,
  by: Compared = 'share',
): number | null {
  if (now === null || now === undefined || before === null || before === undefined) return null;
  if (by === 'points') return tenths(now - before);
  return before === 0 ? null : tenths((100 * (now - before)) / Math.abs(before));
}

const tenths = (value: number): number => Math.round(value * 10) / 10;
