import { rebookResults } from '@rawnaq/domain/customer-care/care.states';
import { Link } from 'react-router';
import { DateTimeCell } from '../../../ui/cells';
import { StateText } from '../../../ui/marks/status-badge';
import styles from './customer-care.module.css';

type Row = { rebooked: string; rebooked_at: string | null };

/** What came of an invitation: the visit that was booked since. */
export function Rebooked({ row, to }: { row: Row; to: string | undefined }) {
  return (
    <span className={styles.two}>
      <StateText state={rebookResults.rows[row.rebooked === rebookResults.codes.yes ? 'yes' : 'no']} />
      {row.rebooked_at !== null && (
        <small>
          {to ? (
            <Link className={styles.link} to={to}>
              <DateTimeCell value={row.rebooked_at} />
            </Link>
          ) : (
            <DateTimeCell value={row.rebooked_at} />
          )}
        </small>
      )}
    </span>
  );
}
