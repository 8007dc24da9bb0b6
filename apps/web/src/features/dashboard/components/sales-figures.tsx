import {
  dashboardContract,
  type DashboardPeriod,
  type SalesFigures,
} from '@rawnaq/domain/dashboard/dashboard.contract';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { changeOf } from '@rawnaq/domain/kernel/change';
import { EXPONENT_OF } from '@rawnaq/domain/kernel/money';
import { paymentMethods } from '@rawnaq/domain/payments/payment.states';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useRead } from '../../../lib/query';
import { useAccess } from '../../../lib/session';
import { useFormat } from '../../../lib/use-format';
import { Change } from '../../../ui/key-figures';
import { Money } from '../../../ui/money';
import { ChartCard } from '../../../ui/report-page/chart-card';
import { SkeletonFigures } from '../../../ui/states/skeleton';
import { ErrorState, LoadingState } from '../../../ui/states/states';
import { TopCards } from './top-cards';
import figures from './appointment-figures.module.css';
import styles from './sales-figures.module.css';

/** What was sold and what came in, against the period before; for those who may see money. */
export function SalesToday({ period }: { period: DashboardPeriod }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { data, isError, refetch } = useRead(
    dashboardContract.get_sales,
    { period },
    { keepPrevious: true, ownFailure: true },
  );
  if (isError && !data) return <ErrorState onRetry={() => void refetch()} />;
  if (!data)
    return (
      <LoadingState>
        <SkeletonFigures tall />
      </LoadingState>
    );
  const unit = 10 ** EXPONENT_OF[format.currency];
  return (
    <div className={styles.sales}>
      <SalesStrip data={data} period={period} />
      <ChartCard
        title={t('sales.chart')}
        kind="line"
        axis="date"
        rows={data.days.map(({ date, total, before }) => ({
          date: format.dayAndMonth(date),
          total: total / unit,
          before: before / unit,
        }))}
        series={[
          { key: 'total', label: t('chart.now') },
          { key: 'before', label: t('chart.before'), role: 'before' },
        ]}
        formatValue={(value) => format.number(value)}
      />
      <TopCards data={data} />
    </div>
  );
}

function SalesStrip({ data, period }: { data: SalesFigures; period: DashboardPeriod }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { language } = format;
  const seesInvoices = useAccess('accounting.total-sales');
  const days = new URLSearchParams({ 'f.issued_at': `${data.from}..${data.to}` });
  const details = `${pathTo('merchant-dashboard-payments-details', language)}?${new URLSearchParams({
    from: data.from,
    to: data.to,
  })}`;
  const against = (key: 'sales' | 'received') => {
    const change = changeOf(data[key], data.before[key]);
    return (
      <span className={figures.note}>
        {change !== null && <Change change={change} />}
        <span>{t(`against.${period}`, { shown: format.money(data.before[key]) })}</span>
      </span>
    );
  };
  const sales = (
    <>
      <span className={figures.label}>{t('sales.title')}</span>
      <span className={figures.value}>
        <Money minor={data.sales} />
      </span>
      {against('sales')}
    </>
  );
  return (
    <div className={styles.strip}>
      {seesInvoices ? (
        <Link className={figures.figure} to={`${pathTo('merchant-accounting-total-sales', language)}?${days}`}>
          {sales}
        </Link>
      ) : (
        <div className={figures.figure}>{sales}</div>
      )}
      <section className={figures.wide} aria-label={t('sales.received')}>
        <div className={figures.label}>
          {t('sales.received')}
          <Link to={details}>{t('sales.details')}</Link>
        </div>
        <Link className={figures.value} to={details}>
          <Money minor={data.received} />
        </Link>
        {against('received')}
        <Methods data={data} />
      </section>
    </div>
  );
}

function Methods({ data: { methods } }: { data: SalesFigures }) {
  const { language } = useFormat();
  if (methods.length === 0) return null;
  return (
    <>
      <div className={figures.bar} role="presentation">
        {methods.map(({ method, net }) => (
          <i key={method} data-method={method} className={styles.mark} style={{ flexGrow: Math.max(net, 0) }} />
        ))}
      </div>
      <ul className={styles.methods}>
        {methods.map(({ method, net }) => (
          <li key={method}>
            <i className={styles.mark} data-method={method} />
            <span>{paymentMethods.rows[method].label[language]}</span>
            <b>
              <Money minor={net} bare />
            </b>
          </li>
        ))}
      </ul>
    </>
  );
}
