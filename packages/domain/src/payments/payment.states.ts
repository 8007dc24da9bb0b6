import { defineCodes, defineStates } from '../kernel/state-machine';

export const paymentStates = defineStates({
  cancelled: { code: 0, label: { en: 'Cancelled', ar: 'ملغاة' }, tone: 'danger', moves: [] },
  paid: { code: 1, label: { en: 'Paid', ar: 'مدفوعة' }, tone: 'success', normal: true, moves: ['cancelled'] },
});

export const paymentSources = defineCodes({
  billing: { code: 0, label: { en: 'Billing', ar: 'الفوترة' } },
  deposit: { code: 1, label: { en: 'Deposit', ar: 'عربون' } },
  debit_note: { code: 2, label: { en: 'Debit note', ar: 'إشعار مدين' } },
});

export const paymentMethods = defineCodes({
  cash: { code: 'cash', label: { en: 'Cash', ar: 'نقدًا' } },
  credit_card: { code: 'credit_card', label: { en: 'Credit card', ar: 'بطاقة ائتمان' } },
  transfer: { code: 'transfer', label: { en: 'Transfer', ar: 'تحويل بنكي' } },
  cheque: { code: 'cheque', label: { en: 'Cheque', ar: 'شيك' } },
  payment_link: { code: 'payment_link', label: { en: 'Payment link', ar: 'رابط دفع' } },
});

/** How far an invoice is paid. */
export const paymentCoverages = defineCodes({
  paid: { code: 'paid', label: { en: 'Paid', ar: 'مدفوعة' }, tone: 'success', normal: true },
  partially_paid: { code: 'partially_paid', label: { en: 'Partially paid', ar: 'مدفوعة جزئيًا' }, tone: 'warning' },
  not_paid: { code: 'not_paid', label: { en: 'Not paid', ar: 'غير مدفوعة' }, tone: 'danger' },
  waiting: { code: 'waiting', label: { en: 'Waiting', ar: 'بانتظار الدفع' }, tone: 'info' },
  cancelled: { code: 'cancelled', label: { en: 'Cancelled', ar: 'ملغاة' }, tone: 'neutral' },
});
