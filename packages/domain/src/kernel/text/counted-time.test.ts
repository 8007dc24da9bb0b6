import { expect, it } from 'vitest';
import { countedTime } from './counted-time';

it.each([
  [0, '0 hours', '0 ساعة'],
  [1, '1 hour', 'ساعة'],
  [2, '2 hours', 'ساعتين'],
  [3, '3 hours', '3 ساعات'],
  [10, '10 hours', '10 ساعات'],
  [11, '11 hours', '11 ساعة'],
  [24, '24 hours', '24 ساعة'],
  [103, '103 hours', '103 ساعات'],
])('%i hours are counted as each language counts', (count, english, arabic) => {
  expect([countedTime(count, 'hours', 'en'), countedTime(count, 'hours', 'ar')]).toEqual([english, arabic]);
});

it('days from eleven to ninety-nine are said otherwise than those of a hundred', () => {
  expect([1, 2, 7, 14, 100, 114].map((count) => countedTime(count, 'days', 'ar'))).toEqual([
    'يوم',
    'يومين',
    '7 أيام',
    '14 يومًا',
    '100 يوم',
    '114 يومًا',
  ]);
  expect([1, 9].map((count) => countedTime(count, 'minutes', 'en'))).toEqual(['1 minute', '9 minutes']);
});
