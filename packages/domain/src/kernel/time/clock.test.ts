import { expect, it } from 'vitest';
import { lengthText, minuteText, spanText, timeParts, viewTime } from './clock';

it.each([
  ['00:05:00', '12:05 AM', '12:05 ص', '00:05'],
  ['09:30:00', '9:30 AM', '9:30 ص', '09:30'],
  ['12:00:00', '12:00 PM', '12:00 م', '12:00'],
  ['13:00:00', '1:00 PM', '1:00 م', '13:00'],
  ['21:30:59', '9:30 PM', '9:30 م', '21:30'],
])('%s is read as %s, %s and %s', (time, english, arabic, whole) => {
  expect(viewTime(time, 'en', '12')).toBe(english);
  expect(viewTime(time, 'ar', '12')).toBe(arabic);
  expect([viewTime(time, 'en', '24'), viewTime(time, 'ar', '24')]).toEqual([whole, whole]);
});

it('a night that runs on is the next morning', () => {
  expect(minuteText(1500, 'en', '12')).toBe('1:00 AM');
  expect(minuteText(1500, 'en', '24')).toBe('01:00');
});

it('only the digits are digits: the half of the day stands apart', () => {
  expect(timeParts(780, 'ar', '12')).toEqual({ digits: '1:00', half: 'م' });
  expect(timeParts(780, 'ar', '24')).toEqual({ digits: '13:00', half: '' });
});

it('a span says the half of the day once where both ends share it', () => {
  expect(spanText({ start: 780, end: 870 }, 'en', '12')).toBe('1:00 – 2:30 PM');
  expect(spanText({ start: 690, end: 870 }, 'ar', '12')).toBe('11:30 ص – 2:30 م');
  expect(spanText({ start: 780, end: 870 }, 'en', '24')).toBe('13:00 – 14:30');
});

it('a length is hours and minutes, and less than none says so', () => {
  expect([0, 5, 95, 6000].map(lengthText)).toEqual(['0:00', '0:05', '1:35', '100:00']);
  expect([-30, -95].map(lengthText)).toEqual(['-0:30', '-1:35']);
});
