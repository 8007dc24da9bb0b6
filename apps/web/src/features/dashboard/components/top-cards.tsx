import type { SalesFigures } from '@rawnaq/domain/dashboard/dashboard.contract';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAccess } from '../../../lib/session';
import { useFormat } from '../../../lib/use-format';
import { Card } from '../../../ui/card';
import { Money } from '../../../ui/money';
import styles from './figures.module.css';

/** Who and what sold best in the period. */
export function TopCards({ data }: { data: SalesFigures }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { from, to, services, employees } = data;
  const report = (
    address: 'merchant-management-reports-services-report' | 'merchant-management-reports-activities-report-summary',
  ) => `${pathTo(address, format.language)}?${new URLSearchParams({ from, to })}`;
  const seesServices = useAccess('reports.services');
  const seesPeople = useAccess('reports.activities-summary');
  return (
    <div className={styles.cards} data-spaced>
      <Card
        title={t('sales.services')}
        end={
          seesServices && (
            <Link className={styles.more} to={report('merchant-management-reports-services-report')}>
              {t('sales.report')}
            </Link>
          )
        }
      >
        <Ranking
          none={t('sales.none')}
          rows={services.map(({ id, name, quantity, gross }) => ({
            id,
            name,
            more: `× ${format.number(quantity)}`,
            amount: gross,
          }))}
        />
      </Card>
      <Card
        title={t('sales.employees')}
        end={
          seesPeople && (
            <Link className={styles.more} to={report('merchant-management-reports-activities-report-summary')}>
              {t('sales.report')}
            </Link>
          )
        }
      >
        <Ranking none={t('sales.none')} rows={employees.map(({ id, name, net }) => ({ id, name, amount: net }))} />
      </Card>
    </div>
  );
}

type Ranked = { id: number; name: string; more?: string; amount: number };

function Ranking({ rows, none }: { rows: readonly Ranked[]; none: string }) {
  const most = Math.max(1, ...rows.map(({ amount }) => amount));
  if (rows.length === 0) return <p className={styles.none}>{none}</p>;
  return (
    <ol className={styles.ranking}>
      {rows.map(({ id, name, more, amount }) => (
        <li key={id}>
          <span>
            <bdi>{name}</bdi> {more && <small dir="ltr">{more}</small>}
          </span>
          <Money minor={amount} bare />
          <i role="presentation" style={{ inlineSize: `${(100 * amount) / most}%` }} />
        </li>
      ))}
    </ol>
  );
}
