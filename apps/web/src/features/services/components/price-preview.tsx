import { useTranslation } from 'react-i18next';
import { Money } from '../../../ui/money';
import { useNames, type ServiceOption } from '../api';
import styles from './menu.module.css';

export type PricedService = { service: ServiceOption; after: number; losesOffer: boolean };

export function PricePreview({ rows }: { rows: readonly PricedService[] }) {
  const { t } = useTranslation('services');
  const { nameOf } = useNames();
  // What may scroll sideways can be reached by keys.
  const reachable = { role: 'group', tabIndex: 0, 'aria-label': t('prices.preview') };
  return (
    <div className={styles.scroll} {...reachable}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('prices.service')}</th>
            <th scope="col" className={styles.number}>
              {t('prices.before')}
            </th>
            <th scope="col" className={styles.number}>
              {t('prices.after')}
            </th>
            <th scope="col" className={styles.number}>
              {t('prices.difference')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ service, after, losesOffer }) => (
            <tr key={service.id}>
              <td>
                <bdi>{nameOf(service)}</bdi>
                {losesOffer && <small>{t('prices.offerLost')}</small>}
              </td>
              <td className={styles.number}>
                <Money minor={service.price} bare />
              </td>
              <td className={styles.number}>
                <b>
                  <Money minor={after} bare />
                </b>
              </td>
              <td className={styles.number}>
                <Money minor={after - service.price} bare signed />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
