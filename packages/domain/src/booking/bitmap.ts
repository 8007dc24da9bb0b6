/**
 * A bit for each quarter hour. Signed words, because a 32-bit word that reads as a negative number stays a small
 * integer of the engine, and a large positive one does not. Every bitmap of a search has the same length and ends with
 * a word that stays empty, so that shifts need no bounds.
 */
export type Bitmap = Int32Array;

export const emptyBitmap = (bits: number): Bitmap => new Int32Array((bits >>> 5) + 2);

export const hasBit = (bitmap: Bitmap, bit: number): boolean => ((bitmap[bit >>> 5]! >>> (bit & 31)) & 1) === 1;

/** Sets the bits of a half-open range; what lies outside of the bitmap is cut off. */
export function setRange(bitmap: Bitmap, from: number, to: number): void {
  const [start, end] = [Math.max(0, from), Math.min(to, sizeOf(bitmap))];
  for (let word = start >>> 5; word << 5 < end; word += 1) bitmap[word]! |= maskOf(word, start, end);
}

export function clearRange(bitmap: Bitmap, from: number, to: number): void {
  const [start, end] = [Math.max(0, from), Math.min(to, sizeOf(bitmap))];
  for (let word = start >>> 5; word << 5 < end; word += 1) bitmap[word]! &= ~maskOf(word, start, end);
}

export function countRange(bitmap: Bitmap, from: number, to: number): number {
  const [start, end] = [Math.max(0, from), Math.min(to, sizeOf(bitmap))];
  let count = 0;
  for (let word = start >>> 5; word << 5 < end; word += 1) count += bitsIn(bitmap[word]! & maskOf(word, start, end));
  return count;
}

export function and(target: Bitmap, other: Bitmap): void {
  for (let word = 0; word < target.length; word += 1) target[word]! &= other[word]!;
}

export function andNot(target: Bitmap, other: Bitmap): void {
  for (let word = 0; word < target.length; word += 1) target[word]! &= ~other[word]!;
}

export function or(target: Bitmap, other: Bitmap): void {
  for (let word = 0; word < target.length; word += 1) target[word]! |= other[word]!;
}

/**
 * Keeps a bit where the other bitmap has one `distance` later. The target may be the other itself: words are read
 * before they are written.
 */
export function andLater(target: Bitmap, other: Bitmap, distance: number): void {
  const [words, bits] = [distance >>> 5, distance & 31];
  const last = Math.max(0, target.length - words - 1);
  if (bits === 0) for (let word = 0; word < last; word += 1) target[word]! &= other[word + words]!;
  else
    for (let word = 0; word < last; word += 1)
      target[word]! &= (other[word + words]! >>> bits) | (other[word + words + 1]! << (32 - bits));
  target.fill(0, last);
}

/**
 * Where `length` bits in a row begin. Each step doubles the row, so that a long service costs hardly more than a short
 * one.
 */
export function runsOf(bitmap: Bitmap, length: number): Bitmap {
  const runs = bitmap.slice();
  for (let found = 1; found < length;) {
    const step = Math.min(found, length - found);
    andLater(runs, runs, step);
    found += step;
  }
  return runs;
}

/** The set bits of a half-open range, in order. */
export function bitsBetween(bitmap: Bitmap, from: number, to: number): number[] {
  const [start, end] = [Math.max(0, from), Math.min(to, sizeOf(bitmap))];
  const bits: number[] = [];
  for (let word = start >>> 5; word << 5 < end; word += 1) {
    for (let rest = bitmap[word]! & maskOf(word, start, end); rest !== 0; rest &= rest - 1)
      bits.push((word << 5) + 31 - Math.clz32(rest & -rest));
  }
  return bits;
}

const sizeOf = (bitmap: Bitmap): number => (bitmap.length - 1) << 5;

/** The bits of a word that lie in a range which touches it. */
function maskOf(word: number, start: number, end: number): number {
  const [low, high] = [start - (word << 5), end - (word << 5)];
  return (low > 0 ? -1 << low : -1) & (high < 32 ? ~(-1 << high) : -1);
}

/** Counts in pairs of bits, then in fours and eights, all at once; the product adds up the bytes. */
function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
