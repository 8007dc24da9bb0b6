import { isEmptyRange, overlaps, type TimeRange } from '../kernel/time/time-range';

/** For each line the people who could take it, the best first. */
type FreeFor = readonly (readonly number[])[];
/** For each line when it is worked on. */
type Works = readonly (readonly TimeRange[])[];
/** For each line those worked on at the same time, and the lines of each moment at which one begins. */
type Meeting = { beside: readonly (readonly number[])[]; moments: readonly (readonly number[])[] };
/** How often a search may still guess, and for whom it knows that nobody is left. */
type Search = { guesses: number; hopeless: Set<string> };

/**
 * Over all beginnings of a search; each is tried with at most as many people as there are lines. Salons need a few.
 * Whoever needs more looks for what keeps a server busy, and is not offered such a beginning.
 */
const MOST_GUESSES = 1_000;
const newSearch = (): Search => ({ guesses: MOST_GUESSES, hopeless: new Set() });

/**
 * Gives each line somebody, so that nobody works on two at once. The first line takes the best it can have while the
 * others are still served, then the second, and so on. Nearly always everybody simply takes the first who is left; only
 * where that ends in nobody it is worked out. Undefined: it can't be done.
 */
export function togetherIn(works: Works, search = newSearch()): (free: FreeFor) => number[] | undefined {
  const meeting = meetingOf(works);
  return (free) => firstLeft(free, meeting) ?? bestServing(free, meeting, search);
}

/** The same where all lines begin together. */
export const allAtOnce = (free: FreeFor): number[] | undefined =>
  togetherIn(free.map(() => [{ start: 0, end: 1 }]))(free);

function meetingOf(works: Works): Meeting {
  const real = works.map((ranges) => ranges.filter((range) => !isEmptyRange(range)));
  const isBeside = (one: number, other: number): boolean =>
    real[one]!.some((range) => real[other]!.some((second) => overlaps(range, second)));
  const lines = [...works.keys()];
  const beginnings = new Set(real.flat().map(({ start }) => start));
  return {
    beside: lines.map((one) => lines.filter((other) => other !== one && isBeside(one, other))),
    moments: [...beginnings].map((moment) =>
      lines.filter((line) => real[line]!.some(({ start, end }) => start <= moment && moment < end)),
    ),
  };
}

function firstLeft(free: FreeFor, { beside }: Meeting): number[] | undefined {
  const taken: number[] = [];
  for (const [line, people] of free.entries()) {
    const person = people.find((one) => !beside[line]!.some((other) => taken[other] === one));
    if (person === undefined) return undefined;
    taken.push(person);
  }
  return taken;
}

function bestServing(free: FreeFor, meeting: Meeting, search: Search): number[] | undefined {
  const lines = [...free.keys()];
  if (!canServe(lines, free, meeting, search)) return undefined;
  let left = free;
  const taken: number[] = [];
  for (const line of lines) {
    const [rest, beside] = [lines.slice(line + 1), meeting.beside[line]!];
    const person = left[line]!.find((one) => canServe(rest, without(one, beside, left), meeting, search));
    if (person === undefined) return undefined;
    left = without(person, beside, left);
    taken.push(person);
  }
  return taken;
}

/**
 * Whether each of these lines can have somebody. What is easy goes first, and what is impossible is seen at once where
 * one moment asks for more people than there are; between the two it is guessed, one line at a time and nothing twice.
 */
function canServe(open: readonly number[], free: FreeFor, meeting: Meeting, search: Search): boolean {
  return partsOf(hardOf(open, free, meeting), meeting).every((part) => {
    const moments = meeting.moments.map((moment) => moment.filter((line) => part.includes(line)));
    if (!moments.every((lines) => canMatch(lines, free))) return false;
    if (moments.some((lines) => lines.length === part.length)) return true;
    const key = part.map((line) => `${line}:${free[line]!.join()}`).join(' ');
    if (search.hopeless.has(key) || search.guesses === 0) return false;
    search.guesses -= 1;
    const line = part.reduce((least, one) => (free[one]!.length < free[least]!.length ? one : least));
    const rest = part.filter((one) => one !== line);
    const isServed = free[line]!.some((person) =>
      canServe(rest, without(person, meeting.beside[line]!, free), meeting, search),
    );
    if (!isServed) search.hopeless.add(key);
    return isServed;
  });
}

/** A line with more people than lines beside it finds somebody whoever the others take: it need not be looked at. */
function hardOf(open: readonly number[], free: FreeFor, meeting: Meeting): readonly number[] {
  const besideOf = (line: number): number => meeting.beside[line]!.filter((other) => open.includes(other)).length;
  const hard = open.filter((line) => free[line]!.length <= besideOf(line));
  return hard.length === open.length ? hard : hardOf(hard, free, meeting);
}

/** Lines that meet, or meet lines that do: what one part does is nothing to the others. */
function partsOf(lines: readonly number[], { beside }: Meeting): number[][] {
  const parts: number[][] = [];
  for (const line of lines) {
    const met = parts.filter((part) => part.some((other) => beside[line]!.includes(other)));
    const others = parts.filter((part) => !met.includes(part));
    parts.splice(0, parts.length, ...others, [...met.flat(), line]);
  }
  return parts;
}

const without = (person: number, lines: readonly number[], free: FreeFor): FreeFor =>
  free.map((people, line) => (lines.includes(line) ? people.filter((one) => one !== person) : people));

/** Whether each line can have somebody of its own: a line that finds all its people taken asks their lines to move. */
function canMatch(lines: readonly number[], free: FreeFor): boolean {
  const lineOf = new Map<number, number>();
  const serve = (line: number, asked: Set<number>): boolean =>
    free[line]!.some((person) => {
      if (asked.has(person)) return false;
      asked.add(person);
      const other = lineOf.get(person);
      if (other !== undefined && !serve(other, asked)) return false;
      lineOf.set(person, line);
      return true;
    });
  return lines.every((line) => serve(line, new Set()));
}
