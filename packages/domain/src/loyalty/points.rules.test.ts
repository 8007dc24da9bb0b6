import { describe, expect, it } from 'vitest';
import { takeOldest, turnRefusal, worthOf } from './points.rules';

const rules = { loyalty_active: true, point_value: 5, least_points: 100 };

describe('points', () => {
  it('are worth what the salon says', () => expect(worthOf(rules, 240)).toBe(1_200));

  it.each([
    [{ ...rules, loyalty_active: false }, 500, 100, 'LOYALTY_NOT_ACTIVE'],
    [rules, 500, 99, 'LOYALTY_POINTS_TOO_FEW'],
    [rules, 150, 151, 'LOYALTY_POINTS_NOT_ENOUGH'],
    [rules, 150, 150, undefined],
    [rules, 100, 100, undefined],
  ])('with %j and %i of them, %i can be turned: %s', (given, has, wanted, refusal) => {
    expect(turnRefusal(given, has, wanted)).toBe(refusal);
  });

  it.each([
    [
      130,
      [
        { id: 1, points: 50 },
        { id: 2, points: 80 },
      ],
      0,
    ],
    [50, [{ id: 1, points: 50 }], 0],
    [20, [{ id: 1, points: 20 }], 0],
    [
      160,
      [
        { id: 1, points: 50 },
        { id: 2, points: 100 },
      ],
      10,
    ],
  ])('%i are taken from the oldest first', (wanted, taken, missing) => {
    const entries = [
      { id: 1, open_points: 50 },
      { id: 2, open_points: 100 },
    ];
    expect(takeOldest(entries, wanted)).toEqual({ taken, missing });
  });
});
