/** A name or an amount keeps its own direction inside a sentence. */
export const apart = (text: string): string => `\u2068${text}\u2069`;
