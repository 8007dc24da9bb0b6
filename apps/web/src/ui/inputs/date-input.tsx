import { CloseButton, InputBase, Popover, type InputBaseProps } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { lazy, Suspense, useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/use-format';

const DayCalendar = lazy(() => import('../date-range/calendar').then((module) => ({ default: module.DayCalendar })));

type Props = InputBaseProps & {
  label: string;
  placeholder?: string | undefined;
  value: string | null;
  onChange: (day: string | null) => void;
  min?: string;
  max?: string;
  clearable?: boolean;
  onBlur?: () => void;
  ref?: Ref<HTMLButtonElement>;
  'aria-required'?: boolean | undefined;
};

/** A wall date (`2026-11-15`), shown in the reader's words. */
export function DateInput({
  value,
  onChange,
  min,
  max,
  clearable = false,
  placeholder,
  onBlur,
  ref,
  'aria-required': isRequired = false,
  ...rest
}: Props) {
  const { t } = useTranslation('ui');
  const format = useFormat();
  const [opened, setOpened] = useState(false);
  const empty = placeholder ?? t('dates.choose');
  const text = value ? format.date(value) : '';
  // A button takes no aria-required, so its name carries the word.
  const name = [rest.label, text || empty, ...(isRequired ? [t('fields.required')] : [])].join(', ');
  const choose = (day: string) => {
    onChange(day);
    setOpened(false);
  };

  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-start" trapFocus returnFocus>
      <Popover.Target>
        <InputBase
          {...rest}
          ref={ref}
          component="button"
          type="button"
          pointer
          onClick={() => setOpened(!opened)}
          onBlur={onBlur}
          aria-label={name}
          leftSection={<IconCalendar size={18} stroke={1.75} aria-hidden />}
          rightSectionPointerEvents="all"
          rightSection={
            clearable && value ? (
              <CloseButton size="sm" aria-label={t('fields.clear')} onClick={() => onChange(null)} />
            ) : null
          }
        >
          {text || <span style={{ color: 'var(--text-2)' }}>{empty}</span>}
        </InputBase>
      </Popover.Target>
      <Popover.Dropdown aria-label={rest.label}>
        <Suspense fallback={<div style={{ inlineSize: 252, blockSize: 280 }} />}>
          <DayCalendar value={value} onChange={choose} min={min} max={max} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
