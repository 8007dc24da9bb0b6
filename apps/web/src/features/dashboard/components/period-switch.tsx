import { Popover, SegmentedControl } from '@mantine/core';
import { DASHBOARD_PERIODS, type AskedDays, type DashboardPeriod } from '@rawnaq/domain/dashboard/dashboard.contract';
import { REPORT_MAX_DAYS } from '@rawnaq/domain/reports/report-period.rules';
import { addDays, daysBetween } from '@rawnaq/domain/kernel/time/local-date';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format';
import { RangeChooser } from '../../../ui/date-range/range-chooser';
import { spanFromText, spanToText, useRangeText } from '../../../ui/date-range/range-text';

type Props = { asked: AskedDays; onChange: (asked: AskedDays) => void };

/** Today, the last days, or any days: those are chosen in a calendar and named in place of the word. */
export function PeriodSwitch({ asked, onChange }: Props) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const rangeText = useRangeText();
  const [opened, setOpened] = useState(false);
  const today = format.today();
  const chosen =
    asked.period === 'custom' && asked.from && asked.to ? spanToText({ from: asked.from, to: asked.to }) : undefined;
  const choose = (text: string) => {
    const span = spanFromText(text);
    setOpened(false);
    if (!span) return;
    // A year at most; of a longer span, its last one.
    const from = daysBetween(span.from, span.to) < REPORT_MAX_DAYS ? span.from : addDays(span.to, 1 - REPORT_MAX_DAYS);
    onChange({ period: 'custom', from, to: span.to });
  };
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" trapFocus>
      <Popover.Target>
        <SegmentedControl
          size="sm"
          aria-label={t('period')}
          value={asked.period}
          onChange={(value) => (value === 'custom' ? setOpened(true) : onChange({ period: value as DashboardPeriod }))}
          data={DASHBOARD_PERIODS.map((value) => ({
            value,
            label:
              value === 'custom' ? (
                // Chosen already, it opens again.
                <span onClick={() => chosen && setOpened(true)} role="presentation">
                  {chosen ? rangeText(chosen) : t('periods.custom')}
                </span>
              ) : (
                t(`periods.${value}`)
              ),
          }))}
        />
      </Popover.Target>
      <Popover.Dropdown aria-label={t('period')}>
        <RangeChooser value={chosen ?? spanToText({ from: today, to: today })} onChange={choose} />
      </Popover.Dropdown>
    </Popover>
  );
}
