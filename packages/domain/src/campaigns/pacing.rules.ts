import type { OpenHours } from './quiet-hours.rules';

/** The client's pace: seconds between two messages, and the rest after so many of them. */
export const PACE = {
  gap: { least: 30, most: 90 },
  batch: 100,
  rest: { least: 5 * 60, most: 15 * 60 },
  /** From the wish to start to the first message: time to take it back. */
  delay: { least: 10 * 60, most: 11 * 60 },
} as const;

/** When one sender may write next, and how many it has written since it rested. Moments are milliseconds. */
export type Pace = { next_at: number; since_rest: number };
/** At least 0, less than 1. */
export type Random = () => number;
type Range = { least: number; most: number };

const between = ({ least, most }: Range, random: Random): number =>
  Math.round((least + (most - least) * random()) * 1000);

export function afterMessage(since_rest: number, at: number, random: Random): Pace {
  const gap = between(PACE.gap, random);
  const written = since_rest + 1;
  if (written < PACE.batch) return { next_at: at + gap, since_rest: written };
  return { next_at: at + gap + between(PACE.rest, random), since_rest: 0 };
}

export const startOf = (wanted: number | null, now: number, random: Random): number =>
  Math.max(wanted ?? now, now) + between(PACE.delay, random);

/** Whoever may be written to at this moment; where nobody may, `next_at` is when somebody may. */
export function whoIsAwake(
  countries: readonly string[],
  at: number,
  hoursOf: (country: string) => OpenHours,
): { awake: string[]; next_at: number } {
  const times = countries.map((country) => ({ country, next: hoursOf(country).nextOpen(at) }));
  return {
    awake: times.filter(({ next }) => next === at).map(({ country }) => country),
    next_at: Math.min(...times.map(({ next }) => next)),
  };
}

/** How many wait in each country. */
export type Waiting = Readonly<Record<string, number>>;
export type Estimate = {
  /** The last message. */
  at: number;
  /** It may well be this much earlier or later, in milliseconds. */
  give_or_take: number;
};

const MIDDLE: Random = () => 0.5;

/** When the last message goes out, by the middle of every gap and rest. Undefined when nobody waits, or for ever. */
export function estimateFinish(
  waiting: Waiting,
  pace: Pace,
  hoursOf: (country: string) => OpenHours,
): Estimate | undefined {
  const left = Object.entries(waiting)
    .filter(([, count]) => count > 0)
    .map(([country, count]) => ({ hours: hoursOf(country), count, total: count }));
  const total = left.reduce((sum, { count }) => sum + count, 0);
  let { next_at: at, since_rest } = pace;
  let last = -1;
  for (let sent = 0; sent < total;) {
    const stretches = left.filter(({ count }) => count > 0).map((one) => ({ one, ...one.hours.nextStretch(at) }));
    at = Math.min(...stretches.map(({ start }) => start));
    if (at === Infinity) return undefined;
    const awake = stretches.filter(({ start }) => start === at);
    // Until one of them closes or another one opens, nobody has to look at a clock.
    const until = Math.min(...stretches.map(({ start, end }) => (start === at ? end : start)));
    // They stand in no order: of those who are awake, the countries go down together.
    for (let turn = nextOf(awake); turn && at < until; turn = nextOf(awake)) {
      turn.count -= 1;
      sent += 1;
      last = at;
      ({ next_at: at, since_rest } = afterMessage(since_rest, at, MIDDLE));
    }
  }
  return last < 0 ? undefined : { at: last, give_or_take: spread(total) };
}

type Left = { count: number; total: number };

/** The one with the largest share still to go. */
function nextOf(awake: readonly { one: Left }[]): Left | undefined {
  let most: Left | undefined;
  for (const { one } of awake)
    if (one.count > 0 && (!most || one.count / one.total > most.count / most.total)) most = one;
  return most;
}

/** Twice the standard deviation of so many gaps and rests, in whole steps of five minutes. */
function spread(messages: number): number {
  const variance = messages * varianceOf(PACE.gap) + Math.floor(messages / PACE.batch) * varianceOf(PACE.rest);
  const step = 5 * 60;
  return Math.max(step, Math.ceil((2 * Math.sqrt(variance)) / step) * step) * 1000;
}
const varianceOf = ({ least, most }: Range): number => (most - least) ** 2 / 12;
