import { MultiSelect, Select, Switch } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { TimeSelect } from '../inputs/time-select';
import { inputProps, useField, type FieldProps } from './use-field';
import styles from './fields.module.css';

/** Coded values are numbers; the list itself knows texts only. */
type Value = string | number;
type Option = { value: Value; label: string };
type OptionsProps = FieldProps & { options: readonly Option[]; searchable?: boolean; clearable?: boolean };
/** Values are minutes from a midnight. */
type MinuteProps = FieldProps & { options: readonly { value: number; label: string }[] };

export function SelectField(props: OptionsProps) {
  const { t } = useTranslation('ui');
  const field = useField<Value | null>(props);
  return (
    <Select
      {...inputProps(props)}
      {...field}
      value={field.value == null ? null : String(field.value)}
      onChange={(text) => field.onChange(props.options.find(({ value }) => String(value) === text)?.value ?? null)}
      data={asTexts(props.options)}
      searchable={props.searchable ?? props.options.length > 8}
      clearable={props.clearable ?? false}
      allowDeselect={props.clearable ?? false}
      nothingFoundMessage={t('fields.nothingFound')}
      clearButtonProps={{ 'aria-label': t('fields.clear') }}
    />
  );
}

export function MinuteField(props: MinuteProps) {
  const field = useField<number | null>(props);
  return (
    <TimeSelect
      {...inputProps(props)}
      {...field}
      value={field.value == null ? null : String(field.value)}
      onChange={(text) => field.onChange(text === null ? null : Number(text))}
      options={props.options.map(({ value, label }) => ({ value: String(value), label, minute: value }))}
      allowDeselect={false}
    />
  );
}

export function MultiSelectField(props: OptionsProps) {
  const { t } = useTranslation('ui');
  const field = useField<Value[]>(props);
  const pick = (texts: string[]) =>
    field.onChange(props.options.map(({ value }) => value).filter((value) => texts.includes(String(value))));
  return (
    <MultiSelect
      {...inputProps(props)}
      {...field}
      value={(field.value ?? []).map(String)}
      onChange={pick}
      data={asTexts(props.options)}
      searchable
      clearable
      classNames={{ inputField: styles.pillsField ?? '' }}
      nothingFoundMessage={t('fields.nothingFound')}
      clearButtonProps={{ 'aria-label': t('fields.clear') }}
    />
  );
}

/** A setting that is on or off: words at the start, switch at the end. */
export function SwitchField(props: FieldProps) {
  const { value, onChange, ref, error, name } = useField<boolean>(props);
  const id = useId();
  return (
    <div className={styles.option}>
      <div>
        <label htmlFor={id}>{props.label}</label>
        {props.description && <small id={`${id}-text`}>{props.description}</small>}
      </div>
      <Switch
        id={id}
        ref={ref}
        name={name}
        checked={value ?? false}
        disabled={props.disabled ?? false}
        error={error}
        aria-describedby={props.description ? `${id}-text` : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </div>
  );
}

const asTexts = (options: readonly Option[]) => options.map(({ value, label }) => ({ value: String(value), label }));
