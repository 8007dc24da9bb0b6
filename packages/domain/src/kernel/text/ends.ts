/**
 * A text without such signs at its end. By index: `/[.\s]+$/` begins anew at every sign of every run inside a text, so
 * that a run of n signs costs n² steps, and strangers send long ones.
 */
export function withoutEnd(text: string, sign: RegExp): string {
  let end = text.length;
  while (end > 0 && sign.test(text[end - 1]!)) end -= 1;
  return text.slice(0, end);
}

export function withoutEnds(text: string, sign: RegExp): string {
  const plain = withoutEnd(text, sign);
  let start = 0;
  while (start < plain.length && sign.test(plain[start]!)) start += 1;
  return plain.slice(start);
}
