import type { Localized } from '../kernel/localized';

/** What is done to many kinds of records alike: "Customer: added". */
export const auditVerbs = {
  activate: { en: 'activated', ar: 'تفعيل' },
  add: { en: 'added', ar: 'إضافة' },
  approve: { en: 'approved', ar: 'قبول' },
  close: { en: 'closed', ar: 'إغلاق' },
  correct: { en: 'corrected', ar: 'تصحيح' },
  decide: { en: 'reviewed', ar: 'مراجعة' },
  disable: { en: 'disabled', ar: 'إيقاف' },
  edit: { en: 'changed', ar: 'تعديل' },
  end: { en: 'ended', ar: 'إنهاء' },
  import: { en: 'imported', ar: 'استيراد' },
  invite: { en: 'invited', ar: 'دعوة' },
  remove: { en: 'removed', ar: 'حذف' },
  reorder: { en: 'reordered', ar: 'ترتيب' },
  save: { en: 'saved', ar: 'حفظ' },
  'set-status': { en: 'status changed', ar: 'تغيير الحالة' },
  withdraw: { en: 'withdrawn', ar: 'سحب' },
} as const satisfies Record<string, Localized>;
export type AuditVerb = keyof typeof auditVerbs;
