import { toLatinDigits, withoutDirectionMarks } from './digits';

/**
 * What makes two names the same name: spaces, capitals, vowel marks and the tatweel do not. Unique indexes hold this.
 */
export const toNameKey = (text: string): string =>
  toLatinDigits(withoutDirectionMarks(text))
    .normalize('NFKC')
    .replace(/[\u0640\u064B-\u065F\u0670]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/**
 * For finding: also lets people mix the letters that are commonly written for each other (أ إ آ ا, ى ي, ة ه, ؤ و, ئ ي).
 */
export const toSearchKey = (text: string): string =>
  toNameKey(text)
    .replace(/[\u0622\u0623\u0625\u0671]/g, '\u0627')
    .replace(/[\u0649\u0626]/g, '\u064A')
    .replace(/\u0629/g, '\u0647')
    .replace(/\u0624/g, '\u0648')
    .replace(/\u0621/g, '');

/**
 * For finding across scripts: the consonants one hears, so that "Fatima" and "فاطمة" are both `ftm`. Vowels are written
 * too differently to count, except that a word begins with one; the article (al, ال) is left out.
 */
export const toSoundKey = (text: string): string =>
  toSearchKey(text)
    .split(/[^\p{L}\p{M}]+/u)
    .map(soundOfWord)
    .filter(Boolean)
    .join(' ');

/** The shortest words whose article is taken off: Ali and Alia begin with "al" by themselves. */
const ARTICLE_FROM = { arabic: 5, latin: 7 };

function soundOfWord(word: string): string {
  const letters = [...withLatinSounds(withoutArticle(word))]
    .map((letter) => SOUNDS[letter] ?? '')
    .join('')
    .replace(/(.)\1+/g, '$1');
  const key = letters.slice(0, 1).replace(/[aeiou]/, 'a') + letters.slice(1).replace(/[aeiouwy]/g, '');
  return key.length > 1 ? key.replace(/h$/, '') : key;
}

function withoutArticle(word: string): string {
  if (word.startsWith('ال')) return word.length >= ARTICLE_FROM.arabic ? word.slice(2) : word;
  if (word === 'al' || word === 'el') return '';
  return /^[ae]l/.test(word) && word.length >= ARTICLE_FROM.latin ? word.slice(2) : word;
}

/** Two Latin letters for one sound become the one Arabic letter that has it. */
const withLatinSounds = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/kh/g, 'خ')
    .replace(/gh/g, 'غ')
    .replace(/sh|ch/g, 'ش')
    .replace(/th/g, 'ت')
    .replace(/dh/g, 'ذ')
    .replace(/ph/g, 'ف');

const SOUNDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...'abdefhijklmnorstuwyz'].map((letter) => [letter, letter])),
  c: 'k',
  q: 'k',
  g: 'j',
  p: 'b',
  v: 'f',
  x: 'ks',
  ا: 'a',
  ب: 'b',
  پ: 'b',
  ت: 't',
  ث: 't',
  ٹ: 't',
  ج: 'j',
  گ: 'j',
  ژ: 'j',
  چ: 'c',
  ح: 'h',
  خ: 'x',
  د: 'd',
  ڈ: 'd',
  ذ: 'z',
  ر: 'r',
  ڑ: 'r',
  ز: 'z',
  س: 's',
  ش: 'c',
  ص: 's',
  ض: 'd',
  ط: 't',
  ظ: 'z',
  ع: 'a',
  غ: 'q',
  ف: 'f',
  ڤ: 'f',
  ق: 'k',
  ك: 'k',
  ک: 'k',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
  ہ: 'h',
  و: 'w',
  ي: 'y',
  ی: 'y',
  ے: 'y',
};
