import { addresses, pathOf, pathTo } from '@rawnaq/domain/kernel/addresses';
import type { Column } from '@rawnaq/domain/kernel/list';
import { EXPONENT_OF } from '@rawnaq/domain/kernel/money';
import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { columnsOf, type ReportDefinition, type ReportFigure, type ReportPeriod } from '@rawnaq/domain/reports/report';
import { reportCatalogue, type ReportId } from '@rawnaq/domain/reports/report-catalogue';
import type { ReportAddress } from '@rawnaq/domain/reports/report-pages';
import type { AskedPeriod } from '@rawnaq/domain/reports/report-period.rules';
import { IconReportAnalytics } from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiFailure } from '../../../lib/api-client';
import { useLanguage } from '../../../lib/language/i18n';
import { useAccess } from '../../../lib/session';
import { useFormat } from '../../../lib/use-format';
import { useScreen } from '../../../lib/use-screen';
import { Card } from '../../../ui/card';
import { Cell, NoValue } from '../../../ui/cells';
import { Money } from '../../../ui/money';
import { DataTable } from '../../../ui/data-table/data-table';
import { Pager } from '../../../ui/data-table/pager';
import { FilterBar } from '../../../ui/list-page/filter-bar';
import { RecordRows } from '../../../ui/list-page/record-rows';
import { ChartCard } from '../../../ui/report-page/chart-card';
import { ReportPage } from '../../../ui/report-page/report-page';
import { Awaiting } from '../../../ui/states/loaded';
import { EmptyState } from '../../../ui/states/states';
import { ReportByMail, ReportExport } from '../components/report-actions';
import { linkedCells, placeOf, useDrillDown, type Opens } from '../components/drill-down';
import { useChanges } from '../components/report-changes';
import { useReport, type ReportPageAnswer } from '../components/use-report';

type Row = Record<string, unknown>;
type Props = { report: ReportDefinition<ReportId> };

/** The page of one report, for the router. */
export function reportPage(address: ReportAddress): ComponentType {
  const report = reportCatalogue.find((one) => one.address === address)!;
  return () => <ReportScreen key={report.id} report={report} />;
}

/** One page for every report: what it shows is said by the definition. */
function ReportScreen({ report }: Props) {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  const { query, asked, period, filters, sort, change } = useReport(report);
  const opens = useDrillDown(report);
  const changeOf = useChanges(query.data?.compared);
  if (isApiFailure(query.error) && query.error.status === 404)
    return <EmptyState title={t('notFoundTitle')} text={t('notFoundText')} />;
  const isRefused = isApiFailure(query.error) && query.error.status === 422;
  if (query.isError && !query.data && !isRefused) return <Awaiting query={query} />;

  const answer = isRefused ? undefined : query.data;
  return (
    <ReportPage
      crumbs={[
        { label: pageWords.reports[language], to: pathTo('merchant-reports', language) },
        { label: report.title[language] },
      ]}
      title={answer?.subject ? `${report.title[language]}: ${answer.subject}` : report.title[language]}
      note={[report.note[language], answer?.note].filter(Boolean).join(' · ')}
      {...('from' in period && {
        period: { value: period, onChange: (next) => change({ ...next }), overTime: report.overTime },
      })}
      {...('as_of' in period && { asOf: { value: period.as_of, onChange: (as_of) => change({ as_of }) } })}
      filters={
        <FilterBar
          filters={report.filters}
          values={filters}
          onChange={(key, value) => change({ [key]: value })}
          onClear={() => change(Object.fromEntries(report.filters.map(({ key }) => [key, undefined])))}
        />
      }
      actions={
        <>
          <ReportByMail asked={asked} />
          <ReportExport asked={asked} />
        </>
      }
      figures={
        isRefused
          ? []
          : answer &&
            report.figures.map((figure) => ({
              label: figure.label[language],
              value: <FigureValue figure={figure} value={answer.figures[figure.key]} />,
              ...(figure.highlight && { highlight: true }),
              ...changeOf(figure),
              ...linkOf(opens, answer.link, figure),
            }))
      }
    >
      {isRefused && <Refusal failure={query.error} />}
      {answer && <ReportChartCard report={report} answer={answer} />}
      {!isRefused && (
        <ReportTable
          report={report}
          answer={answer}
          filters={filters}
          refreshing={query.isPlaceholderData}
          period={period}
          sort={sort}
          onSort={(key) => change({ sort: `${sort?.key === key && !sort.descending ? '-' : ''}${key}` })}
          onPage={(page) => change({ page: page > 1 ? String(page) : undefined })}
        />
      )}
    </ReportPage>
  );
}

function linkOf(opens: Opens | undefined, link: string | null, { opens: narrower }: ReportFigure): { to?: string } {
  const to = opens && link !== null && narrower !== undefined ? opens(link, narrower) : undefined;
  return to === undefined ? {} : { to };
}

/** What the server would not answer, in its own words; the filters above stay, to choose otherwise. */
function Refusal({ failure }: { failure: Error | null }) {
  const { t } = useTranslation('reports');
  const words = isApiFailure(failure) ? Object.values(failure.errors).flat() : [];
  return <EmptyState icon={IconReportAnalytics} title={t('refusedTitle')} text={words.join(' ')} />;
}

function FigureValue({ figure, value }: { figure: ReportFigure; value: number | null | undefined }): ReactNode {
  if (value !== null && value !== undefined && figure.kind === 'money') return <Money minor={value} />;
  return value === null || value === undefined ? (
    <NoValue />
  ) : (
    <Cell column={{ kind: figure.kind }} value={value} row={{}} />
  );
}

function ReportChartCard({ report: { chart }, answer }: Props & { answer: ReportPageAnswer }) {
  const language = useLanguage();
  const format = useFormat();
  if (!chart || answer.chart.length < 2) return null;
  // Nothing happened on any day: axes without a line tell nobody anything.
  if (answer.chart.every((point) => chart.series.every(({ key }) => !point[key]))) return null;
  const rows = answer.chart.map((point) => ({
    ...(point as Record<string, string | number>),
    [chart.axis.key]:
      chart.axis.kind === 'date' ? format.dayAndMonth(String(point[chart.axis.key])) : String(point[chart.axis.key]),
  }));
  // Minutes and minor units make odd steps along an axis, hours and whole units do not.
  const inHours = chart.valueKind === 'duration';
  const step = inHours ? 60 : chart.valueKind === 'money' ? 10 ** EXPONENT_OF[format.currency] : 1;
  const scaled =
    step === 1
      ? rows
      : rows.map((row) => ({
          ...row,
          ...Object.fromEntries(chart.series.map(({ key }) => [key, Number((row as Row)[key]) / step])),
        }));
  return (
    <ChartCard
      title={chart.title[language]}
      kind={chart.kind}
      axis={chart.axis.key}
      rows={scaled}
      series={chart.series.map(({ label, ...series }) => ({ ...series, label: label[language] }))}
      formatValue={(value) => format.number(value, chart.valueKind !== 'money' && !Number.isInteger(value) ? 1 : 0)}
    />
  );
}

const placesOf = (row: Row, values: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, key]) => [name, String(row[key])]));

/** A sheet of A4 holds no more of them upright. */
const UPRIGHT_COLUMNS = 9;

/** What to choose otherwise: a report of how things stand now has no days to choose. */
const EMPTY = {
  range: { title: 'emptyTitle', text: 'emptyText' },
  'as-of': { title: 'emptyDayTitle', text: 'emptyDayText' },
  none: { title: 'emptyNowTitle', text: 'emptyNowText' },
} as const satisfies Record<ReportPeriod, object>;

type TableProps = Props & {
  answer: ReportPageAnswer | undefined;
  filters: Readonly<Record<string, string | undefined>>;
  refreshing: boolean;
  period: AskedPeriod;
  sort: ReportDefinition['defaultSort'];
  onSort: (key: string) => void;
  onPage: (page: number) => void;
};

function ReportTable({ report, answer, filters, refreshing, period, sort, onSort, onPage }: TableProps) {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  const { isMobile } = useScreen();
  const opens = useDrillDown(report);
  const mayFollow = useAccess(report.drillDown ? addresses[report.drillDown.address].access : 'public');
  if (answer?.total === 0)
    return (
      <EmptyState
        icon={IconReportAnalytics}
        title={t(EMPTY[report.period].title)}
        text={t(EMPTY[report.period].text)}
      />
    );
  const { drillDown } = report;
  const columns = columnsOf(report, filters, answer?.columns);
  const cells = opens && linkedCells(report, columns, opens);
  const { strong } = report;
  const table = {
    columns: columns as readonly Column<string>[],
    rows: answer?.records ?? [],
    rowKey: (row: Row) => String(row['id']),
    caption: report.title[language],
    sums: answer?.sums,
    loading: !answer,
    refreshing,
    density: 'report' as const,
    ...(cells && { cells }),
    ...(strong && { strong: (row: Row) => row[strong] === true }),
    ...(opens &&
      drillDown?.query && { to: (row: Row) => opens(String(row[drillDown.query!] ?? ''), placeOf(report, row)) }),
    ...(drillDown &&
      !drillDown.query &&
      mayFollow && {
        to: (row: Row) => {
          const path = pathOf(drillDown.address, language, placesOf(row, drillDown.values));
          return `${path}?${new URLSearchParams({ ...period })}`;
        },
      }),
  };
  const pager = answer && answer.total > answer.page_size && (
    <Pager
      page={answer.page}
      pageSize={answer.page_size}
      total={answer.total}
      sizes={[answer.page_size]}
      onPage={onPage}
      onPageSize={() => undefined}
    />
  );
  if (isMobile)
    return (
      <div>
        <RecordRows {...table} />
        {pager}
      </div>
    );
  return (
    <Card flush wide={columns.length > UPRIGHT_COLUMNS}>
      <DataTable {...table} {...(sort && { sort, onSort })} />
      {pager}
    </Card>
  );
}
