import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { isApiFailure } from './api-client';
import { claimFailure } from './failure-policy';

/** Whatever the form makes of its values in the end. */
type AnyForm<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'getValues' | 'setError'>;

/**
 * Puts the server's sentences under their fields and moves the focus to the first of them.
 * Sentences about no field of this form come back, to be shown above its button. Undefined: the failure is not a 422.
 */
export function applyFieldErrors<Values extends FieldValues>(
  form: AnyForm<Values>,
  error: unknown,
): string[] | undefined {
  if (!isApiFailure(error) || error.status !== 422) return undefined;
  claimFailure(error);
  const fields = Object.entries(error.errors);
  const known = fields.filter(([field]) => isFieldOf(form, field));
  known.forEach(([field, texts], index) =>
    form.setError(field as Path<Values>, { type: 'server', message: texts.join('\n') }, { shouldFocus: index === 0 }),
  );
  const others = fields.filter(([field]) => !isFieldOf(form, field)).flatMap(([, texts]) => texts);
  return fields.length === 0 ? [error.message] : others;
}

/** `lines.2.price` belongs to the form when `lines` does. */
const isFieldOf = <Values extends FieldValues>(form: AnyForm<Values>, field: string): boolean =>
  Object.hasOwn(form.getValues(), field.split('.')[0]!);
