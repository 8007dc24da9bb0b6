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
    if (employee === undefined) return takeBestServing(choices.map((one) => freeOf(one, bit)));
    taken.push(employee);
  }
  return taken;
}

/**
 * Several people come together, each with services of her own one after the other: nobody works on two of them at once.
 */
export const assignInGroup =
  (lengths: readonly number[]) =>
  (choices: readonly Choice[], bit: number): number[] | undefined => {
    const serve = (taken: readonly number[]): number[] | undefined => {
      const line = taken.length;
      const choice = choices[line];
      if (!choice) return [...taken];
      const [from, to] = [choice.offset, choice.offset + lengths[line]!];
      const busy = taken.filter((_, other) => {
        const { offset } = choices[other]!;
        return offset < to && from < offset + lengths[other]!;
      });
      for (const employee of freeOf(choice, bit)) {
        const served = busy.includes(employee) ? undefined : serve([...taken, employee]);
        if (served) return served;
      }
      return undefined;
    };
    return serve([]);
  };

const NOBODY: readonly number[] = [];

function firstFree({ offset, candidates }: Choice, bit: number, taken: readonly number[]): number | undefined {
  for (const { id, fits } of candidates) if (hasBit(fits, bit + offset) && !taken.includes(id)) return id;
  return undefined;
}

const freeOf = ({ offset, candidates }: Choice, bit: number): number[] =>
  candidates.filter(({ fits }) => hasBit(fits, bit + offset)).map(({ id }) => id);

function takeBestServing(free: readonly number[][]): number[] | undefined {
  const taken: number[] = [];
  for (const [line, employees] of free.entries()) {
    const employee = employees.find(
      (one) => !taken.includes(one) && canServe(free.slice(line + 1), new Set([...taken, one])),
    );
    if (employee === undefined) return undefined;
    taken.push(employee);
  }
  return taken;
}

/** Whether each line can have somebody of its own: a line that finds all its people taken asks their lines to move. */
function canServe(free: readonly number[][], taken: ReadonlySet<number>): boolean {
  const lineOf = new Map<number, number>();
  const serve = (line: number, asked: Set<number>): boolean =>
    free[line]!.some((employee) => {
      if (taken.has(employee) || asked.has(employee)) return false;
      asked.add(employee);
      const other = lineOf.get(employee);
      if (other !== undefined && !serve(other, asked)) return false;
      lineOf.set(employee, line);
      return true;
    });
  return free.every((_, line) => serve(line, new Set()));
}
