import type { AuditedRecords } from '../audit/audited-record';
import { paymentMethods, paymentStates } from './payment.states';

export const paymentAudit = {
  payments: {
    label: { en: 'Payment', ar: 'دفعة' },
    named: 'customer',
    readBy: { merchant: 'accounting.payments' },
    actions: {
      'payments.deposit': { en: 'Deposit taken', ar: 'استلام عربون' },
      'payments.cancel': { en: 'Deposit cancelled', ar: 'إلغاء عربون' },
      'payments.pay-balance': { en: 'Balance paid', ar: 'سداد رصيد مستحق' },
      'payments.pay-back': { en: 'Balance paid back', ar: 'رد رصيد' },
    },
    fields: {
      number: { en: 'Number', ar: 'الرقم' },
      method: { en: 'Method', ar: 'طريقة الدفع' },
    },
    values: { method: paymentMethods.choices, status: paymentStates.choices },
  },
} as const satisfies AuditedRecords;
