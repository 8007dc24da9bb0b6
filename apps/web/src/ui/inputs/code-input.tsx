import { Input } from '@mantine/core';
import { toLatinDigits } from '@rawnaq/domain/kernel/text/digits';
import { useId, useState, type ReactNode, type Ref } from 'react';
import styles from './code-input.module.css';

const LENGTH = 6;

type Props = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** All six digits are there. */ onComplete?: (value: string) => void;
  error?: ReactNode;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
};

export function CodeInput({ label, value, onChange, onComplete, error, disabled = false, ref }: Props) {
  const id = useId();
  const [focused, setFocused] = useState(false);
  const type = (text: string) => {
    const digits = toLatinDigits(text).replace(/\D/g, '').slice(0, LENGTH);
    if (digits === value) return;
    onChange(digits);
    if (digits.length === LENGTH) onComplete?.(digits);
  };
  return (
    <Input.Wrapper
      id={id}
      label={label}
      error={error}
      labelProps={{ style: { display: 'block', textAlign: 'center' } }}
      errorProps={{ mt: 5, ta: 'center' }}
    >
      <div className={styles.wrap} data-error={error ? true : undefined}>
        <div className={styles.boxes} aria-hidden>
          {Array.from({ length: LENGTH }, (_, index) => (
            <span
              key={index}
              className={styles.box}
              data-current={(focused && index === Math.min(value.length, LENGTH - 1)) || undefined}
            >
              {value[index]}
            </span>
          ))}
        </div>
        <input
          ref={ref}
          id={id}
          className={styles.input}
          value={value}
          inputMode="numeric"
          autoComplete="one-time-code"
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => type(event.target.value)}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
        />
      </div>
    </Input.Wrapper>
  );
}
