import { describe, expect, it } from 'vitest';
import { layOutMonth } from './lay-out-month';

const nights = (arrives_on: string, leaves_on: string) => ({ arrives_on, leaves_on });

describe('a month of nights', () => {
  it('has whole weeks that begin on Sunday, as everywhere', () => {
    const weeks = layOutMonth('2026-12-15', []);
    expect(weeks.map(({ days }) => days[0])).toEqual([
      '2026-11-29',
      '2026-12-06',
      '2026-12-13',
      '2026-12-20',
      '2026-12-27',
    ]);
    expect(layOutMonth('2026-02-01', [])).toHaveLength(4);
  });

  it('goes on in the next week, and lets what meets stand below each other', () => {
    const [, second, third] = layOutMonth('2026-12-01', [
      nights('2026-12-11', '2026-12-15'),
      nights('2026-12-12', '2026-12-13'),
      nights('2026-12-06', '2026-12-08'),
    ]);
    expect(second!.bars.map(({ first, last, lane, isEnd }) => [first, last, lane, isEnd])).toEqual([
      [0, 1, 0, true],
      [5, 6, 0, false],
      [6, 6, 1, true],
    ]);
    expect(third!.bars.map(({ first, last, isBeginning }) => [first, last, isBeginning])).toEqual([[0, 1, false]]);
  });
});
