import { toLatinDigits, withoutDirectionMarks } from './digits';

/** What makes two names the same name: spaces, capitals, vowel marks and the tatweel do not. Unique indexes hold this. */
export const toNameKey = (text: string): string =>
  toLatinDigits(withoutDirectionMarks(text)).normalize('NFKC').replace(/[\u0640\u064B-\u065F\u0670]/g, '').replace(/\s+/g, ' ').trim().toLowerCase();

/** For finding: also lets people mix the letters that are commonly written for each other (أ إ آ ا, ى ي, ة ه, ؤ و, ئ ي). */
export const toSearchKey = (text: string): string =>
  toNameKey(text).replace(/[\u0622\u0623\u0625\u0671]/g, '\u0627').replace(/[\u0649\u0626]/g, '\u064A').replace(/\u0629/g, '\u0647').replace(/\u0624/g, '\u0648').replace(/\u0621/g, '');
