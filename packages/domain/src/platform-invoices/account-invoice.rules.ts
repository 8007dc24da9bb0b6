import type { accountStates } from '../accounts/account.states';
import type { Localized } from '../kernel/localized';
import { partOf, scaleMinor, sumMinor, timesQuantity, type Minor } from '../kernel/money';
import type { CodeIn } from '../kernel/state-machine';
import { addDays, addMonths, daysBetween, type LocalDate } from '../kernel/time/local-date';
import {
  accountItems,
  isTier,
  MONTHS_OF,
  type AccountItem,
  type AccountPeriod,
  type Tier,
} from './account-items.states';

/** As people say it: RQ-2026-00731. */
export const accountInvoiceNumber = ({ year, number }: { year: number; number: number }): string =>
  `RQ-${year}-${String(number).padStart(5, '0')}`;

export type OrderedLine = {
  item: AccountItem;
  period: AccountPeriod | null;
  quantity: number;
  unit_price: Minor;
  /** Of a WhatsApp package, as it is sold. */
  package_id?: number | null | undefined;
  months?: number | null | undefined;
  messages?: number | null | undefined;
  english_name?: string | undefined;
  arabic_name?: string | undefined;
};
export type ReckonedLine = Omit<OrderedLine, 'english_name' | 'arabic_name'> & {
  english_name: string;
  arabic_name: string;
  net: Minor;
  vat: Minor;
  gross: Minor;
};
export type ReckonedInvoice = { lines: ReckonedLine[]; subtotal: Minor; vat: Minor; total: Minor };

/**
 * Prices are without VAT. VAT is rounded for one unit, so that a unit, a line and the whole add up with it and without.
 */
export function reckonAccountInvoice(lines: readonly OrderedLine[], rate: number): ReckonedInvoice {
  const reckoned = lines.map(({ english_name, arabic_name, ...line }): ReckonedLine => {
    const net = timesQuantity(line.unit_price, line.quantity);
    const vat = timesQuantity(partOf(line.unit_price, rate), line.quantity);
    const named = itemName(line.item, line.period);
    return {
      ...line,
      english_name: english_name || arabic_name || named.en,
      arabic_name: arabic_name || english_name || named.ar,
      net,
      vat,
      gross: net + vat,
    };
  });
  const subtotal = sumMinor(reckoned.map(({ net }) => net));
  const vat = sumMinor(reckoned.map((line) => line.vat));
  return { lines: reckoned, subtotal, vat, total: subtotal + vat };
}

const PERIOD_WORDS: Record<AccountPeriod, Localized> = {
  month: { en: 'monthly', ar: 'شهرية' },
  year: { en: 'yearly', ar: 'سنوية' },
};

/** What a line is called where nobody gave it a name: "Premium package, yearly". */
export function itemName(item: AccountItem, period: AccountPeriod | null): Localized {
  const { label } = accountItems.rows[item];
  if (period === null) return label;
  const words = PERIOD_WORDS[period];
  // People are many, packages are she: the Arabic word follows.
  return {
    en: `${label.en}, ${words.en}`,
    ar: item === 'users' ? `${label.ar}، باشتراك ${MASCULINE[period]}` : `${label.ar}، ${words.ar}`,
  };
}
const MASCULINE: Record<AccountPeriod, string> = { month: 'شهري', year: 'سنوي' };

/** What paying these lines does to the account: one package at most, for so many months. */
export function planOf(
  lines: readonly Pick<OrderedLine, 'item' | 'period' | 'quantity'>[],
): { tier: Tier; months: number } | undefined {
  for (const { item, period, quantity } of lines)
    if (isTier(item)) return { tier: item, months: MONTHS_OF[period ?? 'month'] * quantity };
  return undefined;
}

/** How long an extra lasts: by its own period, so many times. People are counted by their number, not by time. */
export const monthsOfUsers = ({ period }: Pick<OrderedLine, 'period'>): number => MONTHS_OF[period ?? 'month'];

/** How many people may sign in: those of the package and those bought beside it. Without a package, anybody. */
export const usersLimit = (included: number | null, extra: number): number | null =>
  included === null ? null : included + extra;

/** VAT is the platform's at home; a service to another country leaves without it. */
export const accountVatRate = (
  seller: { country: string; vat_active: boolean; vat_rate: number },
  buyerCountry: string,
): number => (seller.vat_active && seller.country === buyerCountry ? seller.vat_rate : 0);

export type Subscription = {
  status: CodeIn<typeof accountStates>;
  tier: Tier | null;
  trial_ends_on: LocalDate | null;
  expires_on: LocalDate | null;
};
/** What a month of the old and of the new package costs in the list, where both have a price. */
type Worth = { before: Minor; after: Minor } | undefined;

/** The last day that is paid for, or given for trying. */
export const lastDayOf = ({ status, trial_ends_on, expires_on }: Subscription): LocalDate | null =>
  status === 'trial' ? trial_ends_on : expires_on;

/**
 * The stretch a payment opens. The same package follows on its last day, or begins today where that has passed. Another
 * package begins today, and what is left of the one before comes along as days of the new one by the ratio of their
 * prices: whoever goes up or down loses nothing and is charged nothing twice.
 */
export function renewal(
  now: Subscription,
  plan: { tier: Tier; months: number },
  today: LocalDate,
  worth?: Worth,
): { from: LocalDate; until: LocalDate } {
  const last = lastDayOf(now);
  const left = last === null || last < today ? 0 : daysBetween(today, last) + 1;
  const isOther = now.status === 'active' && now.tier !== null && now.tier !== plan.tier;
  if (!isOther) {
    const from = addDays(today, left);
    return { from, until: addDays(addMonths(from, plan.months), -1) };
  }
  const kept = worth && worth.after > 0 ? Math.floor((left * worth.before) / worth.after) : left;
  return { from: today, until: addDays(addMonths(today, plan.months), kept - 1) };
}

/** An account the platform has suspended stays so: its days are counted, and a person opens it again. */
export const statusOncePaid = (status: Subscription['status']): Subscription['status'] =>
  status === 'disabled' ? 'disabled' : 'active';

/** Only accounts that were let in are billed. */
export const mayBeBilled = (status: Subscription['status']): boolean =>
  status === 'trial' || status === 'active' || status === 'expired' || status === 'disabled';

/** A month of a package, for comparing two that are sold by other periods. */
export const pricePerMonth = (price: Minor, period: AccountPeriod): Minor => scaleMinor(price, 1, MONTHS_OF[period]);
