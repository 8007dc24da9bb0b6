import { defineNotifications } from '../notifications/define-notifications';

/** Fixed by the client: orders only where invoices may be held. */
export const invoiceNotifications = defineNotifications({
  orders: {
    name: { en: 'Bills on hold', ar: 'الفواتير المعلّقة' },
    needs: 'billing.hold',
    when: 'hold_invoice',
    icon: 'receipt',
    opens: 'merchant-on-hold-report',
    texts: {
      held: {
        tone: 'info',
        places: { customer: 'text', amount: 'money' },
        en: 'Bill on hold: {customer}, {amount}',
        ar: 'فاتورة معلّقة: {customer}، {amount}',
      },
      // A bill without a customer: the word for one is said when it is read, in the reader's language.
      'held-walk-in': {
        tone: 'info',
        places: { amount: 'money' },
        en: 'Bill on hold: walk-in, {amount}',
        ar: 'فاتورة معلّقة: عميل عابر، {amount}',
      },
    },
  },
});
