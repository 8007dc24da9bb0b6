import { countries, type Country } from '../places/countries';
import { toLatinDigits, withoutDirectionMarks } from '../text/digits';

/**
 * Mobile numbers by the client's rules. A number is typed with its country code, with or without `+` or `00` in front.
 * Nine codes have a fixed length; five of them let people keep the trunk 0 of home (`971 050…`), which is dropped.
 * Where `home` is given (the calling code of the salon's country), a number may also be typed as it is dialled there:
 * `050 482 1937`.
 *
 * Other countries: a prefix is recognised when it is the calling code of a country in our list. We keep no national
 * plans for them, so they only get the limits of E.164 (7 to 15 digits in all): refusing a guest's real number costs
 * more than a typo, which the verification code catches anyway.
 */
export type Mobile = {
  /** `+971504821937`: how a number is stored, compared and dialled. */
  e164: string;
  calling_code: string;
  national: string;
};

export type MobileProblem =
  | { problem: 'not-numeric' }
  | { problem: 'unknown-prefix' }
  | { problem: 'wrong-length'; digits: number }
  | { problem: 'length-outside'; min: number; max: number };

type CodeRule = { national: number; trunkZero: boolean };
const RULES: Readonly<Record<string, CodeRule>> = {
  966: { national: 9, trunkZero: true },
  971: { national: 9, trunkZero: true },
  962: { national: 9, trunkZero: true },
  970: { national: 9, trunkZero: true },
  972: { national: 9, trunkZero: true },
  965: { national: 8, trunkZero: false },
  974: { national: 8, trunkZero: false },
  973: { national: 8, trunkZero: false },
  968: { national: 8, trunkZero: false },
};

/** Two codes, one country: numbers of both reach the same people. */
const SAME_COUNTRY: Readonly<Record<string, string>> = { 972: '970' };

const E164_MIN = 7;
const E164_MAX = 15;

export const callingCodes: readonly string[] = [
  ...new Set([...Object.keys(RULES), ...countries.map((country) => country.calling_code)]),
];

/** Takes away what people type between digits; the sign in front stays. */
export const cleanPhone = (text: string): string =>
  toLatinDigits(withoutDirectionMarks(text)).replace(/[\s\u00A0().-]/g, '');

export function parseMobile(text: string, home?: string): Mobile | MobileProblem {
  const digits = withCountry(cleanPhone(text), home);
  if (!/^\d+$/.test(digits)) return { problem: 'not-numeric' };
  const calling_code = callingCodeOf(digits);
  if (!calling_code) return { problem: 'unknown-prefix' };

  const rest = digits.slice(calling_code.length);
  const rule = RULES[calling_code];
  if (!rule) {
    if (digits.length < E164_MIN || digits.length > E164_MAX)
      return { problem: 'length-outside', min: E164_MIN, max: E164_MAX };
    return { e164: `+${digits}`, calling_code, national: rest };
  }
  const national = rule.trunkZero && rest.startsWith('0') ? rest.slice(1) : rest;
  if (national.length !== rule.national)
    return { problem: 'wrong-length', digits: calling_code.length + rule.national };
  return { e164: `+${calling_code}${national}`, calling_code, national };
}

export const isMobile = (parsed: Mobile | MobileProblem): parsed is Mobile => 'e164' in parsed;

/** `+971504821937`, or undefined when the text is no mobile number. */
export function normaliseMobile(text: string, home?: string): string | undefined {
  const parsed = parseMobile(text, home);
  return isMobile(parsed) ? parsed.e164 : undefined;
}

/**
 * A prefix chosen from a list and the number typed beside it. A number that already says its country wins over the
 * list.
 */
export function joinPrefix(calling_code: string, typed: string): string {
  const clean = cleanPhone(typed);
  if (saysItsCountry(clean)) return clean;
  return normaliseMobile(clean, calling_code) ?? `+${calling_code}${clean}`;
}

/**
 * The runs of digits to look for in stored numbers, whose digits begin with their code. What is typed may be any part
 * of a number, or its beginning as it is dialled at home (`052 891`). Nothing when the text is no number.
 */
export function mobileSearchDigits(text: string, home?: string): string[] {
  const clean = cleanPhone(text);
  if (!/^\+?\d+$/.test(clean)) return [];
  const typed = saysItsCountry(clean) ? clean.replace(/^(?:\+|00)/, '') : clean;
  const dialled = clean.startsWith('0') && clean.length >= LEAST_DIALLED ? `${home ?? ''}${clean.slice(1)}` : undefined;
  const atHome = saysItsCountry(clean) ? withoutTrunkZero(typed) : (dialled ?? withoutTrunkZero(typed));
  return [...new Set([typed, atHome])].filter(Boolean);
}

/** Splits a stored number for a form: `971` and `504821937`. */
export function splitPrefix(e164: string): { calling_code: string; national: string } | undefined {
  const parsed = parseMobile(e164);
  return isMobile(parsed) ? { calling_code: parsed.calling_code, national: parsed.national } : undefined;
}

/**
 * What makes two numbers the same number: 970 and 972 in front of the same digits do. Unique keys are built on this.
 */
export function mobileKey(e164: string): string {
  const calling_code = callingCodeOf(e164.slice(1)) ?? '';
  return `+${SAME_COUNTRY[calling_code] ?? calling_code}${e164.slice(1 + calling_code.length)}`;
}

/** Every spelling a number with this key may be stored in, the key first. */
export function mobileSpellings(e164: string): string[] {
  const key = mobileKey(e164);
  const code = callingCodeOf(key.slice(1)) ?? '';
  const others = Object.keys(SAME_COUNTRY).filter((other) => SAME_COUNTRY[other] === code);
  return [key, ...others.map((other) => `+${other}${key.slice(1 + code.length)}`)];
}

export const callingCodeOfCountry = (iso2: string): string | undefined =>
  countries.find((country) => country.iso2 === iso2)?.calling_code;

export function countryOfMobile(e164: string): Country | undefined {
  const calling_code = callingCodeOf(e164.replace(/^\+/, ''));
  if (!calling_code) return undefined;
  return countries.find((country) => country.calling_code === (SAME_COUNTRY[calling_code] ?? calling_code));
}

/** For reading: `+971 50 482 1937`, `+965 5012 3456`. What is not a mobile number is shown as it is. */
export function formatMobile(text: string): string {
  const parsed = parseMobile(text);
  if (!isMobile(parsed)) return text;
  return `+${parsed.calling_code} ${groupsOf(parsed.national).join(' ')}`;
}

/**
 * Telephones of shops may be land lines of any length; only the sign in front and the limits of E.164 are checked. A
 * trunk 0 after the code is dropped, as a mobile's is.
 */
export function normaliseTelephone(text: string): string | undefined {
  const match = /^(?:\+|00)(\d+)$/.exec(cleanPhone(text));
  const digits = match?.[1] && withoutTrunkZero(match[1]);
  return digits && digits.length >= E164_MIN && digits.length <= E164_MAX ? `+${digits}` : undefined;
}

/** With the sign and the code in front of what is dialled without them at home: `04 333 4444`. */
export function withHomeCode(text: string, home: string | undefined): string {
  const clean = cleanPhone(text);
  if (!home || saysItsCountry(clean) || !/^\d+$/.test(clean)) return text;
  return `+${withCountry(clean, home)}`;
}

/** As people group it, in digits that every telephone dials. */
export const tidyTelephone = (text: string): string =>
  toLatinDigits(withoutDirectionMarks(text)).trim().replace(/^00/, '+');

/** Longest first, so that 1 does not swallow a longer code. */
const codesByLength = callingCodes.toSorted((a, b) => b.length - a.length);
const callingCodeOf = (digits: string): string | undefined => codesByLength.find((code) => digits.startsWith(code));

/** `05` begins every mobile of the country: too little to look for. */
const LEAST_DIALLED = 3;

const saysItsCountry = (clean: string): boolean => clean.startsWith('+') || clean.startsWith('00');

/** The digits with their country code in front. Longer than any number of home, they have one already. */
function withCountry(clean: string, home: string | undefined): string {
  if (saysItsCountry(clean)) return clean.replace(/^(?:\+|00)/, '');
  if (!home) return clean;
  const rule = RULES[home];
  if (!rule) return `${home}${clean.replace(/^0/, '')}`;
  const isLocal = clean.startsWith('0') || clean.length <= rule.national + 1;
  return isLocal ? `${home}${clean}` : clean;
}

function withoutTrunkZero(digits: string): string {
  const code = callingCodeOf(digits);
  if (!code || !RULES[code]?.trunkZero || digits[code.length] !== '0') return digits;
  return `${code}${digits.slice(code.length + 1)}`;
}

function groupsOf(national: string): string[] {
  if (national.length === 8) return [national.slice(0, 4), national.slice(4)];
  if (national.length === 9) return [national.slice(0, 2), national.slice(2, 5), national.slice(5)];
  if (national.length === 10) return [national.slice(0, 3), national.slice(3, 6), national.slice(6)];
  return national.match(/.{1,4}/g) ?? [];
}
