import type { Control, FieldValues } from 'react-hook-form';

/**
 * The client's messages begin with the field's label ("Name is required"). Only the drawn field knows it, only the
 * form's resolver needs it, and the form's control is what both of them hold.
 */
export type FieldLabels = Map<string, string>;

const labels = new WeakMap<object, FieldLabels>();

export const shareLabels = <Values extends FieldValues, Parsed>(
  control: Control<Values, unknown, Parsed>,
  shared: FieldLabels,
): void => {
  labels.set(control, shared);
};

export const noteLabel = (control: object, name: string, label: string): void => {
  labels.get(control)?.set(name, label);
};
