import { defineNotifications } from '../notifications/define-notifications';

/** Fixed by the client: orders only where invoices may be held. */
export const invoiceNotifications = defineNotifications({
  orders: {
    name: { en: 'Orders on hold', ar: 'الطلبات المعلّقة' },
    needs: 'billing.hold',
    when: 'hold_invoice',
    icon: 'receipt',
    opens: 'merchant-on-hold-report',
    texts: {
      held: {
        tone: 'info',
        places: { customer: 'text', amount: 'money' },
        en: 'Invoice on hold: {customer}, {amount}',
        ar: 'فاتورة معلّقة: {customer}، {amount}',
      },
    },
  },
});
