import { describe, expect, it } from 'vitest';
import { mailedPeriod, nextMailAt, type MailTimes } from './report-mail.rules';
import { mailRhythms } from './report-mail.states';

const { daily, weekly, monthly } = mailRhythms.codes;
const times = (given: Partial<MailTimes>): MailTimes => ({
  rhythm: daily,
  weekday: null,
  month_day: null,
  hour: 8,
  ...given,
});
const DUBAI = 'Asia/Dubai';

describe('when the next one goes out', () => {
  it.each([
    ['today, while the hour is still to come', times({}), '2026-11-15T03:59:59Z', '2026-11-15T04:00:00.000Z'],
    ['tomorrow, at the very moment it went out', times({}), '2026-11-15T04:00:00Z', '2026-11-16T04:00:00.000Z'],
    ['on its weekday', times({ rhythm: weekly, weekday: 0 }), '2026-11-15T05:00:00Z', '2026-11-22T04:00:00.000Z'],
    [
      'on its day of the month',
      times({ rhythm: monthly, month_day: 1 }),
      '2026-12-01T04:00:00Z',
      '2027-01-01T04:00:00.000Z',
    ],
    [
      'over the end of a short month',
      times({ rhythm: monthly, month_day: 28 }),
      '2027-02-28T04:00:00Z',
      '2027-03-28T04:00:00.000Z',
    ],
    ['at midnight', times({ hour: 0 }), '2026-11-15T21:00:00Z', '2026-11-16T20:00:00.000Z'],
  ])('%s', (_, given, after, next) => expect(new Date(nextMailAt(given, after, DUBAI)).toISOString()).toBe(next));

  it('keeps its hour on the wall when clocks change', () => {
    const before = nextMailAt(times({}), '2026-10-23T12:00:00Z', 'Europe/London');
    const after = nextMailAt(times({}), '2026-10-25T12:00:00Z', 'Europe/London');
    expect([new Date(before).getUTCHours(), new Date(after).getUTCHours()]).toEqual([7, 8]);
  });

  it('always comes, and later than the one before', () => {
    for (const rhythm of [daily, weekly, monthly])
      for (let hour = 0; hour < 24; hour += 1) {
        const given = times({ rhythm, hour, weekday: 3, month_day: 15 });
        let at = '2026-01-01T00:00:00Z';
        for (let turn = 0; turn < 40; turn += 1) {
          const next = nextMailAt(given, at, 'Africa/Cairo');
          expect(Date.parse(next)).toBeGreaterThan(Date.parse(at));
          at = next;
        }
      }
  });
});

describe('what it tells about', () => {
  it.each([
    ['the day before', daily, 'range', { from: '2026-02-28', to: '2026-02-28' }],
    ['the seven days before', weekly, 'range', { from: '2026-02-22', to: '2026-02-28' }],
    ['the month before', monthly, 'range', { from: '2026-02-01', to: '2026-02-28' }],
    ['how things stood the day before', monthly, 'as-of', { as_of: '2026-02-28' }],
    ['how things stand', daily, 'none', {}],
  ] as const)('%s', (_, rhythm, period, asked) => expect(mailedPeriod(rhythm, period, '2026-03-01')).toEqual(asked));
});
