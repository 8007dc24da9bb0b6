import '@mantine/charts/styles.layer.css';
import { BarChart, LineChart } from '@mantine/charts';
import { useLanguage } from '../../lib/i18n';
import { useFormat } from '../../lib/use-format';
import { SERIES_COLOR, type ChartProps } from './chart-card';

/** Loaded only where a chart is shown. In Arabic time runs from the right and the scale stands there. */
export function Chart({ kind, rows, axis, series, formatValue }: ChartProps) {
  const isArabic = useLanguage() === 'ar';
  const format = useFormat();
  const shared = {
    h: 240,
    data: rows.map((row) => ({ ...row })),
    dataKey: axis,
    valueFormatter: formatValue,
    gridAxis: 'x' as const,
    tickLine: 'none' as const,
    xAxisProps: { reversed: isArabic, padding: { left: 12, right: 12 } },
    yAxisProps: { orientation: isArabic ? ('right' as const) : ('left' as const), width: 52, tickFormatter: (value: number) => format.compact(value) },
    tooltipAnimationDuration: 0,
  };
  const drawn = series.map(({ key, label, role = 'main' }) => ({ name: key, label, color: SERIES_COLOR[role], ...(role === 'before' && { strokeDasharray: '4 4' }) }));
  if (kind === 'bar') return <BarChart {...shared} series={drawn} maxBarWidth={24} barProps={{ radius: [3, 3, 0, 0], isAnimationActive: false }} />;
  return <LineChart {...shared} series={drawn} curveType="monotone" withDots={false} strokeWidth={2.25} lineProps={{ isAnimationActive: false }} />;
}
