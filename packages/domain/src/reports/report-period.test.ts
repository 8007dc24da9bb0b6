import { expect, it } from 'vitest';
import { LONG_MAX_DAYS, LONG_PRESETS, presetSpan } from '../kernel/time/date-presets';
import { sayIssue } from '../kernel/input/issues';
import { addDays, daysBetween } from '../kernel/time/local-date';
import { reportCatalogue } from './report-catalogue';
import { reportInput } from './reports.contract';

const YEAR = 366;
const ranged = reportCatalogue.filter(({ period }) => period === 'range');
const asked = (id: string, days: number) => {
  const from = '2021-01-01';
  return reportInput.safeParse({ id, from, to: addDays(from, days - 1) });
};

it('reports over time alone are asked for more than a year, and not without an end', () => {
  expect(ranged.some(({ overTime }) => overTime)).toBe(true);
  expect(ranged.some(({ overTime }) => !overTime)).toBe(true);
  for (const { id, overTime } of ranged) {
    const most = overTime ? LONG_MAX_DAYS : YEAR;
    expect(asked(id, most).success, id).toBe(true);
    const [issue, ...others] = asked(id, most + 1).error!.issues;
    expect([issue!.path, others], id).toEqual([['to'], []]);
    expect(sayIssue(issue!, 'en')).toBe(`The period must be at most ${most} days`);
    expect(sayIssue(issue!, 'ar')).toContain(String(most));
  }
});

it('each of the long presets fits into such a report, on any day', () => {
  for (const today of ['2024-02-29', '2026-11-19', '2026-12-31', '2027-01-01'])
    for (const preset of LONG_PRESETS) {
      const { from, to } = presetSpan(preset, today);
      expect(daysBetween(from, to) + 1, `${preset} on ${today}`).toBeLessThanOrEqual(LONG_MAX_DAYS);
    }
});
