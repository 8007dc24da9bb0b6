import type { Localized } from '@rawnaq/domain/kernel/localized';
import type { AskedPeriod } from '@rawnaq/domain/reports/report-period.rules';
import type { ReportPeriod } from '@rawnaq/domain/reports/report';
import type { AliasableExpression } from 'kysely';
import type { z } from 'zod';
import type { Ctx } from '../../http/context';

/** What of a definition decides about its server: the keys of rows, points, figures and filters. */
type Shape = {
  period: ReportPeriod;
  filters: readonly { key: string }[];
  record: z.ZodType;
  figures: readonly { key: string }[];
  chart?: { point: z.ZodType } | undefined;
};
type FilterKey<D extends Shape> = D['filters'][number]['key'];
type RowOf<D extends Shape> = z.output<D['record']>;
type PointOf<D extends Shape> = z.output<NonNullable<D['chart']>['point']>;
type Figures<D extends Shape> = Record<D['figures'][number]['key'], number | null>;

/**
 * A checked question: the days of the report's period, chosen codes by their filter, and the ids of records that are
 * really there.
 */
export type Asked<D extends Shape> = AskedPeriod<D['period']> & {
  filters: Readonly<Partial<Record<FilterKey<D>, readonly string[]>>>;
  ids: Readonly<Partial<Record<FilterKey<D>, number>>>;
  /** Whom or what the report is about, when it is about one. */
  subject: number | undefined;
};

/** A column of amounts that comes with the answer. */
export type MoneyColumn = { key: string; label: Localized; kind: 'money'; opens?: string };

type Surroundings<D extends Shape> = {
  figures: Figures<D>;
  chart?: readonly PointOf<D>[];
  /** Months or the like, in their order: rows have a value for each. */
  columns?: readonly MoneyColumn[];
  /** The query of the page the figures open. */ link?: string;
  /** What belongs to the heading of this salon's own. */ note?: string;
};

/** All rows at once, with what stands above them. Paging, sums, comparison and files are made of it by the kit. */
export type SummaryServer<D extends Shape> = {
  answer(
    ctx: Ctx,
    asked: Asked<D>,
  ): Promise<
    Surroundings<D> & {
      rows: readonly RowOf<D>[];
      /** Where rows overlap, adding them up would count twice. */
      sums?: Readonly<{ [Key in keyof RowOf<D>]?: number }>;
    }
  >;
};

/**
 * Rows as a selection of the period, before filters, order and page: filters by the name of a column are the kit's
 * work.
 */
export type PagedServer<D extends Shape> = {
  rows(ctx: Ctx, asked: Asked<D>): AliasableExpression<RowOf<D>> | Promise<AliasableExpression<RowOf<D>>>;
  around(ctx: Ctx, asked: Asked<D>): Promise<Surroundings<D> & { whole?: Whole }>;
};

/** All rows, counted and added up, where that falls off on the way; else the kit reads them once more. */
export type Whole = { total: number; sums: Readonly<Record<string, number>> };

export type ServerOf<D extends Shape & { kind: 'summary' | 'paged' }> = D['kind'] extends 'paged'
  ? PagedServer<D>
  : SummaryServer<D>;

/** Any of them, for what serves them all. */
type AnyShape = Omit<Shape, 'record' | 'chart'> & {
  record: z.ZodType<Record<string, unknown>>;
  chart: { point: z.ZodType<Record<string, unknown>> };
};
export type AnyAsked = {
  filters: Readonly<Record<string, readonly string[]>>;
  ids: Readonly<Record<string, number>>;
  subject: number | undefined;
} & AskedPeriod;
export type AnySummary = SummaryServer<AnyShape>;
export type AnyPaged = PagedServer<AnyShape>;
