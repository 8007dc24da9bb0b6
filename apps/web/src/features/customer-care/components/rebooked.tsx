import { rebookResults } from '@rawnaq/domain/customer-care/care.states';
import { Link } from 'react-router';
import { useLanguage } from '../../../lib/i18n';
import { DateTimeCell } from '../../../ui/cells';
import { StatusBadge } from '../../../ui/status-badge';
import styles from './customer-care.module.css';

type Row = { rebooked: string; rebooked_at: string | null };

/** What came of an invitation: the visit that was booked since. */
export function Rebooked({ row, to }: { row: Row; to: string | undefined }) {
  const language = useLanguage();
  const { label, tone } = rebookResults.rows[row.rebooked === rebookResults.codes.yes ? 'yes' : 'no'];
  return (
    <span className={styles.two}>
      {row.rebooked === rebookResults.codes.yes ? (
        <StatusBadge tone={tone}>{label[language]}</StatusBadge>
      ) : (
        label[language]
      )}
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
