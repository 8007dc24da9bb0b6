import { NoValue } from '../../../ui/cells';
import styles from './merchant.module.css';

/** The country's code before the city: salons of six countries stand in one list. */
export const CityCell = ({ country, city }: { country: string; city: string | null }) => (
  <span className={styles.city}>
    <span>{country}</span>
    {city ? <bdi>{city}</bdi> : <NoValue />}
  </span>
);
