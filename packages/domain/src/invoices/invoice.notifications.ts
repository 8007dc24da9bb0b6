import { defineNotifications } from '../notifications/define-notifications';

/** Fixed by the client: orders only where invoices may be held, surveys 6/38. */
export const invoiceNotifications = defineNotifications({
  orders: {
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
  surveys: {
    needs: 'reports.surveys',
    icon: 'star',
    opens: 'merchant-management-reports-surveys-report',
    texts: {
      answered: {
        tone: 'info',
        places: { customer: 'text', stars: 'number' },
        en: 'New rating from {customer}: {stars} of 5',
        ar: 'تقييم جديد من {customer}: {stars} من 5',
      },
    },
  },
});
