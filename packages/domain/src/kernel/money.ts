import type { Language, Localized } from './localized';
import { toPlainNumberText } from './text/digits';

export const CURRENCIES = ['AED', 'SAR', 'QAR', 'KWD', 'BHD', 'OMR'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** An amount in whole minor units of its currency: fils, halalas, dirhams, baisas. Never a fraction. */
export type Minor = number;

/** How many decimals a currency shows and stores. */
export const EXPONENT_OF = { AED: 2, SAR: 2, QAR: 2, KWD: 3, BHD: 3, OMR: 3 } as const satisfies Record<
  Currency,
  number
>;

export const isCurrency = (text: string): text is Currency => (CURRENCIES as readonly string[]).includes(text);

/** How many minor units make one whole unit: 100 or 1000. */
export const minorPerUnit = (currency: Currency): number => 10 ** EXPONENT_OF[currency];

/**
 * Every amount passes here: a fraction, NaN or a number too big to be exact is a programming error, not a sum of money.
 */
export function assertMinor(amount: number): Minor {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not an exact amount of minor units: ${amount}`);
  return amount === 0 ? 0 : amount;
}

export const sumMinor = (amounts: readonly Minor[]): Minor => {
  let total = 0;
  for (const amount of amounts) total = assertMinor(total + assertMinor(amount));
  return total;
};

export const timesQuantity = (unit: Minor, quantity: number): Minor =>
  assertMinor(assertMinor(unit) * assertMinor(quantity));

/**
 * amount × numerator ÷ denominator, rounded half up. The sign is put aside first, so a reversal of an amount
 * is always the exact mirror of the amount itself.
 */
export function scaleMinor(amount: Minor, numerator: number, denominator: number): Minor {
  const product = assertMinor(amount) * assertMinor(numerator);
  const magnitude = 2 * Math.abs(product) + assertMinor(denominator);
  if (denominator <= 0 || !Number.isSafeInteger(magnitude))
    return toMinor(divideHalfUp(exact(amount) * exact(numerator), exact(denominator)));
  // Nearly every sum of a salon: plain numbers are exact for it, and many times faster.
  const rounded = (magnitude - (magnitude % (2 * denominator))) / (2 * denominator);
  return assertMinor(product < 0 ? -rounded : rounded);
}

/** Rates and percentages are whole basis points: 15 % = 1500. */
export const BASIS_POINTS = 10_000;
export const partOf = (amount: Minor, basisPoints: number): Minor => scaleMinor(amount, basisPoints, BASIS_POINTS);

export function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  if (denominator <= 0n) throw new RangeError('The denominator must be positive');
  const magnitude = numerator < 0n ? -numerator : numerator;
  const rounded = (2n * magnitude + denominator) / (2n * denominator);
  return numerator < 0n ? -rounded : rounded;
}

/**
 * Shares a total in proportion to weights so that the shares add up to it exactly (largest remainder; of equal
 * remainders the earlier one wins). Each share is within one minor unit of its exact proportion.
 */
export function allocate(total: Minor, weights: readonly number[]): Minor[] {
  const exactWeights = weights.map((weight) => {
    if (weight < 0) throw new RangeError('A weight can not be negative');
    return exact(weight);
  });
  const sum = exactWeights.reduce((all, weight) => all + weight, 0n);
  assertMinor(total);
  if (total === 0) return weights.map(() => 0);
  if (sum === 0n) throw new RangeError('Nothing to share an amount over');
  if (weights.length === 1) return [total];

  const magnitude = exact(Math.abs(total));
  const shares = exactWeights.map((weight, index) => ({
    index,
    whole: (magnitude * weight) / sum,
    rest: (magnitude * weight) % sum,
  }));
  const missing = Number(magnitude - shares.reduce((all, share) => all + share.whole, 0n));
  const byRest = shares.toSorted((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1));
  for (const share of byRest.slice(0, missing)) share.whole += 1n;
  return shares.map((share) => assertMinor(Math.sign(total) * Number(share.whole)));
}

/**
 * Reads what a person typed: Latin, Arabic-Indic or Persian digits, `.` or `٫` before the decimals, `,` or `٬` between
 * thousands. Undefined when it is not an amount, has more decimals than the currency, or is too big to be exact.
 */
export function parseMoney(text: string, currency: Currency): Minor | undefined {
  const match = /^(-?)(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d+))?$/.exec(toPlainNumberText(text).replace(/\u066C/g, ','));
  if (!match) return undefined;
  const [, sign, whole = '', decimals = ''] = match;
  const exponent = EXPONENT_OF[currency];
  if (decimals.length > exponent) return undefined;
  const digits = whole.replaceAll(',', '') + decimals.padEnd(exponent, '0');
  const amount = Number(digits);
  if (!Number.isSafeInteger(amount)) return undefined;
  return assertMinor(sign ? -amount : amount);
}

/**
 * Plain decimal text with Latin digits and no grouping: `1234.50`. For files, QR codes and form values; people read
 * `sayAmount`, and on screens their own formatter.
 */
export function formatDecimal(amount: Minor, currency: Currency): string {
  const exponent = EXPONENT_OF[currency];
  const digits = String(Math.abs(assertMinor(amount))).padStart(exponent + 1, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`;
}

/** What stands beside an amount. */
export const CURRENCY_UNITS: Readonly<Record<Currency, Localized>> = {
  AED: { en: 'AED', ar: 'د.إ' },
  SAR: { en: 'SAR', ar: 'ر.س' },
  QAR: { en: 'QAR', ar: 'ر.ق' },
  KWD: { en: 'KWD', ar: 'د.ك' },
  BHD: { en: 'BHD', ar: 'د.ب' },
  OMR: { en: 'OMR', ar: 'ر.ع' },
};

/** As people read it in messages and on pages without a screen's formatter: AED 2,400.00, or 2,400.00 د.إ. */
export function sayAmount(amount: Minor, currency: Currency, language: Language): string {
  const digits = formatDecimal(amount, currency).replace(/\d(?=(?:\d{3})+\.)/g, '$&,');
  const unit = CURRENCY_UNITS[currency][language];
  return language === 'ar' ? `${digits} ${unit}` : `${unit} ${digits}`;
}

const exact = (value: number): bigint => BigInt(assertMinor(value));
const toMinor = (value: bigint): Minor => assertMinor(Number(value));
