import { dashboardContract, type DashboardPeriod } from '@rawnaq/domain/dashboard/dashboard.contract';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../lib/query';
import { useFormat } from '../../../lib/use-format';
import { ChartCard } from '../../../ui/report-page/chart-card';
import { CardRow } from '../../../ui/report-page/report-page';
import { SkeletonFigures } from '../../../ui/states/skeleton';
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
  if (isError && !data) return <ErrorState onRetry={() => void refetch()} />;
  if (!data)
    return (
      <LoadingState>
        <SkeletonFigures />
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
