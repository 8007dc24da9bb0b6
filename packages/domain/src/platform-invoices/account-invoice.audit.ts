import { accountTiers } from '../accounts/account.states';
import type { AuditedRecords } from '../audit/audited-record';
import { paymentMethods } from '../payments/payment.states';
import { platformPaymentStates } from '../platform-payments/platform-payment.states';
import { accountInvoiceStates } from './account-invoice.states';

export const accountInvoiceAudit = {
  account_invoices: {
    label: { en: 'Account invoice', ar: 'فاتورة اشتراك' },
    readBy: { manager: 'platform-accounting.view' },
    opens: 'manager-accounting-invoice-one',
    actions: {
      'account-invoices.issue': { en: 'Issued', ar: 'إصدار' },
      'account-invoices.order': { en: 'Ordered by the merchant', ar: 'طلب من التاجر' },
      'account-invoices.send': { en: 'Sent', ar: 'إرسال' },
      'account-invoices.paid': { en: 'Changed to paid', ar: 'تغيير إلى مدفوعة' },
      'account-invoices.take-back': { en: 'Payment withdrawn', ar: 'إلغاء دفعة مسجلة' },
      'account-invoices.cancel': { en: 'Cancelled', ar: 'إلغاء' },
    },
    fields: {
      number: { en: 'Number', ar: 'الرقم' },
      tier: { en: 'Package', ar: 'الباقة' },
      months: { en: 'Months', ar: 'الأشهر' },
      due_on: { en: 'Due', ar: 'الاستحقاق' },
      method: { en: 'Payment method', ar: 'طريقة الدفع' },
      renewed_until: { en: 'Account runs to', ar: 'الحساب سارٍ حتى' },
      sent_to: { en: 'Sent to', ar: 'أُرسلت إلى' },
    },
    values: { status: accountInvoiceStates.choices, tier: accountTiers.choices, method: paymentMethods.choices },
  },
  platform_payments: {
    label: { en: 'Payment request', ar: 'طلب دفع' },
    readBy: { manager: 'platform-accounting.view' },
    opens: 'manager-accounting-payment-request-one',
    actions: {
      'platform-payments.ask': { en: 'Requested', ar: 'طلب' },
      'platform-payments.cancel': { en: 'Cancelled', ar: 'إلغاء' },
      'platform-payments.send': { en: 'Sent again', ar: 'إعادة إرسال' },
    },
    fields: {
      due_on: { en: 'Due', ar: 'الاستحقاق' },
      invoice: { en: 'Invoice', ar: 'الفاتورة' },
      sent_to: { en: 'Sent to', ar: 'أُرسل إلى' },
    },
    values: { status: platformPaymentStates.choices },
  },
  package_limits: {
    label: { en: 'Users of packages', ar: 'مستخدمو الباقات' },
    readBy: { manager: 'platform-settings.view' },
    actions: { 'package-limits.save': { en: 'Limits changed', ar: 'تعديل الحدود' } },
    fields: {
      basic: accountTiers.rows.basic.label,
      advanced: accountTiers.rows.advanced.label,
      premium: accountTiers.rows.premium.label,
    },
    values: {},
  },
  account_prices: {
    label: { en: 'Package prices', ar: 'أسعار الباقات' },
    readBy: { manager: 'platform-settings.view' },
    actions: { 'account-prices.save': { en: 'Prices changed', ar: 'تعديل الأسعار' } },
    fields: { prices: { en: 'Prices', ar: 'الأسعار' } },
    values: {},
  },
} as const satisfies AuditedRecords;
