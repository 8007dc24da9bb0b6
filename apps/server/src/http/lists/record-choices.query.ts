import type { ListRecord } from '@rawnaq/domain/kernel/list';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { MOST_CHOICES } from '@rawnaq/domain/records/records.contract';
import type { Ctx } from '../context';
import { listRecords, type ListOptions, type ListShape, type ListSource } from './list.query';

export type RecordChoice = { id: number; name: string; note: string | null };
/** Records of one kind by a text, or the one with an id; what is not the account's own is not there. */
export type ChoicesOf = (
  ctx: Ctx,
  asked: { search?: string | undefined; id?: number | undefined },
) => Promise<RecordChoice[]>;

type Named = { name: string } | { english_name: string; arabic_name: string };
type Source<Row extends ListRecord> = {
  list: Pick<ListShape<Row>, 'columns' | 'defaultSort'>;
  rows: ListSource<Row>;
  options: ListOptions;
  /** Tells two of one name apart. */
  note?: (row: Row) => string | null;
};

/** What has a list can be picked from: searched as its list is. */
export const choicesOf =
  <Row extends ListRecord & { id: number } & Named>({ list, rows, options, note }: Source<Row>): ChoicesOf =>
  async (ctx, { search, id }) => {
    const shape: ListShape<Row> = {
      ...list,
      filters: [{ key: 'id', label: { en: 'Id', ar: 'الرقم' }, kind: 'record' }],
    };
    const found = await listRecords(ctx, shape, rows, options, {
      page: 1,
      page_size: MOST_CHOICES,
      search: id === undefined ? search : undefined,
      ...(id !== undefined && { 'f.id': String(id) }),
    });
    return found.map((row) => ({ id: row.id, name: nameOf(row, ctx.language), note: note?.(row) ?? null }));
  };

const nameOf = (row: Named, language: Language): string =>
  'name' in row ? row.name : language === 'ar' ? row.arabic_name : row.english_name;
