import { Button } from '@mantine/core';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { LANGUAGES } from '@rawnaq/domain/kernel/localized';
import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { REPORT_GROUPS, type ReportGroup } from '@rawnaq/domain/reports/report';
import { libraryOf } from '@rawnaq/domain/reports/report-library';
import { IconMail, IconReportAnalytics, IconStar } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { hasWords } from '../../../lib/language/has-words';
import { useLanguage } from '../../../lib/language/i18n';
import { openedPages } from '../../../lib/pages/opened-pages';
import { usePermission, useSession } from '../../../lib/session';
import { PageHead } from '../../../ui/page-head';
import { SearchBox } from '../../../ui/search-box';
import { EmptyState, NoMatchState } from '../../../ui/states/states';
import { LibraryCards, LibraryGroup, type ShelfReport } from '../components/library-rows';
import { useFavourites } from '../components/use-favourites';
import styles from '../components/library.module.css';

const GROUPS = Object.keys(REPORT_GROUPS) as ReportGroup[];
const CARDS = 4;

/** Every report one may open: by group, by search, the starred and the last used on top. */
export function ReportsPage() {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  const [params, setParams] = useSearchParams();
  const { reports, star } = useShelf();
  const search = params.get('search') ?? '';
  const shelf = params.get('shelf') ?? '';
  const shown = reports.filter((report) => isOnShelf(report, shelf) && isFound(report, search));
  const groups = GROUPS.map((id) => ({ id, found: shown.filter((report) => report.group === id) })).filter(
    ({ found }) => found.length > 0,
  );
  const find = (text: string) => setParams(text ? { search: text } : {}, { replace: true, preventScrollReset: true });

  return (
    <>
      <PageHead
        title={pageWords.reports[language]}
        count={String(reports.length)}
        actions={
          <>
            <MailedReports />
            <SearchBox className={styles.search} value={search} onSearch={find} label={t('search')} />
          </>
        }
      />
      {reports.length === 0 && <EmptyState icon={IconReportAnalytics} title={t('noneTitle')} text={t('noneText')} />}
      {reports.length > 0 && (
        <div className={styles.library}>
          <Shelves reports={reports} shelf={search ? undefined : shelf} />
          <div>
            {!shelf && !search && <LibraryCards reports={onTop(reports)} onStar={star} />}
            {groups.map(({ id, found }) => (
              <LibraryGroup key={id} label={REPORT_GROUPS[id][language]} reports={found} onStar={star} />
            ))}
            {groups.length === 0 && shelf === 'favourites' && !search && (
              <EmptyState icon={IconStar} title={t('noFavouritesTitle')} text={t('noFavouritesText')} />
            )}
            {groups.length === 0 && (search || shelf !== 'favourites') && <NoMatchState onClear={() => find('')} />}
          </div>
        </div>
      )}
    </>
  );
}

function MailedReports() {
  const language = useLanguage();
  if (!usePermission('reports.mail')) return null;
  return (
    <Button
      component={Link}
      to={pathTo('merchant-report-mails', language)}
      variant="default"
      leftSection={<IconMail size={18} stroke={1.75} />}
    >
      {pageWords['report-mails'][language]}
    </Button>
  );
}

function useShelf(): { reports: readonly ShelfReport[]; star: (report: ShelfReport) => void } {
  const user = useSession()?.user;
  const { favourites, toggle } = useFavourites(user?.id ?? 0);
  const opened = openedPages(user?.id ?? 0);
  const reports = libraryOf(user?.permissions ?? {}).map((report) => ({
    ...report,
    isFavourite: favourites.includes(report.address),
    openedAt: opened[report.address],
  }));
  return { reports, star: ({ address }) => toggle(address) };
}

/** What is starred, then what was opened last. */
function onTop(reports: readonly ShelfReport[]): ShelfReport[] {
  const starred = reports.filter((report) => report.isFavourite);
  const recent = reports
    .filter((report) => !report.isFavourite && report.openedAt)
    .toSorted((a, b) => b.openedAt!.localeCompare(a.openedAt!));
  return [...starred, ...recent.slice(0, Math.max(0, CARDS - starred.length))];
}

const isOnShelf = (report: ShelfReport, shelf: string): boolean =>
  shelf === '' || (shelf === 'favourites' ? report.isFavourite : report.group === shelf);

/** By title and question in both languages, and by what else people call it. */
const isFound = ({ title, answers, searchWords = [], group }: ShelfReport, search: string): boolean =>
  hasWords(
    search,
    LANGUAGES.flatMap((language) => [
      title[language],
      answers[language],
      REPORT_GROUPS[group][language],
      ...searchWords,
    ]),
  );

function Shelves({ reports, shelf }: { reports: readonly ShelfReport[]; shelf: string | undefined }) {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  const one = (id: string, label: string) => (
    <li key={id}>
      <Link
        className={styles.shelf ?? ''}
        to={id ? `?shelf=${id}` : '?'}
        replace
        aria-current={shelf === id ? 'page' : undefined}
      >
        {label}
        <span>{reports.filter((report) => isOnShelf(report, id)).length}</span>
      </Link>
    </li>
  );
  return (
    <nav className={styles.shelves} aria-label={t('shelves')}>
      <ul>
        {one('', t('allReports'))}
        {one('favourites', t('favourites'))}
      </ul>
      <hr />
      <ul>
        {GROUPS.filter((id) => reports.some(({ group }) => group === id)).map((id) =>
          one(id, REPORT_GROUPS[id][language]),
        )}
      </ul>
    </nav>
  );
}
