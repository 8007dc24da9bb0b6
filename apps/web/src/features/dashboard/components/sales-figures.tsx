import type { DashboardPeriod, SalesFigures } from '@rawnaq/domain/dashboard/dashboard.contract';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { paymentMethods } from '@rawnaq/domain/payments/payment.states';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAccess } from '../../../lib/session';
import { useFormat } from '../../../lib/use-format';
import { Money } from '../../../ui/money';
import { Fact, FigureNote } from './figure-note';
import styles from './figures.module.css';

type Props = { data: SalesFigures; period: DashboardPeriod };

/** What was sold, on how many invoices, and what had been expected. */
export function SalesFigure({ data, period }: Props) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { language } = format;
  const seesInvoices = useAccess('accounting.total-sales');
  const papers = seesInvoices
    ? `${pathTo('merchant-accounting-total-sales', language)}?${new URLSearchParams({
        'f.issued_at': `${data.from}..${data.to}`,
      })}`
    : undefined;
  const value = <Money minor={data.sales} />;
  return (
    <section className={styles.figure} aria-label={t('sales.title')}>
      <div className={styles.label}>{t('sales.title')}</div>
      {papers ? (
        <Link className={styles.value} to={papers}>
          {value}
        </Link>
      ) : (
        <span className={styles.value}>{value}</span>
      )}
      <FigureNote now={data.sales} before={data.before.sales} shown={format.money(data.before.sales)} period={period} />
      <ul className={styles.facts}>
        <Fact label={t('sales.invoices')} value={format.number(data.invoices)} to={papers} />
        <Fact label={t('sales.average')} value={<Money minor={data.average} bare />} />
        {data.forecast && data.forecast.expected !== null && (
          <Fact
            label={t(period === 'today' ? 'sales.forecastDay' : 'sales.forecastPeriod')}
            value={<Money minor={data.forecast.expected} bare />}
            to={`${pathTo('merchant-management-reports-forecast', language)}?horizon=tomorrow`}
          />
        )}
      </ul>
    </section>
  );
}

/** What came in, by the way it was paid. */
export function PaymentsFigure({ data, period }: Props) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { language } = format;
  const details = `${pathTo('merchant-dashboard-payments-details', language)}?${new URLSearchParams({
    from: data.from,
    to: data.to,
  })}`;
  return (
    <section className={styles.figure} aria-label={t('sales.received')}>
      <div className={styles.label}>
        {t('sales.received')}
        <Link to={details}>{t('sales.details')}</Link>
      </div>
      <Link className={styles.value} to={details}>
        <Money minor={data.received} />
      </Link>
      <FigureNote
        now={data.received}
        before={data.before.received}
        shown={format.money(data.before.received)}
        period={period}
      />
      {data.methods.length > 0 && (
        <>
          <div className={styles.bar} role="presentation">
            {data.methods.map(({ method, net }) => (
              <i key={method} data-method={method} style={{ flexGrow: Math.max(net, 0) }} />
            ))}
          </div>
          <ul className={styles.facts}>
            {data.methods.map(({ method, net }) => (
              <Fact
                key={method}
                label={
                  <>
                    <i className={styles.mark} data-method={method} />
                    {paymentMethods.rows[method].label[language]}
                  </>
                }
                value={<Money minor={net} bare />}
                to={details}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
