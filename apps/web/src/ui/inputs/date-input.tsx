import { ActionIcon, CloseButton, InputBase, Popover, TextInput, type InputBaseProps } from '@mantine/core';
import { isLocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { parseTypedDate } from '@rawnaq/domain/kernel/time/typed-date';
import { IconCalendar } from '@tabler/icons-react';
import { lazy, Suspense, useState, type RefCallback } from 'react';
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
  ref?: RefCallback<HTMLElement>;
  'aria-required'?: boolean | undefined;
};

/**
 * A wall date (`2026-11-15`), shown in the reader's words. Where it is `typed`, what is no date reaches the form as it
 * is and is refused there.
 */
export function DateInput({ typed = false, ...props }: Props & { typed?: boolean }) {
  return typed ? <TypedDateInput {...props} /> : <ChosenDateInput {...props} />;
}

/** Days far away are typed quicker than they are leafed to: 21/4/1990. The calendar is behind its button. */
function TypedDateInput({ value, onChange, min, max, placeholder, onBlur, ref, clearable, ...rest }: Props) {
  const { t } = useTranslation('ui');
  const format = useFormat();
  const [opened, setOpened] = useState(false);
  const [text, setText] = useState<string>();
  const isDay = value !== null && isLocalDate(value);
  const leave = () => {
    if (text !== undefined) onChange(text.trim() === '' ? null : (parseTypedDate(text) ?? text.trim()));
    setText(undefined);
    onBlur?.();
  };
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-start" trapFocus returnFocus>
      <TextInput
        {...rest}
        ref={ref}
        value={text ?? (isDay ? format.date(value) : (value ?? ''))}
        placeholder={placeholder ?? t('dates.typed')}
        inputMode="text"
        autoComplete="off"
        maxLength={30}
        onFocus={() => isDay && setText(value.split('-').toReversed().join('/'))}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && leave()}
        onBlur={leave}
        leftSection={
          <Popover.Target>
            <ActionIcon variant="subtle" color="gray" aria-label={t('dates.choose')} onClick={() => setOpened(!opened)}>
              <IconCalendar size={18} stroke={1.75} aria-hidden />
            </ActionIcon>
          </Popover.Target>
        }
        rightSectionPointerEvents="all"
        rightSection={
          clearable && value ? (
            <CloseButton size="sm" aria-label={t('fields.clear')} onClick={() => onChange(null)} />
          ) : null
        }
      />
      <Popover.Dropdown aria-label={rest.label}>
        <Suspense fallback={<div style={{ inlineSize: 252, blockSize: 280 }} />}>
          <DayCalendar
            value={isDay ? value : null}
            onChange={(day) => {
              onChange(day);
              setOpened(false);
            }}
            min={min}
            max={max}
          />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}

function ChosenDateInput({
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
