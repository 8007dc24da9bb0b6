import { hasArabicLetters } from '../kernel/text/script';
import type { Language } from '../kernel/localized';

export type LanguageFacts = {
  name: string;
  /** What the salon was told. */
  preferred_language: Language | null;
  /** That of the page she booked on last. */
  language: Language | null;
};

/**
 * The language a customer is written to in: what the salon knows, then the page she booked on, then the letters of her
 * name.
 */
export function languageOfCustomer(
  { name, preferred_language, language }: LanguageFacts,
  salonLanguage: Language,
): Language {
  return preferred_language ?? language ?? guessedFromName(name) ?? salonLanguage;
}

/** A name without letters (a number, a picture) says nothing. */
export function guessedFromName(name: string): Language | undefined {
  if (hasArabicLetters(name)) return 'ar';
  return /\p{Script=Latin}/u.test(name) ? 'en' : undefined;
}
