import { useState } from 'react';
import { useField } from '../../../ui/fields/use-field';
import { SupplierPicker, type SupplierBrief } from './supplier-picker';

/** Whose bill it is: the form's `supplier_id`. */
export function SupplierField({ label, supplier = null }: { label: string; supplier?: SupplierBrief | null }) {
  const field = useField<number | null>({ name: 'supplier_id', label });
  const [chosen, setChosen] = useState(supplier);
  return (
    <SupplierPicker
      label={label}
      value={chosen}
      error={field.error}
      onChange={(next) => {
        setChosen(next);
        field.onChange(next?.id ?? null);
      }}
    />
  );
}
