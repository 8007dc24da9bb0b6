import { Temporal } from 'temporal-polyfill';

export type ComplaintHours = { complaint_answer_hours: number; complaint_close_hours: number };
export type ComplaintClock = { clock_from: string; answer_due_at: string; close_due_at: string };

/**
 * What the salon promises, in plain hours: to the customer an hour is an hour, whether the door is open or not. The
 * times are those of the day it came; a setting that changes later moves no promise.
 */
export function clockFrom(now: Date, hours: ComplaintHours): ComplaintClock {
  const from = Temporal.Instant.fromEpochMilliseconds(now.getTime());
  return {
    clock_from: from.toString(),
    answer_due_at: from.add({ hours: hours.complaint_answer_hours }).toString(),
    close_due_at: from.add({ hours: hours.complaint_close_hours }).toString(),
  };
}
