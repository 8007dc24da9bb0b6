import type { Choice } from '../kernel/list';
import type { Localized } from '../kernel/localized';

/** What records are called in the history. A module adds its tables here, one line each. */
export const auditEntities = {
  account_settings: { en: 'Settings', ar: 'الإعدادات' },
  accounts: { en: 'Account', ar: 'الحساب' },
  appointments: { en: 'Appointment', ar: 'موعد' },
  attendance: { en: 'Attendance', ar: 'الدوام' },
  attendance_records: { en: 'Attendance', ar: 'سجل الدوام' },
  block_times: { en: 'Block time', ar: 'وقت مغلق' },
  blocked_ips: { en: 'Blocked address', ar: 'عنوان محظور' },
  business_hours: { en: 'Business hours', ar: 'ساعات العمل' },
  catalogue_products: { en: 'Suggested product', ar: 'منتج مقترح' },
  cities: { en: 'City', ar: 'مدينة' },
  complaints: { en: 'Complaint or suggestion', ar: 'شكوى أو اقتراح' },
  countries: { en: 'Country', ar: 'دولة' },
  custom_hours: { en: 'Custom hours', ar: 'ساعات خاصة' },
  customer_imports: { en: 'Imported customers', ar: 'عملاء مستوردون' },
  customers: { en: 'Customer', ar: 'عميل' },
  development_suggestions: { en: 'Suggestion', ar: 'اقتراح' },
  discount_codes: { en: 'Discount code', ar: 'كود خصم' },
  employees: { en: 'Employee', ar: 'موظف' },
  holidays: { en: 'Holiday', ar: 'عطلة' },
  offers: { en: 'Package', ar: 'باقة' },
  payment_links: { en: 'Payment link', ar: 'رابط دفع' },
  product_requests: { en: 'Product request', ar: 'طلب منتج' },
  products: { en: 'Product', ar: 'منتج' },
  roles: { en: 'Role', ar: 'دور' },
  service_groups: { en: 'Service category', ar: 'تصنيف خدمات' },
  services: { en: 'Service', ar: 'خدمة' },
  sessions: { en: 'Session', ar: 'جلسة' },
  suggested_groups: { en: 'Suggested group', ar: 'مجموعة مقترحة' },
  suggested_services: { en: 'Suggested service', ar: 'خدمة مقترحة' },
  uploads: { en: 'Picture', ar: 'صورة' },
  users: { en: 'User', ar: 'مستخدم' },
  waitlist_entries: { en: 'Waiting list', ar: 'قائمة الانتظار' },
  wizard: { en: 'Setup', ar: 'الإعداد' },
} as const satisfies Record<string, Localized>;

/** What was done: the part of an action behind its dot. */
const verbs: Record<string, Localized> = {
  activate: { en: 'activated', ar: 'تفعيل' },
  add: { en: 'added', ar: 'إضافة' },
  approve: { en: 'approved', ar: 'قبول' },
  arrange: { en: 'reordered', ar: 'ترتيب' },
  change: { en: 'changed', ar: 'تعديل' },
  close: { en: 'closed', ar: 'إغلاق' },
  confirm: { en: 'confirmed', ar: 'تأكيد' },
  correct: { en: 'corrected', ar: 'تصحيح' },
  decide: { en: 'reviewed', ar: 'مراجعة' },
  delete: { en: 'deleted', ar: 'حذف' },
  disable: { en: 'disabled', ar: 'إيقاف' },
  edit: { en: 'changed', ar: 'تعديل' },
  enable: { en: 'activated', ar: 'تفعيل' },
  end: { en: 'ended', ar: 'إنهاء' },
  export: { en: 'exported', ar: 'تصدير' },
  import: { en: 'imported', ar: 'استيراد' },
  invite: { en: 'invited', ar: 'دعوة' },
  merge: { en: 'merged', ar: 'دمج' },
  order: { en: 'reordered', ar: 'ترتيب' },
  reject: { en: 'rejected', ar: 'رفض' },
  remove: { en: 'removed', ar: 'حذف' },
  reorder: { en: 'reordered', ar: 'ترتيب' },
  replaced: { en: 'replaced', ar: 'استبدال' },
  save: { en: 'saved', ar: 'حفظ' },
  'set-status': { en: 'status changed', ar: 'تغيير الحالة' },
  withdraw: { en: 'withdrawn', ar: 'سحب' },
};

/** Actions that need words of their own. */
const actions: Record<string, Localized> = {
  'accounts.add': { en: 'Registered by Rawnaq, trial started', ar: 'تسجيل من إدارة رونق وبدء الفترة التجريبية' },
  'accounts.approve': { en: 'Account approved, trial started', ar: 'قبول الحساب وبدء الفترة التجريبية' },
  'accounts.change-owner': { en: 'Owner changed', ar: 'تغيير المالك' },
  'accounts.disable': { en: 'Account suspended', ar: 'إيقاف الحساب' },
  'accounts.expire': { en: 'Account expired', ar: 'انتهاء صلاحية الحساب' },
  'accounts.note': { en: 'Note added', ar: 'إضافة ملاحظة' },
  'accounts.owner-visit-end': { en: 'Login as owner ended', ar: 'انتهاء الدخول بصفة المالك' },
  'accounts.owner-visit-start': { en: 'Login as owner started', ar: 'بدء الدخول بصفة المالك' },
  'accounts.reject': { en: 'Request rejected', ar: 'رفض الطلب' },
  'accounts.reopen': { en: 'Request reopened', ar: 'إعادة فتح الطلب' },
  'accounts.set-package': { en: 'Subscription changed', ar: 'تعديل الاشتراك' },
  'appointments.deposit-paid': { en: 'Deposit paid', ar: 'دفع العربون' },
  'attendance.check-in': { en: 'Checked in', ar: 'تسجيل حضور' },
  'attendance.check-out': { en: 'Checked out', ar: 'تسجيل انصراف' },
  'appointments.invite-again': { en: 'Invited to book again', ar: 'دعوة إلى الحجز من جديد' },
  'appointments.remind': { en: 'Reminder sent manually', ar: 'إرسال تذكير يدويًا' },
  'appointments.add': { en: 'Appointment booked', ar: 'حجز الموعد' },
  'appointments.cancel': { en: 'Appointment cancelled', ar: 'إلغاء الموعد' },
  'appointments.undo-cancel': { en: 'Cancellation undone', ar: 'التراجع عن إلغاء الموعد' },
  'appointments.check-in': { en: 'Customer checked in', ar: 'تسجيل وصول العميل' },
  'appointments.move': { en: 'Appointment moved', ar: 'نقل الموعد' },
  'appointments.no-show': { en: 'No show', ar: 'عدم حضور العميل' },
  'appointments.resize': { en: 'Appointment duration changed', ar: 'تعديل مدة الموعد' },
  'appointments.undo-check-in': { en: 'Check-in undone', ar: 'التراجع عن تسجيل الوصول' },
  'appointments.undo-no-show': { en: 'No show undone', ar: 'التراجع عن عدم الحضور' },
  'blocked-ips.block': { en: 'Address blocked', ar: 'حظر عنوان' },
  'blocked-ips.unblock': { en: 'Address unblocked', ar: 'رفع الحظر عن عنوان' },
  'customers.congratulate': { en: 'Congratulation sent', ar: 'إرسال تهنئة' },
  'customers.invite-back': { en: 'Invited to come back', ar: 'دعوة إلى العودة' },
  'employees.make-feed': { en: 'Calendar link created', ar: 'إنشاء رابط التقويم' },
  'employees.revoke-feed': { en: 'Calendar link removed', ar: 'حذف رابط التقويم' },
  'customers.add-note': { en: 'Note added', ar: 'إضافة ملاحظة' },
  'customers.add-photo': { en: 'Photo added', ar: 'إضافة صورة' },
  'customers.merge': { en: 'Merged with another record', ar: 'دمج مع سجل آخر' },
  'customers.merged-into': { en: 'Merged into an older record', ar: 'دمج في سجل أقدم' },
  'complaints.add': { en: 'Complaint or suggestion received', ar: 'استلام شكوى أو اقتراح' },
  'complaints.handle': { en: 'Complaint or suggestion handled', ar: 'معالجة شكوى أو اقتراح' },
  'complaints.reopen': { en: 'Complaint or suggestion reopened', ar: 'إعادة فتح شكوى أو اقتراح' },
  'customers.check-whatsapp-again': { en: 'WhatsApp number to be checked again', ar: 'إعادة فحص رقم واتساب' },
  'customers.not-on-whatsapp': { en: 'Number not on WhatsApp', ar: 'الرقم غير مسجّل في واتساب' },
  'customers.remove-note': { en: 'Note removed', ar: 'حذف ملاحظة' },
  'customers.remove-photo': { en: 'Photo removed', ar: 'حذف صورة' },
  'customers.set-consent': { en: 'Consent recorded', ar: 'تسجيل موافقة' },
  'employees.add-document': { en: 'Document added', ar: 'إضافة مستند' },
  'employees.add-leave': { en: 'Leave added', ar: 'إضافة إجازة' },
  'employees.give-access': { en: 'Access granted', ar: 'منح صلاحية الدخول' },
  'employees.remove-document': { en: 'Document removed', ar: 'حذف مستند' },
  'employees.remove-leave': { en: 'Leave removed', ar: 'حذف إجازة' },
  'employees.revoke-access': { en: 'Access removed', ar: 'سحب صلاحية الدخول' },
  'employees.set-hours': { en: 'Working hours changed', ar: 'تعديل ساعات العمل' },
  'employees.set-pay': { en: 'Salary and commission changed', ar: 'تعديل الراتب والعمولة' },
  'employees.set-role': { en: 'Role changed', ar: 'تغيير الدور' },
  'employees.set-services': { en: 'Services changed', ar: 'تعديل الخدمات' },
  'product-requests.add': { en: 'New product requested', ar: 'طلب منتج جديد' },
  'product-requests.correct': { en: 'Correction requested', ar: 'طلب تصحيح' },
  'suggested-products.correct': { en: 'Corrected on request of a salon', ar: 'تصحيح بطلب من صالون' },
  'suggested-products.take-over': { en: 'Added on request of a salon', ar: 'إضافة بطلب من صالون' },
  'js-errors.reopen': { en: 'Error reopened', ar: 'إعادة فتح العطل' },
  'js-errors.solve': { en: 'Error marked as solved', ar: 'تحديد العطل كمحلول' },
  'messages.resend': { en: 'Message resent', ar: 'إعادة إرسال رسالة' },
  'payment-links.add': { en: 'Payment link created', ar: 'إنشاء رابط دفع' },
  'payment-links.cancel': { en: 'Payment link cancelled', ar: 'إلغاء رابط دفع' },
  'payment-links.declined': { en: 'Payment declined', ar: 'رفض عملية دفع' },
  'payment-links.expire': { en: 'Payment link expired', ar: 'انتهاء رابط دفع' },
  'payment-links.failed': { en: 'Payment failed', ar: 'فشل عملية دفع' },
  'payment-links.paid': { en: 'Deposit paid by link', ar: 'دفع عربون عبر رابط' },
  'payment-links.refund': { en: 'Refund requested', ar: 'طلب استرداد' },
  'payment-links.refund-done': { en: 'Money returned', ar: 'إعادة المبلغ' },
  'payment-links.refund-failed': { en: 'Refund refused by the gateway', ar: 'رفض البوابة للاسترداد' },
  'payment-links.refund-pending': { en: 'Refund accepted by the gateway', ar: 'قبول البوابة للاسترداد' },
  'payment-links.refund-unknown': { en: 'No response to the refund', ar: 'استرداد دون رد' },
  'platform-checks.decide': { en: 'Reviewed by Rawnaq', ar: 'مراجعة من إدارة رونق' },
  'services.change-prices': { en: 'Price changed', ar: 'تعديل السعر' },
  'sessions.end': { en: 'Session ended by Rawnaq', ar: 'إنهاء الجلسة من إدارة رونق' },
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
  'suggestions.decide': { en: 'Suggestion answered', ar: 'الرد على اقتراح' },
  'suggested-services.add-group': { en: 'Suggested group added', ar: 'إضافة مجموعة مقترحة' },
  'suggested-services.add-service': { en: 'Suggested service added', ar: 'إضافة خدمة مقترحة' },
  'suggested-services.edit-group': { en: 'Suggested group changed', ar: 'تعديل مجموعة مقترحة' },
  'suggested-services.edit-service': { en: 'Suggested service changed', ar: 'تعديل خدمة مقترحة' },
  'wizard.finish-step': { en: 'Setup step finished', ar: 'إنهاء خطوة إعداد' },
  'users.password-changed': { en: 'Password changed', ar: 'تغيير كلمة المرور' },
  'users.mobile-changed': { en: 'Mobile changed', ar: 'تغيير رقم الجوال' },
};

/** "Customer: added". Whatever has no words yet is still readable: its code with spaces for dashes. */
export function actionWords(action: string, entity: string): Localized {
  const own = actions[action];
  if (own) return own;
  const verb = action.slice(action.indexOf('.') + 1);
  const said = verbs[verb] ?? { en: spaced(verb), ar: spaced(verb) };
  const what = entityWords(entity);
  return { en: `${what.en}: ${said.en}`, ar: `${said.ar}: ${what.ar}` };
}

export const entityWords = (entity: string): Localized =>
  (auditEntities as Record<string, Localized>)[entity] ?? { en: capital(spaced(entity)), ar: spaced(entity) };

/** For the list's filter and its files. */
export const entityChoices: readonly Choice[] = Object.entries(auditEntities).map(([value, label]) => ({
  value,
  label,
}));

/** Every action with words, for files: what has its own, and each entity with each verb. */
export const actionChoices: readonly Choice[] = [
  ...Object.entries(actions).map(([value, label]) => ({ value, label })),
  ...Object.keys(auditEntities).flatMap((entity) =>
    Object.keys(verbs)
      .map((verb) => `${entity.replaceAll('_', '-')}.${verb}`)
      .filter((action) => !Object.hasOwn(actions, action))
      .map((action) => ({ value: action, label: actionWords(action, entity) })),
  ),
];

const spaced = (code: string): string => code.replace(/[-_.]+/g, ' ').trim();
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
