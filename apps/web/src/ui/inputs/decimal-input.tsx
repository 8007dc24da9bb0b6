import { TextInput, type TextInputProps } from '@mantine/core';
import { toPlainNumberText } from '@rawnaq/domain/kernel/text/digits';
import { useState } from 'react';
import styles from './decimal-input.module.css';

export type DecimalInputProps = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange'> & {
  /** Whole steps of the last decimal: 1250 with two decimals is 12.50. */
  value: number | null;
  onChange: (value: number | null) => void;
  decimals: number;
  /** Shows 5 instead of 5.00. */
  trim?: boolean;
  negative?: boolean;
};

/** Takes Latin, Arabic and Persian digits and refuses, while typing, what could never become a value. */
export function DecimalInput({
  value,
  onChange,
  decimals,
  trim = false,
  negative = false,
  onBlur,
  ...rest
}: DecimalInputProps) {
  // What is being typed counts only while it means the value: a change from outside shows at once.
  const [typed, setTyped] = useState<{ text: string; value: number | null }>();
  const text = typed && typed.value === value ? typed.text : toText(value, decimals, trim);

  const type = (input: string) => {
    const next = toPlainNumberText(input).replace(/[,\u066C\s]/g, '');
    if (!isPossible(next, decimals, negative)) return;
    setTyped({ text: next, value: toValue(next, decimals) });
    onChange(toValue(next, decimals));
  };

  return (
    <TextInput
      {...rest}
      value={text}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={(event) => {
        setTyped(undefined);
        onBlur?.(event);
      }}
      classNames={{ input: styles.input ?? '' }}
    />
  );
}

function isPossible(text: string, decimals: number, negative: boolean): boolean {
  const sign = negative ? '-?' : '';
  const rest = decimals > 0 ? `(\\.\\d{0,${decimals}})?` : '';
  return new RegExp(`^${sign}\\d{0,12}${rest}$`).test(text);
}

function toValue(text: string, decimals: number): number | null {
  const match = /^(-?)(\d*)\.?(\d*)$/.exec(text);
  if (!match || (match[2] === '' && match[3] === '')) return null;
  const steps = Number(match[2] + match[3]!.padEnd(decimals, '0'));
  return match[1] && steps !== 0 ? -steps : steps;
}

function toText(value: number | null, decimals: number, trim: boolean): string {
  if (value === null || !Number.isFinite(value)) return '';
  const digits = String(Math.abs(value)).padStart(decimals + 1, '0');
  const whole = decimals > 0 ? digits.slice(0, -decimals) : digits;
  const fraction = decimals > 0 ? digits.slice(-decimals) : '';
  const kept = trim ? fraction.replace(/0+$/, '') : fraction;
  return `${value < 0 ? '-' : ''}${whole}${kept && `.${kept}`}`;
}
