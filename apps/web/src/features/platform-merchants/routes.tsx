import {
  IconAddressBook,
  IconBan,
  IconBrandWhatsapp,
  IconBuildingStore,
  IconCalendarX,
  IconClock,
  IconId,
  IconInbox,
  IconPlugConnected,
  IconUserPlus,
  IconUserX,
  IconUsers,
  IconX,
} from '@tabler/icons-react';
import { defineFeatureRoutes } from '../../app/define-feature-routes';

const lists = () => import('./pages/merchants-pages');
const people = () => import('./pages/people-pages');
const customers = () => import('./pages/customers-pages');

export const platformMerchantsRoutes = defineFeatureRoutes([
  {
    name: 'manager-merchants-all-merchants-requests',
    title: { en: 'Merchant requests', ar: 'طلبات الانضمام' },
    page: async () => (await import('./pages/requests-page')).RequestsPage,
    menu: {
      group: 'platform-merchants',
      icon: IconInbox,
      order: 10,
      label: { en: 'Requests', ar: 'الطلبات' },
      bottomBar: true,
    },
  },
  {
    name: 'manager-merchants-new',
    title: { en: 'New merchants', ar: 'التجار الجدد' },
    page: async () => (await lists()).NewMerchantsPage,
    menu: {
      group: 'platform-merchants',
      icon: IconUserPlus,
      order: 20,
      label: { en: 'New', ar: 'الجدد' },
      counts: 'merchant-requests',
    },
  },
  {
    name: 'manager-merchants-active',
    title: { en: 'Active merchants', ar: 'التجار النشطون' },
    page: async () => (await lists()).ActiveMerchantsPage,
    menu: {
      group: 'platform-merchants',
      icon: IconBuildingStore,
      order: 30,
      label: { en: 'Active', ar: 'النشطون' },
      bottomBar: true,
    },
  },
  {
    name: 'manager-merchants-trial',
    title: { en: 'Merchants on trial', ar: 'تجار في الفترة التجريبية' },
    page: async () => (await lists()).TrialMerchantsPage,
    menu: {
      group: 'platform-merchants',
      icon: IconClock,
      order: 40,
      label: { en: 'On trial', ar: 'في الفترة التجريبية' },
    },
  },
  {
    name: 'manager-merchants-expired',
    title: { en: 'Expired merchants', ar: 'التجار المنتهية اشتراكاتهم' },
    page: async () => (await lists()).ExpiredMerchantsPage,
    menu: {
      group: 'platform-merchants',
      icon: IconCalendarX,
      order: 50,
      label: { en: 'Expired', ar: 'المنتهية اشتراكاتهم' },
    },
  },
  {
    name: 'manager-merchants-disabled',
    title: { en: 'Disabled merchants', ar: 'التجار الموقوفون' },
    page: async () => (await lists()).DisabledMerchantsPage,
    menu: { group: 'platform-merchants', icon: IconBan, order: 60, label: { en: 'Disabled', ar: 'الموقوفون' } },
  },
  {
    name: 'manager-merchants-rejected',
    title: { en: 'Rejected merchants', ar: 'التجار المرفوضون' },
    page: async () => (await lists()).RejectedMerchantsPage,
    menu: { group: 'platform-merchants', icon: IconX, order: 70, label: { en: 'Rejected', ar: 'المرفوضون' } },
  },
  {
    name: 'manager-merchants-one',
    title: { en: 'Merchant', ar: 'التاجر' },
    page: async () => (await import('./pages/merchant-page')).MerchantPage,
  },
  {
    name: 'manager-employees-merchants-added',
    title: { en: 'Added employees', ar: 'الموظفون المضافون' },
    page: async () => (await people()).AddedPeoplePage,
    menu: {
      group: 'platform-across',
      icon: IconId,
      order: 10,
      label: { en: 'Added employees', ar: 'الموظفون المضافون' },
    },
  },
  {
    name: 'manager-employees-merchants-active-global',
    title: { en: 'Active employees', ar: 'الموظفون النشطون' },
    page: async () => (await people()).ActivePeoplePage,
    menu: { group: 'platform-across', icon: IconUsers, order: 20 },
  },
  {
    name: 'manager-employees-merchants-inactive-global',
    title: { en: 'Inactive employees', ar: 'الموظفون غير النشطين' },
    page: async () => (await people()).InactivePeoplePage,
    menu: { group: 'platform-across', icon: IconUserX, order: 30 },
  },
  {
    name: 'manager-employees-merchants-current-connections',
    title: { en: 'Current connections', ar: 'المتصلون الآن' },
    page: async () => (await people()).ConnectedPeoplePage,
    menu: { group: 'platform-across', icon: IconPlugConnected, order: 40 },
  },
  {
    name: 'manager-customers-merchants-added-customers',
    title: { en: 'Added customers', ar: 'العملاء المضافون' },
    page: async () => (await customers()).AddedCustomersPage,
    menu: { group: 'platform-across', icon: IconAddressBook, order: 42 },
  },
  {
    name: 'manager-customers-merchants-customers-inactive-wa',
    title: { en: 'Customers not on WhatsApp', ar: 'عملاء بلا واتساب' },
    page: async () => (await customers()).InactiveWhatsappPage,
    menu: {
      group: 'platform-across',
      icon: IconBrandWhatsapp,
      order: 44,
      label: { en: 'Not on WhatsApp', ar: 'عملاء بلا واتساب' },
    },
  },
  {
    name: 'merchant-enter',
    title: { en: 'Entering the salon', ar: 'الدخول إلى الصالون' },
    page: async () => (await import('./pages/enter-page')).EnterPage,
  },
]);
