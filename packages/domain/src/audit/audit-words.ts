import type { Choice } from '../kernel/list';
import type { Language, Localized } from '../kernel/localized';

/** What records are called in the history. A module adds its tables here, one line each. */
export const auditEntities = {
  account_settings: { en: 'Settings', ar: 'الإعدادات' },
  accounts: { en: 'Account', ar: 'الحساب' },
  attendance: { en: 'Attendance', ar: 'الدوام' },
  attendance_records: { en: 'Attendance', ar: 'سجل الدوام' },
  blocked_ips: { en: 'Blocked address', ar: 'عنوان محظور' },
  business_hours: { en: 'Business hours', ar: 'ساعات العمل' },
  cities: { en: 'City', ar: 'مدينة' },
  countries: { en: 'Country', ar: 'دولة' },
  custom_hours: { en: 'Custom hours', ar: 'ساعات خاصة' },
  customer_imports: { en: 'Customers from a sheet', ar: 'عملاء من ملف' },
  customers: { en: 'Customer', ar: 'عميل' },
  development_suggestions: { en: 'Suggestion', ar: 'اقتراح' },
  discount_codes: { en: 'Discount code', ar: 'كود خصم' },
  employees: { en: 'Employee', ar: 'موظف' },
  holidays: { en: 'Holiday', ar: 'عطلة' },
  offers: { en: 'Package', ar: 'باقة' },
  roles: { en: 'Role', ar: 'دور' },
  service_groups: { en: 'Service category', ar: 'تصنيف خدمات' },
  services: { en: 'Service', ar: 'خدمة' },
  sessions: { en: 'Session', ar: 'جلسة' },
  suggested_groups: { en: 'Suggested category', ar: 'تصنيف مقترح' },
  suggested_services: { en: 'Suggested service', ar: 'خدمة مقترحة' },
  uploads: { en: 'Picture', ar: 'صورة' },
  users: { en: 'Login', ar: 'مستخدم' },
  wizard: { en: 'Setup', ar: 'الإعداد' },
} as const satisfies Record<string, Localized>;

/** What was done: the part of an action behind its dot. */
const verbs: Record<string, Localized> = {
  activate: { en: 'activated', ar: 'تفعيل' },
  add: { en: 'added', ar: 'إضافة' },
  approve: { en: 'approved', ar: 'قبول' },
  arrange: { en: 'put in order', ar: 'ترتيب' },
  change: { en: 'changed', ar: 'تعديل' },
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
};

/** Actions that need words of their own. */
const actions: Record<string, Localized> = {
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
  'blocked-ips.block': { en: 'Address blocked', ar: 'حظر عنوان' },
  'blocked-ips.unblock': { en: 'Address unblocked', ar: 'رفع الحظر عن عنوان' },
  'customers.add-note': { en: 'Note written', ar: 'كتابة ملاحظة' },
  'customers.add-photo': { en: 'Photo added', ar: 'إضافة صورة' },
  'customers.merge': { en: 'Merged with another record', ar: 'دمج مع سجل آخر' },
  'customers.merged-into': { en: 'Merged into an older record', ar: 'دمج في سجل أقدم' },
  'customers.remove-note': { en: 'Note removed', ar: 'حذف ملاحظة' },
  'customers.remove-photo': { en: 'Photo removed', ar: 'حذف صورة' },
  'customers.set-consent': { en: 'Consent recorded', ar: 'تسجيل موافقة' },
  'sessions.end': { en: 'Session ended by Rawnaq', ar: 'إنهاء الجلسة من إدارة رونق' },
  'sessions.replaced': { en: 'Signed in elsewhere, older session ended', ar: 'تسجيل دخول من مكان آخر وإنهاء الجلسة السابقة' },
  'staff.add': { en: 'Staff member invited', ar: 'دعوة موظف للمنصّة' },
  'staff.invite': { en: 'Invitation sent again', ar: 'إعادة إرسال الدعوة' },
  'staff.reset-second-factor': { en: 'Second factor reset', ar: 'إعادة ضبط التحقق بخطوتين' },
  'staff.set-role': { en: 'Role changed', ar: 'تغيير الدور' },
  'staff.set-status': { en: 'Access changed', ar: 'تغيير صلاحية الدخول' },
  'suggestions.decide': { en: 'Suggestion answered', ar: 'الرد على اقتراح' },
  'users.password-changed': { en: 'Password changed', ar: 'تغيير كلمة المرور' },
};

const fields: Record<string, Localized> = {
  allowed: { en: 'Allowed', ar: 'مسموح' }, caption: { en: 'Caption', ar: 'الوصف' }, channel: { en: 'Channel', ar: 'وسيلة التواصل' }, identification_method: { en: 'How they know us', ar: 'طريقة التعرف علينا' }, invoices_count: { en: 'Visits', ar: 'الزيارات' },
  last_invoice_on: { en: 'Last visit', ar: 'آخر زيارة' }, merged_from: { en: 'Merged record', ar: 'السجل المدموج' }, merged_into: { en: 'Merged into', ar: 'دُمج في' }, nationality_id: { en: 'Nationality', ar: 'الجنسية' }, other_mobiles: { en: 'Other numbers', ar: 'أرقام أخرى' },
  purpose: { en: 'Purpose', ar: 'الغرض' }, text: { en: 'Text', ar: 'النص' }, trn: { en: 'TRN', ar: 'الرقم الضريبي' }, whatsapp_allowed: { en: 'WhatsApp contact', ar: 'التواصل عبر واتساب' },
  active: { en: 'Active', ar: 'مفعّل' }, answer: { en: 'Answer', ar: 'الرد' }, arabic_name: { en: 'Arabic name', ar: 'الاسم بالعربية' }, birth_date: { en: 'Date of birth', ar: 'تاريخ الميلاد' },
  body: { en: 'Text', ar: 'النص' }, category: { en: 'Category', ar: 'التصنيف' }, city: { en: 'City', ar: 'المدينة' }, code: { en: 'Code', ar: 'الكود' }, commission: { en: 'Commission', ar: 'العمولة' },
  country: { en: 'Country', ar: 'الدولة' }, description: { en: 'Description', ar: 'الوصف' }, email: { en: 'E-mail', ar: 'البريد الإلكتروني' }, english_name: { en: 'English name', ar: 'الاسم بالإنجليزية' },
  ends_on: { en: 'Ends on', ar: 'تاريخ الانتهاء' }, expires_on: { en: 'Expires on', ar: 'تاريخ الانتهاء' }, from: { en: 'From', ar: 'من' }, gender: { en: 'Gender', ar: 'الجنس' }, group_id: { en: 'Category', ar: 'التصنيف' },
  is_owner: { en: 'Owner', ar: 'مالك' }, job_time: { en: 'Job time', ar: 'مدة الخدمة' }, joining_date: { en: 'Joining date', ar: 'تاريخ الالتحاق' }, language: { en: 'Language', ar: 'اللغة' }, mobile: { en: 'Mobile', ar: 'الجوال' },
  name: { en: 'Name', ar: 'الاسم' }, nationality: { en: 'Nationality', ar: 'الجنسية' }, notes: { en: 'Notes', ar: 'الملاحظات' }, offer_price: { en: 'Offer price', ar: 'سعر العرض' }, owner: { en: 'Owner', ar: 'المالك' },
  permissions: { en: 'Permissions', ar: 'الصلاحيات' }, position: { en: 'Order', ar: 'الترتيب' }, price: { en: 'Price', ar: 'السعر' }, reason: { en: 'Reason', ar: 'السبب' }, role: { en: 'Role', ar: 'الدور' }, role_id: { en: 'Role', ar: 'الدور' },
  salary: { en: 'Salary', ar: 'الراتب' }, section: { en: 'Section', ar: 'القسم' }, show_to_customer: { en: 'Shown to customers', ar: 'يظهر للعملاء' }, status: { en: 'State', ar: 'الحالة' }, tier: { en: 'Package', ar: 'الباقة' },
  title: { en: 'Title', ar: 'العنوان' }, to: { en: 'To', ar: 'إلى' }, trial_ends_on: { en: 'Trial ends on', ar: 'نهاية الفترة التجريبية' }, type: { en: 'Type', ar: 'النوع' },
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

export const entityWords = (entity: string): Localized => (auditEntities as Record<string, Localized>)[entity] ?? { en: capital(spaced(entity)), ar: spaced(entity) };

export const fieldWords = (field: string, language: Language): string => fields[field]?.[language] ?? capital(spaced(field));

/** For the list's filter and its files. */
export const entityChoices: readonly Choice[] = Object.entries(auditEntities).map(([value, label]) => ({ value, label }));

/** Every action with words, for files: what has its own, and each entity with each verb. */
export const actionChoices: readonly Choice[] = [
  ...Object.entries(actions).map(([value, label]) => ({ value, label })),
  ...Object.keys(auditEntities).flatMap((entity) => Object.keys(verbs).map((verb) => `${entity.replaceAll('_', '-')}.${verb}`)
    .filter((action) => !Object.hasOwn(actions, action)).map((action) => ({ value: action, label: actionWords(action, entity) }))),
];

const spaced = (code: string): string => code.replace(/[-_.]+/g, ' ').trim();
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
