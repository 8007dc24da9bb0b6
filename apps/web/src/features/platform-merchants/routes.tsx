import { defineFeatureRoutes } from '../../ui/menu/define-feature-routes';

const lists = () => import('./pages/merchants-pages');
const people = () => import('./pages/people-pages');
const customers = () => import('./pages/customers-pages');

export const platformMerchantsRoutes = defineFeatureRoutes([
  {
    name: 'manager-merchants-all-merchants-requests',
    title: { en: 'Merchant requests', ar: 'طلبات الانضمام' },
    page: async () => (await import('./pages/requests-page')).RequestsPage,
    menu: { group: 'merchants', order: 10 },
  },
  {
    name: 'manager-merchants-new',
    title: { en: 'New merchants', ar: 'التجار الجدد' },
    page: async () => (await lists()).NewMerchantsPage,
    menu: { group: 'merchants', order: 20 },
    counts: 'merchant-requests',
  },
  {
    name: 'manager-merchants-active',
    title: { en: 'Active merchants', ar: 'التجار النشطون' },
    page: async () => (await lists()).ActiveMerchantsPage,
    menu: { group: 'merchants', order: 30 },
  },
  {
    name: 'manager-merchants-trial',
    title: { en: 'Merchants on trial', ar: 'تجار في الفترة التجريبية' },
    page: async () => (await lists()).TrialMerchantsPage,
    menu: { group: 'merchants', order: 40 },
  },
  {
    name: 'manager-merchants-expired',
    title: { en: 'Expired merchants', ar: 'التجار المنتهية اشتراكاتهم' },
    page: async () => (await lists()).ExpiredMerchantsPage,
    menu: { group: 'merchants', order: 50 },
  },
  {
    name: 'manager-merchants-disabled',
    title: { en: 'Disabled merchants', ar: 'التجار الموقوفون' },
    page: async () => (await lists()).DisabledMerchantsPage,
    menu: { group: 'merchants', order: 60 },
  },
  {
    name: 'manager-merchants-rejected',
    title: { en: 'Rejected merchants', ar: 'التجار المرفوضون' },
    page: async () => (await lists()).RejectedMerchantsPage,
    menu: { group: 'merchants', order: 70 },
  },
  {
    name: 'manager-merchants-one',
    title: { en: 'Merchant', ar: 'التاجر' },
    page: async () => (await import('./pages/merchant-page')).MerchantPage,
    under: 'manager-merchants-active',
  },
  {
    name: 'manager-employees-merchants-added',
    title: { en: 'Added users', ar: 'المستخدمون المضافون' },
    page: async () => (await people()).AddedPeoplePage,
    menu: { group: 'people', order: 10 },
  },
  {
    name: 'manager-employees-merchants-active-global',
    title: { en: 'Active users', ar: 'المستخدمون النشطون' },
    page: async () => (await people()).ActivePeoplePage,
    menu: { group: 'people', order: 20 },
  },
  {
    name: 'manager-employees-merchants-inactive-global',
    title: { en: 'Disabled users', ar: 'المستخدمون الموقوفون' },
    page: async () => (await people()).InactivePeoplePage,
    menu: { group: 'people', order: 30 },
  },
  {
    name: 'manager-employees-merchants-current-connections',
    title: { en: 'Current connections', ar: 'المتصلون الآن' },
    page: async () => (await people()).ConnectedPeoplePage,
    menu: { group: 'people', order: 40 },
  },
  {
    name: 'manager-customers-merchants-added-customers',
    title: { en: 'Added customers', ar: 'العملاء المضافون' },
    page: async () => (await customers()).AddedCustomersPage,
    menu: { group: 'people', order: 50 },
  },
  {
    name: 'manager-customers-merchants-customers-inactive-wa',
    title: { en: 'Customers not on WhatsApp', ar: 'عملاء بلا واتساب' },
    page: async () => (await customers()).InactiveWhatsappPage,
    menu: { group: 'people', order: 60 },
  },
  {
    name: 'merchant-enter',
    title: { en: 'Entering the salon', ar: 'الدخول إلى الصالون' },
    page: async () => (await import('./pages/enter-page')).EnterPage,
  },
]);
