import type { ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { noteLabel } from '../form/field-labels';

/** What every field of a form takes. */
export type FieldProps = {
  name: string;
  label: string;
  description?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  placeholder?: string;
};

/** Ties an input to its place in the form: value, changes, focus and the sentence below it. */
export function useField<Value>({ name, label }: { name: string; label: string }) {
  const form = useFormContext();
  const { field, fieldState } = useController({ name, control: form.control });
  noteLabel(form.control, name, label);
  return { ...field, value: field.value as Value, error: fieldState.error?.message };
}

/** The part of the props that goes straight to a Mantine input. */
export const inputProps = ({ label, description, required = false, disabled = false, placeholder }: FieldProps) => ({
  label,
  description,
  withAsterisk: required,
  'aria-required': required || undefined,
  disabled,
  placeholder,
});
