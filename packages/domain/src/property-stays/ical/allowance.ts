/**
 * What reading one calendar may cost in all. Thousands of stays need a tenth of it; whoever needs more wants to keep us
 * busy, and is no calendar to us.
 */
export type Allowance = Record<Cost, number>;
/** Lines, times that are named, zones of theirs, times told by another clock, and days on which something begins. */
type Cost = 'lines' | 'times' | 'zones' | 'clocks' | 'days';

export const newAllowance = (): Allowance => ({
  lines: 300_000,
  times: 60_000,
  zones: 500,
  clocks: 20_000,
  days: 500_000,
});

/** False when nothing is left of it: the reading ends there. */
export function spend(allowance: Allowance, cost: Cost): boolean {
  allowance[cost] -= 1;
  return allowance[cost] >= 0;
}

export const isSpent = (allowance: Allowance): boolean => Object.values(allowance).some((left) => left < 0);
