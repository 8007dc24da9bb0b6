import { z } from 'zod';
import { looksLikeCardNumber } from './card-number';
import { toPlainNumberText } from '../text/digits';
import { encodeMessage } from './issues';
import type { Localized } from '../localized';
import { BASIS_POINTS, type Minor } from '../money';
import { normaliseMobile, normaliseTelephone, withHomeCode } from './phone';
import { accountCountry, accountToday, homeCallingCode } from './read-input';
import type { CodeIn, CodeList } from '../state-machine';
import { cleanTrn } from './trn';
import { validationMessage as say, type ValidationMessage } from '../text/validation-texts';
import {
  checkAliasName,
  checkArabicText,
  checkBirthDate,
  checkDate,
  checkEmail,
  checkEnglishOrArabicText,
  checkEnglishText,
  checkInteger,
  checkMaxLength,
  checkMobile,
  checkRequired,
  checkServiceName,
  checkTelephone,
  checkTime,
  checkTrn,
  type Checked,
} from './validators';

/**
 * Building blocks for inputs: the rules of `validators` as zod schemas, so that the server and the forms refuse the
 * same things in the same words. Each takes the field's label last; without it the sentence says "this field" or the
 * label the caller passes to `sayIssue`. Every text is trimmed. All blocks refuse an empty text: for a field that may
 * be left out, wrap it in `orEmpty`.
 */
const DEFAULT_MAX = 255;
/** Numbers, days and addresses have lengths of their own and their own words for them; nothing near this is read. */
const LONGEST = 1_000;

export const requiredText = (label?: Localized, max = DEFAULT_MAX) => checkedText(() => undefined, label, max);
export const englishText = (label?: Localized, max = DEFAULT_MAX) => checkedText(checkEnglishText, label, max);
export const arabicText = (label?: Localized, max = DEFAULT_MAX) => checkedText(checkArabicText, label, max);
export const englishOrArabicText = (label?: Localized, max = DEFAULT_MAX) =>
  checkedText(checkEnglishOrArabicText, label, max);
export const serviceName = (label?: Localized, max = 100) => checkedText(checkServiceName, label, max);
export const aliasName = (label?: Localized, max = 50) => checkedText(checkAliasName, label, max);
/** Notes and remarks: anything but a card number. May be empty. */
export const freeText = (label?: Localized, max = 2000) =>
  z
    .string()
    .trim()
    .superRefine(
      refuse(
        within(max, (text) => (looksLikeCardNumber(text) ? say('card-number') : undefined)),
        label,
      ),
    );

/** Stored in small letters: people do not remember which ones they wrote large. */
export const emailText = (label?: Localized) => checkedText(checkEmail, label).transform((text) => text.toLowerCase());

/** `+971504821937` whatever form it was typed in; without a country code it is a number of the account's country. */
export const mobile = (label?: Localized) =>
  checkedText((text) => checkMobile(text, { home: homeCallingCode() }), label).transform((text) =>
    normaliseMobile(text, homeCallingCode())!,
  );
/** Like a mobile, what is dialled at home is a number of the account's country. */
export const telephone = (label?: Localized) =>
  checkedText((text) => checkTelephone(withHomeCode(text, homeCallingCode())), label).transform((text) =>
    normaliseTelephone(withHomeCode(text, homeCallingCode()))!,
  );

/** The account's country decides what a tax number looks like; where none is known only its length is checked. */
export const trn = (label?: Localized) =>
  checkedText((text) => checkTrn(text, accountCountry() ?? ''), label).transform(cleanTrn);

export const integerText = (limits: { min?: number; max?: number } = {}, label?: Localized) =>
  checkedText((text) => checkInteger(text, limits), label).transform((text) => Number(toPlainNumberText(text)));

export const localDate = (label?: Localized) => checkedText(checkDate, label);
/** Of somebody alive: not ahead of the account's day, not before 1900. */
export const birthDate = (label?: Localized) => checkedText((text) => checkBirthDate(text, accountToday()), label);
export const localTime = (label?: Localized) => checkedText(checkTime, label);

/** A share in basis points, at most the whole; limits are said in percent, as people type it. */
export const basisPoints = (min = 0) =>
  z
    .int()
    .min(min, encodeMessage(say('min', { min: `${min / 100}%` })))
    .max(BASIS_POINTS, encodeMessage(say('max', { max: '100%' })));

/** An amount in minor units that is already a number, as in JSON. */
export const minorAmount = (limits: { min?: Minor; max?: Minor } = {}) =>
  z
    .int()
    .min(limits.min ?? 0)
    .max(limits.max ?? Number.MAX_SAFE_INTEGER);

/** A number that a form begins without. Empty is refused as any other missing value. */
export const notEmpty = (schema: z.ZodType<number, number>) =>
  schema.nullable().transform((value, ctx) => {
    if (value !== null) return value;
    addMessage(ctx, say('required'));
    return z.NEVER;
  });

/** One of the codes of a list or machine. */
export const codeOf = <List extends CodeList>(list: List) =>
  z.literal(Object.values(list.codes) as [CodeIn<List>, ...CodeIn<List>[]]);

/**
 * Lets a field be missing or empty; either way the result is undefined. Not a union: that would hide which rule was
 * broken.
 */
export const orEmpty = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .preprocess(
      (value: z.input<Schema> | '' | null | undefined) => (checkRequired(value) ? undefined : value),
      schema.optional(),
    )
    .optional();

/**
 * Adds one of our messages to an issue list, for rules that look at several fields: `.superRefine((value, ctx) =>
 * addMessage(ctx, checkCustomHours(value, []), ['to']))`.
 */
export function addMessage(
  ctx: z.core.$RefinementCtx,
  message: ValidationMessage | undefined,
  path: PropertyKey[] = [],
  label?: Localized,
): void {
  if (!message) return;
  const values = label ? { label, ...message.values } : message.values;
  ctx.addIssue({ code: 'custom', message: encodeMessage({ key: message.key, ...(values && { values }) }), path });
}

const checkedText = (check: (text: string) => Checked, label: Localized | undefined, max = LONGEST) =>
  z
    .string()
    .trim()
    .superRefine(refuse((text) => checkRequired(text) ?? within(max, check)(text), label));

/** The length first, and nothing else of a text that is too long: strangers send megabytes. */
const within =
  (max: number, check: (text: string) => Checked) =>
  (text: string): Checked =>
    checkMaxLength(text, max) ?? check(text);

const refuse =
  (check: (text: string) => Checked, label: Localized | undefined) =>
  (text: string, ctx: z.core.$RefinementCtx<string>): void =>
    addMessage(ctx, check(text), [], label);
