import { z } from 'zod';
import { arabicText, addMessage, englishText, requiredText } from '../kernel/input/fields';
import { validationMessage as say } from '../kernel/text/validation-texts';
import type { Localized } from '../kernel/localized';
import { unknownPlaces } from './contract-text.rules';

const labels = {
  english_title: { en: 'Title in English', ar: 'العنوان بالإنجليزية' },
  arabic_title: { en: 'Title in Arabic', ar: 'العنوان بالعربية' },
  english_body: { en: 'Text in English', ar: 'النص بالإنجليزية' },
  arabic_body: { en: 'Text in Arabic', ar: 'النص بالعربية' },
} as const;
export const MOST_CLAUSES = 40;
/** On paper a clause fits on one page. */
export const CLAUSE_LENGTH = 3000;

/** A text of a template: what stands in braces must be something that contracts know. */
const withPlaces = (label: Localized, max: number) =>
  requiredText(label, max).superRefine((text, ctx) => {
    const [unknown] = unknownPlaces(text);
    if (unknown !== undefined) addMessage(ctx, say('unknown-contract-place', { place: `{${unknown}}` }), [], label);
  });

export const templateText = {
  english_title: withPlaces(labels.english_title, 120),
  arabic_title: withPlaces(labels.arabic_title, 120),
  clauses: z
    .array(
      z.object({
        english_title: withPlaces(labels.english_title, 120),
        arabic_title: withPlaces(labels.arabic_title, 120),
        english_body: withPlaces(labels.english_body, CLAUSE_LENGTH),
        arabic_body: withPlaces(labels.arabic_body, CLAUSE_LENGTH),
      }),
    )
    .min(1)
    .max(MOST_CLAUSES),
};

export const templateInput = z.object({
  english_name: englishText({ en: 'English name', ar: 'الاسم بالإنجليزية' }, 80),
  arabic_name: arabicText({ en: 'Arabic name', ar: 'الاسم بالعربية' }, 80),
  ...templateText,
});
export type TemplateInput = z.input<typeof templateInput>;
