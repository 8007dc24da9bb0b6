import { toLatinDigits, withoutDirectionMarks } from '../kernel/text/digits';

/** Characters nobody sees: they come along when a name is pasted. */
const INVISIBLE = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g;

/**
 * The one spelling of a sign-in name: look-up, limits, codes and resets all go by it. An account ID may be typed in
 * Arabic digits and with zeros in front, an e-mail in any case; neither has spaces.
 */
export function normaliseLogin(typed: string): string {
  const name = toLatinDigits(withoutDirectionMarks(typed.normalize('NFKC')))
    .replace(INVISIBLE, '')
    .replace(/\s/g, '')
    .toLowerCase();
  return /^\d+$/.test(name) ? name.replace(/^0+(?=\d)/, '') : name;
}
