import { AppError } from '@rawnaq/domain/kernel/app-error';
import { rightsToExport } from '@rawnaq/domain/kernel/list';
import { can } from '@rawnaq/domain/kernel/permissions';
import { columnsOf, type ReportDefinition } from '@rawnaq/domain/reports/report';
import { reportOf, type ReportId } from '@rawnaq/domain/reports/report-catalogue';
import { daysText, periodText } from '@rawnaq/domain/reports/report-period.rules';
import { REPORT_PAGE_SIZE, reportsContract, type reportExportInput } from '@rawnaq/domain/reports/reports.contract';
import type { z } from 'zod';
import type { UseCase, UseCases } from '../../http/bind-contract';
import { businessTodayOf, type Ctx } from '../../http/context';
import { exportUseCase } from '../../http/lists/export-use-case';
import { compare, serve } from './answer-report';
import { askReport, type Choices, type ReportInput } from './ask-report';
import { reportServers } from './report-registry';

type Reports = typeof reportsContract;
type ExportInput = z.output<typeof reportExportInput>;

/** `choices` knows how the records that filters pick are found. */
export function reportsRoutes(choices: Choices) {
  const ask = (ctx: Ctx, id: ReportId, input: ReportInput) => {
    const report = reportOf(id);
    allow(ctx, report);
    return askReport(ctx, choices, report, input);
  };

  const getReport: UseCase<Reports['get_records']> = async (ctx, input) => {
    const report = reportOf(input.id);
    const { asked, about } = await ask(ctx, input.id, input);
    const served = serve(ctx, report, reportServers[input.id], asked);
    const answer = await served.page(input);
    return {
      records: answer.records.map((row) =>
        pick(row, [...rowKeys(report), ...(answer.columns ?? []).map(({ key }) => key)]),
      ),
      total: answer.total,
      page: input.page,
      page_size: REPORT_PAGE_SIZE,
      sums: answer.sums,
      figures: answer.figures,
      compared: await compare(ctx, report, served, asked, answer),
      columns: [...(answer.columns ?? [])],
      chart: (answer.chart ?? []).map((point) => pick(point, chartKeys(report))),
      subject: about,
      link: answer.link ?? null,
      note: answer.note ?? null,
    };
  };

  const file = exportUseCase({
    allow: (ctx, input) => {
      const report = reportOf((input as ExportInput).id);
      allow(ctx, report);
      if (!rightsToExport(report.columns, ctx.area).every((right) => can(ctx.permissions, right)))
        throw new AppError('no_permission');
    },
    plan: async (ctx, input) => {
      const { id, format, ...given } = input as ExportInput;
      const report = reportOf(id);
      const { asked, about, chosen } = await ask(ctx, id, given);
      const served = serve(ctx, report, reportServers[id], asked);
      const period = periodText(asked, businessTodayOf(ctx));
      const codes = Object.fromEntries(Object.entries(asked.filters).map(([key, [first]]) => [key, first]));
      return {
        columns: columnsOf(report, codes, await served.columns()),
        title: report.title,
        name: [report.title[ctx.language], about, period].filter(Boolean).join(' '),
        plainName: `${id}-${period.replace(' ', '-')}`,
        format,
        count: served.count,
        rows: served.rows,
        around: async () => {
          const { figures, sums } = await served.page({ page: 1 });
          return {
            facts: [about, daysText(asked, ctx.language), ...chosen].filter((text) => text !== null),
            figures: report.figures.map(({ key, label, kind }) => ({ label, kind, value: figures[key] ?? null })),
            sums,
          };
        },
      };
    },
  });

  const useCases: UseCases<Reports> = { get_records: getReport, export: file };
  return { contract: reportsContract, useCases };
}

/** The permission is the report's own, so it is asked for here and not at the door. */
function allow({ permissions }: Ctx, report: ReportDefinition): void {
  if (!can(permissions, report.permission)) throw new AppError('no_permission');
}

/** What a row shows and where it leads; nothing else leaves. */
const rowKeys = ({ columns, drillDown, strong }: ReportDefinition): string[] => [
  'id',
  ...columns.map(({ key }) => key),
  ...Object.values(drillDown?.values ?? {}),
  ...(drillDown?.query ? [drillDown.query] : []),
  ...(drillDown?.place ? [drillDown.place] : []),
  ...(strong ? [strong] : []),
];
const chartKeys = ({ chart }: ReportDefinition): string[] =>
  chart ? [chart.axis.key, ...chart.series.map(({ key }) => key)] : [];

const pick = (row: Record<string, unknown>, keys: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(keys.map((key) => [key, row[key] ?? null]));
