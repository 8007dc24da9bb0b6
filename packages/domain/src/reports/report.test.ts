import { describe, expect, it } from 'vitest';
import { addresses } from '../kernel/addresses';
import { permissionNames, merchantModules, toPermissionMap } from '../kernel/permissions';
import { REPORT_GROUPS, columnsOf, type ReportGroup } from './report';
import { reportCatalogue } from './report-catalogue';
import { comparedPeriods } from './report-comparison.rules';
import { firstOfGroup, libraryOf } from './report-library';
import { reportPages } from './report-pages';
import { periodOf, periodText } from './report-period.rules';
import { reportInput } from './reports.contract';

describe('the catalogue', () => {
  it('has every report of the pages once, in their order', () => {
    expect(reportCatalogue.map(({ address }) => address)).toEqual(Object.keys(reportPages));
    expect(new Set(reportCatalogue.map(({ id }) => id)).size).toBe(reportCatalogue.length);
  });

  it('asks for what the address has in its path', () => {
    for (const { address, subject } of reportCatalogue)
      expect(/:(\w+)/.exec(addresses[address].path)?.[1], address).toBe(subject?.param);
  });
});

describe('the address of a group', () => {
  it('leads to the first report one may open, in the order of the library', () => {
    const everything = toPermissionMap(permissionNames(merchantModules));
    expect(firstOfGroup('general', everything)).toBe('merchant-general-reports-appointments-report');
    expect(firstOfGroup('general', toPermissionMap(['reports.checkin-checkout']))).toBe(
      'merchant-general-reports-checkin-checkout-report',
    );
    expect(firstOfGroup('management', toPermissionMap(['reports.complaints']))).toBe(
      'merchant-management-reports-complaints-report',
    );
    for (const group of Object.keys(REPORT_GROUPS) as ReportGroup[]) expect(firstOfGroup(group, {})).toBeUndefined();
    expect(libraryOf({})).toEqual([]);
  });
});

describe('the period', () => {
  const errorsOf = (asked: object) =>
    reportInput.safeParse({ id: 'appointments', ...asked }).error?.issues.map(({ path }) => path.join('.')) ?? [];

  it('needs both days of a range, in order, and not too many of them', () => {
    expect(errorsOf({ from: '2026-11-01', to: '2026-11-30' })).toEqual([]);
    expect(errorsOf({})).toEqual(['from', 'to']);
    expect(errorsOf({ from: '2026-11-01', as_of: '2026-11-30' })).toEqual(['to']);
    expect(errorsOf({ from: '2026-11-30', to: '2026-11-01' })).toEqual(['to']);
    expect(errorsOf({ from: '2026-02-30', to: '2026-11-01' })).toEqual(['from']);
    expect(errorsOf({ from: '1990-01-01', to: '2026-11-01' })).toEqual(['to']);
    expect(errorsOf({ id: 'checkin-checkout', from: '2024-01-01', to: '2026-11-01' })).toEqual(['to']);
  });

  it('is what the report knows of it, and names its file', () => {
    const days = { from: '2026-11-01', to: '2026-11-30', as_of: '2026-11-16' };
    expect(periodOf('range', days)).toEqual({ from: '2026-11-01', to: '2026-11-30' });
    expect(periodOf('as-of', days)).toEqual({ as_of: '2026-11-16' });
    expect(periodOf('none', days)).toEqual({});
    expect(periodText(periodOf('range', days), '2026-12-01')).toBe('2026-11-01 2026-11-30');
    expect(periodText(periodOf('as-of', days), '2026-12-01')).toBe('2026-11-16');
    expect(periodText(periodOf('none', days), '2026-12-01')).toBe('2026-12-01');
  });

  it('is compared with the one before, a standing with that of a month before, and now with nothing', () => {
    expect(comparedPeriods({ from: '2026-10-01', to: '2026-10-31' }, '2026-11-16')?.before).toEqual({
      from: '2026-09-01',
      to: '2026-09-30',
    });
    expect(comparedPeriods({ as_of: '2026-10-31' }, '2026-11-16')?.before).toEqual({ as_of: '2026-09-30' });
    expect(comparedPeriods({ as_of: '2026-11-17' }, '2026-11-16')).toBeNull();
    expect(comparedPeriods({}, '2026-11-16')).toBeNull();
  });
});

it('columns are headed by what the lines stand for', () => {
  const report: Parameters<typeof columnsOf>[0] = {
    columns: [{ key: 'name', label: { en: 'Word', ar: 'كلمة' }, kind: 'text' }],
    heading: { column: 'name', filter: 'by', labels: { day: { en: 'Day', ar: 'اليوم' } } },
  };
  expect(columnsOf(report, { by: 'day' })[0]?.label.en).toBe('Day');
  expect(columnsOf(report, { by: 'constructor' })[0]?.label.en).toBe('Word');
});
