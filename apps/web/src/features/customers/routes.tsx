import { IconChartLine, IconUsers } from '@tabler/icons-react';
import { defineFeatureRoutes } from '../../app/define-feature-routes';

export const customersRoutes = defineFeatureRoutes([
  {
    name: 'merchant-customers',
    title: { en: 'Customers', ar: 'العملاء' },
    page: async () => (await import('./pages/customers-page')).CustomersPage,
    menu: { group: 'people', icon: IconUsers, order: 10, bottomBar: true },
  },
  {
    name: 'merchant-customers-one',
    title: { en: 'Customer', ar: 'العميل' },
    page: async () => (await import('./pages/customer-page')).CustomerPage,
  },
  {
    name: 'merchant-management-reports-historical-data-for-customers-types',
    title: { en: 'Customer types over time', ar: 'أنواع العملاء عبر الوقت' },
    page: async () => (await import('./pages/customer-types-page')).CustomerTypesPage,
    menu: { group: 'growth', icon: IconChartLine, order: 40, label: { en: 'Customer types', ar: 'أنواع العملاء' } },
  },
]);
