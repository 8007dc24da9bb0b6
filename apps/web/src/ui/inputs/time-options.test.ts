import { describe, expect, it } from 'vitest';
import { isTimeMeant, timesAfter, timesIn } from './time-options';

describe('a typed time', () => {
  it.each([
    ['9:52', ['09:52:00', '21:52:00']],
    ['09:52 AM', ['09:52:00']],
    ['9.52 pm', ['21:52:00']],
    ['9:52\u00a0م', ['21:52:00']],
    ['٩:٥٢ ص', ['09:52:00']],
    ['12:05 ص', ['00:05:00']],
    ['12:05 pm', ['12:05:00']],
    ['2152', ['21:52:00']],
    ['0:07', ['00:07:00']],
    ['13', ['13:00:00']],
    ['1 pm', ['13:00:00']],
    ['1:00 AM', ['01:00:00']],
    ['١ م', ['13:00:00']],
    ['130', ['01:30:00', '13:30:00']],
    ['9:5', []],
    ['24:10', []],
    ['9:72', []],
    ['', []],
  ])('%s', (text, times) => expect(timesIn(text)).toEqual(times));
});

describe('an option is meant', () => {
  const isMeant = (text: string, label = '1:15\u00a0PM', minute = 795) => isTimeMeant(text, label, minute);
  it('by what it says, the hour it is in, or the time on another clock', () => {
    for (const text of ['1', '1:1', '1:15 PM', '1 pm', '13', '13:15', '١:١٥', ''])
      expect(isMeant(text), text).toBe(true);
    for (const text of ['1 am', '13:00', '11', 'x']) expect(isMeant(text), text).toBe(false);
    expect(isMeant('1 am', '\u20681:00 AM\u2069 next day', 1500)).toBe(true);
    expect(isMeant('1:00 am', '11:00 AM', 660)).toBe(false);
  });

  it('and times past midnight stand after 11:45 PM', () => {
    const times = timesAfter('22:00:00');
    expect(times.slice(6, 9)).toEqual(['23:45:00', '00:00:00', '00:15:00']);
    expect(times).toHaveLength(96);
  });
});
