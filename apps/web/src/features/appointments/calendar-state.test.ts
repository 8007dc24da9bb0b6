import { describe, expect, it } from 'vitest';
import { daysShown, readCalendarState, steppedDate, writeCalendarState } from './calendar-state';

const TODAY = '2026-11-15';
const read = (query: string) => readCalendarState(new URLSearchParams(query), TODAY);

describe('the calendar in the address', () => {
  it('is today, everybody, without what was cancelled, when nothing is said', () => {
    expect(read('')).toEqual({
      view: 'day',
      date: TODAY,
      team: [],
      hidden: ['cancelled', 'rescheduled'],
      onlineOnly: false,
      person: undefined,
    });
    expect(writeCalendarState(new URLSearchParams(), read(''), TODAY).toString()).toBe('');
  });

  it.each([
    'view=week&date=2026-11-20&team=3%2C5&hide=no_show&online=yes&person=5',
    'view=month',
    'hide=none',
    'view=list&f.outcome=scheduled',
  ])('comes back as it was written: %s', (query) => {
    const params = new URLSearchParams(query);
    expect([...writeCalendarState(params, readCalendarState(params, TODAY), TODAY)].toSorted()).toEqual(
      [...params].toSorted(),
    );
  });

  it('takes nothing it does not understand', () => {
    expect(read('view=year&date=2026-13-40&team=x,-2,7&hide=everything')).toMatchObject({
      view: 'day',
      date: TODAY,
      team: [7],
      hidden: [],
    });
  });
});

describe('days of a view', () => {
  it('begin on Sunday and end on Saturday', () => {
    expect(daysShown({ view: 'week', date: '2026-11-18' })).toEqual({ from: '2026-11-15', to: '2026-11-21' });
    expect(daysShown({ view: 'month', date: '2026-11-18' })).toEqual({ from: '2026-11-01', to: '2026-12-05' });
    expect(daysShown({ view: 'day', date: '2026-11-18' })).toEqual({ from: '2026-11-18', to: '2026-11-18' });
  });

  it('step by their own length', () => {
    expect(steppedDate({ view: 'day', date: '2026-11-30' }, 1)).toBe('2026-12-01');
    expect(steppedDate({ view: 'week', date: '2026-11-30' }, -1)).toBe('2026-11-23');
    expect(steppedDate({ view: 'month', date: '2026-10-31' }, 1)).toBe('2026-11-30');
  });
});
