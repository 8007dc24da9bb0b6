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
  customer_imports: { en: 'Customers from a sheet', ar: 'عملاء من ملف' },
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
  suggested_groups: { en: 'Suggested category', ar: 'تصنيف مقترح' },
  suggested_services: { en: 'Suggested service', ar: 'خدمة مقترحة' },
  uploads: { en: 'Picture', ar: 'صورة' },
  users: { en: 'Login', ar: 'مستخدم' },
  waitlist_entries: { en: 'Waitlist', ar: 'قائمة الانتظار' },
  wizard: { en: 'Setup', ar: 'الإعداد' },
} as const satisfies Record<string, Localized>;

/** What was done: the part of an action behind its dot. */
const verbs: Record<string, Localized> = {
  activate: { en: 'activated', ar: 'تفعيل' },
  add: { en: 'added', ar: 'إضافة' },
  approve: { en: 'approved', ar: 'قبول' },
  arrange: { en: 'put in order', ar: 'ترتيب' },
  change: { en: 'changed', ar: 'تعديل' },
  close: { en: 'closed', ar: 'إغلاق' },
  confirm: { en: 'confirmed', ar: 'تأكيد' },
  correct: { en: 'corrected', ar: 'تصحيح' },
  decide: { en: 'decided', ar: 'اتخاذ قرار' },
  delete: { en: 'deleted', ar: 'حذف' },
  disable: { en: 'disabled', ar: 'إيقاف' },
  edit: { en: 'changed', ar: 'تعديل' },
  enable: { en: 'activated', ar: 'تفعيل' },
  end: { en: 'ended', ar: 'إنهاء' },
  export: { en: 'exported', ar: 'تصدير' },
  import: { en: 'imported', ar: 'استيراد' },
  invite: { en: 'invited', ar: 'دعوة' },
  merge: { en: 'merged', ar: 'دمج' },
  order: { en: 'put in order', ar: 'ترتيب' },
  reject: { en: 'rejected', ar: 'رفض' },
  remove: { en: 'removed', ar: 'حذف' },
  reorder: { en: 'put in order', ar: 'ترتيب' },
  replaced: { en: 'replaced', ar: 'استبدال' },
  save: { en: 'saved', ar: 'حفظ' },
  'set-status': { en: 'state changed', ar: 'تغيير الحالة' },
  withdraw: { en: 'taken back', ar: 'سحب' },
};

/** Actions that need words of their own. */
const actions: Record<string, Localized> = {
  'accounts.add': { en: 'Registered by Rawnaq, trial begun', ar: 'تسجيل من إدارة رونق وبدء الفترة التجريبية' },
  'accounts.approve': { en: 'Account approved, trial begun', ar: 'قبول الحساب وبدء الفترة التجريبية' },
  'accounts.change-owner': { en: 'Owner changed', ar: 'تغيير المالك' },
  'accounts.disable': { en: 'Account suspended', ar: 'إيقاف الحساب' },
  'accounts.expire': { en: 'Account expired', ar: 'انتهاء صلاحية الحساب' },
  'accounts.note': { en: 'Note written', ar: 'كتابة ملاحظة' },
  'accounts.owner-visit-end': { en: 'Visit as owner ended', ar: 'انتهاء الدخول بصفة المالك' },
  'accounts.owner-visit-start': { en: 'Visit as owner begun', ar: 'بدء الدخول بصفة المالك' },
  'accounts.reject': { en: 'Request rejected', ar: 'رفض الطلب' },
  'accounts.reopen': { en: 'Request taken up again', ar: 'إعادة فتح الطلب' },
  'accounts.set-package': { en: 'Subscription changed', ar: 'تعديل الاشتراك' },
  'appointments.deposit-paid': { en: 'Deposit paid', ar: 'دفع العربون' },
  'attendance.check-in': { en: 'Checked in', ar: 'تسجيل حضور' },
  'attendance.check-out': { en: 'Checked out', ar: 'تسجيل انصراف' },
  'appointments.invite-again': { en: 'Invited to book again', ar: 'دعوة إلى الحجز من جديد' },
  'appointments.remind': { en: 'Reminded by hand', ar: 'إرسال تذكير يدويًا' },
  'appointments.add': { en: 'Appointment booked', ar: 'حجز الموعد' },
  'appointments.cancel': { en: 'Appointment cancelled', ar: 'إلغاء الموعد' },
  'appointments.undo-cancel': { en: 'Cancellation taken back', ar: 'تراجع عن إلغاء الموعد' },
  'appointments.check-in': { en: 'Customer checked in', ar: 'وصول العميل' },
  'appointments.move': { en: 'Appointment moved', ar: 'نقل الموعد' },
  'appointments.no-show': { en: 'Customer did not come', ar: 'عدم حضور العميل' },
  'appointments.resize': { en: 'Length of appointment changed', ar: 'تعديل مدة الموعد' },
  'appointments.undo-check-in': { en: 'Check-in taken back', ar: 'التراجع عن تسجيل الوصول' },
  'appointments.undo-no-show': { en: 'No show taken back', ar: 'التراجع عن عدم الحضور' },
  'blocked-ips.block': { en: 'Address blocked', ar: 'حظر عنوان' },
  'blocked-ips.unblock': { en: 'Address unblocked', ar: 'رفع الحظر عن عنوان' },
  'customers.congratulate': { en: 'Congratulated', ar: 'إرسال تهنئة' },
  'customers.invite-back': { en: 'Invited to come back', ar: 'دعوة إلى العودة' },
  'employees.make-feed': { en: 'Calendar address made', ar: 'إنشاء رابط التقويم' },
  'employees.revoke-feed': { en: 'Calendar address ended', ar: 'إلغاء رابط التقويم' },
  'customers.add-note': { en: 'Note written', ar: 'كتابة ملاحظة' },
  'customers.add-photo': { en: 'Photo added', ar: 'إضافة صورة' },
  'customers.merge': { en: 'Merged with another record', ar: 'دمج مع سجل آخر' },
  'customers.merged-into': { en: 'Merged into an older record', ar: 'دمج في سجل أقدم' },
  'complaints.add': { en: 'Complaint or suggestion received', ar: 'استلام شكوى أو اقتراح' },
  'complaints.handle': { en: 'Complaint or suggestion handled', ar: 'معالجة شكوى أو اقتراح' },
  'complaints.reopen': { en: 'Complaint or suggestion opened again', ar: 'إعادة فتح شكوى أو اقتراح' },
  'customers.check-whatsapp-again': { en: 'WhatsApp to be tried again', ar: 'إعادة المحاولة عبر واتساب' },
  'customers.not-on-whatsapp': { en: 'Number not on WhatsApp', ar: 'الرقم غير مسجّل في واتساب' },
  'customers.remove-note': { en: 'Note removed', ar: 'حذف ملاحظة' },
  'customers.remove-photo': { en: 'Photo removed', ar: 'حذف صورة' },
  'customers.set-consent': { en: 'Consent recorded', ar: 'تسجيل موافقة' },
  'employees.add-document': { en: 'Document added', ar: 'إضافة مستند' },
  'employees.add-leave': { en: 'Leave added', ar: 'إضافة إجازة' },
  'employees.give-access': { en: 'Login given', ar: 'منح صلاحية الدخول' },
  'employees.remove-document': { en: 'Document removed', ar: 'حذف مستند' },
  'employees.remove-leave': { en: 'Leave removed', ar: 'حذف إجازة' },
  'employees.revoke-access': { en: 'Login taken away', ar: 'سحب صلاحية الدخول' },
  'employees.set-hours': { en: 'Working hours changed', ar: 'تعديل ساعات العمل' },
  'employees.set-pay': { en: 'Salary and commission changed', ar: 'تعديل الراتب والعمولة' },
  'employees.set-role': { en: 'Role changed', ar: 'تغيير الدور' },
  'employees.set-services': { en: 'Services changed', ar: 'تعديل الخدمات' },
  'product-requests.add': { en: 'New product asked for', ar: 'طلب منتج جديد' },
  'product-requests.correct': { en: 'Correction asked for', ar: 'طلب تصحيح' },
  'suggested-products.correct': { en: 'Corrected as a salon asked', ar: 'تصحيح بطلب من صالون' },
  'suggested-products.take-over': { en: 'Taken over from a salon’s request', ar: 'إضافة بطلب من صالون' },
  'js-errors.reopen': { en: 'Error opened again', ar: 'إعادة فتح العطل' },
  'js-errors.solve': { en: 'Error marked as solved', ar: 'تحديد العطل كمحلول' },
  'messages.resend': { en: 'Message sent again', ar: 'إعادة إرسال رسالة' },
  'payment-links.add': { en: 'Payment link made', ar: 'إنشاء رابط دفع' },
  'payment-links.cancel': { en: 'Payment link cancelled', ar: 'إلغاء رابط دفع' },
  'payment-links.declined': { en: 'Payment declined', ar: 'رفض عملية دفع' },
  'payment-links.expire': { en: 'Payment link expired', ar: 'انتهاء رابط دفع' },
  'payment-links.failed': { en: 'Payment failed', ar: 'فشل عملية دفع' },
  'payment-links.paid': { en: 'Deposit paid by link', ar: 'دفع عربون عبر رابط' },
  'payment-links.refund': { en: 'Refund asked for', ar: 'طلب استرداد' },
  'payment-links.refund-done': { en: 'Money returned', ar: 'إعادة المبلغ' },
  'payment-links.refund-failed': { en: 'Refund refused by the gateway', ar: 'رفض البوابة للاسترداد' },
  'payment-links.refund-pending': { en: 'Refund accepted by the gateway', ar: 'قبول البوابة للاسترداد' },
  'payment-links.refund-unknown': { en: 'Refund without answer', ar: 'استرداد بلا رد' },
  'platform-checks.decide': { en: 'Reviewed by Rawnaq', ar: 'مراجعة من إدارة رونق' },
  'services.change-prices': { en: 'Price changed', ar: 'تعديل السعر' },
  'sessions.end': { en: 'Session ended by Rawnaq', ar: 'إنهاء الجلسة من إدارة رونق' },
  'sessions.replaced': {
    en: 'Signed in elsewhere, older session ended',
    ar: 'تسجيل دخول من مكان آخر وإنهاء الجلسة السابقة',
  },
  'staff.add': { en: 'Staff member invited', ar: 'دعوة موظف للمنصّة' },
  'staff.invite': { en: 'Invitation sent again', ar: 'إعادة إرسال الدعوة' },
  'staff.recover': { en: 'Login opened again on the server', ar: 'إعادة فتح الدخول من الخادم' },
  'staff.reset-second-factor': { en: 'Second factor reset', ar: 'إعادة ضبط التحقق بخطوتين' },
  'staff.set-role': { en: 'Role changed', ar: 'تغيير الدور' },
  'staff.set-status': { en: 'Access changed', ar: 'تغيير صلاحية الدخول' },
  'suggestions.decide': { en: 'Suggestion answered', ar: 'الرد على اقتراح' },
  'suggested-services.add-group': { en: 'Suggested category added', ar: 'إضافة تصنيف مقترح' },
  'suggested-services.add-service': { en: 'Suggested service added', ar: 'إضافة خدمة مقترحة' },
  'suggested-services.edit-group': { en: 'Suggested category changed', ar: 'تعديل تصنيف مقترح' },
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
