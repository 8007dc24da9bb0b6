/** The two languages of the product. Arabic is read right-to-left. */
export type Language = 'en' | 'ar';

/** A text in both languages. A text with only one of them does not compile. */
export type Localized = { en: string; ar: string };

export const LANGUAGES = ['en', 'ar'] as const satisfies readonly Language[];

export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');

export const otherLanguage = (language: Language): Language => (language === 'ar' ? 'en' : 'ar');

/** Between the words of a list, where no code joins them (`sayList`). */
export const COMMA: Readonly<Localized> = { en: ', ', ar: '، ' };

/** Names one after the other: `Cut, Colour` / `قص، صبغة`. What is empty is left out. */
export const sayList = (items: readonly (string | false | null | undefined)[], language: Language): string =>
  items.filter(Boolean).join(COMMA[language]);

/** Fills `{name}` places of a text. A value is never expanded again, so a customer called "{price}" stays "{price}". */
export function fillPlaces(text: string, values: Record<string, string | number> = {}): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : place,
  );
}

export const say = (text: Localized, language: Language, values?: Record<string, string | number>): string =>
  fillPlaces(text[language], values);
