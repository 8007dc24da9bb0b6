import type { AuditedRecords } from '../audit/audited-record';
import { recordStates } from '../kernel/record-status.states';

export const userAudit = {
  users: {
    label: { en: 'User', ar: 'مستخدم' },
    readBy: { merchant: 'settings.audit', manager: 'platform-settings.employees' },
    named: 'name',
    actions: {
      'users.password-changed': { en: 'Password changed', ar: 'تغيير كلمة المرور' },
      'users.rename': { en: 'Name changed', ar: 'تغيير الاسم' },
      'users.mobile-changed': { en: 'Mobile changed', ar: 'تغيير رقم الجوال' },
      'sessions.replaced': {
        en: 'Signed in elsewhere, previous session ended',
        ar: 'تسجيل دخول من مكان آخر وإنهاء الجلسة السابقة',
      },
      'staff.add': { en: 'Platform team member invited', ar: 'دعوة إلى فريق المنصّة' },
      'staff.invite': { en: 'Invitation resent', ar: 'إعادة إرسال الدعوة' },
      'staff.recover': { en: 'Access restored on the server', ar: 'استعادة الدخول من الخادم' },
      'staff.reset-second-factor': { en: 'Two-step verification reset', ar: 'إعادة ضبط التحقق بخطوتين' },
      'staff.set-role': { en: 'Role changed', ar: 'تغيير الدور' },
      'staff.set-status': { en: 'Access changed', ar: 'تغيير صلاحية الدخول' },
    },
    values: { status: recordStates.choices },
  },
  sessions: {
    label: { en: 'Session', ar: 'جلسة' },
    readBy: { merchant: 'settings.audit', manager: 'platform-trackers.view' },
    actions: { 'sessions.end': { en: 'Session ended by Rawnaq', ar: 'إنهاء الجلسة من إدارة رونق' } },
  },
} as const satisfies AuditedRecords;
