import { defineCodes } from '../kernel/state-machine';

/** What moved a customer's balance. */
export const balanceEntryKinds = defineCodes({
  deposit: { code: 1, label: { en: 'Deposit', ar: 'عربون' }, tone: 'success' },
  used: { code: 2, label: { en: 'Used on an invoice', ar: 'استُخدم في فاتورة' }, tone: 'neutral' },
  refund: { code: 3, label: { en: 'Paid back', ar: 'مبلغ مسترد' }, tone: 'warning' },
  penalty: { code: 4, label: { en: 'Penalty', ar: 'غرامة' }, tone: 'danger' },
  penalty_lifted: { code: 5, label: { en: 'Penalty lifted', ar: 'إلغاء غرامة' }, tone: 'success' },
  debit_note: { code: 6, label: { en: 'Debit note', ar: 'إشعار مدين' }, tone: 'danger' },
  debit_note_paid: { code: 7, label: { en: 'Payment of a debit note', ar: 'سداد إشعار مدين' }, tone: 'success' },
  credit_note: { code: 8, label: { en: 'Credit note', ar: 'إشعار دائن' }, tone: 'success' },
  returned: { code: 9, label: { en: 'Returned from an invoice', ar: 'مُعاد من فاتورة' }, tone: 'success' },
  deposit_cancelled: { code: 10, label: { en: 'Deposit cancelled', ar: 'إلغاء عربون' }, tone: 'warning' },
  penalty_paid: { code: 11, label: { en: 'Penalty paid', ar: 'سداد غرامة' }, tone: 'success' },
});
