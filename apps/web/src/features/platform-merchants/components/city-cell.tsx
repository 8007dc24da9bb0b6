import { NoValue } from '../../../ui/cells';
import { StatusBadge } from '../../../ui/status-badge';

/** The country's code before the city: salons of six countries stand in one list. */
export const CityCell = ({ country, city }: { country: string; city: string | null }) => (
  <span>
    <StatusBadge withDot={false}>{country}</StatusBadge> {city ? <bdi>{city}</bdi> : <NoValue />}
  </span>
);
