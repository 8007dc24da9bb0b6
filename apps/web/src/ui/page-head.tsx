import { IconChevronRight } from '@tabler/icons-react';
import { createContext, useContext, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './page-head.module.css';

export type Crumb = { label: string; to?: string };
type Props = {
  title: ReactNode;
  count?: string | undefined;
  note?: ReactNode;
  crumbs?: readonly Crumb[];
  actions?: ReactNode;
  /** What is printed has a head of its own. */ offPaper?: boolean;
};

/**
 * Where the head stands when a page draws it inside one of its tabs: above them. Null while that place is not drawn
 * yet.
 */
export const HeadPlace = createContext<HTMLElement | null | undefined>(undefined);

export function PageHead({ title, count, note, crumbs, actions, offPaper = false }: Props) {
  const place = useContext(HeadPlace);
  const head = (
    <header className={styles.head} data-print={offPaper ? 'hide' : 'head'}>
      <div className={styles.text}>
        {crumbs && <Crumbs crumbs={crumbs} />}
        <h1 className={styles.title}>
          {title}
          {count && <span className={styles.count}>{count}</span>}
        </h1>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {actions && (
        <div className={styles.actions} data-print="hide">
          {actions}
        </div>
      )}
    </header>
  );
  if (place === undefined) return head;
  return place && createPortal(head, place);
}

export function Crumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useTranslation('ui');
  return (
    <nav className={styles.crumbs} aria-label={t('crumbs')} data-print="hide">
      <ol>
        {crumbs.map(({ label, to }, index) => (
          <li key={label}>
            {index > 0 && <IconChevronRight className="flip" size={14} aria-hidden />}
            {/* Some are names that somebody gave, in either script. */}
            {to ? (
              <Link to={to}>
                <bdi>{label}</bdi>
              </Link>
            ) : (
              <bdi aria-current="page">{label}</bdi>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
