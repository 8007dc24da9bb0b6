import { Button, Popover, TextInput } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import type { Choice, Filter } from '@rawnaq/domain/kernel/list';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { toSearchKey } from '@rawnaq/domain/kernel/text/search-key';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../lib/language/i18n';
import { clockText } from '../../lib/reader-clock';
import { useRangeText } from '../date-range/range-text';
import { RangeChooser } from '../date-range/range-chooser';
import { RecordPicker, useRecordName } from './record-picker';
import styles from './filter-chip.module.css';

type Props = {
  filter: Filter;
  value: string | undefined;
  startOpen: boolean;
  onChange: (value: string | undefined) => void;
  onClose: () => void;
};

/** Says what is active in words, opens its editor on a click, and goes with one more. */
export function FilterChip({ filter, value, startOpen, onChange, onClose }: Props) {
  const { t } = useTranslation('ui');
  const language = useLanguage();
  const [opened, setOpened] = useState(startOpen);
  const label = filter.label[language];
  const words = useFilterWords(filter, value);

  const open = (next: boolean) => {
    setOpened(next);
    if (!next) onClose();
  };
  const choose = (next: string | undefined) => {
    onChange(next);
    open(false);
  };

  return (
    <Popover opened={opened} onChange={open} position="bottom-start" trapFocus returnFocus>
      <span className={styles.group}>
        <Popover.Target>
          <button type="button" className={styles.body} onClick={() => open(!opened)}>
            <span>
              {label} <b>{isNamed(filter, value) ? <bdi>{words}</bdi> : words}</b>
            </span>
          </button>
        </Popover.Target>
        <button
          type="button"
          className={styles.remove}
          onClick={() => choose(undefined)}
          aria-label={t('filters.remove', { label })}
        >
          <IconX size={16} aria-hidden />
        </button>
      </span>
      <Popover.Dropdown aria-label={label} p={filter.kind === 'choice' || filter.record ? 6 : 'sm'} miw={220}>
        <FilterEditor filter={filter} value={value} label={label} onChoose={choose} />
      </Popover.Dropdown>
    </Popover>
  );
}

function useFilterWords(filter: Filter, value: string | undefined): string {
  const language = useLanguage();
  const rangeText = useRangeText();
  const name = useRecordName(filter.record, value);
  if (!value) return '…';
  if (filter.kind === 'choice') {
    const chosen = filter.choices?.find((choice) => String(choice.value) === value);
    return chosen ? choiceText(chosen, language) : value;
  }
  if (filter.record) return name;
  return filter.kind === 'date-range' ? rangeText(value) : value;
}

/** Somebody wrote these words: a record's name, a text, or what is called the same in both languages. */
function isNamed({ kind, record, choices }: Filter, value: string | undefined): boolean {
  const label = choices?.find((choice) => String(choice.value) === value)?.label;
  return record !== undefined || kind === 'text' || (label !== undefined && label.en === label.ar);
}

type EditorProps = {
  filter: Filter;
  value: string | undefined;
  label: string;
  onChoose: (value: string | undefined) => void;
};

/** `folded`: the calendar waits behind a button, where several filters share one sheet. */
export function FilterEditor({ filter, value, label, onChoose, folded }: EditorProps & { folded?: boolean }) {
  if (filter.kind === 'date-range')
    return <RangeChooser value={value} onChange={onChoose} {...(folded && { folded })} />;
  if (filter.record)
    return (
      <RecordPicker kind={filter.record} value={value} label={label} folded={folded ?? false} onChoose={onChoose} />
    );
  if (filter.kind === 'text' || filter.kind === 'record')
    return <TextEditor value={value} label={label} onChoose={onChoose} />;
  return <Choices filter={filter} value={value} label={label} onChoose={onChoose} />;
}

const choiceText = ({ minute, label }: Choice, language: Language): string =>
  minute === undefined ? label[language] : clockText(minute);

/** From here on reading them all is slower than typing. */
const MANY = 12;

function Choices({ filter, value, label, onChoose }: EditorProps) {
  const { t } = useTranslation('ui');
  const language = useLanguage();
  const [text, setText] = useState('');
  const all = filter.choices ?? [];
  const wanted = toSearchKey(text);
  const shown = wanted
    ? all.filter((choice) =>
        toSearchKey(`${choiceText(choice, language)} ${choice.label.en} ${choice.label.ar} ${choice.value}`).includes(
          wanted,
        ),
      )
    : all;
  return (
    <>
      {all.length > MANY && (
        <TextInput
          size="sm"
          mb={6}
          aria-label={t('filters.search')}
          placeholder={t('filters.search')}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          data-autofocus
        />
      )}
      <div className={styles.choices} role="radiogroup" aria-label={label}>
        {shown.map((choice) => {
          const chosen = String(choice.value) === value;
          return (
            <button
              key={choice.value}
              type="button"
              role="radio"
              aria-checked={chosen}
              className={styles.choice}
              onClick={() => onChoose(String(choice.value))}
            >
              {choiceText(choice, language)}
              {chosen && <IconCheck size={16} aria-hidden />}
            </button>
          );
        })}
      </div>
    </>
  );
}

function TextEditor({ value = '', label, onChoose }: Omit<EditorProps, 'filter'>) {
  const { t } = useTranslation('ui');
  const [text, setText] = useState(value);
  const apply = () => onChoose(text.trim() || undefined);
  return (
    <form
      noValidate
      style={{ display: 'flex', gap: 8 }}
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <TextInput
        size="sm"
        aria-label={label}
        value={text}
        maxLength={200}
        onChange={(event) => setText(event.currentTarget.value)}
        data-autofocus
      />
      <Button type="submit">{t('filters.apply')}</Button>
    </form>
  );
}
