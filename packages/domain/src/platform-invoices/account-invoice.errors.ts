import type { ErrorEntry } from '../kernel/app-error';

export const accountInvoiceErrors = {
  ACCOUNT_INVOICE_NOT_EXIST: {
    meaning: 'not-found',
    en: 'Account invoice not found',
    ar: 'فاتورة الاشتراك غير موجودة',
  },
  ACCOUNT_INVOICE_NOT_OPEN: {
    meaning: 'rule',
    en: 'This account invoice is already paid or cancelled',
    ar: 'فاتورة الاشتراك مدفوعة أو ملغاة',
  },
  ACCOUNT_INVOICE_OPEN: {
    meaning: 'rule',
    en: 'There is already an invoice waiting for payment. Pay it first, or ask us to cancel it',
    ar: 'توجد فاتورة بانتظار الدفع، يرجى سدادها أولًا أو طلب إلغائها منا',
  },
  ACCOUNT_INVOICE_EMPTY: { meaning: 'invalid', en: 'The total must be above zero', ar: 'يجب أن يزيد الإجمالي على صفر' },
  ACCOUNT_INVOICE_ONE_PACKAGE: {
    meaning: 'invalid',
    en: 'An invoice has one package at most',
    ar: 'لا تضم الفاتورة أكثر من باقة واحدة',
  },
  ACCOUNT_NOT_BILLED: {
    meaning: 'rule',
    en: 'Only approved accounts can be invoiced',
    ar: 'لا تصدر الفواتير إلا للحسابات المقبولة',
  },
  ACCOUNT_PRICE_MISSING: {
    meaning: 'rule',
    en: 'This package has no price in your country yet. Please write to us',
    ar: 'لا يوجد سعر لهذه الباقة في بلدك بعد، يرجى مراسلتنا',
  },
  ACCOUNT_DATE_AHEAD: {
    meaning: 'invalid',
    en: 'The payment date cannot be after today',
    ar: 'لا يمكن أن يكون تاريخ الدفع بعد اليوم',
  },
  ACCOUNT_DUE_TOO_EARLY: {
    meaning: 'invalid',
    en: 'The due date cannot be before today',
    ar: 'لا يمكن أن يسبق تاريخ الاستحقاق اليوم',
  },
  ACCOUNT_NOBODY_TO_WRITE_TO: {
    meaning: 'rule',
    en: 'The owner of this account has no e-mail and no mobile',
    ar: 'لا يوجد بريد إلكتروني أو جوال لمالك هذا الحساب',
  },
  ACCOUNT_METHOD_NOT_OFFERED: {
    meaning: 'invalid',
    en: 'This way of paying is not offered at present',
    ar: 'طريقة الدفع هذه غير متاحة حاليًا',
  },
  ACCOUNT_INVOICE_NOT_PAID: {
    meaning: 'rule',
    en: 'This account invoice has no payment to withdraw',
    ar: 'لا توجد دفعة على فاتورة الاشتراك لسحبها',
  },
  ACCOUNT_PAID_BY_LINK: {
    meaning: 'rule',
    en: 'Money that came by a payment link is refunded at the gateway and cannot be withdrawn here',
    ar: 'المبالغ المدفوعة عبر رابط دفع تُعاد من بوابة الدفع ولا يمكن سحبها هنا',
  },
  USERS_LIMIT_REACHED: {
    meaning: 'rule',
    en: 'User limit of your package: {limit}. Order extra users in the general settings, or revoke somebody’s access',
    ar: 'بلغ عدد المستخدمين حد باقتك ({limit}). اطلب مستخدمين إضافيين من الإعدادات العامة أو ألغِ دخول أحد الموظفين',
  },
} as const satisfies Record<string, ErrorEntry>;
