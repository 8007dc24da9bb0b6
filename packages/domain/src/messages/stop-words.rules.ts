/** What ends advertising on a channel. Whoever writes one of these words and nothing else means it. */
const STOP_WORDS = new Set(['stop', 'unsubscribe', 'الغاء', 'توقف', 'وقف', 'ايقاف', 'اوقف']);

const MARKS = /[\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06ED\u0640]/g;
const NOT_LETTERS = /[^\p{L}\p{N}]/gu;

/**
 * STOP in any capitals, with spaces, dots or quotes around it; Arabic with or without hamza, vowel signs and tatweel.
 */
export function isStopWord(text: string): boolean {
  if (text.length > 60) return false;
  const plain = text
    .normalize('NFKC')
    .replace(MARKS, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(NOT_LETTERS, '')
    .toLowerCase();
  return STOP_WORDS.has(plain);
}
