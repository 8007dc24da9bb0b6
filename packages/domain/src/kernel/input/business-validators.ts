import { daysBetween, type LocalDate } from '../time/local-date';
import { CUSTOM_HOURS_MAX_DAYS, TIKTOK_PREFIX } from './limits';
import type { Minor } from '../money';
import { mobileKey, normaliseMobile } from './phone';
import { validationMessage as say } from '../text/validation-texts';
import {
  checkEnglishOrArabicText,
  checkImportedName,
  checkMobile,
  checkRequired,
  firstOf,
  type Checked,
} from './validators';

/** The rate is in basis points. */
export function checkTaxPercentage(isActive: boolean, rate: number): Checked {
  if (isActive && rate === 0) return say('tax-not-zero');
  return !isActive && rate !== 0 ? say('tax-zero') : undefined;
}

export function checkOfferServices(maxToUse: number | undefined, services: number): Checked {
  if (maxToUse === undefined) return say('required');
  return maxToUse >= 1 && maxToUse < services ? undefined : say('offer-services');
}

type Period = { from: LocalDate; to: LocalDate };

/** Both days count: the first to the thirtieth of a month is 30 days. */
export function checkCustomHours(period: Period, existing: readonly Period[]): Checked {
  const days = daysBetween(period.from, period.to) + 1;
  if (days < 1)
    return say('after-or-equal', {
      label: { en: 'End date', ar: 'تاريخ النهاية' },
      other: { en: 'the start date', ar: 'تاريخ البداية' },
    });
  if (days > CUSTOM_HOURS_MAX_DAYS) return say('custom-hours-days', { max: CUSTOM_HOURS_MAX_DAYS });
  return existing.some((one) => one.from <= period.to && period.from <= one.to)
    ? say('custom-hours-overlap')
    : undefined;
}

/** One row of an imported sheet. Both sets hold `mobileKey`s; the caller adds each accepted row to `inSheet`. */
export function checkImportedCustomer(
  row: { name: string; mobile: string },
  known: { inAccount: ReadonlySet<string>; inSheet: ReadonlySet<string> },
  home?: string,
): { name: Checked; mobile: Checked } {
  const stored = normaliseMobile(row.mobile, home);
  const key = stored && mobileKey(stored);
  return {
    name: firstOf(checkRequired(row.name), checkImportedName(row.name)),
    mobile: firstOf(
      checkMobile(row.mobile, { home }),
      key && known.inAccount.has(key) ? say('mobile-in-account') : undefined,
      key && known.inSheet.has(key) ? say('mobile-in-sheet') : undefined,
    ),
  };
}

type MessageText = { active: boolean; text: string };

export function checkMessageTexts(english: MessageText, arabic: MessageText): Checked {
  if (!english.active && !arabic.active) return say('one-message-active');
  return [english, arabic]
    .filter((message) => message.active)
    .map((message) => firstOf(checkRequired(message.text), checkEnglishOrArabicText(message.text)))
    .find(Boolean);
}

export const checkPropertyPrices = (...prices: (Minor | undefined)[]): Checked =>
  prices.some((price) => price !== undefined && price > 0) ? undefined : say('one-price');

export const checkTiktokLink = (link: string): Checked =>
  link === '' || link.startsWith(TIKTOK_PREFIX) ? undefined : say('tiktok-link', { prefix: TIKTOK_PREFIX });
