import '@mantine/charts/styles.layer.css';
import { BarChart, LineChart } from '@mantine/charts';
import { useLanguage } from '../../lib/language/i18n';
import { useFormat } from '../../lib/use-format';
import { SERIES_COLOR, type ChartProps } from './chart-card';
import { roundTicks } from './round-ticks';

/** Half of the topmost number stands above its line. */
const MARGIN = { top: 10 };

/**
 * Loaded only where a chart is shown. In Arabic time runs from the right and the scale stands there. The drawing takes
 * no focus: the figures stand in a table beside it.
 */
export function Chart({ kind, rows, axis, series, formatValue }: ChartProps) {
  const isArabic = useLanguage() === 'ar';
  const format = useFormat();
  const ticks = roundTicks(rows.flatMap((row) => series.map(({ key }) => Number(row[key] ?? 0))));
  const shared = {
    h: '100%',
    // The drawing runs from left to right; the mark keeps `15 نوفمبر` in its own order.
    data: rows.map((row) => (isArabic ? { ...row, [axis]: `\u200f${row[axis]}` } : { ...row })),
    dataKey: axis,
    valueFormatter: formatValue,
    gridAxis: 'x' as const,
    gridColor: 'var(--grey-1)',
    strokeDasharray: '0',
    tickLine: 'none' as const,
    xAxisProps: { reversed: isArabic, padding: { left: 12, right: 12 }, interval: 'equidistantPreserveStart' as const },
    yAxisProps: {
      // The topmost line is a step like the others, so no figure stands above the scale and every number on its line.
      ticks: [...ticks],
      domain: [ticks[0]!, ticks.at(-1)!],
      interval: 0,
      orientation: isArabic ? ('right' as const) : ('left' as const),
      width: 56,
      tick: {
        fontSize: 12,
        fill: 'var(--text-2)',
        textAnchor: isArabic ? ('start' as const) : ('end' as const),
        transform: `translate(${isArabic ? 8 : -8}, 0)`,
      },
      tickFormatter: (value: number) => (Math.abs(value) < 1000 ? formatValue(value) : format.compact(value)),
    },
    tooltipAnimationDuration: 0,
  };
  const drawn = series.map(({ key, label, role = 'main' }) => ({
    name: key,
    label,
    color: SERIES_COLOR[role],
    ...(role === 'before' && { strokeDasharray: '4 4' }),
  }));
  if (kind === 'bar')
    return (
      <BarChart
        {...shared}
        // Side by side they stand from left to right, also where one reads from the right.
        series={isArabic ? drawn.toReversed() : drawn}
        maxBarWidth={24}
        barChartProps={{ accessibilityLayer: false, margin: MARGIN }}
        barProps={{ radius: [3, 3, 0, 0], isAnimationActive: false }}
      />
    );
  return (
    <LineChart
      {...shared}
      series={drawn}
      curveType="linear"
      withDots={false}
      lineChartProps={{ accessibilityLayer: false, margin: MARGIN }}
      strokeWidth={2.25}
      lineProps={{ isAnimationActive: false }}
    />
  );
}
