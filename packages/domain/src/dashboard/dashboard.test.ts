import { describe, expect, it } from 'vitest';
import { periodSpans } from './dashboard.contract';

describe('the dashboard’s periods', () => {
  it('end today and are measured against as many days before; a day against its weekday', () => {
    expect(periodSpans('today', '2026-11-15')).toEqual({
      span: { from: '2026-11-15', to: '2026-11-15' },
      before: { from: '2026-11-08', to: '2026-11-08' },
    });
    expect(periodSpans('seven_days', '2026-11-15')).toEqual({
      span: { from: '2026-11-09', to: '2026-11-15' },
      before: { from: '2026-11-02', to: '2026-11-08' },
    });
    expect(periodSpans('thirty_days', '2026-03-01')).toEqual({
      span: { from: '2026-01-31', to: '2026-03-01' },
      before: { from: '2026-01-01', to: '2026-01-30' },
    });
  });
});
