import type { TimeRange } from '../kernel/time/time-range';
import { allAtOnce, togetherIn } from './assign-together';
import { hasBit, type Bitmap } from './bitmap';

/** An employee who may do a line, the beginnings at which she is free for it, and when she is busy. */
export type Candidate = { id: number; fits: Bitmap; busy: Bitmap };
/** The people for a line in order of preference, and how long after the beginning of the slot the line begins. */
export type Choice = { offset: number; candidates: readonly Candidate[] };

/** One after the other, a person can do all of it: each line takes the first who is free. */
export function assignInSequence(choices: readonly Choice[], bit: number): number[] | undefined {
  const assigned: number[] = [];
  for (const choice of choices) {
    const employee = firstFree(choice, bit, NOBODY);
    if (employee === undefined) return undefined;
    assigned.push(employee);
  }
  return assigned;
}

/**
 * At the same time everybody can do one line only. The first line takes the best it can have so that the others are
 * still served, then the second, and so on. Nearly always everybody simply takes the first who is left; only where that
 * ends in nobody is it worked out.
 */
export function assignInParallel(choices: readonly Choice[], bit: number): number[] | undefined {
  const taken: number[] = [];
  for (const choice of choices) {
    const employee = firstFree(choice, bit, taken);
    if (employee === undefined) return allAtOnce(choices.map((one) => freeOf(one, bit)));
    taken.push(employee);
  }
  return taken;
}

/**
 * Several people come together, each with services of her own one after the other: nobody works on two of them at once.
 * When each line is worked on is counted from the beginning of the slot. Made once for a search, which is how long what
 * it found impossible is remembered.
 */
export function assignInGroup(
  works: readonly (readonly TimeRange[])[],
): (choices: readonly Choice[], bit: number) => number[] | undefined {
  const assign = togetherIn(works);
  return (choices, bit) => assign(choices.map((choice) => freeOf(choice, bit)));
}

const NOBODY: readonly number[] = [];

function firstFree({ offset, candidates }: Choice, bit: number, taken: readonly number[]): number | undefined {
  for (const { id, fits } of candidates) if (hasBit(fits, bit + offset) && !taken.includes(id)) return id;
  return undefined;
}

const freeOf = ({ offset, candidates }: Choice, bit: number): number[] =>
  candidates.filter(({ fits }) => hasBit(fits, bit + offset)).map(({ id }) => id);
