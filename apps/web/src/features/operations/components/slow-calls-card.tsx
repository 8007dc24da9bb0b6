import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format';
import { Card } from '../../../ui/card';
import styles from './operations.module.css';
import type { Operations } from './processes-card';

export function SlowCallsCard({ slow_calls: calls, slow_today: today }: Pick<Operations, 'slow_calls' | 'slow_today'>) {
  const { t } = useTranslation('operations');
  const format = useFormat();
  const now = new Date();
  return (
    <Card
      title={t('slow.title')}
      end={today > 0 && <span className={styles.soft}>{t('slow.today', { shown: format.number(today) })}</span>}
    >
      {calls.length === 0 ? (
        <p className={styles.none}>{t('slow.none')}</p>
      ) : (
        <div className={styles.scroll} role="group" tabIndex={0} aria-label={t('slow.title')}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('slow.call')}</th>
                <th scope="col" data-end>
                  {t('slow.time')}
                </th>
                <th scope="col" data-end>
                  {t('slow.when')}
                </th>
              </tr>
            </thead>
            <tbody>
              {calls.map(({ at, method, route, ms }) => (
                <tr key={`${at} ${route}`}>
                  <td className={styles.why}>
                    <bdi dir="ltr">{`${method} ${route}`}</bdi>
                  </td>
                  <td data-end>{t('figures.ms', { ms: format.number(ms) })}</td>
                  <td data-end className={styles.soft}>
                    {format.relative(at, now)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  );
}
