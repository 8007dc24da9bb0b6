import { defineCodes, type NameIn } from '../kernel/state-machine';

/** What happened. Numbers are stored: a new event takes a new number. */
export const journalEvents = defineCodes({
  sale: { code: 1, label: { en: 'Sale', ar: 'بيع' } },
  gift_card_sold: { code: 2, label: { en: 'Gift card sold', ar: 'بيع بطاقة هدية' } },
  deposit: { code: 3, label: { en: 'Deposit', ar: 'عربون' } },
  deposit_cancelled: { code: 4, label: { en: 'Deposit cancelled', ar: 'إلغاء عربون' } },
  collected: { code: 5, label: { en: 'Receivable collected', ar: 'تحصيل ذمة' } },
  credit_note: { code: 6, label: { en: 'Credit note', ar: 'إشعار دائن' } },
  debit_note: { code: 7, label: { en: 'Debit note', ar: 'إشعار مدين' } },
  debit_note_paid: { code: 8, label: { en: 'Debit note paid', ar: 'سداد إشعار مدين' } },
  invoice_cancelled: { code: 9, label: { en: 'Invoice cancelled', ar: 'إلغاء فاتورة' } },
  penalty: { code: 10, label: { en: 'Penalty', ar: 'غرامة' } },
  penalty_lifted: { code: 11, label: { en: 'Penalty lifted', ar: 'إلغاء غرامة' } },
  penalty_paid: { code: 12, label: { en: 'Penalty paid', ar: 'سداد غرامة' } },
  gift_card_expired: { code: 13, label: { en: 'Gift card expired', ar: 'انتهاء بطاقة هدية' } },
  loyalty_voucher: { code: 14, label: { en: 'Points turned into a voucher', ar: 'تحويل نقاط إلى قسيمة' } },
  loyalty_voucher_expired: { code: 15, label: { en: 'Loyalty voucher expired', ar: 'انتهاء قسيمة ولاء' } },
  package_expired: { code: 16, label: { en: 'Package expired', ar: 'انتهاء باقة' } },
  till_difference: { code: 17, label: { en: 'Till difference', ar: 'فرق الصندوق' } },
  stock_added: { code: 18, label: { en: 'Stock added', ar: 'إضافة مخزون' } },
  stock_used: { code: 19, label: { en: 'Internal use', ar: 'استخدام داخلي' } },
  stock_lost: { code: 20, label: { en: 'Stock lost', ar: 'فاقد مخزون' } },
  balance_paid_back: { code: 21, label: { en: 'Balance paid back', ar: 'رد رصيد' } },
  bill: { code: 30, label: { en: 'Supplier bill', ar: 'فاتورة مورد' } },
  expense_month: { code: 31, label: { en: 'Expense of a month', ar: 'مصروف شهر' } },
  expense_paid: { code: 32, label: { en: 'Expense paid', ar: 'سداد مصروف' } },
  bill_taken_back: { code: 33, label: { en: 'Supplier bill reversed', ar: 'إلغاء فاتورة مورد' } },
  expense_month_taken_back: { code: 34, label: { en: 'Expense of a month reversed', ar: 'إلغاء مصروف شهر' } },
  expense_payment_cancelled: { code: 35, label: { en: 'Payment to a supplier cancelled', ar: 'إلغاء دفعة لمورد' } },
});
export type JournalEvent = NameIn<typeof journalEvents>;
