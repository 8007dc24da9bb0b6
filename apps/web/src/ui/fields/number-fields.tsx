import type { Currency } from '@rawnaq/domain/kernel/money';
import { DecimalInput } from '../inputs/decimal-input';
import { PriceInput } from '../inputs/price-input';
import { inputProps, useField, type FieldProps } from './use-field';

/** Whole numbers by default. The form's value is a number, or null while empty. */
export function NumberField(props: FieldProps & { decimals?: number; negative?: boolean; unit?: string }) {
  const field = useField<number | null>(props);
  return (
    <DecimalInput
      {...inputProps(props)}
      {...field}
      value={field.value ?? null}
      decimals={props.decimals ?? 0}
      negative={props.negative ?? false}
      rightSection={props.unit && <small>{props.unit}</small>}
      rightSectionWidth={48}
    />
  );
}

/** The form's value is in minor units of the currency. */
export function PriceField(props: FieldProps & { currency?: Currency; negative?: boolean }) {
  const field = useField<number | null>(props);
  return (
    <PriceInput
      {...inputProps(props)}
      {...field}
      value={field.value ?? null}
      negative={props.negative ?? false}
      {...(props.currency && { currency: props.currency })}
    />
  );
}

/** The form's value is in basis points: 5 % is 500. */
export function PercentField(props: FieldProps) {
  const field = useField<number | null>(props);
  return (
    <DecimalInput
      {...inputProps(props)}
      {...field}
      value={field.value ?? null}
      decimals={2}
      trim
      rightSection="%"
      rightSectionPointerEvents="none"
    />
  );
}
