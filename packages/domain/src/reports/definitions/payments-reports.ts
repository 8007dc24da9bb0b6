import { z } from 'zod';
import { defineCodes } from '../../kernel/state-machine';
import { invoiceKinds } from '../../invoices/invoice-kinds.states';
import type { Column } from '../../kernel/list';
import type { Localized } from '../../kernel/localized';
import { paymentMethods, paymentSources } from '../../payments/payment.states';
import { defineReport, type Opened } from '../report';

/** Whether a day was counted and closed. */
export const closingStates = defineCodes({
  open: { code: 'open', label: { en: 'Open', ar: 'غير مقفل' } },
  closed: { code: 'closed', label: { en: 'Closed', ar: 'مقفل' }, tone: 'success', normal: true },
});

const money = z.number().int();
const flow = {
  sales: money,
  vat: money,
  discounts: money,
  tips: money,
  cash: money,
  credit_card: money,
  transfer: money,
  cheque: money,
  payment_link: money,
  received: money,
  given_back: money,
  net: money,
  paid_out: money,
  balances_in: money,
  balances_used: money,
  gift_cards_in: money,
  gift_cards_used: money,
  left_to_pay: money,
  collected: money,
  difference: money,
};
type FlowKey = keyof typeof flow;

const labels: Record<FlowKey, Localized> = {
  sales: { en: 'Sales', ar: 'المبيعات' },
  vat: { en: 'VAT', ar: 'الضريبة' },
  discounts: { en: 'Discounts', ar: 'الخصومات' },
  tips: { en: 'Tips', ar: 'الإكراميات' },
  cash: paymentMethods.rows.cash.label,
  credit_card: paymentMethods.rows.credit_card.label,
  transfer: paymentMethods.rows.transfer.label,
  cheque: paymentMethods.rows.cheque.label,
  payment_link: paymentMethods.rows.payment_link.label,
  received: { en: 'Received', ar: 'المقبوض' },
  given_back: { en: 'Refunded', ar: 'المسترد' },
  net: { en: 'Net received', ar: 'صافي المقبوض' },
  paid_out: { en: 'Paid to suppliers', ar: 'مدفوع للموردين' },
  balances_in: { en: 'Deposits and balances in', ar: 'عربون وأرصدة مضافة' },
  balances_used: { en: 'Balances used', ar: 'أرصدة مستخدمة' },
  gift_cards_in: { en: 'Gift cards sold', ar: 'بطاقات هدايا مباعة' },
  gift_cards_used: { en: 'Gift cards used or expired', ar: 'بطاقات هدايا مستخدمة أو منتهية' },
  left_to_pay: { en: 'Left to pay later', ar: 'مؤجّل الدفع' },
  collected: { en: 'Receivables settled', ar: 'ذمم تمت تسويتها' },
  difference: { en: 'Till difference', ar: 'فرق الصندوق' },
};

const moneyColumns = (Object.keys(flow) as FlowKey[]).map((key): Column<FlowKey> => ({
  key,
  label: labels[key],
  kind: 'money',
  total: true,
}));

const sold = (query = ''): Opened => ({ address: 'merchant-accounting-total-sales', query });
const paid = (query = ''): Opened => ({ address: 'merchant-accounting-payments', query });
/** What each number opens: the papers or the payments it is made of. */
const opens = {
  sales: sold(),
  vat: sold(),
  discounts: { address: 'merchant-management-reports-customers-discount-report', query: '' },
  tips: sold(),
  cash: paid(`f.method=${paymentMethods.codes.cash}`),
  credit_card: paid(`f.method=${paymentMethods.codes.credit_card}`),
  transfer: paid(`f.method=${paymentMethods.codes.transfer}`),
  cheque: paid(`f.method=${paymentMethods.codes.cheque}`),
  payment_link: paid(`f.method=${paymentMethods.codes.payment_link}`),
  received: paid(),
  given_back: paid(),
  net: paid(),
  paid_out: { address: 'merchant-accounting-expenses', query: '' },
  balances_in: paid(`f.source=${paymentSources.codes.deposit}`),
  balances_used: sold(),
  gift_cards_in: sold(`f.kind=${invoiceKinds.codes.gift_card}`),
  gift_cards_used: sold(),
  left_to_pay: sold(),
  collected: paid(),
} as const satisfies Partial<Record<FlowKey, Opened>>;

const shared = {
  kind: 'summary',
  group: 'accounting',
  period: 'range',
  filters: [
    {
      key: 'method',
      label: { en: 'Payment method', ar: 'طريقة الدفع' },
      kind: 'choice',
      choices: paymentMethods.choices,
    },
  ],
  figures: [
    { key: 'net', label: labels.net, kind: 'money', highlight: true, opens: paid() },
    { key: 'sales', label: labels.sales, kind: 'money', opens: sold() },
    { key: 'vat', label: labels.vat, kind: 'money', opens: sold() },
    { key: 'given_back', label: labels.given_back, kind: 'money', lessIsBetter: true, opens: paid() },
  ],
} as const;

const series = [
  { key: 'net', label: labels.net },
  { key: 'sales', label: labels.sales, role: 'second' },
] as const;

export const dailyPaymentsReport = defineReport({
  ...shared,
  id: 'daily-payments',
  address: 'merchant-accounting-reports-daily-payments-summary',
  answers: { en: 'What came in each day, by method', ar: 'المقبوض كل يوم حسب طريقة الدفع' },
  searchWords: ['cash', 'card', 'end of day', 'drawer', 'نقد', 'بطاقة', 'إقفال'],
  note: {
    en: 'By business day, from the ledger. A day opens its count',
    ar: 'حسب يوم العمل من الدفاتر، وكل يوم يفتح عدّه',
  },
  record: z.object({ id: z.string(), day: z.string(), ...flow, state: z.string(), query: z.string() }),
  columns: [
    { key: 'day', label: { en: 'Day', ar: 'اليوم' }, kind: 'date' },
    { key: 'state', label: { en: 'End of day', ar: 'إقفال اليوم' }, kind: 'badge', choices: closingStates.choices },
    ...moneyColumns,
  ],
  chart: {
    title: { en: 'Received and sold by day', ar: 'المقبوض والمبيعات حسب اليوم' },
    kind: 'bar',
    point: z.object({ day: z.string(), net: money, sales: money }),
    axis: { key: 'day', kind: 'date' },
    valueKind: 'money',
    series,
  },
  drillDown: { address: 'merchant-pos-end-of-day', values: {}, query: 'query', cells: opens },
});

export const monthlyPaymentsReport = defineReport({
  ...shared,
  id: 'monthly-payments',
  address: 'merchant-accounting-reports-monthly-payments-summary',
  overTime: true,
  answers: { en: 'What came in each month, by method', ar: 'المقبوض كل شهر حسب طريقة الدفع' },
  searchWords: ['cash', 'card', 'month', 'نقد', 'بطاقة', 'شهر'],
  note: { en: 'By month, from the ledger. A month opens its days', ar: 'حسب الشهر من الدفاتر، وكل شهر يفتح أيامه' },
  record: z.object({ id: z.string(), name: z.string(), ...flow, query: z.string() }),
  columns: [{ key: 'name', label: { en: 'Month', ar: 'الشهر' }, kind: 'text' }, ...moneyColumns],
  chart: {
    title: { en: 'Received and sold by month', ar: 'المقبوض والمبيعات حسب الشهر' },
    kind: 'bar',
    point: z.object({ name: z.string(), net: money, sales: money }),
    axis: { key: 'name', kind: 'text' },
    valueKind: 'money',
    series,
  },
  drillDown: {
    address: 'merchant-accounting-reports-daily-payments-summary',
    values: {},
    query: 'query',
    cells: opens,
  },
});
