import { accountTiers } from '../accounts/account.states';
import { defineCodes, type CodeIn } from '../kernel/state-machine';

/** What a merchant can be billed for: a package, or what comes beside it. */
export const accountItems = defineCodes({
  basic: { code: 'basic', label: { en: 'Basic package', ar: 'الباقة الأساسية' } },
  advanced: { code: 'advanced', label: { en: 'Advanced package', ar: 'الباقة المتقدمة' } },
  premium: { code: 'premium', label: { en: 'Premium package', ar: 'الباقة المميزة' } },
  users: { code: 'users', label: { en: 'Extra users', ar: 'مستخدمون إضافيون' } },
  whatsapp: { code: 'whatsapp', label: { en: 'WhatsApp package', ar: 'باقة واتساب' } },
  other: { code: 'other', label: { en: 'Other', ar: 'أخرى' } },
});
export type AccountItem = CodeIn<typeof accountItems>;

/** What has a price by its period. WhatsApp packages have a list of their own; the rest is priced on the invoice. */
export const pricedItems = defineCodes({
  basic: accountItems.rows.basic,
  advanced: accountItems.rows.advanced,
  premium: accountItems.rows.premium,
  users: accountItems.rows.users,
});

export const accountPeriods = defineCodes({
  month: { code: 'month', label: { en: 'Monthly', ar: 'شهري' } },
  year: { code: 'year', label: { en: 'Yearly', ar: 'سنوي' } },
});
export type AccountPeriod = CodeIn<typeof accountPeriods>;
export const MONTHS_OF = { month: 1, year: 12 } as const satisfies Record<AccountPeriod, number>;

export type Tier = CodeIn<typeof accountTiers>;
const TIERS: ReadonlySet<string> = new Set(Object.values(accountTiers.codes));
export const isTier = (item: string): item is Tier => TIERS.has(item);
