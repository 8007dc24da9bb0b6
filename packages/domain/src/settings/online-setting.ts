import { z } from 'zod';
import { checkTiktokLink } from '../kernel/input/business-validators';
import { addMessage, aliasName, basisPoints, codeOf, minorAmount } from '../kernel/input/fields';
import { normaliseMobile, tidyTelephone } from '../kernel/input/phone';
import { homeCallingCode } from '../kernel/input/read-input';
import { defineCodes } from '../kernel/state-machine';
import { toPlainNumberText } from '../kernel/text/digits';
import { validationMessage as say } from '../kernel/text/validation-texts';
import {
  checkDigits,
  checkMaxLength,
  checkMinLength,
  checkRequired,
  checkTelephone,
  checkWhatsappNumber,
  firstOf,
  type Checked,
} from '../kernel/input/validators';
import { pageWords } from '../kernel/page-words';
import { checkColour } from './values/colour.rules';
import { defineSetting } from './define-setting';
import { checkHttpsLink, optionalArabic, optionalEnglish } from './setting-fields';
import { socialLinkTypes } from './values/social-link.states';

export const depositKinds = defineCodes({
  none: { code: 'none', label: { en: 'No deposit', ar: 'بدون عربون' } },
  percent: { code: 'percent', label: { en: 'Percentage of the price', ar: 'نسبة من السعر' } },
  amount: { code: 'amount', label: { en: 'Fixed amount', ar: 'مبلغ ثابت' } },
});

/** Offered first; any other readable colour may be typed. */
export const SALON_COLOURS = ['#1F5E56', '#8A2C6B', '#A34A2A', '#2B5FA0', '#7A5A22', '#34302C'] as const;
export const MOST_PICTURES = 6;

const { telephone, whatsapp, facebook_page_id, tiktok } = socialLinkTypes.codes;

const socialLink = z.strictObject({ type: codeOf(socialLinkTypes), value: z.string().trim() });
export type SocialLink = z.output<typeof socialLink>;

/** Each kind of link has its own form. */
export function checkSocialLink({ type, value }: SocialLink): Checked {
  const missing = firstOf(checkRequired(value), checkMaxLength(value, 500));
  if (missing) return missing;
  if (type === telephone) return checkTelephone(value);
  if (type === whatsapp) return checkWhatsappNumber(value, homeCallingCode());
  if (type === facebook_page_id) return checkDigits(value);
  return firstOf(type === tiktok ? checkTiktokLink(value) : undefined, checkHttpsLink(value));
}

/**
 * As it is dialled: a WhatsApp number with its country and without the sign, which the client wants left out. What was
 * stored before is read through this too.
 */
export function tidySocialLink({ type, value }: SocialLink, home = homeCallingCode()): SocialLink {
  if (type === telephone) return { type, value: tidyTelephone(value) };
  if (type === whatsapp) return { type, value: normaliseMobile(value, home)?.slice(1) ?? value };
  return { type, value: type === facebook_page_id ? toPlainNumberText(value) : value };
}

export const onlineSetting = defineSetting({
  id: 'online',
  access: 'settings.online',
  title: pageWords['online-settings'],
  keptInTraining: ['alias'],
  shape: {
    is_live: z.boolean(),
    alias: aliasName().transform((alias) => alias.toLowerCase()),
    english_welcome: optionalEnglish(160),
    arabic_welcome: optionalArabic(160),
    english_policy: optionalEnglish(500),
    arabic_policy: optionalArabic(500),
    colour: z.string().superRefine((hex, ctx) => addMessage(ctx, checkColour(hex))),
    /** The first one is the cover. */
    picture_upload_ids: z.array(z.int().positive()).max(MOST_PICTURES).default([]),
    social_links: z
      .array(
        socialLink
          .superRefine((link, ctx) => addMessage(ctx, checkSocialLink(link), ['value']))
          .transform((link) => tidySocialLink(link)),
      )
      .max(9)
      .default([]),
    /** How long before its beginning an appointment can still be booked. */
    lead_minutes: z.int().min(0).max(10_080),
    days_ahead: z.int().min(1).max(365),
    /** Until how many hours before may the customer cancel or move it. */
    cancel_hours: z.int().min(0).max(720),
    /** How many on the waitlist are told of one time that opened, and how long it is their turn. */
    waitlist_at_once: z.int().min(1).max(10).default(1),
    waitlist_minutes: z.int().min(10).max(1440).default(60),
    deposit_kind: codeOf(depositKinds),
    /** Basis points. */
    deposit_percent: basisPoints(),
    deposit_amount: minorAmount({ max: 100_000_000 }),
    show_prices: z.boolean(),
    show_durations: z.boolean(),
    show_employees: z.boolean(),
    show_menu: z.boolean(),
    show_price_list: z.boolean(),
  },
  secrets: {},
  defaults: () => ({
    is_live: false,
    alias: '',
    english_welcome: '',
    arabic_welcome: '',
    english_policy: '',
    arabic_policy: '',
    colour: SALON_COLOURS[0],
    picture_upload_ids: [],
    social_links: [],
    lead_minutes: 60,
    days_ahead: 30,
    cancel_hours: 24,
    waitlist_at_once: 1,
    waitlist_minutes: 60,
    deposit_kind: depositKinds.codes.none,
    deposit_percent: 0,
    deposit_amount: 0,
    show_prices: true,
    show_durations: true,
    show_employees: true,
    show_menu: true,
    show_price_list: true,
  }),
  check: (values) => [
    { path: ['alias'], message: checkMinLength(values.alias, 3) },
    {
      path: ['deposit_percent'],
      message:
        values.deposit_kind === 'percent' && values.deposit_percent === 0 ? say('more-than', { min: 0 }) : undefined,
    },
    {
      path: ['deposit_amount'],
      message:
        values.deposit_kind === 'amount' && values.deposit_amount === 0 ? say('more-than', { min: 0 }) : undefined,
    },
    ...values.social_links.map(({ type }, index) => ({
      path: ['social_links', index, 'type'],
      message: values.social_links.findIndex((link) => link.type === type) < index ? say('name-exists') : undefined,
    })),
  ],
  pictures: (values) =>
    values.picture_upload_ids.map((upload_id, index) => ({ path: `picture_upload_ids.${index}`, upload_id })),
  errors: ['ALIAS_TAKEN', 'UPLOAD_UNREADABLE', 'IMAGE_NOT_SQUARE'],
});
