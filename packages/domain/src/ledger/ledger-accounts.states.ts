import { defineCodes, type CodeIn, type NameIn } from '../kernel/state-machine';

/**
 * The chart of accounts. Every salon has the same one, and its own sums under it. The first digit says what an account
 * is:
 * 1 assets, 2 liabilities, 3 equity, 4 income, 5 costs. Numbers are stored: they never change meaning.
 */
export const ledgerAccounts = defineCodes({
  cash: { code: 1100, label: { en: 'Cash', ar: 'النقد' } },
  credit_card: { code: 1110, label: { en: 'Cards', ar: 'البطاقات' } },
  transfer: { code: 1120, label: { en: 'Bank transfers', ar: 'التحويلات البنكية' } },
  cheque: { code: 1130, label: { en: 'Cheques', ar: 'الشيكات' } },
  payment_link: { code: 1140, label: { en: 'Payment links', ar: 'روابط الدفع' } },
  receivables: { code: 1200, label: { en: 'Receivables', ar: 'الذمم المدينة' } },
  stock: { code: 1300, label: { en: 'Stock', ar: 'المخزون' } },
  vat_input: { code: 1400, label: { en: 'VAT paid', ar: 'ضريبة المدخلات' } },
  /** VAT that was due with a deposit and comes off the VAT of the invoice it is used on. */
  vat_on_deposits: { code: 1410, label: { en: 'VAT on deposits', ar: 'ضريبة العربون' } },
  /** What bills cover that is not over yet; below zero what is owed for months that are over and not billed. */
  prepaid: { code: 1500, label: { en: 'Prepaid and accrued expenses', ar: 'مصروفات مدفوعة مقدمًا ومستحقة' } },
  customer_balances: { code: 2100, label: { en: 'Customer balances', ar: 'أرصدة العملاء' } },
  gift_cards: { code: 2110, label: { en: 'Gift cards', ar: 'بطاقات الهدايا' } },
  packages: { code: 2120, label: { en: 'Packages not used yet', ar: 'باقات لم تُستخدم بعد' } },
  loyalty: { code: 2130, label: { en: 'Loyalty vouchers', ar: 'قسائم الولاء' } },
  vat_output: { code: 2200, label: { en: 'VAT charged', ar: 'ضريبة المخرجات' } },
  tips: { code: 2300, label: { en: 'Tips for employees', ar: 'إكراميات الموظفين' } },
  payables: { code: 2400, label: { en: 'Payables', ar: 'الذمم الدائنة' } },
  opening: { code: 3100, label: { en: 'Opening balances', ar: 'الأرصدة الافتتاحية' } },
  sales_services: { code: 4100, label: { en: 'Sales of services', ar: 'مبيعات الخدمات' } },
  sales_products: { code: 4110, label: { en: 'Sales of products', ar: 'مبيعات المنتجات' } },
  sales_packages: { code: 4120, label: { en: 'Packages used', ar: 'باقات مستخدمة' } },
  charges: { code: 4130, label: { en: 'Extra charges', ar: 'مبالغ إضافية' } },
  penalties: { code: 4140, label: { en: 'Penalties', ar: 'الغرامات' } },
  expired: { code: 4150, label: { en: 'Expired cards and packages', ar: 'بطاقات وباقات منتهية' } },
  discounts: { code: 4200, label: { en: 'Discounts', ar: 'الخصومات' } },
  rounding: { code: 4900, label: { en: 'Rounding', ar: 'فروق التقريب' } },
  cost_of_goods: { code: 5100, label: { en: 'Cost of goods sold', ar: 'تكلفة البضاعة المباعة' } },
  internal_use: { code: 5200, label: { en: 'Internal use', ar: 'الاستخدام الداخلي' } },
  stock_losses: { code: 5210, label: { en: 'Stock losses', ar: 'فاقد المخزون' } },
  expenses: { code: 5300, label: { en: 'Expenses', ar: 'المصروفات' } },
  loyalty_cost: { code: 5400, label: { en: 'Loyalty', ar: 'برنامج الولاء' } },
  till_differences: { code: 5500, label: { en: 'Till differences', ar: 'فروق الصندوق' } },
});
export type LedgerAccount = NameIn<typeof ledgerAccounts>;
export type LedgerAccountCode = CodeIn<typeof ledgerAccounts>;

export const accountSides = { 1: 'asset', 2: 'liability', 3: 'equity', 4: 'income', 5: 'cost' } as const;
export const sideOf = (account: LedgerAccount): (typeof accountSides)[keyof typeof accountSides] =>
  accountSides[Math.floor(ledgerAccounts.codes[account] / 1000) as keyof typeof accountSides];
