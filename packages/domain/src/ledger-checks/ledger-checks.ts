import type { Localized } from '../kernel/localized';

type LedgerCheck = { label: Localized; /** What one finding is about. */ of: Localized };

const of = {
  invoice: { en: 'Document', ar: 'المستند' },
  journal: { en: 'Journal', ar: 'القيد' },
  day: { en: 'Day', ar: 'اليوم' },
  customer: { en: 'Customer', ar: 'العميل' },
  account: { en: 'Ledger account', ar: 'الحساب' },
  card: { en: 'Gift card', ar: 'بطاقة الهدية' },
  package: { en: 'Package', ar: 'الباقة' },
  product: { en: 'Product', ar: 'المنتج' },
  series: { en: 'Series', ar: 'السلسلة' },
  code: { en: 'Code', ar: 'الكود' },
  expense: { en: 'Expense or supplier', ar: 'المصروف أو المورد' },
} as const satisfies Record<string, Localized>;

/**
 * What must always be true of a salon's money. Each is one question to the database that finds nothing; what it finds
 * is a mistake of the product, never of the salon.
 */
export const ledgerChecks = {
  'invoice-lines': {
    label: { en: 'Totals of documents are the sums of their lines', ar: 'إجماليات المستندات تساوي مجموع أسطرها' },
    of: of.invoice,
  },
  'invoice-money': {
    label: {
      en: 'Documents are covered by payments, gift cards, balance and receivables',
      ar: 'قيمة المستندات مغطاة بالمدفوعات وبطاقات الهدايا والرصيد والذمم',
    },
    of: of.invoice,
  },
  journals: {
    label: { en: 'Debit equals credit in every journal', ar: 'المدين يساوي الدائن في كل قيد' },
    of: of.journal,
  },
  'ledger-days': {
    label: { en: 'Daily sums of the ledger are those of its journals', ar: 'مجاميع الدفتر اليومية تطابق قيوده' },
    of: of.day,
  },
  'sales-days': {
    label: { en: 'Daily sums of sales are those of their lines', ar: 'مجاميع المبيعات اليومية تطابق أسطرها' },
    of: of.day,
  },
  'sales-in-ledger': {
    label: { en: 'Sales and VAT agree with the ledger', ar: 'المبيعات والضريبة تطابق الدفتر' },
    of: of.day,
  },
  'payments-in-ledger': {
    label: { en: 'Payments agree with the ledger, method by method', ar: 'المدفوعات تطابق الدفتر لكل طريقة دفع' },
    of: of.account,
  },
  'customer-balances': {
    label: { en: 'Balances are the sums of their statements', ar: 'أرصدة العملاء تساوي مجموع كشوفها' },
    of: of.customer,
  },
  'balances-in-ledger': {
    label: { en: 'Balances agree with the ledger', ar: 'أرصدة العملاء تطابق الدفتر' },
    of: of.account,
  },
  receivables: {
    label: { en: 'What customers owe is what is open of their invoices', ar: 'ذمم العملاء تساوي المتبقي من فواتيرهم' },
    of: of.customer,
  },
  'receivables-in-ledger': {
    label: { en: 'Receivables agree with the ledger', ar: 'الذمم تطابق الدفتر' },
    of: of.account,
  },
  deposits: {
    label: { en: 'What is left of deposits is what was not used', ar: 'المتبقي من العربون هو ما لم يُستخدم' },
    of: of.invoice,
  },
  'deposit-vat-in-ledger': {
    label: { en: 'VAT on deposits agrees with the ledger', ar: 'ضريبة العربون تطابق الدفتر' },
    of: of.account,
  },
  'gift-cards': {
    label: { en: 'A gift card is used by one invoice, and whole', ar: 'بطاقة الهدية تُستخدم مرة واحدة وبكامل قيمتها' },
    of: of.card,
  },
  'gift-cards-in-ledger': {
    label: { en: 'Gift cards agree with the ledger', ar: 'بطاقات الهدايا تطابق الدفتر' },
    of: of.account,
  },
  'loyalty-vouchers-in-ledger': {
    label: { en: 'Loyalty vouchers agree with the ledger', ar: 'قسائم الولاء تطابق الدفتر' },
    of: of.account,
  },
  'loyalty-points': {
    label: { en: 'Points are the sums of their entries', ar: 'النقاط تساوي مجموع حركاتها' },
    of: of.customer,
  },
  packages: {
    label: { en: 'What is left of packages is what was not used', ar: 'المتبقي من الباقات هو ما لم يُستخدم' },
    of: of.package,
  },
  'packages-in-ledger': {
    label: { en: 'Packages agree with the ledger', ar: 'الباقات تطابق الدفتر' },
    of: of.account,
  },
  'code-limits': {
    label: { en: 'No discount code is used beyond its limits', ar: 'لا يُستخدم كود خصم أكثر من حدوده' },
    of: of.code,
  },
  stock: {
    label: {
      en: 'Stock and its average cost are those of its movements',
      ar: 'المخزون ومتوسط تكلفته يطابقان حركاته',
    },
    of: of.product,
  },
  'stock-in-ledger': {
    label: { en: 'The worth of stock agrees with the ledger', ar: 'قيمة المخزون تطابق الدفتر' },
    of: of.account,
  },
  expenses: {
    label: {
      en: 'What is left of bills is what was not paid of them',
      ar: 'المتبقي من فواتير الموردين هو ما لم يُدفع منها',
    },
    of: of.expense,
  },
  'expenses-in-ledger': {
    label: { en: 'Expenses agree with the ledger', ar: 'المصروفات تطابق الدفتر' },
    of: of.expense,
  },
  'payables-in-ledger': {
    label: { en: 'What suppliers are owed agrees with the ledger', ar: 'مستحقات الموردين تطابق الدفتر' },
    of: of.account,
  },
  numbers: {
    label: { en: 'Numbers run from 1 without a gap', ar: 'الأرقام متسلسلة من 1 بلا فجوات' },
    of: of.series,
  },
  'number-dates': {
    label: { en: 'A higher number never has an earlier day', ar: 'الرقم الأكبر ليس له يوم أسبق' },
    of: of.invoice,
  },
  'e-invoice-chain': {
    label: { en: 'E-invoices form one chain', ar: 'الفواتير الإلكترونية سلسلة واحدة متصلة' },
    of: of.invoice,
  },
  history: {
    label: { en: 'Every document has its line in the audit log', ar: 'لكل مستند سطر في سجل العمليات' },
    of: of.invoice,
  },
} as const satisfies Record<string, LedgerCheck>;

export type LedgerCheckName = keyof typeof ledgerChecks;
export const ledgerCheckNames = Object.keys(ledgerChecks) as LedgerCheckName[];
