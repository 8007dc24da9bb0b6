import { defineNotifications } from '../notifications/define-notifications';

const places = { amount: 'money', merchant: 'names', number: 'text' } as const;

export const accountInvoiceNotifications = defineNotifications({
  'account-invoices': {
    name: { en: 'Account invoices', ar: 'فواتير الاشتراك' },
    needs: 'platform-accounting.view',
    icon: 'receipt',
    opens: 'manager-accounting-invoice-one',
    one: true,
    texts: {
      ordered: {
        tone: 'info',
        places,
        en: '{merchant} ordered for {amount}: {number}',
        ar: 'طلب من {merchant} بقيمة {amount}: {number}',
      },
      paid: {
        tone: 'success',
        places,
        en: '{merchant} paid {amount}: {number}',
        ar: 'دفعة من {merchant} بقيمة {amount}: {number}',
      },
      late: {
        tone: 'warning',
        places,
        en: '{merchant} paid {amount} for an invoice that is no longer open, it is being refunded: {number}',
        ar: 'دفعة من {merchant} بقيمة {amount} عن فاتورة لم تعد مفتوحة، وتجري إعادتها: {number}',
      },
      twice: {
        tone: 'danger',
        places,
        en: '{merchant} paid {amount} twice, please return one payment at the gateway: {number}',
        ar: 'دفعة مكررة من {merchant} بقيمة {amount}، يرجى رد إحدى الدفعتين من بوابة الدفع: {number}',
      },
      mismatch: {
        tone: 'danger',
        places,
        en: 'A payment from {merchant} does not match {amount}, please review it: {number}',
        ar: 'دفعة من {merchant} لا تطابق {amount}، يرجى المراجعة: {number}',
      },
      'refund-failed': {
        tone: 'danger',
        places,
        en: 'The gateway refused to refund {amount} to {merchant}: {number}',
        ar: 'رفضت بوابة الدفع إعادة {amount} إلى {merchant}: {number}',
      },
    },
  },
});
export type AccountInvoiceText = keyof (typeof accountInvoiceNotifications)['account-invoices']['texts'];
