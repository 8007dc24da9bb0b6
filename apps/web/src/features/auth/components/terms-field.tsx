import { Checkbox } from '@mantine/core';
import { useField, type FieldProps } from '../../../ui/fields/use-field';
import styles from './door.module.css';

export function TermsField(props: FieldProps) {
  const { value, onChange, ref, name, error } = useField<boolean>(props);
  return (
    <Checkbox
      ref={ref}
      name={name}
      className={styles.terms ?? ''}
      size="sm"
      label={props.label}
      checked={value ?? false}
      error={error}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
