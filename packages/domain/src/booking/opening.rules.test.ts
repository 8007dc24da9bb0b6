import { describe, expect, it } from 'vitest';
import { specialHours } from './opening.rules';

const ranges = [{ start: 36, end: 72 }];
const ramadan = { starts_on: '2026-11-20', ends_on: '2026-11-30', ranges };
const days = (starts_on: string, ends_on: string) => ({ starts_on, ends_on });

describe('specialHours', () => {
  it('says of each day one thing: a closed holiday is cut out of custom hours', () => {
    const feast = days('2026-11-24', '2026-11-25');
    expect(specialHours({ custom: [ramadan], closed: [feast] })).toEqual([
      { ...days('2026-11-20', '2026-11-23'), ranges },
      { ...days('2026-11-26', '2026-11-30'), ranges },
      { ...feast, ranges: [] },
    ]);
  });

  it.each([
    ['at the beginning', days('2026-11-18', '2026-11-20'), [days('2026-11-21', '2026-11-30')]],
    ['at the end', days('2026-11-30', '2026-12-02'), [days('2026-11-20', '2026-11-29')]],
    ['around them', days('2026-11-19', '2026-12-01'), []],
    ['before', days('2026-11-10', '2026-11-19'), [days('2026-11-20', '2026-11-30')]],
    ['after', days('2026-12-01', '2026-12-02'), [days('2026-11-20', '2026-11-30')]],
  ])('cuts one %s of the custom hours', (_where, holiday, left) => {
    expect(specialHours({ custom: [ramadan], closed: [holiday] })).toEqual([
      ...left.map((period) => ({ ...period, ranges })),
      { ...holiday, ranges: [] },
    ]);
  });

  it('cuts several, which may overlap', () => {
    const closed = [days('2026-11-22', '2026-11-24'), days('2026-11-24', '2026-11-26')];
    expect(specialHours({ custom: [ramadan], closed }).slice(0, 2)).toEqual([
      { ...days('2026-11-20', '2026-11-21'), ranges },
      { ...days('2026-11-27', '2026-11-30'), ranges },
    ]);
  });
});
