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

/**
 * Texts that may be left empty. They are stored as they are typed, so that what is read can be saved again unchanged.
 */
const emptyOr = (check: (text: string) => Checked, max: number) =>
  z
    .string()
    .trim()
    .superRefine((text, ctx) => addMessage(ctx, firstOf(checkMaxLength(text, max), check(text))))
    .default('');

export const optionalText = (max = 255) => emptyOr(() => undefined, max);
export const optionalEnglish = (max = 255) => emptyOr(checkEnglishText, max);
export const optionalArabic = (max = 255) => emptyOr(checkArabicText, max);
export const optionalEmail = () => emptyOr(checkEmail, 254);
export const optionalTelephone = () => emptyOr(checkTelephone, 30);
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
