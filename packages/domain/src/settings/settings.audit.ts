import type { AuditedRecords } from '../audit/audited-record';
import type { Localized } from '../kernel/localized';
import type { Permission } from '../kernel/permissions';

/** Each section of the settings has a permission of its own. */
const SECTIONS = new Map<string, Permission>([
  ['general', 'settings.general'],
  ['accounting', 'settings.accounting'],
  ['invoice', 'settings.invoice'],
  ['notifications', 'settings.notifications'],
  ['customer-care', 'settings.customer-care'],
  ['online', 'settings.online'],
  ['payment-gateway', 'settings.payment-gateway'],
]);

const settingFields: Record<string, Localized> = {
  // The salon.
  logo_upload_id: { en: 'Logo', ar: 'الشعار' },
  english_address: { en: 'English address', ar: 'العنوان بالإنجليزية' },
  arabic_address: { en: 'Arabic address', ar: 'العنوان بالعربية' },
  map_link: { en: 'Map link', ar: 'رابط الخريطة' },
  telephone: { en: 'Telephone', ar: 'الهاتف' },
  backup_email: { en: 'Backup e-mail', ar: 'بريد النسخ الاحتياطي' },
  clock: { en: 'Clock', ar: 'نظام الساعة' },
  latitude: { en: 'Latitude', ar: 'خط العرض' },
  longitude: { en: 'Longitude', ar: 'خط الطول' },
  hold_invoice: { en: 'Invoices on hold', ar: 'تعليق الفواتير' },
  section: { en: 'Section', ar: 'القسم' },
  // Money.
  vat_active: { en: 'VAT', ar: 'ضريبة القيمة المضافة' },
  vat_rate: { en: 'VAT rate', ar: 'نسبة الضريبة' },
  payment_methods: { en: 'Payment methods', ar: 'طرق الدفع' },
  loyalty_active: { en: 'Loyalty points', ar: 'نقاط الولاء' },
  points_per_unit: { en: 'Points per unit spent', ar: 'النقاط لكل وحدة إنفاق' },
  point_value: { en: 'Value of a point', ar: 'قيمة النقطة' },
  least_points: { en: 'Minimum points to use', ar: 'الحد الأدنى للنقاط' },
  points_expire_after_months: { en: 'Points expire after months', ar: 'تنتهي النقاط بعد أشهر' },
  commission_basis: { en: 'Commission basis', ar: 'أساس العمولة' },
  commission_when: { en: 'Commission earned', ar: 'وقت استحقاق العمولة' },
  commission_before_discount: { en: 'Commission before discounts', ar: 'العمولة قبل الخصم' },
  salaries_day: { en: 'Salaries proposed on day', ar: 'يوم اقتراح الرواتب' },
  commission_absorbed: { en: 'Salon bears commission of credit notes', ar: 'الصالون يتحمل عمولة الإشعارات الدائنة' },
  company: { en: 'Company', ar: 'الشركة' },
  key: { en: 'Key', ar: 'المفتاح' },
  secret: { en: 'Secret', ar: 'الرمز السري' },
  is_active: { en: 'Active', ar: 'مفعّل' },
  // The invoice.
  paper: { en: 'Paper', ar: 'الورق' },
  show_logo: { en: 'Shows the logo', ar: 'إظهار الشعار' },
  show_trn: { en: 'Shows the TRN', ar: 'إظهار الرقم الضريبي' },
  show_qr: { en: 'Shows the QR code', ar: 'إظهار رمز QR' },
  show_employee: { en: 'Shows the employee', ar: 'إظهار الموظف' },
  english_header: { en: 'English header', ar: 'الترويسة بالإنجليزية' },
  arabic_header: { en: 'Arabic header', ar: 'الترويسة بالعربية' },
  english_footer: { en: 'English footer', ar: 'التذييل بالإنجليزية' },
  arabic_footer: { en: 'Arabic footer', ar: 'التذييل بالعربية' },
  english_terms: { en: 'English terms', ar: 'الشروط بالإنجليزية' },
  arabic_terms: { en: 'Arabic terms', ar: 'الشروط بالعربية' },
  // Messages. What each one is called stands with the messages themselves.
  timing: { en: 'When', ar: 'التوقيت' },
  english_active: { en: 'English text on', ar: 'النص الإنجليزي مفعّل' },
  arabic_active: { en: 'Arabic text on', ar: 'النص العربي مفعّل' },
  english_text: { en: 'English text', ar: 'النص بالإنجليزية' },
  arabic_text: { en: 'Arabic text', ar: 'النص بالعربية' },
  // Customer care.
  rest_hours: { en: 'Hours between two messages', ar: 'عدد الساعات بين رسالتين' },
  reminder_days: { en: 'Days ahead for reminders', ar: 'أيام التذكير المسبق' },
  no_show_days: { en: 'Days a missed visit is listed', ar: 'أيام عرض الموعد الفائت' },
  birthday_late_days: { en: 'Days a birthday is listed after', ar: 'أيام عرض عيد الميلاد بعده' },
  reminder: { en: 'Reminder', ar: 'التذكير' },
  rating_days: { en: 'Days an invoice is listed for rating', ar: 'أيام عرض الفاتورة للتقييم' },
  balance: { en: 'Balance reminder', ar: 'التذكير بالمستحقات' },
  rating: { en: 'Rating request', ar: 'طلب التقييم' },
  // Online booking.
  is_live: { en: 'Page is live', ar: 'الصفحة منشورة' },
  alias: { en: 'Page address', ar: 'عنوان الصفحة' },
  english_welcome: { en: 'English welcome', ar: 'الترحيب بالإنجليزية' },
  arabic_welcome: { en: 'Arabic welcome', ar: 'الترحيب بالعربية' },
  english_policy: { en: 'English policy', ar: 'السياسة بالإنجليزية' },
  arabic_policy: { en: 'Arabic policy', ar: 'السياسة بالعربية' },
  colour: { en: 'Colour', ar: 'اللون' },
  picture_upload_ids: { en: 'Pictures', ar: 'الصور' },
  social_links: { en: 'Social links', ar: 'روابط التواصل' },
  lead_minutes: { en: 'Notice in minutes', ar: 'مهلة الحجز بالدقائق' },
  days_ahead: { en: 'Days ahead', ar: 'أيام الحجز المسبق' },
  cancel_hours: { en: 'Free cancellation in hours', ar: 'مهلة الإلغاء بالساعات' },
  deposit_kind: { en: 'Deposit', ar: 'العربون' },
  deposit_percent: { en: 'Deposit percent', ar: 'نسبة العربون' },
  deposit_amount: { en: 'Deposit amount', ar: 'مبلغ العربون' },
  waitlist_at_once: { en: 'People notified at once', ar: 'عدد من يُبلَّغون معًا' },
  waitlist_minutes: { en: 'Minutes to book', ar: 'مهلة الحجز بالدقائق' },
  show_prices: { en: 'Shows prices', ar: 'إظهار الأسعار' },
  show_durations: { en: 'Shows durations', ar: 'إظهار المدد' },
  show_employees: { en: 'Shows employees', ar: 'إظهار الموظفين' },
  show_menu: { en: 'Shows the menu', ar: 'إظهار القائمة' },
  show_price_list: { en: 'Shows the price list', ar: 'إظهار قائمة الأسعار' },
};
const hoursFields = {
  time_zone: { en: 'Time zone', ar: 'المنطقة الزمنية' },
  business_day_cut_off: { en: 'Business day ends at', ar: 'نهاية يوم العمل' },
  ranges: { en: 'Hours', ar: 'الساعات' },
  is_closed: { en: 'Closed', ar: 'مغلق' },
} as const;

export const settingsAudit = {
  account_settings: {
    label: { en: 'Settings', ar: 'الإعدادات' },
    readBy: { merchant: (section) => SECTIONS.get(section) },
    actions: { 'settings.save': 'save' },
    fields: settingFields,
  },
  business_hours: {
    label: { en: 'Business hours', ar: 'ساعات العمل' },
    readBy: { merchant: 'settings.general' },
    actions: { 'business-hours.save': 'save' },
    fields: hoursFields,
  },
  custom_hours: {
    label: { en: 'Custom hours', ar: 'ساعات خاصة' },
    readBy: { merchant: 'settings.general' },
    actions: { 'custom-hours.add': 'add', 'custom-hours.edit': 'edit', 'custom-hours.remove': 'remove' },
    fields: hoursFields,
  },
  holidays: {
    label: { en: 'Holiday', ar: 'عطلة' },
    readBy: { merchant: 'settings.general' },
    actions: { 'holidays.add': 'add', 'holidays.edit': 'edit', 'holidays.remove': 'remove' },
  },
} as const satisfies AuditedRecords;
