import { useElementSize } from '@mantine/hooks';
import { sayList } from '@rawnaq/domain/kernel/localized';
import { useState, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/use-format';
import { roundTicks } from './round-ticks';
import styles from './forecast-chart.module.css';

/** One day or month; amounts in whole units. What is not known is left out of its line. */
export type ForecastChartPoint = {
  label: string;
  actual: number | null;
  before?: number | null;
  expected: number | null;
  low: number | null;
  high: number | null;
};
type Line = 'actual' | 'before' | 'expected';
type Props = {
  title: string;
  points: readonly ForecastChartPoint[];
  /** Words of the lines, as the key and the table say them; a line without one is not there. */
  words: { actual: string; before?: string; expected?: string; band?: string; now: string };
  /** The scale may begin above zero where only the shape counts. */
  fromZero?: boolean;
  /** Dots at every actual value, ringed where it fell outside of what was expected. */
  dots?: boolean;
  marks?: readonly { index: number; label: string }[];
};

const [TOP, BOTTOM, SCALE, EDGE] = [26, 30, 52, 16];
const LETTER = 7;
const BETWEEN_LABELS = 16;

/**
 * What came, what is expected and between which amounts. Drawn by hand: it is a few lines, needs no library on a phone,
 * and in Arabic it begins at the right. The figures stand in a table beside it.
 */
export function ForecastChart({ title, points, words, fromZero = true, dots = false, marks = [] }: Props) {
  const { ref, width, height } = useElementSize();
  const format = useFormat();
  const isArabic = format.language === 'ar';
  const [hovered, setHovered] = useState<number>();
  const values = points.flatMap(({ actual, before, expected, low, high }) =>
    [actual, before, expected, low, high].filter((value) => typeof value === 'number'),
  );
  const ticks = ticksOf(values, fromZero);
  const [least, most] = [ticks[0]!, ticks.at(-1)!];
  const step = (width - SCALE - 2 * EDGE) / Math.max(1, points.length - 1);
  const x = (index: number): number => {
    const along = SCALE + EDGE + index * step;
    return isArabic ? width - along : along;
  };
  const y = (value: number): number => TOP + (height - TOP - BOTTOM) * (1 - (value - least) / (most - least || 1));
  const firstAhead = points.findIndex(({ actual }) => actual === null);
  const longest = Math.max(...points.map(({ label }) => label.length)) * LETTER;
  const every = Math.max(1, Math.ceil((longest + BETWEEN_LABELS) / Math.max(1, step)));
  const move = ({ clientX, currentTarget }: PointerEvent) => {
    const { left } = currentTarget.getBoundingClientRect();
    const along = isArabic ? width - (clientX - left) : clientX - left;
    setHovered(Math.max(0, Math.min(points.length - 1, Math.round((along - SCALE - EDGE) / step))));
  };
  const pathOf = (line: Line): string =>
    runsOf(points, (point) => point[line] ?? null)
      .map((run) => run.map(({ index, value }, at) => `${at === 0 ? 'M' : 'L'}${x(index)} ${y(value)}`).join(''))
      .join('');
  return (
    <figure className={styles.figure} aria-label={title}>
      <div
        ref={ref}
        className={styles.drawing}
        aria-hidden
        onPointerMove={move}
        onPointerLeave={() => setHovered(undefined)}
      >
        {width > 0 && (
          <svg viewBox={`0 0 ${width} ${height}`}>
            {ticks.map((tick) => (
              <g key={tick}>
                <line
                  className={styles.grid}
                  x1={isArabic ? 0 : SCALE}
                  x2={isArabic ? width - SCALE : width}
                  y1={y(tick)}
                  y2={y(tick)}
                />
                <text
                  x={isArabic ? width - SCALE + 8 : SCALE - 8}
                  y={y(tick) + 4}
                  textAnchor={isArabic ? 'start' : 'end'}
                  direction="ltr"
                >
                  {Math.abs(tick) < 1000 ? format.number(tick) : format.compact(tick)}
                </text>
              </g>
            ))}
            {points.map(({ label }, index) =>
              index % every === 0 ? (
                <text key={label + String(index)} {...inside(x(index), label, width)} y={height - 8}>
                  {label}
                </text>
              ) : null,
            )}
            <path className={styles.band} d={bandOf(points, x, y)} />
            {placed(marks, x).map(({ index, label, row }) => (
              <g key={label + String(index)}>
                <line className={styles.mark} x1={x(index)} x2={x(index)} y1={TOP - 8 + row} y2={height - BOTTOM} />
                <text className={styles.markWord} {...inside(x(index), label, width)} y={TOP - 12 + row}>
                  {label}
                </text>
              </g>
            ))}
            {firstAhead > 0 && (
              <>
                <line
                  className={styles.now}
                  x1={x(firstAhead - 0.5)}
                  x2={x(firstAhead - 0.5)}
                  y1={TOP}
                  y2={height - BOTTOM}
                />
                <text
                  className={styles.nowWord}
                  x={x(firstAhead - 0.5) + (isArabic ? 6 : -6)}
                  // Down there is room: sales are seldom near nothing.
                  y={height - BOTTOM - 6}
                  textAnchor="end"
                  direction={isArabic ? 'rtl' : 'ltr'}
                >
                  {words.now}
                </text>
              </>
            )}
            {words.before && <path className={styles.before} d={pathOf('before')} />}
            {words.expected && <path className={styles.expected} d={pathOf('expected')} />}
            <path className={styles.actual} d={pathOf('actual')} />
            {dots &&
              points.map((point, index) =>
                point.actual === null ? null : (
                  <circle
                    key={point.label + String(index)}
                    className={isOutside(point) ? styles.ring : styles.dot}
                    cx={x(index)}
                    cy={y(point.actual)}
                    r={isOutside(point) ? 5 : 3.5}
                  />
                ),
              )}
            {hovered !== undefined && (
              <line className={styles.hover} x1={x(hovered)} x2={x(hovered)} y1={TOP} y2={height - BOTTOM} />
            )}
          </svg>
        )}
        {hovered !== undefined && points[hovered] && (
          <Tip point={points[hovered]} words={words} at={x(hovered)} isLate={x(hovered) > width / 2} width={width} />
        )}
      </div>
      <FiguresTable title={title} points={points} words={words} />
    </figure>
  );
}

export function ForecastKey({ words }: Pick<Props, 'words'>) {
  const lines = (['actual', 'before', 'expected', 'band'] as const).filter((line) => words[line]);
  return (
    <ul className={styles.key}>
      {lines.map((line) => (
        <li key={line}>
          <i data-line={line} />
          {words[line]}
        </li>
      ))}
    </ul>
  );
}

type Shown = { label: string; value: string };

function useShown(words: Props['words']) {
  const format = useFormat();
  return ({ actual, before, expected, low, high }: ForecastChartPoint): Shown[] =>
    [
      { label: words.actual, value: actual === null ? '' : format.number(actual) },
      { label: words.before ?? '', value: before === null || before === undefined ? '' : format.number(before) },
      { label: words.expected ?? '', value: expected === null ? '' : format.number(expected) },
      {
        label: words.band ?? '',
        value: low === null || high === null ? '' : `${format.number(low)} – ${format.number(high)}`,
      },
    ].filter(({ label, value }) => label !== '' && value !== '');
}

type TipProps = { point: ForecastChartPoint; words: Props['words']; at: number; isLate: boolean; width: number };

function Tip({ point, words, at, isLate, width }: TipProps) {
  const shown = useShown(words)(point);
  // The drawing counts from the left in both languages, so its tip does too.
  const style = isLate ? { insetInlineEnd: width - at + 10 } : { insetInlineStart: at + 10 };
  return (
    <div dir="ltr" className={styles.tip} style={style}>
      <b>
        <bdi>{point.label}</bdi>
      </b>
      {shown.map(({ label, value }) => (
        <span key={label}>
          <bdi>{label}</bdi>
          <bdi>{value}</bdi>
        </span>
      ))}
    </div>
  );
}

function FiguresTable({ title, points, words }: Pick<Props, 'title' | 'points' | 'words'>) {
  const { t } = useTranslation('ui');
  const { language } = useFormat();
  const shown = useShown(words);
  return (
    <div className={styles.hidden}>
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{t('dates.period')}</th>
            <th scope="col">{title}</th>
          </tr>
        </thead>
        <tbody>
          {points.map((point, index) => (
            <tr key={point.label + String(index)}>
              <th scope="row">{point.label}</th>
              <td>
                {sayList(
                  shown(point).map(({ label, value }) => `${label}: ${value}`),
                  language,
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const isOutside = ({ actual, low, high }: ForecastChartPoint): boolean =>
  actual !== null && low !== null && high !== null && (actual < low || actual > high);

type Placed = { index: number; value: number };

/** Stretches without a gap. */
function runsOf(
  points: readonly ForecastChartPoint[],
  valueOf: (point: ForecastChartPoint) => number | null,
): Placed[][] {
  const runs: Placed[][] = [];
  let run: Placed[] | undefined;
  for (const [index, point] of points.entries()) {
    const value = valueOf(point);
    if (value === null) run = undefined;
    else if (run) run.push({ index, value });
    else runs.push((run = [{ index, value }]));
  }
  return runs;
}

function bandOf(points: readonly ForecastChartPoint[], x: (index: number) => number, y: (value: number) => number) {
  return runsOf(points, ({ low, high }) => (low === null ? null : high))
    .map((run) => {
      const above = run.map(({ index, value }) => `${x(index)} ${y(value)}`);
      const below = run.map(({ index }) => `${x(index)} ${y(points[index]!.low ?? 0)}`).toReversed();
      return `M${[...above, ...below].join('L')}Z`;
    })
    .join('');
}

/** A scale that does not begin at zero gets room below, and never less than zero. */
function ticksOf(values: readonly number[], fromZero: boolean): readonly number[] {
  if (fromZero || values.length === 0) return roundTicks(values);
  const least = Math.max(0, Math.min(...values));
  const shifted = roundTicks(values.map((value) => value - least));
  const step = shifted[1]! - shifted[0]!;
  const first = Math.floor(least / step) * step;
  const count = Math.ceil((Math.max(...values) - first) / step);
  return Array.from({ length: count + 1 }, (_, index) => first + index * step);
}

/** Words that would run into each other take turns in two rows. */
function placed<Mark extends { index: number; label: string }>(marks: readonly Mark[], x: (index: number) => number) {
  let end = Number.NEGATIVE_INFINITY;
  return marks.map((mark) => {
    const along = Math.abs(x(mark.index) - x(0));
    const collides = along < end;
    end = along + mark.label.length * LETTER + 12;
    return { ...mark, row: collides ? 14 : 0 };
  });
}

/** Inside of the drawing, also near its edges. */
function inside(at: number, label: string, width: number) {
  const half = (label.length * LETTER) / 2;
  return { x: Math.max(half, Math.min(width - half, at)), textAnchor: 'middle' as const };
}
