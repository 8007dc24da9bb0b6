import { encodeIssues, sayIssue } from '@rawnaq/domain/kernel/input/issues';
import type { Localized } from '@rawnaq/domain/kernel/localized';
import { readInputAt } from '@rawnaq/domain/kernel/input/read-input';
import { useState } from 'react';
import {
  set,
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';
import type { z } from 'zod';
import { useLanguage } from '../../lib/language/i18n';
import { useInputPlace } from '../../lib/use-input-place';
import { shareLabels, type FieldLabels } from './field-labels';

type Schema = z.ZodType<FieldValues, FieldValues>;
export type ZodForm<S extends Schema> = UseFormReturn<z.input<S>, unknown, z.output<S>>;

/** A form on a schema of the contract: the same rules as on the server, in the same words. */
export function useZodForm<S extends Schema>(schema: S, defaultValues: DefaultValues<z.input<S>>): ZodForm<S> {
  const language = useLanguage();
  const place = useInputPlace();
  const [labels] = useState((): FieldLabels => new Map());

  const resolver: Resolver<z.input<S>, unknown, z.output<S>> = async (values) => {
    const answer = readInputAt(place, () => schema.safeParse(values, { error: encodeIssues(values) }));
    if (answer.success) return { values: answer.data as z.output<S>, errors: {} };
    const errors: FieldErrors = {};
    // The first finding of a field is the one to show, so it is written last.
    for (const issue of answer.error.issues.toReversed()) {
      const name = issue.path.join('.');
      set(errors, name || 'root', { type: issue.code, message: sayIssue(issue, language, inBoth(labels.get(name))) });
    }
    return { values: {}, errors: errors as FieldErrors<z.input<S>> };
  };

  const form = useForm<z.input<S>, unknown, z.output<S>>({
    resolver,
    defaultValues,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: true,
  });
  shareLabels(form.control, labels);
  return form;
}

/** A field knows its label in the open language only, which is also the language of the sentence. */
const inBoth = (label: string | undefined): Localized | undefined =>
  label === undefined ? undefined : { en: label, ar: label };
