import { describe, expect, it } from 'vitest';
import { addDays } from '../kernel/time/local-date';
import { fromHijri, toHijri } from './hijri-calendar';
import { occasionsBetween, occasionsOn } from './occasions';

describe('the Hijri calendar', () => {
  it.each([
    ['first of Ramadan', 1443, 9, 1, '2022-04-02'],
    ['Eid al-Fitr', 1443, 10, 1, '2022-05-02'],
    ['Eid al-Adha', 1443, 12, 10, '2022-07-09'],
    ['first of Ramadan', 1444, 9, 1, '2023-03-23'],
    ['Eid al-Fitr', 1444, 10, 1, '2023-04-21'],
    ['Eid al-Adha', 1444, 12, 10, '2023-06-28'],
    ['first of Ramadan', 1445, 9, 1, '2024-03-11'],
    ['Eid al-Fitr', 1445, 10, 1, '2024-04-10'],
    ['Eid al-Adha', 1445, 12, 10, '2024-06-16'],
    ['first of Ramadan', 1446, 9, 1, '2025-03-01'],
    ['Eid al-Fitr', 1446, 10, 1, '2025-03-30'],
    ['Eid al-Adha', 1446, 12, 10, '2025-06-06'],
    ['new year', 1447, 1, 1, '2025-06-26'],
    ['first of Ramadan', 1447, 9, 1, '2026-02-18'],
    ['Eid al-Fitr', 1447, 10, 1, '2026-03-20'],
    ['Eid al-Adha', 1447, 12, 10, '2026-05-27'],
  ])('knows the published %s %i', (_name, year, month, day, date) => {
    expect(toHijri(date)).toEqual({ year, month, day });
    expect(fromHijri({ year, month, day })).toBe(date);
  });

  it('gives every day of its table its own date, one after the other', () => {
    let date = '2014-10-25';
    let last = { year: 1435, month: 12, day: 29 };
    for (let count = 0; count < 23_000; count++, date = addDays(date, 1)) {
      const hijri = toHijri(date)!;
      const isNext = hijri.day === last.day + 1 && hijri.month === last.month;
      const isNewMonth = hijri.day === 1 && last.day >= 29 && hijri.month === (last.month % 12) + 1;
      if (!isNext && !isNewMonth) expect.fail(`${date} is ${JSON.stringify(hijri)} after ${JSON.stringify(last)}`);
      last = hijri;
    }
  });

  it('says nothing outside of its table', () => {
    expect(toHijri('2014-10-24')).toBeUndefined();
    expect(toHijri('2090-01-01')).toBeUndefined();
    expect(fromHijri({ year: 1435, month: 9, day: 1 })).toBeUndefined();
    expect(fromHijri({ year: 1501, month: 9, day: 1 })).toBeUndefined();
  });
});

describe('occasions', () => {
  it.each([
    ['2026-02-17', 'AE', []],
    ['2026-02-18', 'AE', ['ramadan']],
    ['2026-03-11', 'AE', ['last_ten_days']],
    ['2026-03-19', 'AE', ['before_fitr']],
    ['2026-03-20', 'AE', ['eid_al_fitr']],
    ['2026-03-24', 'AE', []],
    ['2026-05-26', 'AE', ['before_adha']],
    ['2026-05-27', 'AE', ['eid_al_adha']],
    ['2026-12-02', 'AE', ['national_day']],
    ['2026-12-02', 'SA', []],
    ['2026-09-23', 'SA', ['national_day']],
    ['2026-09-23', 'FR', []],
  ])('on %s in %s', (date, country, occasions) => expect(occasionsOn(date, country)).toEqual(occasions));

  it('are named once with their days', () =>
    expect(occasionsBetween({ from: '2026-12-01', to: '2027-03-15' }, 'AE')).toEqual([
      { occasion: 'national_day', from: '2026-12-02', to: '2026-12-03' },
      { occasion: 'ramadan', from: '2027-02-08', to: '2027-03-08' },
      { occasion: 'eid_al_fitr', from: '2027-03-09', to: '2027-03-12' },
    ]));
});
