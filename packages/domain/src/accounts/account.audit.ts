import type { AuditedRecords } from '../audit/audited-record';
import { accountStates, accountTiers, businessTypes } from './account.states';

export const accountAudit = {
  accounts: {
    label: { en: 'Account', ar: 'الحساب' },
    readBy: { merchant: 'settings.audit', manager: 'platform-merchants.view' },
    opens: 'manager-merchants-one',
    actions: {
      'accounts.add': { en: 'Registered by Rawnaq, trial started', ar: 'تسجيل من إدارة رونق وبدء الفترة التجريبية' },
      'accounts.approve': { en: 'Account approved, trial started', ar: 'قبول الحساب وبدء الفترة التجريبية' },
      'accounts.reject': { en: 'Request rejected', ar: 'رفض الطلب' },
      'accounts.reopen': { en: 'Request reopened', ar: 'إعادة فتح الطلب' },
      'accounts.disable': { en: 'Account disabled', ar: 'إيقاف الحساب' },
      'accounts.expire': { en: 'Account expired', ar: 'انتهاء صلاحية الحساب' },
      'accounts.set-package': { en: 'Subscription changed', ar: 'تعديل الاشتراك' },
      'accounts.renew': { en: 'Subscription paid and renewed', ar: 'سداد الاشتراك وتجديده' },
      'accounts.change-owner': { en: 'Owner changed', ar: 'تغيير المالك' },
      'accounts.note': { en: 'Note added', ar: 'إضافة ملاحظة' },
      'accounts.owner-visit-start': { en: 'Login as owner started', ar: 'بدء الدخول بصفة المالك' },
      'accounts.owner-visit-end': { en: 'Login as owner ended', ar: 'انتهاء الدخول بصفة المالك' },
      'wizard.finish-step': { en: 'Setup step finished', ar: 'إنهاء خطوة إعداد' },
    },
    fields: {
      is_owner: { en: 'Owner', ar: 'مالك' },
      owner: { en: 'Owner', ar: 'المالك' },
      owner_name: { en: 'Owner', ar: 'المالك' },
      tier: { en: 'Package', ar: 'الباقة' },
      trial_ends_on: { en: 'Trial ends on', ar: 'نهاية الفترة التجريبية' },
    },
    values: { business_type: businessTypes.choices, status: accountStates.choices, tier: accountTiers.choices },
  },
} as const satisfies AuditedRecords;
