import type { LocalDate } from '@rawnaq/domain/kernel/local-date';
import type { Ctx } from '../../http/context';

export type ReportAsked = { from: LocalDate; to: LocalDate; filters: Readonly<Record<string, string>> };
export type ReportRow = { id: string | number } & Record<string, unknown>;

/** All rows of a report with what stands above them. Paging, sums and files are made of it by the kit. */
export type ReportAnswer = {
  rows: ReportRow[];
  figures: Record<string, number | null>;
  chart?: Record<string, unknown>[];
  /** Where rows overlap, adding them up would count twice. */ sums?: Record<string, number>;
  /** The query of the page the figures open. */ link?: string;
  /** Whom or what the report is about, when it is one. */ subject?: string | null;
};
export type ReportQuery = (ctx: Ctx, asked: ReportAsked) => Promise<ReportAnswer>;
