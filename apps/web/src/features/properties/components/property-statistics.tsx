import { SegmentedControl } from '@mantine/core';
import { propertiesContract } from '@rawnaq/domain/properties/properties.contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../lib/query';
import { useFormat } from '../../../lib/use-format';
import { KeyFigures } from '../../../ui/key-figures';
import { ChartCard } from '../../../ui/report-page/chart-card';
import { Awaiting } from '../../../ui/states/loaded';

const NAMES = ['views', 'favourites', 'calls', 'chats', 'enquiries'] as const;

/** How often a place was looked at, kept, called, written to and asked for. */
export function PropertyStatistics({ id }: { id: number }) {
  const { t } = useTranslation('properties');
  const format = useFormat();
  const [days, setDays] = useState<'30' | '90'>('30');
  const answer = useRead(propertiesContract.statistics, { id, days }, { keepPrevious: true });
  if (!answer.data) return <Awaiting query={answer} />;
  const { data } = answer;
  return (
    <>
      <SegmentedControl
        aria-label={t('statistics.days')}
        value={days}
        onChange={(value) => setDays(value === '90' ? '90' : '30')}
        data={[
          { value: '30', label: t('statistics.days30') },
          { value: '90', label: t('statistics.days90') },
        ]}
        mb={16}
      />
      <KeyFigures figures={NAMES.map((name) => ({ label: t(`numbers.${name}`), value: format.number(data[name]) }))} />
      <ChartCard
        title={t('statistics.title')}
        kind="line"
        axis="day"
        rows={data.days.map(({ day, views, enquiries }) => ({ day: format.date(day), views, enquiries }))}
        series={[
          { key: 'views', label: t('numbers.views') },
          { key: 'enquiries', label: t('numbers.enquiries'), role: 'second' },
        ]}
        formatValue={(value) => format.number(value)}
      />
    </>
  );
}
