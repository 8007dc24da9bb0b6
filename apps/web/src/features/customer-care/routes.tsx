import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { defineFeatureRoutes } from '../../ui/menu/define-feature-routes';

/** One entry of the menu stands for all of them; the pages lead to each other. */
export const customerCareRoutes = defineFeatureRoutes([
  {
    name: 'merchant-pos-appointments-reminder',
    title: { en: 'Appointment reminders', ar: 'التذكير بالمواعيد' },
    page: async () => (await import('./pages/reminders-page')).RemindersPage,
    menu: { group: 'customers', order: 20, label: pageWords['customer-care'] },
    formerly: ['رعاية العملاء'],
  },
  {
    name: 'merchant-pos-no-show-reschedule',
    title: { en: 'Missed appointments', ar: 'المواعيد الفائتة' },
    page: async () => (await import('./pages/no-shows-page')).NoShowsPage,
    under: 'merchant-pos-appointments-reminder',
    formerly: ['No show', 'Customer care', 'عدم الحضور', 'رعاية العملاء'],
  },
  {
    name: 'merchant-pos-missed-customers',
    title: { en: 'Missed customers', ar: 'العملاء المنقطعون' },
    page: async () => (await import('./pages/missed-customers-page')).MissedCustomersPage,
    under: 'merchant-pos-appointments-reminder',
    formerly: ['We miss you', 'Customer care', 'اشتقنا لك', 'رعاية العملاء'],
  },
  {
    name: 'merchant-pos-birthday-congratulations',
    title: { en: 'Birthday congratulations', ar: 'تهاني أعياد الميلاد' },
    page: async () => (await import('./pages/birthdays-page')).BirthdaysPage,
    under: 'merchant-pos-appointments-reminder',
    formerly: ['Customer care', 'رعاية العملاء'],
  },
  {
    name: 'merchant-pos-customer-account-balance-reminder',
    title: { en: 'Balance reminders', ar: 'التذكير بالمستحقات' },
    page: async () => (await import('./pages/balances-page')).BalancesPage,
    under: 'merchant-pos-appointments-reminder',
    formerly: ['Customer account balance reminder', 'Customer care', 'رصيد العميل', 'رعاية العملاء'],
  },
  {
    name: 'merchant-pos-rate-us-for-issued-invoices',
    title: { en: 'Rate us', ar: 'طلب التقييم' },
    page: async () => (await import('./pages/ratings-page')).RatingsPage,
    under: 'merchant-pos-appointments-reminder',
    formerly: ['Rate us for issued invoices', 'Customer care', 'تقييم الفواتير', 'رعاية العملاء'],
  },
]);
