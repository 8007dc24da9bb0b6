import { splitLanguage } from '@rawnaq/domain/kernel/text/language-prefix';
import { otherLanguage, type Language } from '@rawnaq/domain/kernel/localized';
import type { UserKind } from '@rawnaq/domain/auth/auth.contract';
import { readStored, writeStored } from '../storage';

const CHOICE_KEY = 'rawnaq.language';

/** The address decides: no prefix and `/ar` are Arabic, `/en` is English. */
export const currentLanguage = (): Language => splitLanguage(window.location.pathname).language;

/** @internal What `first-paint.js` reads, for tests. */
export const storedLanguage = (): Language | undefined => asLanguage(readStored(CHOICE_KEY));

/** @internal The language a person of this kind used last on this machine, for tests. */
export const lastLanguageOf = (kind: UserKind, id: number): Language | undefined =>
  asLanguage(readStored(lastLanguageKey(kind, id)));

export const rememberLanguage = (language: Language, user?: { kind: UserKind; id: number }): void => {
  writeStored(CHOICE_KEY, language);
  if (user) writeStored(lastLanguageKey(user.kind, user.id), language);
};

/** The same page in the other language. */
export function addressInLanguage(
  location: { pathname: string; search: string; hash: string },
  language: Language,
): string {
  const { rest } = splitLanguage(location.pathname);
  return `/${language}${rest === '/' ? '' : rest}${location.search}${location.hash}`;
}

/**
 * Flips the prefix, stores the choice and loads the page anew: texts, direction and server sentences all change
 * together.
 */
export function switchLanguage(user?: { kind: UserKind; id: number }): void {
  const language = otherLanguage(currentLanguage());
  rememberLanguage(language, user);
  window.location.assign(addressInLanguage(window.location, language));
}

const lastLanguageKey = (kind: UserKind, id: number) => `${CHOICE_KEY}.${kind}.${id}`;
const asLanguage = (value: string | undefined): Language | undefined =>
  value === 'en' || value === 'ar' ? value : undefined;
