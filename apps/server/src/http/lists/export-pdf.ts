import type { Column } from '@rawnaq/domain/kernel/list';
import type { Localized } from '@rawnaq/domain/kernel/localized';
import { renderTable } from '../../infra/pdf/render-paper';
import { readText, valuesOf, type Reading, type Written } from './export-cells';

type Row = Record<string, unknown>;
type Figure = { label: Localized; kind: Column['kind']; value: number | null };

/** What stands around the rows on paper, and nowhere else. */
export type PaperHead = {
  author: string;
  /** Who asks, so that nobody keeps the one who draws to herself. */
  from: string;
  madeAt: Date;
  /** Which days, which choice. */
  facts?: readonly string[];
  figures?: readonly Figure[];
  /** Where rows overlap, adding them up would count twice. */
  sums?: Readonly<Record<string, number>>;
};

/** More rows are not read on paper. */
export const PDF_ROWS = 1_000;
const FIGURES = new Set<Column['kind']>(['number', 'money', 'percent', 'duration']);

/** A table to read and to print: all rows at once, and therefore not many. */
export async function* pdfFile(
  table: Reading & { columns: readonly Column[]; title: Localized; head: PaperHead },
  pieces: AsyncIterable<readonly Row[]>,
): AsyncGenerator<Buffer> {
  const { language, title, head } = table;
  const columns = table.columns.filter((column) => !column.hidden);
  const valueOf = valuesOf(table);
  const textOf = (column: Written, value: unknown): string => readText(valueOf(column, value), column, table);
  const rows: Row[] = [];
  for await (const some of pieces) rows.push(...some);
  const sums = columns.some(({ total }) => total)
    ? columns.map((column) => (column.total ? textOf(column, sumOf(column.key, rows, head.sums)) : ''))
    : null;
  const madeAt = textOf({ kind: 'datetime' }, head.madeAt.toISOString());
  yield Buffer.from(
    await renderTable(
      {
        language,
        author: head.author,
        title: title[language],
        facts: [...(head.facts ?? []), madeAt],
        figures: (head.figures ?? []).map((figure) => ({
          label: figure.label[language],
          text: figure.value === null ? '–' : textOf(figure, figure.value),
        })),
        columns: columns.map((column) => ({ label: headingOf(column, table), isFigure: FIGURES.has(column.kind) })),
        rows: rows.map((row) => columns.map((column) => textOf(column, row[column.key]))),
        sums,
        made_at: head.madeAt.toISOString(),
      },
      head.from,
    ),
  );
}

const sumOf = (key: string, rows: readonly Row[], known: PaperHead['sums'] = {}): number =>
  known[key] ?? rows.reduce((sum, row) => sum + Number(row[key] ?? 0), 0);

/** Amounts name their currency once, above them. */
const headingOf = ({ label, kind }: Column, { language, currency }: Reading): string =>
  kind === 'money' ? `${label[language]} (${currency})` : label[language];
