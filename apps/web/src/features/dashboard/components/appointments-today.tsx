import {
  dashboardContract,
  type AppointmentFigures,
  type DashboardPeriod,
} from '@rawnaq/domain/dashboard/dashboard.contract';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../lib/query';
import { useFormat } from '../../../lib/use-format';
import { ChartCard } from '../../../ui/report-page/chart-card';
import { CardRow } from '../../../ui/report-page/report-page';
import { SkeletonCard, SkeletonFigures } from '../../../ui/states/skeleton';
import { ErrorState, LoadingState } from '../../../ui/states/states';
import { AppointmentFiguresStrip } from './appointment-figures';
import { NextAppointments } from './next-appointments';

/** The dashboard's part about appointments, for those who may see them. */
export function AppointmentsToday({ period }: { period: DashboardPeriod }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { data, isError, refetch } = useRead(
    dashboardContract.get_appointments,
    { period },
    { keepPrevious: true, ownFailure: true },
  );
  useRefetchWhenNextBegins(data, refetch);
  if (isError && !data) return <ErrorState onRetry={() => void refetch()} />;
  if (!data)
    return (
      <LoadingState>
        <SkeletonFigures tall />
        <CardRow>
          <SkeletonCard />
          <SkeletonCard />
        </CardRow>
      </LoadingState>
    );
  return (
    <>
      <AppointmentFiguresStrip figures={data} period={period} />
      <CardRow>
        <ChartCard
          title={t('chart.title')}
          kind="line"
          axis="date"
          rows={data.days.map(({ date, total, before }) => ({ date: format.dayAndMonth(date), total, before }))}
          series={[
            { key: 'total', label: t('chart.now') },
            { key: 'before', label: t('chart.before'), role: 'before' },
          ]}
          formatValue={(value) => format.number(value)}
        />
        <NextAppointments figures={data} />
      </CardRow>
    </>
  );
}

/** Whoever is first in "next" leaves it when the visit begins: then the list is asked again. */
function useRefetchWhenNextBegins(figures: AppointmentFigures | undefined, refetch: () => unknown): void {
  const format = useFormat();
  const first = figures?.next[0];
  useEffect(() => {
    if (!first) return;
    // Both in the salon's wall time, read as if it were the same zone: only the distance counts.
    const begins = Date.parse(`${first.date}T00:00:00Z`) + first.start * MINUTE_MS;
    const now = Date.parse(`${format.localDateTime(new Date()).replace(' ', 'T')}Z`);
    const timer = setTimeout(() => void refetch(), Math.max(begins - now, 0) + MINUTE_MS);
    return () => clearTimeout(timer);
  }, [first, refetch, format]);
}
const MINUTE_MS = 60_000;
