import { describe, expect, it } from 'vitest';
import { periodSpans } from './dashboard.contract';

describe('the dashboard’s periods', () => {
  it('end today and are measured against as many days before; a day against its weekday', () => {
    expect(periodSpans({ period: 'today' }, '2026-11-15')).toEqual({
      span: { from: '2026-11-15', to: '2026-11-15' },
      before: { from: '2026-11-08', to: '2026-11-08' },
    });
    expect(periodSpans({ period: 'seven_days' }, '2026-11-15')).toEqual({
      span: { from: '2026-11-09', to: '2026-11-15' },
      before: { from: '2026-11-02', to: '2026-11-08' },
    });
    expect(periodSpans({ period: 'thirty_days' }, '2026-03-01')).toEqual({
      span: { from: '2026-01-31', to: '2026-03-01' },
      before: { from: '2026-01-01', to: '2026-01-30' },
    });
  });

  it('chosen days are measured against as many before them, a week at least', () => {
    const asked = { period: 'custom', from: '2026-10-01', to: '2026-10-31' } as const;
    expect(periodSpans(asked, '2026-11-15')).toEqual({
      span: { from: '2026-10-01', to: '2026-10-31' },
      before: { from: '2026-08-31', to: '2026-09-30' },
    });
    expect(periodSpans({ ...asked, to: '2026-10-03' }, '2026-11-15').before).toEqual({
      from: '2026-09-24',
      to: '2026-09-26',
    });
  });
});
