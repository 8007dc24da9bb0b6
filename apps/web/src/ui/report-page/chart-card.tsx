import { lazy, Suspense } from 'react';
import { Card } from '../card';
import { Bone } from '../states/skeleton';
import styles from './chart-card.module.css';

export type ChartSeries = {
  key: string;
  label: string;
  /** `before` is the period compared with: grey and dashed. */ role?: 'main' | 'second' | 'before';
};
export type ChartProps = {
  kind: 'bar' | 'line';
  rows: readonly Record<string, string | number>[];
  /** The key of the words along the axis. */
  axis: string;
  series: readonly ChartSeries[];
  formatValue: (value: number) => string;
};

export const SERIES_COLOR = { main: 'var(--chart-main)', second: 'var(--sand-3)', before: 'var(--grey-4)' } as const;

const Chart = lazy(() => import('./chart').then((module) => ({ default: module.Chart })));

export function ChartCard({ title, ...chart }: ChartProps & { title: string }) {
  return (
    <Card title={title} end={<ChartKey kind={chart.kind} series={chart.series} />}>
      <figure className={styles.figure} aria-label={title}>
        <div className={styles.chart} aria-hidden>
          <div className={styles.drawing}>
            <Suspense fallback={<Bone style={{ blockSize: '100%' }} />}>
              <Chart {...chart} />
            </Suspense>
          </div>
        </div>
        <ChartTable title={title} {...chart} />
      </figure>
    </Card>
  );
}

function ChartKey({ kind, series }: Pick<ChartProps, 'kind' | 'series'>) {
  if (series.length < 2) return null;
  return (
    <ul className={styles.key}>
      {series.map(({ key, label, role = 'main' }) => (
        <li key={key}>
          <i
            className={styles.swatch}
            data-line={kind === 'line' || undefined}
            data-dashed={role === 'before' || undefined}
            style={{ background: SERIES_COLOR[role], borderColor: SERIES_COLOR[role] }}
          />
          {label}
        </li>
      ))}
    </ul>
  );
}

/** The same figures for those who can not see the drawing. */
function ChartTable({ title, rows, axis, series, formatValue }: ChartProps & { title: string }) {
  return (
    <div className={styles.hidden}>
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <td />
            {series.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row[axis]}>
              <th scope="row">{row[axis]}</th>
              {series.map(({ key }) => (
                <td key={key}>{formatValue(Number(row[key] ?? 0))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
