import { cleanPhone } from '../kernel/phone';

/** Numbers are kept as +971504821937. Typed the way people say them, 050 482 1937, they are found by the part both have. */
export function complaintSearchText(typed: string): string {
  const phone = cleanPhone(typed);
  return /^\+?\d{4,}$/.test(phone) ? phone.replace(/^(?:\+|0+)/, '') : typed;
}

const EXCERPT = 90;

/** The beginning of a message, for a row of the list: whole words, on one line. */
export function complaintExcerpt(body: string): string {
  const text = body.replace(/\s+/g, ' ').trim();
  if (text.length <= EXCERPT) return text;
  const lastSpace = text.lastIndexOf(' ', EXCERPT);
  // A word without an end is cut anywhere, but not in the middle of a sign.
  const beginning = text.slice(0, lastSpace > 0 ? lastSpace : EXCERPT).replace(/[\uD800-\uDBFF]$/, '');
  return `${beginning.replace(/[\s.,;:،؛]+$/, '')}…`;
}
