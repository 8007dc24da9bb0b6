import { DateTimeCell, NoValue } from '../../../ui/cells';
import styles from './customer-care.module.css';

/** When it was sent, and by whom. */
export function WrittenCell({ row }: { row: { written_at: string | null; written_by: string | null } }) {
  if (row.written_at === null) return <NoValue />;
  return (
    <span className={styles.written}>
      <DateTimeCell value={row.written_at} />
      <small><bdi>{row.written_by}</bdi></small>
    </span>
  );
}
