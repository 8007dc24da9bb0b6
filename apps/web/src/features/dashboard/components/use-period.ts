import { DASHBOARD_PERIODS, type AskedDays } from '@rawnaq/domain/dashboard/dashboard.contract';
import { REPORT_MAX_DAYS } from '@rawnaq/domain/reports/report-period.rules';
import { daysBetween, isLocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { useSearchParams } from 'react-router';

/** The address keeps the period, so that a reload and the way back show it again. Days that are none are left out. */
export function usePeriod(): { asked: AskedDays; choose: (asked: AskedDays) => void } {
  const [params, setParams] = useSearchParams();
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  const areDays = isLocalDate(from) && isLocalDate(to) && from <= to && daysBetween(from, to) < REPORT_MAX_DAYS;
  const named = DASHBOARD_PERIODS.find((one) => one === params.get('period')) ?? 'today';
  return {
    asked: named === 'custom' ? (areDays ? { period: named, from, to } : { period: 'today' }) : { period: named },
    choose: ({ period, ...days }) =>
      setParams(period === 'today' ? {} : { period, ...(period === 'custom' ? days : {}) }, {
        replace: true,
        preventScrollReset: true,
      }),
  };
}
