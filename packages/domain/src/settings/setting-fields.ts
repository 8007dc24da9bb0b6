import { z } from 'zod';
import { addMessage } from '../kernel/input/fields';
import { validationMessage as say } from '../kernel/text/validation-texts';
import {
  checkArabicText,
  checkEmail,
  checkEnglishText,
  checkMaxLength,
  checkTelephone,
  firstOf,
  type Checked,
} from '../kernel/input/validators';
import { tidyTelephone } from '../kernel/input/phone';
import { cleanTrn } from '../kernel/input/trn';

/**
 * Texts that may be left empty. They are stored as they are typed, so that what is read can be saved again unchanged;
 * what a machine reads is stored cleaned.
 */
const emptyOr = (check: (text: string) => Checked, max: number) =>
  z
    .string()
    .trim()
    .superRefine((text, ctx) => addMessage(ctx, firstOf(checkMaxLength(text, max), check(text))))
    .default('');

export const optionalText = (max = 255) => emptyOr(() => undefined, max);
/** What it must look like depends on the country: the section's own rule. */
export const optionalTrn = () => optionalText(40).transform(cleanTrn);
export const optionalEnglish = (max = 255) => emptyOr(checkEnglishText, max);
export const optionalArabic = (max = 255) => emptyOr(checkArabicText, max);
export const optionalEmail = () => emptyOr(checkEmail, 254);
export const optionalTelephone = () => emptyOr(checkTelephone, 30).transform(tidyTelephone);
export const optionalLink = () => emptyOr(checkHttpsLink, 500);

/** Only links that a browser opens safely: no scripts, no plain http, no name and password in front of the host. */
export function checkHttpsLink(text: string): Checked {
  if (text === '') return undefined;
  if (!text.startsWith('https://')) return say('https-link');
  return /^https:\/\/[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+(?::\d{1,5})?(?:[/?#][^\s<>"'`\\]*)?$/.test(
    text,
  )
    ? undefined
    : say('url');
}

export const pictureId = () => z.int().positive().nullable().default(null);
