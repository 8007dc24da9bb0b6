import type { SalesFigures } from '@rawnaq/domain/dashboard/dashboard.contract';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { EXPONENT_OF, sumMinor } from '@rawnaq/domain/kernel/money';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormat } from '../../../lib/use-format';
import { Card } from '../../../ui/card';
import { ForecastChart, ForecastKey } from '../../../ui/report-page/forecast-chart';
import styles from './figures.module.css';

/** Sales by day against the days before; for those who may see it, the forecast of the next ones. */
export function SalesChart({ data }: { data: SalesFigures }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const unit = 10 ** EXPONENT_OF[format.currency];
  const inUnits = (minor: number): number => Math.round(minor / unit);
  const next = data.forecast?.next ?? [];
  const words = {
    actual: t('chart.now'),
    before: t('chart.before'),
    now: t('chart.today'),
    ...(next.length > 0 && { expected: t('chart.forecast'), band: t('chart.band') }),
  };
  const expected = sumMinor(next.map((day) => day.expected));
  return (
    <Card title={t('sales.chart')} end={<ForecastKey words={words} />}>
      <div className={styles.chart}>
        {next.length > 0 && (
          <p className={styles.ahead}>
            <Link to={pathTo('merchant-management-reports-forecast', format.language)}>
              {t('chart.ahead', {
                days: format.number(next.length),
                shown: `\u2068${format.money(expected)}\u2069`,
              })}
            </Link>
            {data.forecast && data.forecast.usual_error !== null && (
              <span>{t('chart.error', { shown: `\u2068${format.percent(data.forecast.usual_error, 1)}\u2069` })}</span>
            )}
          </p>
        )}
        <ForecastChart
          title={t('sales.chart')}
          words={words}
          points={[
            ...data.days.map(({ date, total, before }) => ({
              label: format.dayAndMonth(date),
              actual: inUnits(total),
              before: inUnits(before),
              expected: null,
              low: null,
              high: null,
            })),
            ...next.map(({ date, ...day }) => ({
              label: format.dayAndMonth(date),
              actual: null,
              before: null,
              expected: inUnits(day.expected),
              low: inUnits(day.low),
              high: inUnits(day.high),
            })),
          ]}
        />
      </div>
    </Card>
  );
}
