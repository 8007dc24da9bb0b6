import { describe, expect, it } from 'vitest';
import { DATE_PRESETS, LONG_MAX_DAYS, LONG_PRESETS, presetOf, presetSpan, previousSpan } from './date-presets';
import { addDays, daysBetween } from './local-date';

describe('date presets', () => {
  it.each([
    ['today', '2026-11-15', '2026-11-15', '2026-11-15'],
    ['yesterday', '2026-01-01', '2025-12-31', '2025-12-31'],
    ['this_month', '2024-02-10', '2024-02-01', '2024-02-29'],
    ['last_month', '2026-01-31', '2025-12-01', '2025-12-31'],
    ['last_month', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['last_quarter', '2026-11-15', '2026-07-01', '2026-09-30'],
    ['last_quarter', '2026-02-15', '2025-10-01', '2025-12-31'],
  ] as const)('%s on %s', (preset, today, from, to) => {
    expect(presetSpan(preset, today)).toEqual({ from, to });
  });

  it.each([
    // The three whole months before this one, whatever the day of it.
    ['last_3_months', '2026-11-16', '2026-08-01', '2026-10-31'],
    ['last_3_months', '2026-05-31', '2026-02-01', '2026-04-30'],
    ['last_3_months', '2026-03-31', '2025-12-01', '2026-02-28'],
    ['last_3_months', '2024-03-31', '2023-12-01', '2024-02-29'],
    ['last_3_months', '2024-02-29', '2023-11-01', '2024-01-31'],
    ['last_3_months', '2026-01-01', '2025-10-01', '2025-12-31'],
    ['last_year', '2026-11-16', '2025-01-01', '2025-12-31'],
    ['last_year', '2026-01-01', '2025-01-01', '2025-12-31'],
    ['last_year', '2025-12-31', '2024-01-01', '2024-12-31'],
    ['last_year', '2024-02-29', '2023-01-01', '2023-12-31'],
    ['max', '2026-11-16', '2021-12-01', '2026-11-16'],
    ['max', '2026-01-31', '2021-02-01', '2026-01-31'],
    ['max', '2024-02-29', '2019-03-01', '2024-02-29'],
    ['max', '2025-12-31', '2021-01-01', '2025-12-31'],
  ] as const)('%s on %s', (preset, today, from, to) => {
    expect(presetSpan(preset, today)).toEqual({ from, to });
  });

  it('never asks a report over time for more days than it may look back, on any day of eight years', () => {
    for (let today = '2023-01-01'; today < '2031-01-01'; today = addDays(today, 1))
      for (const preset of LONG_PRESETS) {
        const { from, to } = presetSpan(preset, today);
        expect(from <= to && to <= today, `${preset} on ${today}`).toBe(true);
        expect(daysBetween(from, to), `${preset} on ${today}`).toBeLessThan(LONG_MAX_DAYS);
      }
  });

  it('recognises its own spans', () => {
    for (const preset of [...DATE_PRESETS, ...LONG_PRESETS])
      expect(presetOf(presetSpan(preset, '2026-11-15'), '2026-11-15')).toBe(preset);
    expect(presetOf({ from: '2026-11-01', to: '2026-11-15' }, '2026-11-15')).toBe('custom');
  });

  it('compares with the period of the same kind before', () => {
    expect(previousSpan({ from: '2026-11-15', to: '2026-11-15' })).toEqual({ from: '2026-11-14', to: '2026-11-14' });
    expect(previousSpan({ from: '2026-03-01', to: '2026-03-31' })).toEqual({ from: '2026-02-01', to: '2026-02-28' });
    expect(previousSpan({ from: '2026-07-01', to: '2026-09-30' })).toEqual({ from: '2026-04-01', to: '2026-06-30' });
    expect(previousSpan({ from: '2026-11-03', to: '2026-11-09' })).toEqual({ from: '2026-10-27', to: '2026-11-02' });
  });
});
