import type { Language, Localized } from '../kernel/localized';
import { readable } from './audit-words';
import { auditedRecords } from './audited-records';
import { commonFields } from './common-fields';

/** A refused input does not say which record it was for: the common word wins, then the first record that has one. */
const words = new Map<string, Localized>([
  ...Object.values(auditedRecords)
    .toReversed()
    .flatMap(({ fields }) => Object.entries(fields ?? {})),
  ...Object.entries(commonFields),
]);

/** What a refusal of an input calls its field: the innermost name, since numbers of rows say nothing. */
export const inputFieldWords = (path: readonly PropertyKey[], language: Language): string | undefined => {
  const name = path.findLast((part) => typeof part === 'string');
  return name === undefined ? undefined : (words.get(name)?.[language] ?? readable(name));
};
