import { defineNotifications, type NotificationText } from '../notifications/define-notifications';

const places = { amount: 'money', customer: 'text' } as const;

/** Deposits belong to online bookings: their type is theirs. */
export const depositTexts = {
  'deposit-paid': {
    tone: 'success',
    places,
    en: 'Deposit of {amount} paid: {customer}',
    ar: 'تم دفع عربون بقيمة {amount}: {customer}',
  },
  'deposit-late': {
    tone: 'warning',
    places,
    en: 'Deposit of {amount} arrived too late and is being refunded: {customer}',
    ar: 'وصل عربون بقيمة {amount} متأخرًا وتجري إعادته: {customer}',
  },
  'deposit-returned': {
    tone: 'info',
    places,
    en: 'Cancelled in time: the deposit of {amount} is being refunded: {customer}',
    ar: 'إلغاء ضمن المهلة: تجري إعادة العربون بقيمة {amount}: {customer}',
  },
  'deposit-twice': {
    tone: 'danger',
    places,
    en: 'The deposit of {amount} was paid twice, please return one payment at the gateway: {customer}',
    ar: 'دُفع العربون بقيمة {amount} مرتين، يرجى رد إحدى الدفعتين من بوابة الدفع: {customer}',
  },
  'deposit-mismatch': {
    tone: 'danger',
    places,
    en: 'A payment does not match the deposit of {amount}, please review it: {customer}',
    ar: 'دفعة لا تطابق العربون المطلوب {amount}، يرجى المراجعة: {customer}',
  },
  'refund-failed': {
    tone: 'danger',
    places,
    en: 'The gateway refused to refund {amount}: {customer}',
    ar: 'رفضت بوابة الدفع إعادة {amount}: {customer}',
  },
  'refund-unknown': {
    tone: 'danger',
    places,
    en: 'No response about the refund of {amount}. Check the gateway before trying again: {customer}',
    ar: 'لم يصل رد بشأن إعادة {amount}، يرجى مراجعة بوابة الدفع قبل المحاولة مرة أخرى: {customer}',
  },
} as const satisfies Record<string, NotificationText>;

export type DepositText = keyof typeof depositTexts;

/** What becomes of the money asked for an invoice by a link. Refunds say the same of both. */
const invoiceLinkTexts = {
  'invoice-paid': {
    tone: 'success',
    places,
    en: '{amount} of an invoice paid by link: {customer}',
    ar: 'تم سداد {amount} من فاتورة عبر رابط الدفع: {customer}',
  },
  'invoice-late': {
    tone: 'warning',
    places,
    en: '{amount} came by link for an invoice that was already paid and is being refunded: {customer}',
    ar: 'وصل مبلغ {amount} عبر الرابط لفاتورة مسددة وتجري إعادته: {customer}',
  },
  'invoice-twice': {
    tone: 'danger',
    places,
    en: '{amount} of an invoice was paid twice by link, please return one payment at the gateway: {customer}',
    ar: 'دُفع مبلغ {amount} من فاتورة مرتين عبر الرابط، يرجى رد إحدى الدفعتين من بوابة الدفع: {customer}',
  },
  'invoice-mismatch': {
    tone: 'danger',
    places,
    en: 'A payment by link does not match the {amount} requested, please review it: {customer}',
    ar: 'دفعة عبر الرابط لا تطابق المبلغ المطلوب {amount}، يرجى المراجعة: {customer}',
  },
  'refund-failed': depositTexts['refund-failed'],
  'refund-unknown': depositTexts['refund-unknown'],
} as const satisfies Record<string, NotificationText>;

export type InvoiceLinkText = keyof typeof invoiceLinkTexts;

export const invoiceLinkNotifications = defineNotifications({
  'invoice-links': {
    name: { en: 'Payments by link', ar: 'الدفع عبر الروابط' },
    needs: 'accounting.total-sales',
    icon: 'receipt',
    opens: 'merchant-accounting-total-sales',
    one: true,
    texts: invoiceLinkTexts,
  },
});
