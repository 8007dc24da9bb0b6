import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { useLanguage } from '../../../lib/language/i18n';
import { NoValue } from '../../../ui/cells';
import styles from './customer-money.module.css';

/** The number of a paper, which opens as its customer sees it. */
export function PaperLink({ unique_id, number }: { unique_id: string | null; number: string | null }) {
  const language = useLanguage();
  if (unique_id === null || number === null) return <NoValue />;
  return (
    <a
      className={styles.paper}
      href={pathTo('web-invoice', language, { uniqueId: unique_id })}
      target="_blank"
      rel="noreferrer"
      onClick={(event) => event.stopPropagation()}
    >
      <bdi dir="ltr">{number}</bdi>
    </a>
  );
}
