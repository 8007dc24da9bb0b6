import { lengthText, minuteText, timeParts, viewTime, type Clock } from '@rawnaq/domain/kernel/time/clock';
import type { Column } from '@rawnaq/domain/kernel/list';
import { isLocalDate, secondsOfDay } from '@rawnaq/domain/kernel/time/local-date';
import type { Language, Localized } from '@rawnaq/domain/kernel/localized';
import { EXPONENT_OF, isCurrency, minorPerUnit } from '@rawnaq/domain/kernel/money';
import { toWall } from '@rawnaq/domain/kernel/time/zoned-time';

/** In whose language, time and money a file is written. */
export type Reading = { language: Language; timeZone: string; clock: Clock; currency: string };

const YES_NO: Record<string, Localized> = { true: { en: 'Yes', ar: 'نعم' }, false: { en: 'No', ar: 'لا' } };

/** What of a column decides how a value is written. */
export type Written = Pick<Column, 'kind' | 'choices'>;

/** What a cell means, before a format decides how it is written. Times and lengths are minutes. */
export type Cell =
  | { kind: 'text'; text: string }
  | { kind: 'number'; value: number }
  | { kind: 'moment'; date: string; time: string | null }
  | { kind: 'time' | 'length'; minutes: number };

export function valuesOf(table: Reading): (column: Written, value: unknown) => Cell | null {
  const minorUnits = isCurrency(table.currency) ? minorPerUnit(table.currency) : 100;
  const text = (words: string): Cell => ({ kind: 'text', text: words });
  return (column, value) => {
    if (value === null || value === undefined) return null;
    const written = String(value);
    if (column.choices)
      return text(column.choices.find((choice) => choice.value === value)?.label[table.language] ?? written);
    switch (column.kind) {
      case 'boolean':
        return text(YES_NO[written]?.[table.language] ?? '');
      case 'date':
        return isLocalDate(written)
          ? { kind: 'moment', date: written, time: null }
          : { kind: 'moment', date: toWall(new Date(written), table.timeZone).date, time: null };
      case 'datetime':
        return { kind: 'moment', ...toWall(new Date(written), table.timeZone) };
      case 'time': {
        const time = /^\d{4}-/.test(written) ? toWall(new Date(written), table.timeZone).time : written;
        return { kind: 'time', minutes: Math.floor(secondsOfDay(time) / 60) };
      }
      case 'duration':
        return { kind: 'length', minutes: Number(value) };
      case 'money':
        return { kind: 'number', value: Number(value) / minorUnits };
      case 'number':
      case 'percent':
        return typeof value === 'number' ? { kind: 'number', value } : text(written);
      default:
        return text(written);
    }
  };
}

/** For CSV, which has no formats: dates as they sort, times of 24 hours, 95 minutes as 1:35. */
export function plainText(cell: Exclude<Cell, { kind: 'number' }>): string {
  if (cell.kind === 'text') return cell.text;
  if (cell.kind === 'moment') return cell.time ? `${cell.date} ${viewTime(cell.time, 'en', '24')}` : cell.date;
  if (cell.kind === 'time') return timeParts(cell.minutes, 'en', '24').digits;
  return lengthText(cell.minutes);
}

/** As it is read on paper: `15/11/2026 9:30 AM`, `1,250.00`, `12.5%`, `1:35`. */
export function readText(cell: Cell | null, { kind }: Written, reading: Reading): string {
  if (cell === null) return '';
  if (cell.kind === 'number') return numberText(cell.value, kind, reading.currency);
  if (cell.kind === 'time') return minuteText(cell.minutes, reading.language, reading.clock);
  if (cell.kind !== 'moment') return plainText(cell);
  const day = cell.date.split('-').toReversed().join('/');
  return cell.time ? `${day} ${viewTime(cell.time, reading.language, reading.clock)}` : day;
}

function numberText(value: number, kind: Column['kind'], currency: string): string {
  const decimals = kind === 'money' ? decimalsOf(currency) : 0;
  const most = kind === 'money' ? decimals : 2;
  const text = value.toLocaleString('en', { minimumFractionDigits: decimals, maximumFractionDigits: most });
  return kind === 'percent' ? `${text}%` : text;
}

export const decimalsOf = (currency: string): number => (isCurrency(currency) ? EXPONENT_OF[currency] : 2);
