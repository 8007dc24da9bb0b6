/** Repeatable randomness: the same seed gives the same run, as far as the machine allows. */
export type Seeded = { next: () => number; between: (low: number, high: number) => number; key: () => string };

export function seeded(seed: number): Seeded {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    key: () => Array.from({ length: 4 }, () => Math.floor(next() * 2 ** 32).toString(36)).join('-'),
  };
}

/** Numbers of a run that failed, in words; empty when it held. */
export type Verdict = { facts: Record<string, number | string>; broken: string[] };
