import type { CustomerFigures, DashboardPeriod } from '@rawnaq/domain/dashboard/dashboard.contract';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAccess } from '../../../lib/session';
import { useFormat } from '../../../lib/use-format';
import { Fact, FigureNote } from './figure-note';
import styles from './figures.module.css';

const KINDS = ['new', 'frequent', 'came_back'] as const satisfies readonly (keyof CustomerFigures)[];

/** Who was sold something: for the first time, as usual, or after a long time. */
export function CustomersFigure({ data, period }: { data: CustomerFigures; period: DashboardPeriod }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const seesTypes = useAccess('reports.customer-types');
  const days = new URLSearchParams({ from: data.from, to: data.to });
  const types = pathTo('merchant-management-reports-historical-data-for-customers-types', format.language);
  return (
    <section className={styles.figure} aria-label={t('customers.title')}>
      <div className={styles.label}>
        {t('customers.title')}
        {seesTypes && <Link to={`${types}?${days}`}>{t('sales.report')}</Link>}
      </div>
      <Link className={styles.value} to={pathTo('merchant-customers', format.language)}>
        {format.number(data.total)}
      </Link>
      <FigureNote now={data.total} before={data.before} shown={format.number(data.before)} period={period} />
      <ul className={styles.facts}>
        {KINDS.map((kind) => (
          <Fact key={kind} label={t(`customers.${kind}`)} value={format.number(data[kind])} />
        ))}
      </ul>
    </section>
  );
}
