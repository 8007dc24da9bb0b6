import { describe, expect, it } from 'vitest';
import { changesOf, comparedSpans } from './report-comparison.rules';

const span = (from: string, to: string) => ({ from, to });

describe('the period a report is compared with', () => {
  it('is the one before: as many months, or as many days', () => {
    expect(comparedSpans(span('2026-10-01', '2026-10-31'), '2026-11-16')).toEqual({
      now: span('2026-10-01', '2026-10-31'),
      before: span('2026-09-01', '2026-09-30'),
      so_far: false,
    });
    expect(comparedSpans(span('2026-11-10', '2026-11-16'), '2026-11-16')).toMatchObject({
      before: span('2026-11-03', '2026-11-09'),
      so_far: false,
    });
  });

  it('is cut to what has passed while the period goes on', () => {
    expect(comparedSpans(span('2026-11-01', '2026-11-30'), '2026-11-16')).toEqual({
      now: span('2026-11-01', '2026-11-16'),
      before: span('2026-10-01', '2026-10-16'),
      so_far: true,
    });
    // The thirtieth of March has no day like it in February.
    expect(comparedSpans(span('2026-03-01', '2026-03-31'), '2026-03-30')).toMatchObject({
      before: span('2026-02-01', '2026-02-28'),
    });
    expect(comparedSpans(span('2024-03-01', '2024-03-31'), '2024-03-01')).toMatchObject({
      now: span('2024-03-01', '2024-03-01'),
      before: span('2024-02-01', '2024-02-01'),
    });
  });

  it('is none before the period has begun', () => {
    expect(comparedSpans(span('2026-12-01', '2026-12-31'), '2026-11-16')).toBeNull();
  });
});

describe('the changes of its figures', () => {
  it('are shares of counts and money, points of rates, and none where nothing was', () => {
    const figures = [
      { key: 'visits', kind: 'number' },
      { key: 'value', kind: 'money' },
      { key: 'rate', kind: 'percent' },
      { key: 'online', kind: 'number' },
      { key: 'missed', kind: 'percent' },
    ] as const;
    expect(
      changesOf(
        figures,
        { visits: 12, value: 900, rate: 12.5, online: 3, missed: 4 },
        { visits: 10, value: 1000, rate: 10, online: 0, missed: null },
      ),
    ).toEqual({
      visits: { now: 12, before: 10, change: 20 },
      value: { now: 900, before: 1000, change: -10 },
      rate: { now: 12.5, before: 10, change: 2.5 },
    });
  });
});
