import { quartersFor } from '../kernel/time/local-date';
import type { Arrangement, Occupied, ServiceTime, ServiceTimes, SlotPart } from './booking.types';
import { MINUTES_PER_QUARTER } from './clock';

/**
 * The job time is the customer's: it holds the processing time, which sits in its middle, the longer half of the work
 * first. Begun quarters are whole ones for whoever is busy, so of the processing time only whole quarters make the
 * employee free. Work and buffer are one stretch and round up once: after fifty minutes the buffer has ten in the
 * quarter that is taken anyway.
 */
export function serviceTime({ job_time, processing_time, buffer_time }: ServiceTimes): ServiceTime {
  const job = Math.max(1, quartersFor(job_time));
  const processing = Math.min(job - 1, Math.floor(processing_time / MINUTES_PER_QUARTER));
  const before = Math.ceil((job - processing) / 2);
  return {
    before,
    processing,
    after: job - processing - before,
    buffer: Math.max(job, quartersFor(job_time + buffer_time)) - job,
  };
}

export const jobQuarters = ({ before, processing, after }: ServiceTime): number => before + processing + after;

/** In quarters from the beginning of the slot: where each line begins, and how long the customer is there. */
export function layOut(
  times: readonly ServiceTime[],
  arrangement: Arrangement,
  people: readonly number[] = [],
): { offsets: number[]; total: number } {
  if (arrangement === 'parallel') return { offsets: times.map(() => 0), total: Math.max(0, ...times.map(jobQuarters)) };
  const ends = new Map<number, number>();
  const offsets = times.map((time, line) => {
    const person = people[line] ?? 0;
    const begins = ends.get(person) ?? 0;
    ends.set(person, begins + jobQuarters(time));
    return begins;
  });
  return { offsets, total: Math.max(0, ...ends.values()) };
}

/**
 * A line that begins as many minutes after the visit as it was booked to. One that stands off the quarter hour takes
 * the quarters it touches, and its processing time gives nothing away: that would need a finer grid.
 */
export function bookedTime({ begins = 0, ...times }: ServiceTimes & { begins?: number }): {
  offset: number;
  time: ServiceTime;
} {
  const off = begins % MINUTES_PER_QUARTER;
  const onGrid = { ...times, job_time: times.job_time + off, processing_time: off === 0 ? times.processing_time : 0 };
  return { offset: (begins - off) / MINUTES_PER_QUARTER, time: serviceTime(onGrid) };
}

/**
 * The employees' busy lines of a chosen slot, none of them overlapping. Where the same employee goes on with the
 * customer, tidying up waits: the buffer ends where the next service begins, and what is left of it comes after.
 */
export function occupiedBy(parts: readonly SlotPart[], lines: readonly ServiceTimes[]): Occupied[] {
  const occupied: Occupied[] = [];
  const lastOf = new Map<number, Occupied>();
  for (const span of parts.flatMap((part) => spansOf(part, lines[part.line]!)).toSorted((a, b) => a.start - b.start)) {
    const last = lastOf.get(span.employee_id);
    if (last && span.start < last.end) {
      span.end = Math.max(span.end, last.end);
      last.end = span.start;
    }
    occupied.push(span);
    lastOf.set(span.employee_id, span);
  }
  return occupied.filter(({ start, end }) => start < end);
}

/** Minutes of one service in which its employee is busy, the buffer included. */
export function spansOf(
  { line, employee_id, start }: Pick<SlotPart, 'line' | 'employee_id' | 'start'>,
  times: ServiceTimes,
): Occupied[] {
  const { before, processing } = serviceTime(times);
  const end = start + times.job_time + times.buffer_time;
  if (processing === 0) return [{ line, employee_id, start, end }];
  const pause = start + before * MINUTES_PER_QUARTER;
  const again = Math.min(end, pause + processing * MINUTES_PER_QUARTER);
  return [
    { line, employee_id, start, end: pause },
    { line, employee_id, start: again, end },
  ].filter((span) => span.start < span.end);
}
