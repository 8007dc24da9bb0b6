import type { Column } from '@rawnaq/domain/kernel/list';
import type { Language } from '@rawnaq/domain/kernel/localized';

type Columns<Key extends string> = readonly Column<Key>[];
export type PhoneRow<Key extends string> = {
  title: Column<Key> | undefined;
  /** The quiet line below the title. */
  line: Column<Key> | undefined;
  /** At the end side: what is out of the ordinary or counts, and below it when. */
  end: Columns<Key>;
  rest: Columns<Key>;
};

/** Which of a list's columns stand on the two lines a phone has for a record. */
export function phoneRow<Key extends string>(
  columns: Columns<Key>,
  row: Readonly<Record<string, unknown>>,
  language: Language,
): PhoneRow<Key> {
  const own = language === 'ar' ? ['arabic_name', 'arabic_title'] : ['english_name', 'english_title'];
  const title = (columns[0]?.key !== 'name' && columns.find(({ key }) => own.includes(key))) || columns[0];
  const others = columns.filter((column) => column !== title);
  const filled = others.filter(({ key }) => row[key] !== null && row[key] !== undefined && row[key] !== '');
  // A row that begins with a time is about somebody: the name says more than the number.
  const isByTime = title?.kind === 'datetime' || title?.kind === 'date';
  const line =
    filled.find(({ kind }) => kind === (isByTime ? 'text' : 'phone')) ??
    filled.find(({ kind }) => kind === 'text') ??
    filled.find(({ kind }) => kind === 'code');
  const exception = filled.find((column) => isException(column, row[column.key]));
  // A list that adds an amount up is about it, whatever state a row is in.
  const amount = filled.find(({ kind, total }) => kind === 'money' && total);
  const top =
    amount ??
    exception ??
    filled.find(({ kind }) => kind === 'money') ??
    filled.find(({ kind }) => kind === 'number' || kind === 'percent' || kind === 'duration') ??
    filled.find((column) => column.kind === 'badge' && column !== line);
  const when = filled.find(({ kind }) => kind === 'date' || kind === 'datetime' || kind === 'time');
  const below = top === exception ? when : (exception ?? when);
  const end = [top, below].filter((column): column is Column<Key> => column !== undefined);
  return { title, line, end, rest: others.filter((column) => column !== line && !end.includes(column)) };
}

function isException({ kind, choices, warns }: Column, value: unknown): boolean {
  if (kind === 'boolean') return warns === true && value === true;
  const choice = kind === 'badge' && choices?.find((one) => one.value === value);
  return Boolean(choice && choice.tone && !choice.normal);
}
