/** Does every typed word appear in one of the texts? Case, Arabic vowel marks and the forms of alef do not matter. */
export function hasWords(query: string, texts: readonly (string | undefined)[]): boolean {
  const text = plain(texts.filter(Boolean).join(' '));
  return plain(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\u064B-\u0652\u0640]/g, '')
    .replace(/[أإآ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه');
