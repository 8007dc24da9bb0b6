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
      'account-invoices.issue': { en: 'Invoice issued', ar: 'إصدار فاتورة' },
      'account-invoices.order': { en: 'Invoice ordered by the merchant', ar: 'طلب فاتورة من التاجر' },
      'account-invoices.send': { en: 'Invoice sent', ar: 'إرسال فاتورة' },
      'account-invoices.paid': { en: 'Invoice changed to paid', ar: 'تغيير فاتورة إلى مدفوعة' },
      'account-invoices.take-back': { en: 'Payment withdrawn', ar: 'سحب دفعة مسجلة' },
      'account-invoices.cancel': { en: 'Invoice cancelled', ar: 'إلغاء فاتورة' },
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
      'platform-payments.ask': { en: 'Payment requested', ar: 'طلب دفعة' },
      'platform-payments.cancel': { en: 'Payment request cancelled', ar: 'إلغاء طلب دفعة' },
      'platform-payments.send': { en: 'Payment request sent again', ar: 'إعادة إرسال طلب دفعة' },
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
