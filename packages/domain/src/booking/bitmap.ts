/**
 * A bit for each quarter hour. Signed words, because a 32-bit word that reads as a negative number stays a small integer of the engine, and a
 * large positive one does not. Every bitmap of a search has the same length and ends with a spare word, so that shifts need no bounds.
 */
export type Bitmap = Int32Array;

export const emptyBitmap = (bits: number): Bitmap => new Int32Array((bits >>> 5) + 2);

export const hasBit = (bitmap: Bitmap, bit: number): boolean => ((bitmap[bit >>> 5]! >>> (bit & 31)) & 1) === 1;

/** Sets the bits of a half-open range; what lies outside of the bitmap is cut off. */
export function setRange(bitmap: Bitmap, from: number, to: number): void {
  eachWord(bitmap, from, to, (word, mask) => { bitmap[word]! |= mask; });
}

export function clearRange(bitmap: Bitmap, from: number, to: number): void {
  eachWord(bitmap, from, to, (word, mask) => { bitmap[word]! &= ~mask; });
}

export function countRange(bitmap: Bitmap, from: number, to: number): number {
  let count = 0;
  eachWord(bitmap, from, to, (word, mask) => { count += bitsIn(bitmap[word]! & mask); });
  return count;
}

export function and(target: Bitmap, other: Bitmap): void {
  for (let word = 0; word < target.length; word += 1) target[word]! &= other[word]!;
}

export function or(target: Bitmap, other: Bitmap): void {
  for (let word = 0; word < target.length; word += 1) target[word]! |= other[word]!;
}

/** Keeps a bit where the other bitmap has one `distance` later. The target may be the other itself: words are read before they are written. */
export function andLater(target: Bitmap, other: Bitmap, distance: number): void {
  const [words, bits] = [distance >>> 5, distance & 31];
  const length = target.length;
  for (let word = 0; word < length; word += 1) {
    const low = word + words < length ? other[word + words]! : 0;
    const high = word + words + 1 < length ? other[word + words + 1]! : 0;
    target[word]! &= bits === 0 ? low : (low >>> bits) | (high << (32 - bits));
  }
}

/** Where `length` bits in a row begin. Each step doubles the row, so that a long service costs hardly more than a short one. */
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
  const bits: number[] = [];
  eachWord(bitmap, from, to, (word, mask) => {
    for (let rest = bitmap[word]! & mask; rest !== 0; rest &= rest - 1) bits.push((word << 5) + 31 - Math.clz32(rest & -rest));
  });
  return bits;
}

function eachWord(bitmap: Bitmap, from: number, to: number, visit: (word: number, mask: number) => void): void {
  const [start, end] = [Math.max(0, from), Math.min(to, (bitmap.length - 1) << 5)];
  if (start >= end) return;
  const [first, last] = [start >>> 5, (end - 1) >>> 5];
  for (let word = first; word <= last; word += 1) {
    const head = word === first ? -1 << (start & 31) : -1;
    const tail = word === last ? -1 >>> (31 - ((end - 1) & 31)) : -1;
    visit(word, head & tail);
  }
}

function bitsIn(word: number): number {
  let count = 0;
  for (let rest = word; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
