import { addresses, pathOf, pathTo } from '@rawnaq/domain/kernel/addresses';
import type { Column } from '@rawnaq/domain/kernel/list';
import type { DateSpan } from '@rawnaq/domain/kernel/date-presets';
import { endOfMonth, startOfMonth } from '@rawnaq/domain/kernel/local-date';
import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { columnsOf, type ReportDefinition, type ReportFigure } from '@rawnaq/domain/reports/report';
import { reportOf, type ReportId } from '@rawnaq/domain/reports/report-catalogue';
import { IconReportAnalytics } from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiFailure } from '../../../lib/api-client';
import type { Format } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import { useAccess } from '../../../lib/session';
import { useFormat } from '../../../lib/use-format';
import { useScreen } from '../../../lib/use-screen';
import { Card } from '../../../ui/card';
import { Cell, durationText, NoValue } from '../../../ui/cells';
import type { KeyFigure } from '../../../ui/key-figures';
import { Money } from '../../../ui/money';
import { DataTable } from '../../../ui/data-table/data-table';
import { Pager } from '../../../ui/data-table/pager';
import { RecordRows } from '../../../ui/list-page/record-rows';
import { ChartCard } from '../../../ui/report-page/chart-card';
import { ReportPage } from '../../../ui/report-page/report-page';
import { EmptyState, ErrorState } from '../../../ui/states/states';
import { ReportExport } from '../components/report-actions';
import { ReportFilters } from '../components/report-filters';
import { linkedCells, useDrillDown } from '../components/drill-down';
import { useReport, type ReportPageAnswer } from '../components/use-report';

type Row = Record<string, unknown>;
type Props = { report: ReportDefinition<ReportId> };

/** The page of one report, for the router. */
export function reportPage(id: ReportId): ComponentType {
  const report = reportOf(id);
  return () => <ReportScreen key={id} report={report} />;
}

/** One page for every report: what it shows is said by the definition. */
function ReportScreen({ report }: Props) {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  const { query, asked, span, filters, change } = useReport(report);
  const opens = useDrillDown(report);
  const changeOf = useChanges(query.data?.compared);
  if (isApiFailure(query.error) && [404, 422].includes(query.error.status))
    return <EmptyState title={t('notFoundTitle')} text={t('notFoundText')} />;
  if (query.isError) return <ErrorState onRetry={() => void query.refetch()} />;

  const answer = query.data;
  return (
    <ReportPage
      crumbs={[
        { label: pageWords.reports[language], to: pathTo('merchant-reports', language) },
        { label: report.title[language] },
      ]}
      title={answer?.subject ? `${report.title[language]}: ${answer.subject}` : report.title[language]}
      note={report.note[language]}
      period={{ value: span, onChange: (next) => change({ ...next }), overTime: report.overTime }}
      filters={<ReportFilters filters={report.filters} values={filters} onChange={change} />}
      actions={<ReportExport asked={asked} />}
      figures={
        answer &&
        report.figures.map((figure) => ({
          label: figure.label[language],
          value: <FigureValue figure={figure} value={answer.figures[figure.key]} />,
          ...(figure.highlight && { highlight: true }),
          ...changeOf(figure),
          ...(opens && answer.link !== null && figure.opens !== undefined && { to: opens(answer.link, figure.opens) }),
        }))
      }
    >
      {answer && <ReportChartCard report={report} answer={answer} />}
      <ReportTable
        report={report}
        answer={answer}
        filters={filters}
        refreshing={query.isPlaceholderData}
        span={span}
        onPage={(page) => change({ page: page > 1 ? String(page) : undefined })}
      />
    </ReportPage>
  );
}

/** How a figure moved since the period before, and what it was then; nothing where nothing was. */
function useChanges(compared: ReportPageAnswer['compared'] | undefined) {
  const { t } = useTranslation('reports');
  const format = useFormat();
  return ({ key, kind, lessIsBetter = false }: ReportFigure): Partial<KeyFigure> => {
    const change = compared?.changes[key];
    if (!compared || !change) return {};
    const say = (value: number): string => `\u2068${valueText(format, kind, value)}\u2069`;
    return {
      change: change.change,
      by: kind === 'percent' ? 'points' : 'share',
      lessIsBetter,
      note: t(compared.so_far ? 'soFar' : 'before', {
        days: daysText(format, compared),
        shown: say(change.before),
        now: say(change.now),
      }),
    };
  };
}

const valueText = (format: Format, kind: ReportFigure['kind'], value: number): string =>
  ({
    number: () => format.number(value),
    money: () => format.money(value),
    percent: () => format.percent(value, 1),
    duration: () => durationText(value),
  })[kind]();

/** As short as it can be said: a month by its name, month and year once, and this year not at all. */
function daysText(format: Format, { from, to }: DateSpan): string {
  const thisYear = format.localDate(new Date()).slice(0, 4);
  const full = (day: string): string => (day.startsWith(thisYear) ? format.dayAndMonth(day) : format.date(day));
  if (from === to) return full(from);
  if (from === startOfMonth(to) && to === endOfMonth(to)) return format.month(from);
  if (from.slice(0, 7) === to.slice(0, 7)) return `${Number(from.slice(8))} – ${full(to)}`;
  return `${from.slice(0, 4) === to.slice(0, 4) ? format.dayAndMonth(from) : full(from)} – ${full(to)}`;
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
  const rows = answer.chart.map((point) => ({
    ...(point as Record<string, string | number>),
    [chart.axis.key]:
      chart.axis.kind === 'date' ? format.dayAndMonth(String(point[chart.axis.key])) : String(point[chart.axis.key]),
  }));
  // Minutes make odd steps along an axis, hours do not.
  const inHours = chart.valueKind === 'duration';
  const scaled = inHours
    ? rows.map((row) => ({
        ...row,
        ...Object.fromEntries(chart.series.map(({ key }) => [key, Number((row as Row)[key]) / 60])),
      }))
    : rows;
  return (
    <ChartCard
      title={chart.title[language]}
      kind={chart.kind}
      axis={chart.axis.key}
      rows={scaled}
      series={chart.series.map(({ label, ...series }) => ({ ...series, label: label[language] }))}
      formatValue={(value) => format.number(value, inHours && !Number.isInteger(value) ? 1 : 0)}
    />
  );
}

type TableProps = Props & {
  answer: ReportPageAnswer | undefined;
  filters: Readonly<Record<string, string | undefined>>;
  refreshing: boolean;
  span: { from: string; to: string };
  onPage: (page: number) => void;
};

function ReportTable({ report, answer, filters, refreshing, span, onPage }: TableProps) {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  const { isMobile } = useScreen();
  const opens = useDrillDown(report);
  const mayFollow = useAccess(report.drillDown ? addresses[report.drillDown.address].access : 'public');
  if (answer?.total === 0)
    return <EmptyState icon={IconReportAnalytics} title={t('emptyTitle')} text={t('emptyText')} />;
  const { drillDown } = report;
  const cells = opens && drillDown?.cells && linkedCells(report, opens);
  const table = {
    columns: columnsOf(report, filters) as readonly Column<string>[],
    rows: answer?.records ?? [],
    rowKey: (row: Row) => String(row['id']),
    caption: report.title[language],
    sums: answer?.sums,
    loading: !answer,
    refreshing,
    density: 'report' as const,
    ...(cells && { cells }),
    ...(opens && drillDown?.query && { to: (row: Row) => opens(String(row[drillDown.query!] ?? ''), '') }),
    ...(drillDown &&
      !drillDown.query &&
      mayFollow && {
        to: (row: Row) =>
          `${pathOf(drillDown.address, language, Object.fromEntries(Object.entries(drillDown.values).map(([name, key]) => [name, String(row[key])])))}?from=${span.from}&to=${span.to}`,
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
    <Card flush>
      <DataTable {...table} />
      {pager}
    </Card>
  );
}
