import { Popover, SegmentedControl } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import {
  DATE_PRESETS,
  LONG_PRESETS,
  datePresetLabels,
  presetOf,
  presetSpan,
  type DatePreset,
  type DateSpan,
} from '@rawnaq/domain/kernel/time/date-presets';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/use-format';
import { useScreen } from '../../lib/use-screen';
import { RangeChooser } from './range-chooser';
import { spanFromText, spanToText, useRangeText } from './range-text';
import styles from './range-chooser.module.css';

type Props = { value: DateSpan; onChange: (span: DateSpan) => void; overTime?: boolean | undefined };

/** The period of a report or dashboard: presets in one row, any other span behind the button that names it. */
export function DateRange({ value, onChange, overTime = false }: Props) {
  const { t } = useTranslation('ui');
  const format = useFormat();
  const { isMobile } = useScreen();
  const rangeText = useRangeText();
  const [opened, setOpened] = useState(false);
  const today = format.today();
  const named = presetOf(value, today);
  const preset = overTime || DATE_PRESETS.some((name) => name === named) ? named : 'custom';

  const options = [...DATE_PRESETS, ...(overTime ? LONG_PRESETS : []), 'custom' as const].map((name) => ({
    value: name,
    label: datePresetLabels[name][format.language],
  }));
  const choosePreset = (name: string) =>
    name === 'custom' ? setOpened(true) : onChange(presetSpan(name as DatePreset, today));
  const chooseSpan = (text: string) => {
    const span = spanFromText(text);
    if (span) onChange(span);
    setOpened(false);
  };

  return (
    <div className={styles.row}>
      {!isMobile && (
        <SegmentedControl
          size="sm"
          value={preset}
          data={options}
          onChange={choosePreset}
          aria-label={t('dates.period')}
        />
      )}
      <Popover opened={opened} onChange={setOpened} position="bottom-start" trapFocus>
        <Popover.Target>
          <button type="button" className={styles.pick} onClick={() => setOpened(!opened)}>
            <IconCalendar size={18} stroke={1.75} aria-hidden />
            {preset === 'custom' || isMobile
              ? rangeText(spanToText(value))
              : `${format.date(value.from)} – ${format.date(value.to)}`}
          </button>
        </Popover.Target>
        <Popover.Dropdown aria-label={t('dates.period')}>
          <RangeChooser value={spanToText(value)} onChange={chooseSpan} overTime={overTime} />
        </Popover.Dropdown>
      </Popover>
    </div>
  );
}
