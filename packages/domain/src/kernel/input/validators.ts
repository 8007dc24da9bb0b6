import { toPlainNumberText } from '../text/digits';
import { isLocalDate, isLocalTime, type LocalDate } from '../time/local-date';
import type { Localized } from '../localized';
import { cleanPhone, isMobile, normaliseTelephone, parseMobile } from './phone';
import { hasForeignLetters } from '../text/script';
import { TRN_LENGTH, trnProblem } from './trn';
import { validationMessage as say, type ValidationMessage } from '../text/validation-texts';

export { sayIssue } from './issues';

/**
 * The client's rules for what people type, one function each: undefined when the value is fine. Rules about the form of
 * a text let an empty value pass, since `checkRequired` is a rule of its own; integers, prices and mobiles are required
 * unless `optional`.
 */
export type Checked = ValidationMessage | undefined;

export function checkRequired(value: unknown): Checked {
  const isMissing =
    value === null ||
    value === undefined ||
    (typeof value === 'string' && value.trim() === '') ||
    (Array.isArray(value) && value.length === 0);
  return isMissing ? say('required') : undefined;
}

type Limits = { min?: number; max?: number; optional?: boolean };

export function checkInteger(value: string, { min = 0, max, optional = false }: Limits = {}): Checked {
  const text = toPlainNumberText(value);
  if (text === '') return optional ? undefined : say('required');
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(Number(text))) return say('integer');
  if (hasLeadingZeros(text)) return say('leading-zeros');
  return checkBounds(Number(text), min, max);
}

export const checkDigits = (value: string): Checked => checkForm(toPlainNumberText(value), /^\d+$/, 'digits');

/** Letters of Arabic with their vowel marks and the tatweel; Persian and Urdu letters are in the same script. */
const ARABIC = '\\u0621-\\u063A\\u0640-\\u065F\\u0670-\\u06D3';
/** Between the letters of a name: Sara-Jane, O'Neil, د. منى, Bloom & Co. */
const NAME = new RegExp(`^[A-Za-z${ARABIC}\\s.'’&-]+$`);
const SERVICE_NAME = new RegExp(`^[A-Za-z${ARABIC}0-9\\u0660-\\u0669\\u06F0-\\u06F9 -]+$`);
/** "English text" is about letters: digits, punctuation and pictures belong to no language, Arabic digits do. */
const NOT_ENGLISH = /(?![A-Za-z])\p{L}|\p{Script=Arabic}|[\u0660-\u0669]/u;
const NOT_ARABIC = /(?!\p{Script=Arabic}|\u0640)\p{L}/u;

/** The client's letters only, with the marks that belong to names. No digits. */
export const checkImportedName = (value: string): Checked => checkForm(value, NAME, 'letters');
export const checkServiceName = (value: string): Checked => checkForm(value, SERVICE_NAME, 'service-name');
export const checkAliasName = (value: string): Checked => checkForm(value, /^[A-Za-z0-9]+$/, 'alias-name');
export const checkEnglishText = (value: string): Checked => (NOT_ENGLISH.test(value) ? say('english-text') : undefined);
export const checkArabicText = (value: string): Checked => (NOT_ARABIC.test(value) ? say('arabic-text') : undefined);
export const checkEnglishOrArabicText = (value: string): Checked =>
  hasForeignLetters(value) ? say('english-or-arabic-text') : undefined;

export const checkMaxLength = (value: string, max: number): Checked =>
  isLonger(value, max) ? say('max-length', { max }) : undefined;
export const checkMinLength = (value: string, min: number): Checked =>
  value !== '' && lengthOf(value) < min ? say('min-length', { min }) : undefined;
export const checkSameAs = (value: unknown, other: unknown, otherLabel: Localized): Checked =>
  value === other ? undefined : say('same-as', { other: otherLabel });

/** Dates, times and ISO texts compare as texts; numbers as numbers. */
export const checkAfterOrEqual = <T extends string | number>(value: T, other: T, otherLabel: Localized): Checked =>
  value >= other ? undefined : say('after-or-equal', { other: otherLabel });
export function checkEmail(value: string): Checked {
  const text = value.trim();
  if (text === '') return undefined;
  const at = text.lastIndexOf('@');
  const [local, domain] = [text.slice(0, at), text.slice(at + 1)];
  const isValid =
    at > 0 &&
    text.length <= 254 &&
    local.length <= 64 &&
    /^[A-Za-z0-9!#$%&'*+/=?^_{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_{|}~-]+)*$/.test(local) &&
    isDomain(domain);
  return isValid ? undefined : say('email');
}

/** One search box finds people by name or by number: a mix finds nobody, so it is refused early. */
export function checkCustomerSearch(value: string): Checked {
  const isNumber = /^\+?\d+$/.test(cleanPhone(value));
  const isText = !/[0-9\u0660-\u0669\u06F0-\u06F9]/.test(value);
  return isNumber || isText ? undefined : say('customer-search');
}

export function checkTelephone(value: string): Checked {
  if (value.trim() === '') return undefined;
  if (!/^(?:\+|00)/.test(cleanPhone(value))) return say('telephone-prefix');
  return normaliseTelephone(value) ? undefined : say('telephone');
}

export function checkWhatsappNumber(value: string, home?: string): Checked {
  if (value.trim() === '') return undefined;
  return /^(?:\+|00)/.test(cleanPhone(value)) ? say('whatsapp-prefix') : checkMobile(value, { home });
}

type MobileOptions = {
  optional?: boolean;
  /** The calling code of numbers typed without one. */ home?: string | undefined;
};

export function checkMobile(value: string, { optional = false, home }: MobileOptions = {}): Checked {
  if (value.trim() === '') return optional ? undefined : say('required');
  const parsed = parseMobile(value, home);
  if (isMobile(parsed)) return undefined;
  switch (parsed.problem) {
    case 'not-numeric':
      return say('mobile-numeric');
    case 'unknown-prefix':
      return say('mobile-prefix');
    case 'wrong-length':
      return say('mobile-length', { digits: parsed.digits });
    case 'length-outside':
      return say('mobile-length-between', { min: parsed.min, max: parsed.max });
  }
}

export function checkTrn(value: string, iso2: string): Checked {
  if (value.trim() === '') return undefined;
  switch (trnProblem(value, iso2)) {
    case 'ksa-threes':
      return say('trn-ksa');
    case 'oman':
      return say('trn-oman');
    case 'length':
      return say('exact-length', { length: TRN_LENGTH });
    case 'digits':
      return say('digits');
    case undefined:
      return undefined;
  }
}

/** The day after it, and a few more that rules may reckon with, can still be written. */
const LAST_DAY = '9998-12-31';
export const checkDate = (value: string): Checked =>
  value === '' || (isLocalDate(value) && value <= LAST_DAY) ? undefined : say('date');
const FIRST_BIRTH = '1900-01-01';
export function checkBirthDate(value: string, today: LocalDate | undefined): Checked {
  if (value === '' || checkDate(value)) return checkDate(value);
  if (value < FIRST_BIRTH) return say('birth-too-early');
  return today !== undefined && value > today ? say('birth-ahead') : undefined;
}
export const checkTime = (value: string): Checked => (value === '' || isLocalTime(value) ? undefined : say('time'));

/** The first message of several rules. */
export const firstOf = (...checks: Checked[]): Checked => checks.find((checked) => checked !== undefined);

const hasLeadingZeros = (text: string): boolean => /^-?0\d/.test(text);
/** Characters as people count them: an emoji outside the basic plane is one. */
const lengthOf = (text: string): number => [...text].length;
/** A megabyte is not counted: a character has two halves at most. */
const isLonger = (text: string, max: number): boolean =>
  text.length > max && (text.length > 2 * max || lengthOf(text) > max);
const checkForm = (text: string, form: RegExp, key: ValidationMessage['key']): Checked =>
  text === '' || form.test(text) ? undefined : say(key);

function checkBounds(value: number, min: number, max: number | undefined): Checked {
  if (value < min) return say('min', { min });
  return max !== undefined && value > max ? say('max', { max }) : undefined;
}

function isDomain(domain: string): boolean {
  const labels = domain.split('.');
  return (
    labels.length >= 2 &&
    /^[A-Za-z]{2,}$/.test(labels.at(-1)!) &&
    labels.every((label) => label.length <= 63 && /^[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?$/.test(label))
  );
}
