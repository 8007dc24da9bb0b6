import { formatDecimal, type Currency, type Minor } from '../kernel/money';
import type { WallTime } from '../kernel/time/local-date';
import { base64, utf8 } from './bytes';

export type QrFacts = {
  seller_name: string;
  seller_trn: string;
  issued: WallTime;
  total: Minor;
  vat: Minor;
  currency: Currency;
};

/** The code of a KSA invoice of phase 1. The time is the one the document prints; nothing here may shift it to another zone. */
export const invoiceQr = ({ seller_name, seller_trn, issued, total, vat, currency }: QrFacts): string =>
  qrTlv([
    seller_name,
    seller_trn,
    `${issued.date}T${issued.time}Z`,
    formatDecimal(total, currency),
    formatDecimal(vat, currency),
  ]);

/** Tags 1, 2, 3 …: one byte for the tag, one for the number of UTF-8 bytes, then the value; the whole in Base64. */
export function qrTlv(values: readonly string[]): string {
  return base64(
    Uint8Array.from(
      values.flatMap((value, place) => {
        const bytes = fitting(value);
        return [place + 1, bytes.length, ...bytes];
      }),
    ),
  );
}

const MOST_BYTES = 255;

/** A length of one byte holds 255; a longer name ends at the last whole character. */
function fitting(value: string): Uint8Array {
  const bytes = utf8(value);
  if (bytes.length <= MOST_BYTES) return bytes;
  let end = MOST_BYTES;
  while ((bytes[end]! & 0xc0) === 0x80) end -= 1;
  return bytes.slice(0, end);
}
