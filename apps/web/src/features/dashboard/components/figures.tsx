import type {
  AppointmentFigures,
  CustomerFigures,
  DashboardPeriod,
  SalesFigures,
} from '@rawnaq/domain/dashboard/dashboard.contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format';
import { ChartCard } from '../../../ui/report-page/chart-card';
import { CardRow } from '../../../ui/report-page/report-page';
import { Bone, SkeletonCard } from '../../../ui/states/skeleton';
import { ErrorState, LoadingState } from '../../../ui/states/states';
import { AppointmentsFigure } from './appointment-figures';
import { CustomersFigure } from './customers-figure';
import { NextAppointments } from './next-appointments';
import { SalesChart } from './sales-chart';
import { PaymentsFigure, SalesFigure } from './sales-figures';
import { TopCards } from './top-cards';
import type { Asked } from './use-dashboard';
import styles from './figures.module.css';

type Props = {
  period: DashboardPeriod;
  sales: Asked<SalesFigures>;
  appointments: Asked<AppointmentFigures>;
  customers: Asked<CustomerFigures>;
};

/** The figures in one strip, what explains them below: each part when its answer is there. */
export function Figures({ period, sales, appointments, customers }: Props) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const failed = [sales, appointments, customers].filter(({ isThere, isError, data }) => isThere && isError && !data);
  return (
    <>
      {failed.length > 0 && <ErrorState onRetry={() => failed.forEach(({ refetch }) => void refetch())} />}
      <div className={styles.strip}>
        {sales.isThere && <Slot of={sales.data}>{(data) => <SalesFigure data={data} period={period} />}</Slot>}
        {sales.isThere && <Slot of={sales.data}>{(data) => <PaymentsFigure data={data} period={period} />}</Slot>}
        {appointments.isThere && (
          <Slot of={appointments.data}>{(data) => <AppointmentsFigure figures={data} period={period} />}</Slot>
        )}
        {customers.isThere && (
          <Slot of={customers.data}>{(data) => <CustomersFigure data={data} period={period} />}</Slot>
        )}
      </div>
      {(sales.isThere || appointments.isThere) && (
        <CardRow>
          {sales.isThere && (sales.data ? <SalesChart data={sales.data} /> : <SkeletonCard />)}
          {!sales.isThere && appointments.data && (
            <ChartCard
              title={t('chart.title')}
              kind="line"
              axis="date"
              rows={appointments.data.days.map(({ date, total, before }) => ({
                date: format.dayAndMonth(date),
                total,
                before,
              }))}
              series={[
                { key: 'total', label: t('chart.now') },
                { key: 'before', label: t('chart.before'), role: 'before' },
              ]}
              formatValue={(value) => format.number(value)}
            />
          )}
          {appointments.isThere &&
            (appointments.data ? <NextAppointments figures={appointments.data} /> : <SkeletonCard />)}
        </CardRow>
      )}
      {sales.data && <TopCards data={sales.data} />}
    </>
  );
}

function Slot<Data>({ of, children }: { of: Data | undefined; children: (data: Data) => ReactNode }) {
  if (of !== undefined) return children(of);
  return (
    <div className={styles.figure}>
      <LoadingState>
        <Bone width="60%" />
        <Bone width="80%" />
      </LoadingState>
    </div>
  );
}
