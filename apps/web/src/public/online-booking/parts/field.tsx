import { useId } from 'react';

type FieldProps = {
  name: string;
  label: string;
  hint?: string;
  placeholder?: string;
  autoComplete?: string;
  required?: boolean;
  multiline?: boolean;
  maxLength?: number;
};

/** A labelled input with room for its own error below it. */
export function Field({ name, label, hint, multiline, required, maxLength = 100, ...input }: FieldProps) {
  const id = useId();
  const own = {
    id,
    name,
    maxLength,
    'aria-required': required || undefined,
    'aria-describedby': `${id}-error`,
    ...input,
  };
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {hint && <span className="quiet"> ({hint})</span>}
      </label>
      {multiline ? <textarea rows={3} {...own} /> : <input type="text" {...own} />}
      <p className="field-error" id={`${id}-error`} data-error={name} hidden />
    </div>
  );
}
