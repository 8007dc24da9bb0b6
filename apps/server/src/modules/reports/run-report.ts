import { AppError } from '@rawnaq/domain/kernel/app-error';
import { rightsToExport } from '@rawnaq/domain/kernel/list';
import { can } from '@rawnaq/domain/kernel/permissions';
import { businessDateOf } from '@rawnaq/domain/kernel/zoned-time';
import { columnsOf, type ReportDefinition } from '@rawnaq/domain/reports/report';
import { reportOf, type ReportId } from '@rawnaq/domain/reports/report-catalogue';
import { changesOf, comparedSpans } from '@rawnaq/domain/reports/report-comparison.rules';
import { REPORT_PAGE_SIZE, type reportsContract } from '@rawnaq/domain/reports/reports.contract';
import type { UseCase } from '../../http/bind-contract';
import { sessionOf, type Ctx } from '../../http/context';
import { csvFile, xlsxFile } from '../../http/export-file';
import type { FileAnswer } from '../../http/file-answer';
import { findSalonClock } from '../appointments';
import type { ReportAnswer, ReportRow } from './report-query';
import { reportQueries } from './report-registry';

type Reports = typeof reportsContract;
type Asked = { id: ReportId; from: string; to: string } & Record<string, unknown>;

export const getReport: UseCase<Reports['get_records']> = async (ctx, input) => {
  const { report, answer } = await run(ctx, input as Asked);
  const start = (input.page - 1) * REPORT_PAGE_SIZE;
  const keys = [
    'id',
    ...report.columns.map((column) => column.key),
    ...Object.values(report.drillDown?.values ?? {}),
    ...(report.drillDown?.query ? [report.drillDown.query] : []),
  ];
  const chartKeys = report.chart ? [report.chart.axis.key, ...report.chart.series.map((one) => one.key)] : [];
  return {
    records: answer.rows.slice(start, start + REPORT_PAGE_SIZE).map((row) => pick(row, keys)),
    total: answer.rows.length,
    page: input.page,
    page_size: REPORT_PAGE_SIZE,
    sums: answer.sums ?? sumsOf(report, answer.rows),
    figures: answer.figures,
    compared: await compare(ctx, report, input as Asked, answer),
    chart: (answer.chart ?? []).map((point) => pick(point, chartKeys)),
    subject: answer.subject ?? null,
    link: answer.link ?? null,
  };
};

export const exportReport: UseCase<Reports['export']> = async (ctx, input): Promise<FileAnswer> => {
  if (!rightsToExport(reportOf((input as Asked).id).columns, ctx.area).every((right) => can(ctx.permissions, right)))
    throw new AppError('no_permission');
  const { report, answer } = await run(ctx, input as Asked);
  const { account } = sessionOf(ctx);
  const write = input.format === 'xlsx' ? xlsxFile : csvFile;
  const { bytes, type } = await write({
    columns: columnsOf(report, filtersOf(report, input as Asked)),
    title: report.title,
    rows: answer.rows,
    language: ctx.language,
    timeZone: account.time_zone,
    clock: account.clock,
    currency: account.currency,
  });
  const period = `${input.from} ${input.to}`;
  return {
    body: bytes,
    type,
    name: `${[report.title[ctx.language], answer.subject, period].filter(Boolean).join(' ')}.${input.format}`,
    plainName: `${report.id}-${period.replace(' ', '-')}.${input.format}`,
  };
};

/** The permission is the report's own, so it is asked for here and not at the door. */
async function run(ctx: Ctx, input: Asked): Promise<{ report: ReportDefinition; answer: ReportAnswer }> {
  const report = reportOf(input.id);
  if (!can(ctx.permissions, report.permission)) throw new AppError('no_permission');
  return {
    report,
    answer: await reportQueries[input.id](ctx, { from: input.from, to: input.to, filters: filtersOf(report, input) }),
  };
}

/** The same question about the period before. Of a period that goes on, both are asked up to today. */
async function compare(ctx: Ctx, report: ReportDefinition, input: Asked, answer: ReportAnswer) {
  const clock = await findSalonClock(ctx);
  const spans = comparedSpans(
    { from: input.from, to: input.to },
    businessDateOf(ctx.now, clock.time_zone, clock.business_day_cut_off),
  );
  if (!spans) return null;
  const filters = filtersOf(report, input);
  const ask = async (span: { from: string; to: string }) =>
    (await reportQueries[input.id](ctx, { ...span, filters })).figures;
  const now = spans.so_far ? await ask(spans.now) : answer.figures;
  return {
    ...spans.before,
    so_far: spans.so_far,
    changes: changesOf(report.figures, now, await ask(spans.before)),
  };
}

function filtersOf(report: ReportDefinition, input: Asked): Record<string, string> {
  const keys = [...report.filters.map((filter) => filter.key), ...(report.fixed ? [report.fixed.filter] : [])];
  return Object.fromEntries(
    keys
      .map((key) => [key, input[`f.${key}`]] as const)
      .filter((pair): pair is [string, string] => typeof pair[1] === 'string' && pair[1] !== ''),
  );
}

const sumsOf = (report: ReportDefinition, rows: readonly ReportRow[]): Record<string, number> =>
  Object.fromEntries(
    report.columns
      .filter((column) => column.total)
      .map(({ key }) => [key, rows.reduce((sum, row) => sum + Number(row[key] ?? 0), 0)]),
  );

const pick = (row: Record<string, unknown>, keys: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(keys.map((key) => [key, row[key] ?? null]));
