import { sayList } from '@rawnaq/domain/kernel/localized';
import type { ForecastAnswer, ForecastRow } from '@rawnaq/domain/forecast/forecast.contract';
import { occasionLabels } from '@rawnaq/domain/forecast/occasions';
import { changeOf } from '@rawnaq/domain/kernel/change';
import type { Column } from '@rawnaq/domain/kernel/list';
import { pageWords } from '@rawnaq/domain/kernel/page-words';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Format } from '../../../lib/format';
import { useFormat } from '../../../lib/use-format';
import { useScreen } from '../../../lib/use-screen';
import { Card } from '../../../ui/card';
import { NoValue } from '../../../ui/cells';
import { DataTable } from '../../../ui/data-table/data-table';
import { RecordRows } from '../../../ui/list-page/record-rows';
import { roughly } from './rough-money';
import { bookedPath } from './booked-path';
import styles from './forecast.module.css';

type Span = NonNullable<ForecastAnswer['span']>;
type Shown = {
  id: string;
  when: string;
  expected: number;
  interval: string;
  booked: number | null;
  year_before: number | null;
  against: number | null;
  moves: string;
  days: { from: string; to: string };
};

/** Each month or day, with what is booked for it and what the calendar does to it. */
export function ForecastTable({ data, span }: { data: ForecastAnswer; span: Span }) {
  const { t } = useTranslation('forecast');
  const format = useFormat();
  const { language } = format;
  const { isMobile } = useScreen();
  const isMonthly = data.rows.some(({ from, to }) => from !== to);
  const rough = (minor: number) => <bdi dir="ltr">{roughly(format, minor)}</bdi>;
  const signed = (change: number): string =>
    `${change > 0 ? '+' : change < 0 ? '−' : ''}${format.percent(Math.abs(change), 1)}`;
  const interval = (low: number, high: number): string =>
    high === 0 ? t('closed') : `\u2066${roughly(format, low)} – ${roughly(format, high)}\u2069`;
  const shown = (row: Omit<ForecastRow, 'occasions'>, when: string, moves: string): Shown => ({
    id: row.id,
    when,
    expected: row.expected,
    interval: interval(row.low, row.high),
    booked: row.booked,
    year_before: row.year_before,
    against: row.year_before === null ? null : changeOf(row.expected, row.year_before),
    moves,
    days: { from: row.from, to: row.to },
  });
  const rows = data.rows.map((row) =>
    shown(row, isMonthly ? format.month(row.from) : format.weekday(row.from), movesOf(row, t, format, isMonthly)),
  );
  const { booked, year_before } = data;
  const together = shown({ id: 'together', ...span, booked, year_before }, t('columns.together'), '');
  const table = {
    columns: columnsOf(t, isMonthly, booked !== null, isMonthly && rows.some((row) => row.year_before !== null)),
    rows: rows.length > 1 ? [...rows, together] : rows,
    rowKey: ({ id }: Shown) => id,
    caption: pageWords.forecast[language],
    density: 'report' as const,
    cells: {
      expected: (row: Shown) => rough(row.expected),
      year_before: (row: Shown) => (row.year_before === null ? <NoValue /> : rough(row.year_before)),
      interval: (row: Shown) => <bdi className={styles.range}>{row.interval}</bdi>,
      booked: (row: Shown) =>
        row.booked === null || row.booked === 0 ? (
          rough(row.booked ?? 0)
        ) : (
          <Link className={styles.booked} to={bookedPath(language, row.days)}>
            {rough(row.booked)}
          </Link>
        ),
      against: (row: Shown) => (row.against === null ? <NoValue /> : <bdi dir="ltr">{signed(row.against)}</bdi>),
    },
  };
  if (isMobile) return <RecordRows {...table} />;
  return (
    <Card flush>
      <DataTable {...table} />
    </Card>
  );
}

function columnsOf(
  t: TFunction<'forecast'>,
  isMonthly: boolean,
  seesBooked: boolean,
  hasYear: boolean,
): readonly Column<keyof Shown & string>[] {
  // Heads of number columns run from the left; `80%` stays behind its word all the same.
  const word = (text: string) => ({ en: text, ar: `\u2067${text}\u2069` });
  return [
    { key: 'when', label: word(t(isMonthly ? 'columns.month' : 'columns.day')), kind: 'text' },
    { key: 'expected', label: word(t('chart.expected')), kind: 'money' },
    { key: 'interval', label: word(t('interval')), kind: 'number' },
    ...(seesBooked ? [{ key: 'booked', label: word(t('booked')), kind: 'money' } as const] : []),
    ...(hasYear
      ? [
          { key: 'year_before', label: word(t('yearBefore')), kind: 'money' } as const,
          { key: 'against', label: word(t('columns.against')), kind: 'number' } as const,
        ]
      : []),
    { key: 'moves', label: word(t('columns.moves')), kind: 'text' },
  ];
}

/** Days of the Hijri calendar are known a day before, so a forecast says "about". */
function movesOf({ occasions }: ForecastRow, t: TFunction<'forecast'>, format: Format, isMonthly: boolean): string {
  const words = occasions.map(({ occasion, from, to }) => {
    const name = occasionLabels[occasion][format.language];
    if (!isMonthly) return name;
    if (occasion === 'national_day')
      return t('on', {
        occasion: name,
        days: from === to ? format.dayAndMonth(from) : `${Number(from.slice(8))}–${format.dayAndMonth(to)}`,
      });
    return t('from', { occasion: name, day: format.dayAndMonth(from) });
  });
  return sayList(words, format.language);
}
