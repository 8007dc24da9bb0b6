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
