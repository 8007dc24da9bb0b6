import { describe, expect, it } from 'vitest';
import { createFormat } from './format';

const english = createFormat({ language: 'en', timeZone: 'Asia/Dubai', currency: 'AED' });
const arabic = createFormat({ language: 'ar', timeZone: 'Asia/Riyadh', currency: 'SAR' });
const nbsp = '\u00a0';

describe('money', () => {
  it('has the decimals of its currency and the unit where the language puts it', () => {
    expect(english.money(125_050)).toBe(`AED${nbsp}1,250.50`);
    expect(english.money(1_250_500, 'KWD')).toBe(`KWD${nbsp}1,250.500`);
    expect(arabic.money(125_050)).toBe(`1,250.50${nbsp}ر.س`);
    expect(english.money(-9500)).toBe(`AED${nbsp}−95.00`);
    expect([english.currencyWord('KWD'), arabic.currencyWord('AED'), arabic.currencyWord('XYZ')]).toEqual([
      'KWD',
      'د.إ',
      'XYZ',
    ]);
    expect(arabic.moneyParts(5)).toEqual({ digits: '0.05', unit: 'ر.س', unitFirst: false });
  });
});

describe('numbers', () => {
  it('are Latin in both languages', () => {
    expect(arabic.number(1_234_567)).toBe('1,234,567');
    expect(arabic.percent(12.5, 1)).toBe('12.5%');
    expect(english.percent(5)).toBe('5%');
    expect([english.number(-17), english.percent(-5)]).toEqual(['-17', '-5%']);
    expect([arabic.number(-17), arabic.percent(-5), arabic.money(-9500)]).toEqual([
      '\u2066-17\u2069',
      '\u2066-5%\u2069',
      `\u2066−95.00\u2069${nbsp}ر.س`,
    ]);
    expect(english.compact(1250)).toBe('1.3K');
  });
});

describe('dates and times', () => {
  it('read as in the two languages', () => {
    expect(english.date('2026-11-15')).toBe('15 Nov 2026');
    expect(english.date('2026-09-05')).toBe('5 Sep 2026');
    expect(arabic.date('2026-11-15')).toBe('15 نوفمبر 2026');
    expect(english.weekday('2026-11-15')).toBe('Sun 15 Nov');
    expect(arabic.weekday('2026-11-15')).toBe('الأحد 15 نوفمبر');
    expect(english.month('2026-11-15')).toBe('November 2026');
  });

  it('show an instant in the zone of the account, and a wall date as it is', () => {
    expect(english.dateTime('2026-11-14T21:30:00Z')).toBe(`15 Nov 2026, 1:30${nbsp}AM`);
    expect(arabic.dateTime('2026-11-14T21:30:00Z')).toBe(`15 نوفمبر 2026، 12:30${nbsp}ص`);
    expect(english.localDate(new Date('2026-11-14T21:30:00Z'))).toBe('2026-11-15');
    expect(english.localDateTime(new Date('2026-11-14T20:05:09Z'))).toBe('2026-11-15 00:05:09');
  });

  it.each([
    ['00:00:00', '12:00', 'AM', 'ص'],
    ['09:05:00', '9:05', 'AM', 'ص'],
    ['12:00:00', '12:00', 'PM', 'م'],
    ['23:45:00', '11:45', 'PM', 'م'],
  ])('%s is %s %s / %s', (wall, digits, half, arabicHalf) => {
    expect(english.timeParts(wall)).toEqual({ digits, half });
    expect(arabic.timeParts(wall)).toEqual({ digits, half: arabicHalf });
  });
});

describe('the day that is being worked on', () => {
  const late = createFormat({ language: 'en', timeZone: 'Asia/Dubai', currency: 'AED', cutOff: '03:00:00' });

  it.each([
    ['2026-12-31T19:59:00Z', '2026-12-31'],
    ['2026-12-31T20:30:00Z', '2026-12-31'],
    ['2026-12-31T22:59:59Z', '2026-12-31'],
    ['2026-12-31T23:00:00Z', '2027-01-01'],
  ])('ends at the cut-off, not at midnight: %s is %s', (moment, day) => {
    expect(late.today(new Date(moment))).toBe(day);
  });

  it('ends at midnight where nobody works at night', () => {
    expect(english.today(new Date('2026-12-31T20:00:00Z'))).toBe('2027-01-01');
  });
});

describe('words', () => {
  const now = new Date('2026-11-15T10:00:00Z');
  it('say how long ago', () => {
    expect(english.relative('2026-11-15T09:55:10Z', now)).toBe('4 minutes ago');
    expect(arabic.relative('2026-11-15T09:55:00Z', now)).toBe('قبل 5 دقائق');
    expect(english.relative('2026-11-14T09:00:00Z', now)).toBe('yesterday');
    expect(english.relative('2026-11-15T10:00:20Z', now)).toBe('now');
  });

  it('say a day as people do', () => {
    expect(english.day('2026-11-15', now)).toBe('Today');
    // Past midnight in Dubai, still the evening before in London.
    expect(english.day('2026-11-15T20:30:00Z', now)).toBe('Tomorrow');
    expect(arabic.day('2026-11-14', now)).toBe('أمس');
    expect(english.day('2026-11-12', now)).toBe('Thu 12 Nov');
    expect(english.day('2026-10-29', now)).toBe('29 Oct');
    expect(english.day('2025-12-31', now)).toBe('31 Dec 2025');
    const at = '2026-11-16T06:00:00Z';
    expect(english.dayTime(at, now)).toBe(`Tomorrow ${english.time(at)}`);
  });

  it('join lists', () => {
    expect(english.list(['Mona', 'Sara', 'Huda'])).toBe('Mona, Sara, and Huda');
    expect(arabic.list(['منى', 'سارة'])).toBe('منى وسارة');
    expect(english.or(['jpg', 'png'])).toBe('jpg or png');
  });
});
