import { NoValue } from '../../../ui/cells';
import { StatusBadge } from '../../../ui/marks/status-badge';
import styles from './merchant.module.css';

/** The country's code before the city: salons of six countries stand in one list. */
export const CityCell = ({ country, city }: { country: string; city: string | null }) => (
  <span className={styles.city}>
    <StatusBadge withDot={false}>{country}</StatusBadge>
    {city ? <bdi>{city}</bdi> : <NoValue />}
  </span>
);
