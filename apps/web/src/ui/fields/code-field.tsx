import { CodeInput } from '../inputs/code-input';
import { useField, type FieldProps } from './use-field';

export function CodeField(props: FieldProps & { onComplete?: (code: string) => void }) {
  const { value, onChange, error, ref } = useField<string>(props);
  return (
    <CodeInput
      ref={ref}
      label={props.label}
      value={value ?? ''}
      onChange={onChange}
      error={error}
      disabled={props.disabled ?? false}
      {...(props.onComplete && { onComplete: props.onComplete })}
    />
  );
}
