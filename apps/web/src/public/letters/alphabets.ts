import type { Language } from '@rawnaq/domain/kernel/localized';

/**
 * A cut of Cairo: which of its two files, and the letters kept of it. The two weights of the pages (frame.css) are cut
 * apart.
 */
export type Cut = { file: 'latin' | 'arabic'; letters: string; range: string; weights: readonly number[] };

const WEIGHTS = [450, 650];
const FIGURES = '0123456789 \u00a0.,:;!?\'"’‘“”&()-–—/+%#@·•…×*_=©';
const LATIN: Cut = {
  file: 'latin',
  letters: `ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzéèêëàâáäçîïíñôöóûüúÉ${FIGURES}`,
  range: 'U+0000-00FF,U+2000-206F',
  weights: WEIGHTS,
};
const ARABIC: Cut = {
  file: 'arabic',
  letters: 'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي' + '\u064b\u064c\u064d\u064e\u064f\u0650\u0651\u0652ـ،؛؟٪',
  range: 'U+0600-06FF',
  weights: WEIGHTS,
};
/** A language names itself, whatever the language of the page: the one word in the other script that every page has. */
export const ENGLISH = 'English';
export const ARABIC_ITSELF = 'العربية';
const OUR_NAME = 'رونق';

/**
 * What a public page brings along to be written in Cairo from its first paint. A name in other letters than these is
 * written in the phone's own until the whole file is there, on the next page; so every letter of a script is in, or a
 * word would be written in two.
 */
export const alphabets: Record<LetterSet, readonly Cut[]> = {
  en: [LATIN, { ...ARABIC, letters: ARABIC_ITSELF + OUR_NAME, weights: [650] }],
  ar: [ARABIC, LATIN],
  'ar-alone': [ARABIC, { ...LATIN, letters: FIGURES + ENGLISH }],
};

/** `ar-alone`: a page to read, without a Latin word. It saves a slow phone 30 ms before its first paint. */
export type LetterSet = Language | 'ar-alone';

const WRITTEN_IN = /<textarea\b|<input\b(?![^>]*\stype="(?:checkbox|radio|hidden|submit|date|range)")/;

/** Into a field people may write in either script. */
export const lettersFor = (language: Language, html: string): LetterSet =>
  WRITTEN_IN.test(html) ? language : lettersToRead(language, html);

/** By what is written on a page. */
export function lettersToRead(language: Language, html: string): LetterSet {
  if (language === 'en') return 'en';
  const words = html
    .replace(/<(script|style|svg)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]*>|&#?\w+;/g, ' ')
    .replaceAll(ENGLISH, '');
  return /\p{Script=Latin}/u.test(words) ? 'ar' : 'ar-alone';
}
