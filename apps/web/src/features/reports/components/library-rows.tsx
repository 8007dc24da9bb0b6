import { pathOf } from '@rawnaq/domain/kernel/addresses';
import type { LibraryReport } from '@rawnaq/domain/reports/report-library';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { useFormat } from '../../../lib/use-format';
import styles from './library.module.css';

export type ShelfReport = LibraryReport & { isFavourite: boolean; /** When it was last opened. */ openedAt?: string };
type Props = { reports: readonly ShelfReport[]; onStar: (report: ShelfReport) => void };

/** Favourites and what was used last: one press away. */
export function LibraryCards({ reports, onStar }: Props) {
  const language = useLanguage();
  if (reports.length === 0) return null;
  return (
    <ul className={styles.cards}>
      {reports.map((report) => (
        <li key={report.address} className={styles.card}>
          <div>
            <Link to={pathOf(report.address, language)}>{report.title[language]}</Link>
            <Star report={report} onStar={onStar} />
          </div>
          <LastUse report={report} />
        </li>
      ))}
    </ul>
  );
}

export function LibraryGroup({ label, reports, onStar }: Props & { label: string }) {
  const language = useLanguage();
  return (
    <section className={styles.group} aria-label={label}>
      <h2>
        {label} <span>{reports.length}</span>
      </h2>
      <ul>
        {reports.map((report) => (
          <li key={report.address} className={styles.row}>
            <Star report={report} onStar={onStar} />
            <div>
              <Link to={pathOf(report.address, language)}>{report.title[language]}</Link>
              <small>{report.answers[language]}</small>
            </div>
            {report.openedAt && <LastUse report={report} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Star({ report, onStar }: { report: ShelfReport; onStar: Props['onStar'] }) {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  const Icon = report.isFavourite ? IconStarFilled : IconStar;
  return (
    <button
      type="button"
      className={styles.star}
      aria-pressed={report.isFavourite}
      aria-label={t('favourite', { report: report.title[language] })}
      onClick={() => onStar(report)}
    >
      <Icon size={18} stroke={1.75} aria-hidden />
    </button>
  );
}

function LastUse({ report: { openedAt } }: { report: ShelfReport }) {
  const { t } = useTranslation('reports');
  const format = useFormat();
  return <span className={styles.lastUse}>{openedAt ? format.relative(openedAt, new Date()) : t('neverUsed')}</span>;
}
