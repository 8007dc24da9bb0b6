import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './page-head.module.css';

export type Crumb = { label: string; to?: string };
type Props = { title: ReactNode; count?: string | undefined; note?: ReactNode; crumbs?: readonly Crumb[]; actions?: ReactNode };

export function PageHead({ title, count, note, crumbs, actions }: Props) {
  return (
    <header className={styles.head}>
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
}

export function Crumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useTranslation('ui');
  return (
    <nav className={styles.crumbs} aria-label={t('crumbs')} data-print="hide">
      <ol>
        {crumbs.map(({ label, to }, index) => (
          <li key={label}>
            {index > 0 && <IconChevronRight className="flip" size={14} aria-hidden />}
            {to ? <Link to={to}>{label}</Link> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
