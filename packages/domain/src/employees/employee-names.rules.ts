import type { Language } from '../kernel/localized';
import { hasArabicLetters } from '../kernel/text/script';

/**
 * `name` is what an employee is called where one name must do; the others may be missing, and then it stands in for
 * them.
 */
export type StoredNames = { name: string; english_name: string | null; arabic_name: string | null };

export const nameIn = (language: Language, { name, english_name, arabic_name }: StoredNames): string =>
  (language === 'ar' ? arabic_name : english_name) ?? name;

/** Both, filled up from each other: for texts that are chosen later, by their reader. */
export const bothNames = (names: StoredNames): { english_name: string; arabic_name: string } => ({
  english_name: nameIn('en', names),
  arabic_name: nameIn('ar', names),
});

/** What was really written, for a form. A name from before there were two is filed by its letters. */
export function writtenNames({ name, english_name, arabic_name }: StoredNames): {
  english_name: string | null;
  arabic_name: string | null;
} {
  if (english_name !== null || arabic_name !== null) return { english_name, arabic_name };
  return hasArabicLetters(name) ? { english_name: null, arabic_name: name } : { english_name: name, arabic_name: null };
}

type Given = { english_name?: string | undefined; arabic_name?: string | undefined };

/** What is stored. In doubt, people are called as the salon writes. */
export function namesToStore({ english_name, arabic_name }: Given, salonLanguage: Language): StoredNames {
  const [first, second] = salonLanguage === 'ar' ? [arabic_name, english_name] : [english_name, arabic_name];
  return { name: first ?? second ?? '', english_name: english_name ?? null, arabic_name: arabic_name ?? null };
}
