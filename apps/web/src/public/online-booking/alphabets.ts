import type { Language } from '@rawnaq/domain/kernel/localized';

/**
 * A cut of Cairo: which of its two files, and the letters kept of it. The two weights of the pages (frame.css) are cut
 * apart.
 */
export type Cut = { file: 'latin' | 'arabic'; letters: string; range: string; weights: readonly number[] };

const WEIGHTS = [450, 650];
const LATIN: Cut = {
  file: 'latin',
  letters:
    'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789éèêëàâáäçîïíñôöóûüúÉ' +
    ' \u00a0.,:;!?\'"’‘“”&()-–—/+%#@·•…×*_=',
  range: 'U+0000-00FF,U+2000-206F',
  weights: WEIGHTS,
};
const ARABIC: Cut = {
  file: 'arabic',
  letters: 'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي' + '\u064b\u064c\u064d\u064e\u064f\u0650\u0651\u0652ـ،؛؟٪',
  range: 'U+0600-06FF',
  weights: WEIGHTS,
};
/** The one Arabic word of an English page, which leads to the other. */
export const OTHER_LANGUAGE = 'العربية';

/**
 * What a booking page brings along to be written in Cairo from its first paint. A name in other letters than these is
 * written in the phone's own until the whole file is there, on the next page; so every letter of a script is in, or a
 * word would be written in two.
 */
export const alphabets: Record<Language, readonly Cut[]> = {
  en: [LATIN, { ...ARABIC, letters: OTHER_LANGUAGE, weights: [650] }],
  ar: [ARABIC, LATIN],
};
