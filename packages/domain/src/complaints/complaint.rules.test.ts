import { describe, expect, it } from 'vitest';
import { clockFrom } from './complaint-clock';
import { complaintExcerpt, nextDue, type Timed } from './complaint.rules';
import { complaintStates } from './complaint.states';

it('the list shows the beginning of a message: whole words on one line, and no half signs', () => {
  expect(complaintExcerpt('  The floor\n\nwas wet. ')).toBe('The floor was wet.');
  expect(complaintExcerpt(`${'word '.repeat(17)}ends, here and goes on`)).toBe(`${'word '.repeat(17)}ends…`);
  expect(complaintExcerpt(`${'كلمة '.repeat(30)}`)).toBe(`${'كلمة '.repeat(18).trim()}…`);
  expect(complaintExcerpt('a'.repeat(89) + '💅'.repeat(40))).toBe(`${'a'.repeat(89)}…`);
});

describe('the clock of a complaint', () => {
  const came = new Date('2026-11-15T16:12:00Z');
  const { received, in_work, answered, closed } = complaintStates.codes;
  const clock = clockFrom(came, { complaint_answer_hours: 24, complaint_close_hours: 168 });
  const of = (status: Timed['status'], answered_at: string | null = null): Timed => ({ ...clock, status, answered_at });

  it('counts plain hours from when it came', () => {
    expect(clock).toEqual({
      clock_from: '2026-11-15T16:12:00Z',
      answer_due_at: '2026-11-16T16:12:00Z',
      close_due_at: '2026-11-22T16:12:00Z',
    });
  });
  it('awaits the answer, then the end, then nothing', () => {
    expect(nextDue(of(received))).toEqual({ what: 'answer', at: clock.answer_due_at });
    expect(nextDue(of(in_work))).toEqual({ what: 'answer', at: clock.answer_due_at });
    expect(nextDue(of(answered, clock.clock_from))).toEqual({ what: 'close', at: clock.close_due_at });
    expect(nextDue(of(closed))).toBeNull();
  });
  it('taken up again after an answer, only the end is awaited', () => {
    expect(nextDue(of(in_work, clock.clock_from))?.what).toBe('close');
  });
});
