import { toLatinDigits, withoutDirectionMarks } from '../text/digits';

export const TRN_LENGTH = 15;

export type TrnProblem = 'ksa-threes' | 'length' | 'digits' | 'oman';

/** Latin digits, capital letters, no spaces: how a tax number is stored and printed. */
export const cleanTrn = (text: string): string =>
  toLatinDigits(withoutDirectionMarks(text)).replace(/\s/g, '').toUpperCase();

/**
 * Fifteen digits in KSA, the UAE and Bahrain; KSA's begin and end with 3, which is said as soon as three characters are
 * there. Oman's VATIN is `OM` and ten digits. Elsewhere the client's fifteen characters hold.
 */
export function trnProblem(text: string, iso2: string): TrnProblem | undefined {
  const trn = cleanTrn(text);
  if (iso2 === 'OM') return /^OM\d{10}$/.test(trn) ? undefined : 'oman';
  if (iso2 === 'SA' && trn.length > 2 && !(trn.startsWith('3') && trn.endsWith('3'))) return 'ksa-threes';
  if (trn.length !== TRN_LENGTH) return 'length';
  return ['SA', 'AE', 'BH'].includes(iso2) && !/^\d+$/.test(trn) ? 'digits' : undefined;
}
