import { defineNotifications } from '../notifications/define-notifications';

const ofBill = { name: 'names', amount: 'money', date: 'date' } as const;

export const expenseNotifications = defineNotifications({
  expenses: {
    name: { en: 'Expenses due', ar: 'المصروفات المستحقة' },
    needs: 'accounting.expenses',
    icon: 'file',
    opens: 'merchant-accounting-expenses-expense-one',
    one: true,
    texts: {
      due: {
        tone: 'warning',
        places: ofBill,
        en: '{name}: {amount} due on {date}',
        ar: '{name}: {amount} تستحق في {date}',
      },
      overdue: {
        tone: 'danger',
        places: ofBill,
        en: '{name}: {amount} was due on {date}',
        ar: '{name}: {amount} كانت تستحق في {date}',
      },
      proposed: {
        tone: 'info',
        places: ofBill,
        en: 'Expense to confirm: {name}, {amount}, {date}',
        ar: 'مصروف بانتظار التأكيد: {name}، {amount}، {date}',
      },
      repeated: {
        tone: 'info',
        places: ofBill,
        en: 'Recorded automatically: {name}, {amount}, {date}',
        ar: 'سُجّل تلقائيًا: {name}، {amount}، {date}',
      },
    },
  },
});
