import { describe, expect, it } from 'vitest';
import { depositOf, dueAtSalon, freeUntil } from './deposit.rules';

describe('a deposit', () => {
  it('is never more than the visit', () => {
    expect(depositOf(10_000, { kind: 'percent', percent: 2_000, amount: 0 })).toBe(2_000);
    expect(depositOf(3_000, { kind: 'amount', percent: 0, amount: 5_000 })).toBe(3_000);
  });

  it('that is paid or waited for is not paid at the salon again', () => {
    expect([dueAtSalon(10_000, 2_000), dueAtSalon(10_000, 0), dueAtSalon(1_000, 2_000)]).toEqual([8_000, 10_000, 0]);
  });
});

describe('free change', () => {
  const now = { date: '2026-11-18', minute: 15 * 60 };

  it('is promised until its last moment, over midnights', () => {
    expect(freeUntil({ date: '2026-11-20', start: 600 }, 24, now)).toEqual({ date: '2026-11-19', minute: 600 });
    expect(freeUntil({ date: '2026-11-19', start: 1500 }, 24, now)).toEqual({ date: '2026-11-19', minute: 60 });
  });

  it('is not promised in the past', () => {
    expect(freeUntil({ date: '2026-11-19', start: 14 * 60 }, 24, now)).toBeUndefined();
    expect(freeUntil({ date: '2026-11-19', start: 15 * 60 }, 24, now)).toBeUndefined();
  });
});
