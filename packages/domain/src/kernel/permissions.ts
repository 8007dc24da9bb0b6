import type { Localized } from './localized';
import { pageWords } from './page-words';

/**
 * The one catalogue of what people may do: name → (module number, action number).
 * A page is open when its module is in the user's map; an action needs its number in the module's list.
 * Fixed by the client: 5/5 stock notifications, 6/38 surveys, 6/39 suggestions and complaints.
 * Numbers are stored in roles, so they never change meaning; a new action takes a new number.
 */
type Action = Localized & { action: number; level: 'view' | 'write' | 'create' | 'full' };
type Module = { module: number; label: Localized; actions: Record<string, Action> };

const view = (action: number, en: string, ar: string): Action => ({ action, en, ar, level: 'view' });
const create = (action: number, en: string, ar: string): Action => ({ action, en, ar, level: 'create' });
const write = (action: number, en: string, ar: string): Action => ({ action, en, ar, level: 'write' });
const full = (action: number, en: string, ar: string): Action => ({ action, en, ar, level: 'full' });
/** The right to a page is called like the page. */
const page = (action: number, word: Localized, level: Action['level'] = 'view'): Action => ({ ...word, action, level });

export const merchantModules = {
  dashboard: {
    module: 1,
    label: pageWords.home,
    actions: {
      view: view(1, 'View Home', 'عرض الرئيسية'),
      'payments-details': view(2, 'View payments details', 'عرض تفاصيل المدفوعات'),
    },
  },
  appointments: {
    module: 2,
    label: pageWords.appointments,
    actions: {
      view: view(1, 'View appointments', 'عرض المواعيد'),
      create: create(2, 'Add appointments', 'إضافة مواعيد'),
      edit: write(3, 'Move and edit appointments', 'نقل المواعيد وتعديلها'),
      cancel: write(4, 'Cancel appointments', 'إلغاء المواعيد'),
      'check-in': write(5, 'Check customers in', 'تسجيل وصول العملاء'),
      'block-times': write(6, 'Block times', 'إغلاق أوقات'),
      // Without it a person sees of calendar, lists, reports and history only the visits she works on herself.
      'view-all': view(7, 'View all appointments', 'عرض مواعيد جميع الموظفين'),
    },
  },
  billing: {
    module: 3,
    label: pageWords.till,
    actions: {
      view: view(1, 'Open the till', 'فتح الصندوق'),
      sell: create(2, 'Sell', 'البيع'),
      'sell-without-stock': full(3, 'Sell without stock', 'البيع بدون مخزون'),
      'change-price': full(4, 'Change price in invoice', 'تغيير السعر في الفاتورة'),
      hold: write(5, 'Hold invoice', 'تعليق الفاتورة'),
      'free-gift-card': full(6, 'Add free gift card', 'إضافة بطاقة هدية مجانية'),
      'sell-products': create(7, 'Sell products', 'بيع المنتجات'),
      debt: full(8, 'Debt in invoice', 'البيع بالآجل'),
      discount: write(9, 'Give discounts', 'منح الخصومات'),
      'sell-gift-card': create(10, 'Sell gift cards', 'بيع بطاقات الهدايا'),
      'customers-care': page(11, pageWords['customer-care'], 'write'),
      'close-day': full(12, 'Close the day', 'إقفال اليوم'),
    },
  },
  customers: {
    module: 4,
    label: pageWords.customers,
    actions: {
      view: view(1, 'View customers', 'عرض العملاء'),
      create: create(2, 'Add customers', 'إضافة عملاء'),
      edit: write(3, 'Edit customers', 'تعديل بيانات العملاء'),
      disable: full(4, 'Activate and disable customers', 'تفعيل العملاء وإيقافهم'),
      import: full(5, 'Import customers', 'استيراد العملاء'),
      export: full(6, 'Export customers', 'تصدير العملاء'),
      merge: full(7, 'Merge duplicates', 'دمج السجلات المكررة'),
      conversations: page(8, pageWords.conversations, 'write'),
    },
  },
  products: {
    module: 5,
    label: { en: 'Products and stock', ar: 'المنتجات والمخزون' },
    actions: {
      view: view(1, 'View products', 'عرض المنتجات'),
      define: page(2, pageWords['request-product'], 'create'),
      'add-quantity': page(3, pageWords['add-quantity'], 'write'),
      'adjust-quantity': page(4, pageWords['adjust-quantity'], 'write'),
      'stock-notifications': view(5, 'Stock notifications, reorder list', 'تنبيهات المخزون، قائمة الطلب'),
      'internal-use': page(6, pageWords['internal-use'], 'write'),
      'stock-operations': page(7, pageWords['stock-operations']),
      edit: write(8, 'Activate and price products', 'تفعيل المنتجات وتسعيرها'),
    },
  },
  reports: {
    module: 6,
    label: pageWords.reports,
    actions: {
      appointments: page(1, pageWords['appointments-report']),
      'checkin-checkout': page(2, pageWords['checkin-report']),
      'inventory-status': page(3, pageWords['inventory-status']),
      'inventory-movements': page(4, pageWords['inventory-movements']),
      'internal-use': page(5, pageWords['internal-use-report']),
      'most-used-products': page(6, pageWords['most-used-products']),
      'most-sold-products': page(7, pageWords['most-sold-products']),
      activities: page(8, pageWords['activities-report']),
      'activities-summary': page(9, pageWords['activities-summary']),
      attendance: view(10, 'Attendance reports', 'تقارير الدوام'),
      commissions: page(11, pageWords['commissions-report']),
      services: page(12, pageWords['services-report']),
      'customers-discount': page(13, pageWords['customers-discount']),
      'unused-offers': page(14, pageWords['unused-packages']),
      'gift-cards': view(15, 'Gift cards reports', 'تقارير بطاقات الهدايا'),
      'online-visits': page(16, pageWords['online-visits']),
      'customer-types': page(17, pageWords['customer-types']),
      'daily-payments': view(18, 'Daily payments summary, end of day', 'ملخص المدفوعات اليومي، إقفال اليوم'),
      'monthly-payments': page(19, pageWords['monthly-payments']),
      'credit-notes': page(20, pageWords['credit-notes']),
      'profit-and-loss': page(21, pageWords['profit-and-loss']),
      vat: page(22, pageWords['vat-report']),
      forecast: page(23, pageWords.forecast),
      surveys: view(38, 'Surveys, survey answers, surveys report', 'الاستبيانات، إجابات الاستبيانات، تقرير الاستبيانات'),
      'edit-surveys': write(25, 'Design surveys', 'تصميم الاستبيانات'),
      mail: write(24, 'Reports by e-mail', 'التقارير بالبريد'),
      complaints: page(39, pageWords.complaints),
    },
  },
  employees: {
    module: 7,
    label: pageWords.employees,
    actions: {
      view: view(1, 'View employees', 'عرض الموظفين'),
      create: create(2, 'Add employees', 'إضافة موظفين'),
      edit: write(3, 'Edit employees', 'تعديل بيانات الموظفين'),
      disable: full(4, 'Activate and disable employees', 'تفعيل الموظفين وإيقافهم'),
      'access-login': full(5, 'Employee access login', 'صلاحية دخول الموظف'),
      information: page(6, pageWords['information-sheet']),
      salary: full(7, 'View salaries and commissions', 'عرض الرواتب والعمولات'),
    },
  },
  roles: {
    module: 8,
    label: pageWords.roles,
    actions: {
      view: view(1, 'View roles', 'عرض الأدوار'),
      create: create(2, 'Add roles', 'إضافة أدوار'),
      edit: full(3, 'Edit roles', 'تعديل الأدوار'),
    },
  },
  attendance: {
    module: 9,
    label: pageWords.attendance,
    actions: {
      own: view(1, 'Check in and out', 'تسجيل الحضور والانصراف'),
      correct: full(2, 'Correct attendance', 'تصحيح سجلات الدوام'),
    },
  },
  menu: {
    module: 10,
    label: { en: 'Services and packages', ar: 'الخدمات والباقات' },
    actions: {
      view: view(1, 'View categories, services and packages', 'عرض التصنيفات والخدمات والباقات'),
      create: create(2, 'Add services and categories', 'إضافة خدمات وتصنيفات'),
      edit: write(3, 'Edit services and categories', 'تعديل الخدمات والتصنيفات'),
      prices: full(4, 'Change prices', 'تعديل الأسعار'),
      offers: full(5, 'Manage packages', 'إدارة الباقات'),
      'discount-codes': full(6, 'Manage discount codes', 'إدارة أكواد الخصم'),
      coupons: full(7, 'Manage coupons', 'إدارة الكوبونات'),
    },
  },
  accounting: {
    module: 11,
    label: pageWords.accounting,
    actions: {
      'total-sales': view(1, 'View total sales', 'عرض إجمالي المبيعات'),
      'credit-note': full(2, 'Issue credit and debit notes', 'إصدار الإشعارات الدائنة والمدينة'),
      'cancel-invoice': full(3, 'Cancel invoices', 'إلغاء الفواتير'),
      penalties: write(4, 'Customers penalties', 'غرامات العملاء'),
      expenses: view(5, 'View expenses', 'عرض المصروفات'),
      'edit-expenses': write(6, 'Add and edit expenses', 'إضافة المصروفات وتعديلها'),
      payments: view(7, 'View payments', 'عرض المدفوعات'),
      'cancel-payment': full(8, 'Cancel deposits', 'إلغاء العربون'),
      receivable: view(9, 'View receivables', 'عرض الذمم المدينة'),
      collect: write(10, 'Collect receivables', 'تحصيل الذمم المدينة'),
      suppliers: page(11, pageWords.suppliers),
      'edit-suppliers': write(12, 'Add and edit suppliers', 'إضافة الموردين وتعديلهم'),
    },
  },
  marketing: {
    module: 12,
    label: pageWords.marketing,
    actions: {
      view: view(1, 'View campaigns', 'عرض الحملات'),
      edit: write(2, 'Prepare campaigns', 'إعداد الحملات'),
      send: full(3, 'Send messages and campaigns', 'إرسال الرسائل والحملات'),
    },
  },
  settings: {
    module: 13,
    label: pageWords.settings,
    actions: {
      general: page(1, pageWords['general-settings'], 'full'),
      accounting: page(2, pageWords['accounting-settings'], 'full'),
      invoice: page(3, pageWords['invoice-settings'], 'full'),
      notifications: page(4, pageWords['notifications-settings'], 'full'),
      online: page(5, pageWords['online-settings'], 'full'),
      'payment-gateway': page(6, pageWords['payment-gateway'], 'full'),
      audit: page(7, pageWords['audit-log'], 'full'),
      wizard: page(8, pageWords['salon-setup'], 'full'),
      suggestions: create(9, 'Send suggestions to Rawnaq', 'إرسال اقتراحات لرونق'),
      'customer-care': page(10, pageWords['customer-care-settings'], 'full'),
      whatsapp: page(11, pageWords['whatsapp-settings'], 'full'),
      email: page(12, pageWords['email-settings'], 'full'),
      sms: page(13, pageWords['sms-settings'], 'full'),
      backups: page(14, pageWords.backups, 'full'),
      bot: page(15, pageWords['bot-settings'], 'full'),
    },
  },
} as const satisfies Record<string, Module>;

export const managerModules = {
  'platform-dashboard': {
    module: 101,
    label: pageWords.home,
    actions: { view: view(1, 'View Home', 'عرض الرئيسية') },
  },
  'platform-merchants': {
    module: 102,
    label: pageWords.merchants,
    actions: {
      view: view(1, 'View merchants', 'عرض التجار'),
      approve: full(2, 'Approve and reject requests', 'قبول الطلبات ورفضها'),
      suspend: full(3, 'Disable accounts and change packages', 'إيقاف الحسابات وتغيير الباقات'),
      'login-as-owner': full(4, 'Log in as owner', 'الدخول بصفة المالك'),
      'change-owner': full(5, 'Change owner', 'تغيير المالك'),
      people: view(6, 'People: users and customers of all salons', 'الأشخاص: مستخدمو كل الصالونات وعملاؤها'),
      'check-customers': write(7, 'Recheck customers’ WhatsApp', 'إعادة فحص واتساب العملاء'),
      'export-customers': full(8, 'Export customers of all salons', 'تصدير عملاء كل الصالونات'),
    },
  },
  'platform-addons': {
    module: 103,
    label: pageWords['add-ons'],
    actions: {
      view: view(1, 'View add-ons', 'عرض الخدمات الإضافية'),
      edit: full(2, 'Edit add-ons', 'تعديل الخدمات الإضافية'),
    },
  },
  'platform-checks': {
    module: 104,
    label: pageWords['entries-to-check'],
    actions: {
      view: view(1, 'View entries', 'عرض الإضافات'),
      decide: full(2, 'Approve and reject entries', 'قبول الإضافات ورفضها'),
      properties: view(3, 'View properties', 'عرض الوحدات السياحية'),
      'decide-properties': full(4, 'Approve and reject properties', 'قبول الوحدات السياحية ورفضها'),
      banners: page(5, pageWords.banners, 'full'),
    },
  },
  'platform-trackers': {
    module: 105,
    label: pageWords.trackers,
    actions: {
      view: view(1, 'View trackers', 'عرض المتابعة'),
      'block-ips': full(2, 'Block and unblock IPs', 'حظر عناوين IP ورفع الحظر'),
      'end-sessions': full(3, 'End sessions', 'إنهاء الجلسات'),
      'sandbox-inbox': view(4, 'Read the sandbox inbox', 'قراءة صندوق الرسائل التجريبي'),
      'resend-messages': write(5, 'Resend failed messages', 'إعادة إرسال الرسائل المتعثرة'),
      'bot-simulator': page(6, pageWords['bot-simulator'], 'write'),
    },
  },
  'platform-technical': {
    module: 106,
    label: pageWords.technical,
    actions: {
      view: view(1, 'View errors and suggestions', 'عرض الأعطال والاقتراحات'),
      edit: write(2, 'Change the status of errors and suggestions', 'تغيير حالة الأعطال والاقتراحات'),
      operations: page(3, pageWords.operations, 'view'),
      'retry-jobs': write(4, 'Retry and remove failed jobs', 'إعادة المهام المتعثرة وحذفها'),
      'restore-merchants': full(5, 'Restore one merchant from a backup', 'استعادة تاجر من نسخة احتياطية'),
    },
  },
  'platform-marketing': {
    module: 107,
    label: pageWords.marketing,
    actions: {
      view: view(1, 'View marketing pages', 'عرض صفحات التسويق'),
      edit: write(2, 'Follow merchants up and write to their owners', 'متابعة التجار ومراسلة المالكين'),
      'contact-messages': page(3, pageWords['contact-messages'], 'write'),
    },
  },
  'platform-accounting': {
    module: 108,
    label: pageWords.accounting,
    actions: {
      view: view(1, 'View contracts and invoices', 'عرض العقود والفواتير'),
      edit: full(2, 'Issue contracts and invoices', 'إصدار العقود والفواتير'),
      'record-payments': full(4, 'Record payments of merchants', 'تسجيل مدفوعات التجار'),
      cancel: full(5, 'Cancel account invoices and payment requests', 'إلغاء فواتير الاشتراك وطلبات الدفع'),
    },
  },
  'platform-settings': {
    module: 109,
    label: { en: 'Platform settings', ar: 'إعدادات المنصّة' },
    actions: {
      view: view(1, 'View platform settings', 'عرض إعدادات المنصّة'),
      edit: full(2, 'Edit platform settings', 'تعديل إعدادات المنصّة'),
      employees: full(3, 'Manage the platform team', 'إدارة فريق المنصّة'),
      backups: page(4, pageWords.backups, 'full'),
    },
  },
  'platform-website': {
    module: 110,
    label: { en: 'Website settings', ar: 'إعدادات الموقع' },
    actions: { edit: full(1, 'Edit website texts', 'تعديل نصوص الموقع') },
  },
} as const satisfies Record<string, Module>;

const allModules = { ...merchantModules, ...managerModules };
type AllModules = typeof allModules;
type NamesOf<M extends Record<string, Module>> = {
  [K in keyof M & string]: `${K}.${keyof M[K]['actions'] & string}`;
}[keyof M & string];

export type MerchantPermission = NamesOf<typeof merchantModules>;
export type ManagerPermission = NamesOf<typeof managerModules>;
export type Permission = NamesOf<AllModules>;

/** The client's shape: module number → action numbers. */
export type PermissionMap = Record<string, number[]>;

const numbers = new Map<string, { module: number; action: number }>();
for (const [moduleName, module] of Object.entries<Module>(allModules))
  for (const [actionName, { action }] of Object.entries(module.actions))
    numbers.set(`${moduleName}.${actionName}`, { module: module.module, action });

export function numbersOf(permission: Permission): { module: number; action: number } {
  return numbers.get(permission)!;
}

export const permissionNames = (modules: Record<string, Module>): Permission[] =>
  Object.entries(modules).flatMap(([name, module]) =>
    Object.keys(module.actions).map((action) => `${name}.${action}` as Permission),
  );

export function can(map: PermissionMap, permission: Permission): boolean {
  const { module, action } = numbersOf(permission);
  return map[module]?.includes(action) ?? false;
}

export function toPermissionMap(permissions: readonly Permission[]): PermissionMap {
  const map: PermissionMap = {};
  for (const permission of permissions) {
    const { module, action } = numbersOf(permission);
    (map[module] ??= []).push(action);
  }
  return map;
}
