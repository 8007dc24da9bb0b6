import { businessDateOf } from '@rawnaq/domain/kernel/time/zoned-time';
import type { ReportDefinition } from '@rawnaq/domain/reports/report';
import { changesOf, comparedPeriods } from '@rawnaq/domain/reports/report-comparison.rules';
import { REPORT_PAGE_SIZE } from '@rawnaq/domain/reports/reports.contract';
import type { Ctx } from '../../http/context';
import { countList, listRecords, listRows, listWhole, type ListShape } from '../../http/lists/list.query';
import { findSalonClock } from '../appointments';
import type { AnyAsked, AnyPaged, AnySummary, MoneyColumn } from './report-server';

type Row = Record<string, unknown>;
export type Page = { page: number; sort?: string | undefined; descending?: boolean | undefined };
type Around = {
  figures: Record<string, number | null>;
  chart?: readonly Row[];
  columns?: readonly MoneyColumn[];
  link?: string;
  note?: string;
};
type Sums = Readonly<Record<string, number>>;
type Answer = Around & { records: readonly Row[]; total: number; sums: Sums };

/**
 * Both kinds of report as one: a page of rows with sums over all of them, what stands around them, and all of them one
 * after the other.
 */
type Served = {
  page: (page: Page) => Promise<Answer>;
  around: (asked: AnyAsked) => Promise<Around>;
  count: (most?: number) => Promise<number>;
  rows: () => AsyncIterable<readonly Row[]>;
  columns: () => Promise<readonly MoneyColumn[]>;
};

export function serve(ctx: Ctx, report: ReportDefinition, server: AnySummary | AnyPaged, asked: AnyAsked): Served {
  return 'rows' in server ? servePaged(ctx, report, server, asked) : serveSummary(ctx, report, server, asked);
}

function serveSummary(ctx: Ctx, report: ReportDefinition, server: AnySummary, asked: AnyAsked): Served {
  let answer: ReturnType<AnySummary['answer']> | undefined;
  const ask = () => (answer ??= server.answer(ctx, asked));
  return {
    page: async ({ page }) => {
      const { rows, sums, ...around } = await ask();
      const start = (page - 1) * REPORT_PAGE_SIZE;
      return {
        ...around,
        records: rows.slice(start, start + REPORT_PAGE_SIZE),
        total: rows.length,
        sums: sumsOf(report, rows, sums),
      };
    },
    around: (other) => server.answer(ctx, other),
    count: async () => (await ask()).rows.length,
    rows: async function* () {
      yield (await ask()).rows;
    },
    columns: async () => (await ask()).columns ?? [],
  };
}

function servePaged(ctx: Ctx, report: ReportDefinition, server: AnyPaged, asked: AnyAsked): Served {
  const { columns, filters, defaultSort } = report;
  if (!defaultSort) throw new Error(`${report.id} says no order`);
  const list: ListShape<Row> = { columns, filters, defaultSort };
  const source = () => server.rows(ctx, asked);
  const narrowed = {
    ...Object.fromEntries(Object.entries(asked.filters).map(([key, codes]) => [`f.${key}`, codes.join(',')])),
    ...Object.fromEntries(Object.entries(asked.ids).map(([key, id]) => [`f.${key}`, String(id)])),
  };
  const inputOf = (page: Page) => ({ ...narrowed, ...page, page_size: REPORT_PAGE_SIZE });
  return {
    page: async (page) => {
      const records = await listRecords(ctx, list, source, NO_SEARCH, inputOf(page));
      const { whole, ...around } = await server.around(ctx, asked);
      return { ...around, records, ...(whole ?? (await listWhole(ctx, list, source, NO_SEARCH, inputOf(page)))) };
    },
    around: (other) => server.around(ctx, other),
    count: (most) => countList(ctx, list, source, NO_SEARCH, inputOf({ page: 1 }), most),
    rows: () => listRows(ctx, list, source, NO_SEARCH, inputOf({ page: 1 })),
    columns: () => Promise.resolve([]),
  };
}

const NO_SEARCH = { search: [] };

/** The same question about the period before. Of a period that goes on, both are asked up to today. */
export async function compare(ctx: Ctx, report: ReportDefinition, served: Served, asked: AnyAsked, answer: Around) {
  if (report.figures.length === 0) return null;
  const clock = await findSalonClock(ctx);
  const periods = comparedPeriods(asked, businessDateOf(ctx.now, clock.time_zone, clock.business_day_cut_off));
  if (!periods) return null;
  const { now, before, so_far } = periods;
  const figuresOf = async (period: typeof before) => (await served.around({ ...asked, ...period })).figures;
  const figures = so_far ? await figuresOf(now) : answer.figures;
  const [from, to] = 'as_of' in before ? [before.as_of, before.as_of] : [before.from, before.to];
  return { from, to, so_far, changes: changesOf(report.figures, figures, await figuresOf(before)) };
}

/** As the server knows them, else added up. */
const sumsOf = (
  report: ReportDefinition,
  rows: readonly Row[],
  known: Readonly<Record<string, number | undefined>> = {},
): Sums =>
  Object.fromEntries(
    report.columns
      .filter((column) => column.total)
      .map(({ key }) => [key, known[key] ?? rows.reduce((sum, row) => sum + Number(row[key] ?? 0), 0)]),
  );
