import type { Control } from 'react-hook-form';

/**
 * The client's messages begin with the field's label ("Name is required"). Only the drawn field knows it, only the form's
 * resolver needs it, and the form's control is what both of them hold.
 */
const labels = new WeakMap<object, Map<string, string>>();

export function labelsOf(control: Pick<Control, '_fields'>): Map<string, string> {
  const known = labels.get(control);
  if (known) return known;
  const made = new Map<string, string>();
  labels.set(control, made);
  return made;
}
