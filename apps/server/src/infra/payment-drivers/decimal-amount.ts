import { EXPONENT_OF, isCurrency, parseMoney, type Currency } from '@rawnaq/domain/kernel/money';

/** Local short names that gateways write instead of the three letters of ISO 4217. */
const SHORT_NAMES: Record<string, Currency> = {
  KD: 'KWD',
  BD: 'BHD',
  RO: 'OMR',
  OR: 'OMR',
  QR: 'QAR',
  SR: 'SAR',
  DH: 'AED',
};

export function currencyNamed(text: string): Currency | undefined {
  const name = text.trim().toUpperCase();
  return isCurrency(name) ? name : SHORT_NAMES[name];
}

/** `52.500` is 52.50 in a currency of two decimals; what does not come out even is no amount. */
export function decimalToMinor(text: string, currency: Currency): number | undefined {
  const [whole = '', decimals = ''] = text.trim().split('.');
  const kept = decimals.slice(0, EXPONENT_OF[currency]);
  if (!/^0*$/.test(decimals.slice(kept.length))) return undefined;
  return parseMoney(kept ? `${whole}.${kept}` : whole, currency);
}
