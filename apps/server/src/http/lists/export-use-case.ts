import { Readable } from 'node:stream';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { Contract, Endpoint } from '@rawnaq/domain/kernel/contract';
import type { Column } from '@rawnaq/domain/kernel/list';
import type { Localized } from '@rawnaq/domain/kernel/localized';
import { DIRECT_ROWS } from '@rawnaq/domain/exports/exports.contract';
import type { UseCase, UseCases } from '../bind-contract';
import type { Ctx } from '../context';
import { typeOfExport, writeExport, type ExportFormat, type ExportTable } from './export-file';
import { PDF_ROWS, type PaperHead } from './export-pdf';
import type { FileAnswer } from '../answers/file-answer';

type Row = Record<string, unknown>;

/**
 * What a file holds, before anybody has read a row of it. Both questions are asked in the transaction of the context.
 */
export type ExportPlan = {
  columns: readonly Column[];
  title: Localized;
  /** Without its ending; `plainName` in plain letters. */
  name: string;
  plainName: string;
  format: ExportFormat;
  /** Up to one more than `most`. */
  count: (most?: number) => Promise<number>;
  rows: () => AsyncIterable<readonly Row[]>;
  /** What stands around the rows on paper. */
  around?: () => Promise<Pick<PaperHead, 'facts' | 'figures' | 'sums'>>;
};

/** How a list or report becomes a file: by the request itself, or by a job when it is long. */
export type Exporter = {
  /** Rights beyond those of the endpoint, asked again whenever the file is made or fetched. */
  allow: (ctx: Ctx, input: unknown) => void;
  plan: (ctx: Ctx, input: unknown) => Promise<ExportPlan>;
};

type ExportUseCase = ((ctx: Ctx, input: unknown) => Promise<FileAnswer>) & { exporter: Exporter };

/**
 * A file of few rows is read in the request's transaction and written after it, while it is sent. A long one is
 * refused: it is for a job.
 */
export function exportUseCase(exporter: Exporter): ExportUseCase {
  const answer = async (ctx: Ctx, input: unknown): Promise<FileAnswer> => {
    exporter.allow(ctx, input);
    const plan = await exporter.plan(ctx, input);
    const rows = await plan.count(DIRECT_ROWS);
    assertReadable(plan, rows);
    if (rows > DIRECT_ROWS)
      throw new AppError('EXPORT_IS_LONG', { values: { rows: DIRECT_ROWS.toLocaleString('en') } });
    const pieces: (readonly Row[])[] = [];
    for await (const some of plan.rows()) pieces.push(some);
    const table = await tableOf(ctx, plan);
    return {
      body: Readable.from(writeExport(table, Readable.from(pieces), plan.format), { objectMode: false }),
      type: typeOfExport(plan.format),
      ...namesOf(plan),
    };
  };
  return Object.assign(answer, { exporter });
}

export const namesOf = ({ name, plainName, format }: ExportPlan): { name: string; plainName: string } => ({
  name: `${name}.${format}`,
  plainName: `${plainName}.${format}`,
});

/** Paper is read by people: beyond so many rows the sheet is the file to take. */
export function assertReadable({ format }: Pick<ExportPlan, 'format'>, rows: number): void {
  if (format === 'pdf' && rows > PDF_ROWS)
    throw new AppError('PDF_IS_LONG', { values: { rows: PDF_ROWS.toLocaleString('en') } });
}

/** The plan in the reader's language and the salon's own time and money. */
export async function tableOf({ language, session, now }: Ctx, plan: ExportPlan): Promise<ExportTable> {
  const { columns, title, format, around } = plan;
  const account = session?.account;
  return {
    columns,
    title,
    language,
    timeZone: account?.time_zone ?? 'UTC',
    clock: account?.clock ?? '12',
    currency: account?.currency ?? 'AED',
    head: {
      author: (language === 'ar' ? account?.arabic_name : account?.english_name) ?? '',
      from: `account ${account?.id ?? 0}`,
      madeAt: now,
      ...(format === 'pdf' && (await around?.())),
    },
  };
}

export type Exportable = { endpoint: Endpoint; exporter: Exporter };
type Door = { contract: Contract; useCases: UseCases<Contract> };

/** Every file endpoint that can also be answered by a job, by its path. */
export const exportablesOf = (doors: readonly Door[]): ReadonlyMap<string, Exportable> =>
  new Map(
    doors.flatMap(({ contract, useCases }) =>
      Object.entries(contract).flatMap(([name, endpoint]) => {
        const exporter = exporterOf(useCases[name]!);
        return exporter ? [[endpoint.path, { endpoint, exporter }] as const] : [];
      }),
    ),
  );

const exporterOf = (useCase: UseCase<Endpoint> & { exporter?: Exporter }): Exporter | undefined => useCase.exporter;
