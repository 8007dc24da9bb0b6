import { withoutEnd } from '../kernel/text/ends';
import type { ComplaintClock } from './complaint-clock';
import { complaintStates, type ComplaintStatus } from './complaint.states';

const EXCERPT = 90;

/** The beginning of a message, for a row of the list: whole words, on one line. */
export function complaintExcerpt(body: string, most = EXCERPT): string {
  const text = body.replace(/\s+/g, ' ').trim();
  if (text.length <= most) return text;
  const lastSpace = text.lastIndexOf(' ', most);
  // A word without an end is cut anywhere, but not in the middle of a sign.
  const beginning = text.slice(0, lastSpace > 0 ? lastSpace : most).replace(/[\uD800-\uDBFF]$/, '');
  return `${withoutEnd(beginning, /[\s.,;:،؛]/)}…`;
}

export type Timed = Pick<ComplaintClock, 'answer_due_at' | 'close_due_at'> & {
  status: ComplaintStatus;
  answered_at: string | null;
};

/** What is awaited next, and until when; null when nothing is. */
export function nextDue({ status, answered_at, answer_due_at, close_due_at }: Timed): {
  what: 'answer' | 'close';
  at: string;
} | null {
  if (status === complaintStates.codes.closed) return null;
  return answered_at === null ? { what: 'answer', at: answer_due_at } : { what: 'close', at: close_due_at };
}
