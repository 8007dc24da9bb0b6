import type { CustomerBrief } from '@rawnaq/domain/customers/customers.contract';
import { useState } from 'react';
import { useField } from '../../../ui/fields/use-field';
import { CustomerPicker } from '../../customers';

/** The form's value is the customer's id. */
export function CustomerField({ name, label }: { name: string; label: string }) {
  const field = useField<number | undefined>({ name, label });
  const [customer, setCustomer] = useState<CustomerBrief | null>(null);
  return (
    <CustomerPicker
      label={label}
      value={customer}
      required
      error={field.error}
      onChange={(chosen) => {
        setCustomer(chosen);
        field.onChange(chosen?.id);
      }}
    />
  );
}
