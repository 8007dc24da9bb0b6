import { MultiSelect, Select, Switch } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { inputProps, useField, type FieldProps } from './use-field';
import styles from './fields.module.css';

type Option = { value: string; label: string };
type OptionsProps = FieldProps & { options: readonly Option[]; searchable?: boolean; clearable?: boolean };

export function SelectField(props: OptionsProps) {
  const { t } = useTranslation('ui');
  const field = useField<string | null>(props);
  return (
    <Select
      {...inputProps(props)}
      {...field}
      value={field.value ?? null}
      data={[...props.options]}
      searchable={props.searchable ?? props.options.length > 8}
      clearable={props.clearable ?? false}
      allowDeselect={props.clearable ?? false}
      nothingFoundMessage={t('fields.nothingFound')}
      clearButtonProps={{ 'aria-label': t('fields.clear') }}
    />
  );
}

export function MultiSelectField(props: OptionsProps) {
  const { t } = useTranslation('ui');
  const field = useField<string[]>(props);
  return <MultiSelect {...inputProps(props)} {...field} value={field.value ?? []} data={[...props.options]} searchable clearable nothingFoundMessage={t('fields.nothingFound')} clearButtonProps={{ 'aria-label': t('fields.clear') }} />;
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
      <Switch id={id} ref={ref} name={name} checked={value ?? false} disabled={props.disabled ?? false} error={error} aria-describedby={props.description ? `${id}-text` : undefined} onChange={(event) => onChange(event.currentTarget.checked)} />
    </div>
  );
}
