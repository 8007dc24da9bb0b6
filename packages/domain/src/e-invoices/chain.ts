import { base64, utf8 } from './bytes';
import type { ChainPlace } from './e-invoice';

/** What the very first document of a salon has as the hash before it: the authority's own constant, made from the digit 0. */
export const FIRST_PREVIOUS_HASH =
  'NWZlY2ViNjZmZmM4NmYzOGQ5NTI3ODZjNmQ2OTZjNzljMmRiYzIzOWRkNGU5MWI0NjcyOWQ3M2EyN2ZiNTdlOQ==';

export type Sha256 = (bytes: Uint8Array) => Uint8Array;

/** The place after `last`: the counter knows no gap and is never set back, whatever kind of document comes next. */
export const nextPlace = (last: { icv: number; hash: string } | null): ChainPlace =>
  last ? { icv: last.icv + 1, previous_hash: last.hash } : { icv: 1, previous_hash: FIRST_PREVIOUS_HASH };

/** Our XML is written in canonical form and without seal or code, so its own bytes are what is hashed. */
export const invoiceHash = (xml: string, sha256: Sha256): string => base64(sha256(utf8(xml)));
