import type { DateSpan } from '@rawnaq/domain/kernel/time/date-presets';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format';
import { Card } from '../../../ui/card';
import { DataTable } from '../../../ui/data-table/data-table';
import { Money } from '../../../ui/money';
import { ChartCard } from '../../../ui/report-page/chart-card';
import { ReportPage } from '../../../ui/report-page/report-page';
import { sampleList, sampleRecords } from '../sample-list';

const weeks = [61, 64, 65, 69, 70, 73, 76, 78, 81, 84, 88, 91].map((now, index) => ({
  day: `2026-${String(index + 1).padStart(2, '0')}-01`,
  now: now * 1000,
  before: (44 + index * 1.5) * 1000,
}));

export function ReportSpecimen() {
  const { t } = useTranslation('ui-kit');
  const format = useFormat();
  const [span, setSpan] = useState<DateSpan>({ from: '2026-11-01', to: '2026-11-30' });
  const rows = weeks.map(({ day, ...values }) => ({ day: format.month(day).split(' ')[0]!, ...values }));
  const series = [
    { key: 'now', label: t('thisPeriod') },
    { key: 'before', label: t('before'), role: 'before' },
  ] as const;
  return (
    <ReportPage
      title={t('report')}
      period={{ value: span, onChange: setSpan }}
      figures={[
        { label: t('visits'), value: format.number(412), change: 3.8, note: t('against') },
        { label: t('spent'), value: <Money minor={9_140_000} />, change: -2.1, note: t('against') },
        { label: t('attendance'), value: '46%', change: 4.1 },
        { label: t('needsYou'), value: 40, highlight: true },
      ]}
    >
      <ChartCard
        title={t('sales')}
        kind="line"
        rows={rows}
        axis="day"
        series={series}
        formatValue={(value) => format.number(value)}
      />
      <ChartCard
        title={t('visits')}
        kind="bar"
        rows={rows}
        axis="day"
        series={[series[0], { key: 'before', label: t('before'), role: 'second' }]}
        formatValue={(value) => format.number(value)}
      />
      <Card title={t('list')} flush>
        <DataTable
          columns={sampleList.columns.slice(0, 6)}
          rows={sampleRecords.slice(0, 5)}
          rowKey={(row) => String(row.id)}
          caption={t('list')}
          density="report"
          sums={{ visits: 120, spent: 4_213_000 }}
        />
      </Card>
    </ReportPage>
  );
}
