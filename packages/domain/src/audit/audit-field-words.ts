import type { Language, Localized } from '../kernel/localized';
import { managerModules, merchantModules } from '../kernel/permissions';
import { automaticMessages } from '../settings/automatic-messages';

const fields: Record<string, Localized> = {
  allowed: { en: 'Allowed', ar: 'مسموح' }, caption: { en: 'Caption', ar: 'الوصف' }, channel: { en: 'Channel', ar: 'وسيلة التواصل' }, identification_method: { en: 'How they know us', ar: 'طريقة التعرف علينا' }, invoices_count: { en: 'Visits', ar: 'الزيارات' },
  last_invoice_on: { en: 'Last visit', ar: 'آخر زيارة' }, merged_from: { en: 'Merged record', ar: 'السجل المدموج' }, merged_into: { en: 'Merged into', ar: 'دُمج في' }, nationality_id: { en: 'Nationality', ar: 'الجنسية' }, other_mobiles: { en: 'Other numbers', ar: 'أرقام أخرى' },
  purpose: { en: 'Purpose', ar: 'الغرض' }, text: { en: 'Text', ar: 'النص' }, trn: { en: 'TRN', ar: 'الرقم الضريبي' }, whatsapp_allowed: { en: 'WhatsApp contact', ar: 'التواصل عبر واتساب' },
  active: { en: 'Active', ar: 'مفعّل' }, answer: { en: 'Answer', ar: 'الرد' }, arabic_name: { en: 'Arabic name', ar: 'الاسم بالعربية' }, birth_date: { en: 'Date of birth', ar: 'تاريخ الميلاد' },
  body: { en: 'Text', ar: 'النص' }, category: { en: 'Category', ar: 'التصنيف' }, city: { en: 'City', ar: 'المدينة' }, code: { en: 'Code', ar: 'الكود' }, commission: { en: 'Commission', ar: 'العمولة' },
  country: { en: 'Country', ar: 'الدولة' }, description: { en: 'Description', ar: 'الوصف' }, email: { en: 'E-mail', ar: 'البريد الإلكتروني' }, english_name: { en: 'English name', ar: 'الاسم بالإنجليزية' },
  ends_on: { en: 'Ends on', ar: 'تاريخ الانتهاء' }, expires_on: { en: 'Expires on', ar: 'تاريخ الانتهاء' }, from: { en: 'From', ar: 'من' }, gender: { en: 'Gender', ar: 'الجنس' }, group_id: { en: 'Category', ar: 'التصنيف' },
  owner_name: { en: 'Owner', ar: 'المالك' }, is_owner: { en: 'Owner', ar: 'مالك' }, job_time: { en: 'Job time', ar: 'مدة الخدمة' }, joining_date: { en: 'Joining date', ar: 'تاريخ الالتحاق' }, language: { en: 'Language', ar: 'اللغة' }, mobile: { en: 'Mobile', ar: 'الجوال' },
  whatsapp_inactive_at: { en: 'Not on WhatsApp since', ar: 'بلا واتساب منذ' }, whatsapp_inactive_reason: { en: 'Answer of WhatsApp', ar: 'رد واتساب' },
  name: { en: 'Name', ar: 'الاسم' }, nationality: { en: 'Nationality', ar: 'الجنسية' }, notes: { en: 'Notes', ar: 'الملاحظات' }, offer_price: { en: 'Offer price', ar: 'سعر العرض' }, owner: { en: 'Owner', ar: 'المالك' },
  permissions: { en: 'Permissions', ar: 'الصلاحيات' }, position: { en: 'Order', ar: 'الترتيب' }, price: { en: 'Price', ar: 'السعر' }, reason: { en: 'Reason', ar: 'السبب' }, role: { en: 'Role', ar: 'الدور' }, role_id: { en: 'Role', ar: 'الدور' },
  salary: { en: 'Salary', ar: 'الراتب' }, section: { en: 'Section', ar: 'القسم' }, show_to_customer: { en: 'Shown to customers', ar: 'يظهر للعملاء' }, status: { en: 'State', ar: 'الحالة' }, tier: { en: 'Package', ar: 'الباقة' },
  title: { en: 'Title', ar: 'العنوان' }, to: { en: 'To', ar: 'إلى' }, trial_ends_on: { en: 'Trial ends on', ar: 'نهاية الفترة التجريبية' }, type: { en: 'Type', ar: 'النوع' },
  // Employees.
  left_on: { en: 'Leaving date', ar: 'تاريخ المغادرة' }, joined_on: { en: 'Joining date', ar: 'تاريخ الالتحاق' }, experience: { en: 'Experience', ar: 'الخبرة' }, passport_expires_on: { en: 'Passport expiry', ar: 'انتهاء جواز السفر' }, residency_expires_on: { en: 'Residency expiry', ar: 'انتهاء الإقامة' },
  picture_upload_id: { en: 'Picture', ar: 'الصورة' }, show_in_appointments: { en: 'In the appointment table', ar: 'في جدول المواعيد' }, show_in_billing: { en: 'In billing', ar: 'في الفوترة' }, shifts: { en: 'Working hours', ar: 'ساعات العمل' }, service_ids: { en: 'Services', ar: 'الخدمات' },
  employee_ids: { en: 'Employees', ar: 'الموظفون' }, employee_id: { en: 'Employee', ar: 'الموظف' }, kind: { en: 'Kind', ar: 'النوع' }, note: { en: 'Note', ar: 'ملاحظة' }, upload_id: { en: 'File', ar: 'الملف' }, distance: { en: 'Distance in metres', ar: 'المسافة بالأمتار' }, accuracy: { en: 'Accuracy in metres', ar: 'الدقة بالأمتار' },
  // Appointments.
  start_at: { en: 'Begins', ar: 'يبدأ' }, end_at: { en: 'Ends', ar: 'ينتهي' }, employees: { en: 'Employees', ar: 'الموظفون' }, deposit: { en: 'Deposit', ar: 'العربون' }, penalty: { en: 'Penalty', ar: 'الغرامة' }, cancelled_by: { en: 'Cancelled by', ar: 'ألغاه' }, customer_id: { en: 'Customer', ar: 'العميل' }, from_date: { en: 'From', ar: 'من' }, to_date: { en: 'Until', ar: 'حتى' }, from_quarter: { en: 'From quarter', ar: 'من ربع الساعة' }, to_quarter: { en: 'Until quarter', ar: 'حتى ربع الساعة' },
  // The menu.
  processing_time: { en: 'Processing minutes', ar: 'دقائق الانتظار' }, buffer_time: { en: 'Minutes after', ar: 'دقائق بعدها' }, max_services_to_use: { en: 'Most services to use', ar: 'الحد الأقصى للخدمات' }, services: { en: 'Services', ar: 'الخدمات' }, percent: { en: 'Percent', ar: 'النسبة' }, amount: { en: 'Amount', ar: 'المبلغ' },
  starts_on: { en: 'Starts on', ar: 'تاريخ البدء' }, max_uses: { en: 'Most uses', ar: 'الحد الأقصى للاستخدام' }, max_uses_per_customer: { en: 'Most uses per customer', ar: 'الحد الأقصى لكل عميل' }, order: { en: 'Order', ar: 'الترتيب' }, names: { en: 'Names', ar: 'الأسماء' },
  check_status: { en: 'Review', ar: 'المراجعة' }, check_reason: { en: 'Reason', ar: 'السبب' }, suggested_group_id: { en: 'Suggested category', ar: 'التصنيف المقترح' }, replace_with_id: { en: 'Replaced by', ar: 'استُبدل بـ' },
  // Products.
  barcode: { en: 'Barcode', ar: 'الباركود' }, warning_quantity: { en: 'Warning quantity', ar: 'كمية التنبيه' }, initial_quantity: { en: 'Initial quantity', ar: 'الكمية الأولية' }, initial_cost: { en: 'Cost of one', ar: 'تكلفة القطعة' }, products: { en: 'Products', ar: 'المنتجات' }, decided_at: { en: 'Decided', ar: 'تاريخ القرار' },
  // Deposits.
  provider: { en: 'Gateway', ar: 'البوابة' }, error: { en: 'Problem', ar: 'المشكلة' }, refund_state: { en: 'Refund', ar: 'الاسترداد' }, refund_id: { en: 'Refund number', ar: 'رقم الاسترداد' }, appointment_id: { en: 'Appointment', ar: 'الموعد' }, payment_status: { en: 'Payment', ar: 'الدفع' },
  // Settings: the salon.
  business_type: { en: 'Business type', ar: 'نوع النشاط' }, latitude: { en: 'Latitude', ar: 'خط العرض' }, longitude: { en: 'Longitude', ar: 'خط الطول' }, logo_upload_id: { en: 'Logo', ar: 'الشعار' }, english_address: { en: 'English address', ar: 'العنوان بالإنجليزية' }, arabic_address: { en: 'Arabic address', ar: 'العنوان بالعربية' },
  map_link: { en: 'Map link', ar: 'رابط الخريطة' }, telephone: { en: 'Telephone', ar: 'الهاتف' }, backup_email: { en: 'Backup e-mail', ar: 'بريد النسخ الاحتياطي' }, time_zone: { en: 'Time zone', ar: 'المنطقة الزمنية' }, business_day_cut_off: { en: 'Business day ends at', ar: 'نهاية يوم العمل' }, ranges: { en: 'Hours', ar: 'الساعات' }, is_closed: { en: 'Closed', ar: 'مغلق' },
  // Settings: money.
  vat_active: { en: 'VAT', ar: 'ضريبة القيمة المضافة' }, vat_rate: { en: 'VAT rate', ar: 'نسبة الضريبة' }, payment_methods: { en: 'Payment methods', ar: 'طرق الدفع' }, loyalty_active: { en: 'Loyalty points', ar: 'نقاط الولاء' }, points_per_unit: { en: 'Points per unit spent', ar: 'النقاط لكل وحدة إنفاق' }, point_value: { en: 'Value of a point', ar: 'قيمة النقطة' },
  least_points: { en: 'Least points to use', ar: 'أقل نقاط للاستخدام' }, points_expire_after_months: { en: 'Points expire after months', ar: 'تنتهي النقاط بعد أشهر' }, commission_basis: { en: 'Commission basis', ar: 'أساس العمولة' }, company: { en: 'Company', ar: 'الشركة' }, key: { en: 'Key', ar: 'المفتاح' }, secret: { en: 'Secret', ar: 'الرمز السري' }, is_active: { en: 'Active', ar: 'مفعّل' },
  // Settings: the invoice.
  paper: { en: 'Paper', ar: 'الورق' }, show_logo: { en: 'Shows the logo', ar: 'إظهار الشعار' }, show_trn: { en: 'Shows the TRN', ar: 'إظهار الرقم الضريبي' }, show_qr: { en: 'Shows the QR code', ar: 'إظهار رمز QR' }, show_employee: { en: 'Shows the employee', ar: 'إظهار الموظف' }, english_header: { en: 'English header', ar: 'الترويسة بالإنجليزية' }, arabic_header: { en: 'Arabic header', ar: 'الترويسة بالعربية' },
  english_footer: { en: 'English footer', ar: 'التذييل بالإنجليزية' }, arabic_footer: { en: 'Arabic footer', ar: 'التذييل بالعربية' }, english_terms: { en: 'English terms', ar: 'الشروط بالإنجليزية' }, arabic_terms: { en: 'Arabic terms', ar: 'الشروط بالعربية' },
  // Settings: messages. What each one is called stands with the messages themselves.
  timing: { en: 'When', ar: 'التوقيت' },
  english_active: { en: 'English text on', ar: 'النص الإنجليزي مفعّل' }, arabic_active: { en: 'Arabic text on', ar: 'النص العربي مفعّل' }, english_text: { en: 'English text', ar: 'النص بالإنجليزية' }, arabic_text: { en: 'Arabic text', ar: 'النص بالعربية' },
  // Settings: online booking.
  is_live: { en: 'Page is live', ar: 'الصفحة منشورة' }, alias: { en: 'Page address', ar: 'عنوان الصفحة' }, english_welcome: { en: 'English welcome', ar: 'الترحيب بالإنجليزية' }, arabic_welcome: { en: 'Arabic welcome', ar: 'الترحيب بالعربية' }, english_policy: { en: 'English policy', ar: 'السياسة بالإنجليزية' }, arabic_policy: { en: 'Arabic policy', ar: 'السياسة بالعربية' },
  colour: { en: 'Colour', ar: 'اللون' }, picture_upload_ids: { en: 'Pictures', ar: 'الصور' }, social_links: { en: 'Social links', ar: 'روابط التواصل' }, lead_minutes: { en: 'Notice in minutes', ar: 'مهلة الحجز بالدقائق' }, days_ahead: { en: 'Days ahead', ar: 'أيام الحجز المسبق' }, cancel_hours: { en: 'Free cancellation in hours', ar: 'مهلة الإلغاء بالساعات' },
  deposit_kind: { en: 'Deposit', ar: 'العربون' }, deposit_percent: { en: 'Deposit percent', ar: 'نسبة العربون' }, deposit_amount: { en: 'Deposit amount', ar: 'مبلغ العربون' }, show_prices: { en: 'Shows prices', ar: 'إظهار الأسعار' }, show_durations: { en: 'Shows durations', ar: 'إظهار المدد' }, show_employees: { en: 'Shows employees', ar: 'إظهار الموظفين' },
  show_menu: { en: 'Shows the menu', ar: 'إظهار القائمة' }, show_price_list: { en: 'Shows the price list', ar: 'إظهار قائمة الأسعار' },
};

/** A field inside another one is named with both: "Birthday · Active". Whatever has no words yet is still readable. */
export const fieldWords = (path: string, language: Language): string => path.split('.').map((field) => (fields[field] ?? messageOf(field) ?? moduleOf(field))?.[language] ?? readable(field)).join(' · ');

const messageOf = (field: string): Localized | undefined => (automaticMessages as Record<string, { label: Localized }>)[field]?.label;

/** Permissions are kept by module number. */
const moduleOf = (field: string): Localized | undefined => (/^\d+$/.test(field) ? [...Object.values(merchantModules), ...Object.values(managerModules)].find((module) => String(module.module) === field)?.label : undefined);

const readable = (field: string): string => field.charAt(0).toUpperCase() + field.slice(1).replace(/[-_]+/g, ' ');
