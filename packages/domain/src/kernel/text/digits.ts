/** Turns Arabic-Indic (٠–٩) and Persian (۰–۹) digits into 0–9; everything else stays. */
export const toLatinDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));

/** Invisible direction marks arrive with numbers pasted from Arabic pages and messengers. */
export const withoutDirectionMarks = (text: string): string =>
  text.replace(/[\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/g, '');

/**
 * What a person meant by a numeric text: Latin digits, a dot for the decimals, no spaces around, no direction marks.
 */
export const toPlainNumberText = (text: string): string =>
  toLatinDigits(withoutDirectionMarks(text))
    .replace(/\u066B/g, '.')
    .trim();
