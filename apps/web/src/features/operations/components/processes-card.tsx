import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import type { operationsContract } from '@rawnaq/domain/operations/operations.contract';
import { processRoles } from '@rawnaq/domain/operations/process.states';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useFormat } from '../../../lib/use-format';
import { useSizes } from '../../../ui/marks/use-sizes';
import { Card } from '../../../ui/card';
import { StatusBadge } from '../../../ui/marks/status-badge';
import styles from './operations.module.css';

export type Operations = OutputOf<(typeof operationsContract)['get']>;

/** Who answers and who works, as each says of itself. */
export function ProcessesCard({ processes }: Pick<Operations, 'processes'>) {
  const { t } = useTranslation('operations');
  const language = useLanguage();
  const format = useFormat();
  const sizes = useSizes();
  return (
    <Card title={t('processes.title')}>
      {processes.length === 0 ? (
        <p className={styles.none}>{t('processes.none')}</p>
      ) : (
        <div className={styles.scroll} role="group" tabIndex={0} aria-label={t('processes.title')}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('processes.process')}</th>
                <th scope="col">{t('processes.host')}</th>
                <th scope="col" data-end>
                  {t('processes.up')}
                </th>
                <th scope="col" data-end>
                  {t('processes.memory')}
                </th>
                <th scope="col" data-end>
                  {t('processes.processor')}
                </th>
              </tr>
            </thead>
            <tbody>
              {processes.map((one) => (
                <tr key={one.process_id}>
                  <td>
                    {processRoles.rows[one.role].label[language]}{' '}
                    {one.is_away && <StatusBadge tone="danger">{t('processes.away')}</StatusBadge>}
                  </td>
                  <td>
                    <bdi dir="ltr">{one.host}</bdi>
                  </td>
                  <td data-end>{sizes.between(one.started_at, one.seen_at)}</td>
                  <td data-end>{sizes.bytes(one.memory_bytes)}</td>
                  <td data-end>{format.percent(one.processor_percent)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  );
}
