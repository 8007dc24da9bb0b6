import '@mantine/charts/styles.layer.css';
import { BarChart, LineChart } from '@mantine/charts';
import { useLanguage } from '../../lib/i18n';
import { useFormat } from '../../lib/use-format';
import { SERIES_COLOR, type ChartProps } from './chart-card';

/**
 * Loaded only where a chart is shown. In Arabic time runs from the right and the scale stands there. The drawing takes no focus:
 * the figures stand in a table beside it.
 */
export function Chart({ kind, rows, axis, series, formatValue }: ChartProps) {
  const isArabic = useLanguage() === 'ar';
  const format = useFormat();
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
      orientation: isArabic ? ('right' as const) : ('left' as const),
      width: 56,
      tick: {
        fontSize: 12,
        fill: 'var(--text-2)',
        textAnchor: isArabic ? ('start' as const) : ('end' as const),
        transform: `translate(${isArabic ? 8 : -8}, 0)`,
      },
      tickFormatter: (value: number) => format.compact(value),
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
        series={drawn}
        maxBarWidth={24}
        barChartProps={{ accessibilityLayer: false }}
        barProps={{ radius: [3, 3, 0, 0], isAnimationActive: false }}
      />
    );
  return (
    <LineChart
      {...shared}
      series={drawn}
      curveType="monotone"
      withDots={false}
      lineChartProps={{ accessibilityLayer: false }}
      strokeWidth={2.25}
      lineProps={{ isAnimationActive: false }}
    />
  );
}
