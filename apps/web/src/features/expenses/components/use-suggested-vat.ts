import { partOf } from '@rawnaq/domain/kernel/money';
import { useEffect, useRef } from 'react';
import { useField } from '../../../ui/fields/use-field';

/** The form's `vat` follows the amount until somebody types what the bill says. Answers what stands there. */
export function useSuggestedVat(net: number, rate: number, isKnown = false): number {
  const vat = useField<number | null>({ name: 'vat', label: '' });
  const suggested = useRef<number | null>(isKnown ? null : 0);
  useEffect(() => {
    if (rate === 0 || suggested.current === null || suggested.current !== (vat.value ?? 0)) return;
    const next = partOf(net, rate);
    if (next === vat.value) return;
    suggested.current = next;
    vat.onChange(next);
    // Only a new amount suggests another VAT; one that was typed stays.
  }, [net, rate]); // eslint-disable-line react-hooks/exhaustive-deps
  return vat.value ?? 0;
}
