import type { Language, Localized } from '../kernel/localized';
import { automaticMessages } from '../settings/automatic-messages';
import { readable } from './audit-words';
import { auditedRecords } from './audited-records';
import { commonFields } from './common-fields';
import { inputWords } from './input-words';

/** A refused input does not say which record it was for: the common word wins, then the first record that has one. */
const words = new Map<string, Localized>([
  ...Object.entries(automaticMessages).map(([name, { label }]) => [name, label] as const),
  ...Object.entries(inputWords),
  ...Object.values(auditedRecords)
    .toReversed()
    .flatMap(({ fields }) => Object.entries(fields ?? {})),
  ...Object.entries(commonFields),
]);

/**
 * What a refusal of an input calls its field: the innermost name, since numbers of rows say nothing. Where nobody named
 * it, English reads its name, and Arabic says "this field" rather than a word of another script.
 */
export function inputFieldWords(path: readonly PropertyKey[], language: Language): string | undefined {
  const name = path.findLast((part) => typeof part === 'string');
  if (name === undefined) return undefined;
  return words.get(name)?.[language] ?? (language === 'en' ? readable(name) : undefined);
}
