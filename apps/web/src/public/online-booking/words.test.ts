import { describe, expect, it } from 'vitest';
import { wordsFor } from './words';

const en = wordsFor('en', 'AED', 'Asia/Dubai', '12');
const ar = wordsFor('ar', 'AED', 'Asia/Dubai', '12');

describe('words of the booking page', () => {
  it.each([
    [870, '2:30 PM', '2:30 م'],
    [0, '12:00 AM', '12:00 ص'],
    [720, '12:00 PM', '12:00 م'],
    [1500, '1:00 AM', '1:00 ص'],
    [560, '9:20 AM', '9:20 ص'],
  ])('say minute %i', (minute, english, arabic) => {
    expect([en.timeText(minute), ar.timeText(minute)]).toEqual([english, arabic]);
  });

  it.each([
    [30, '30 min', '30 دقيقة'],
    [60, '1 h', 'ساعة'],
    [75, '1 h 15 min', 'ساعة و15 دقيقة'],
    [120, '2 h', 'ساعتان'],
    [180, '3 h', '3 ساعات'],
    [660, '11 h', '11 ساعة'],
    [0, '0 min', '0 دقيقة'],
  ])('say %i minutes', (minutes, english, arabic) => {
    expect([en.duration(minutes), ar.duration(minutes)]).toEqual([english, arabic]);
  });

  it('count services and times', () => {
    expect([1, 2, 3, 11].map(en.services)).toEqual(['1 service', '2 services', '3 services', '11 services']);
    expect([1, 2, 3, 11].map(ar.services)).toEqual(['خدمة واحدة', 'خدمتان', '3 خدمات', '11 خدمة']);
    expect([1, 2, 5, 12].map(ar.timesLeft)).toEqual(['وقت واحد', 'وقتان', '5 أوقات', '12 وقتًا']);
  });

  it('leave round amounts round and others exact', () => {
    expect([en.moneyText(32_000), en.moneyText(32_050), ar.moneyText(32_000)]).toEqual([
      'AED 320',
      'AED 320.50',
      '320 د.إ',
    ]);
    expect(wordsFor('en', 'KWD', 'Asia/Kuwait', '12').moneyText(12_500)).toBe('KWD 12.500');
  });

  it('know the day after midnight', () => {
    expect([en.dayOf('2026-11-18', 1439), en.dayOf('2026-11-18', 1440)]).toEqual(['2026-11-18', '2026-11-19']);
  });
});
