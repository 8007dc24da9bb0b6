import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { defineFeatureRoutes } from '../../ui/menu/define-feature-routes';

export const customersRoutes = defineFeatureRoutes([
  {
    name: 'merchant-customers',
    title: pageWords.customers,
    page: async () => (await import('./pages/customers-page')).CustomersPage,
    menu: { group: 'customers', order: 10 },
    formerly: ['Clients', 'الزبائن', 'الزبونات'],
  },
  {
    name: 'merchant-customers-one',
    title: { en: 'Customer', ar: 'العميل' },
    page: async () => (await import('./pages/customer-page')).CustomerPage,
  },
  {
    name: 'merchant-management-reports-historical-data-for-customers-types',
    title: pageWords['customer-types'],
    page: async () => (await import('./pages/customer-types-page')).CustomerTypesPage,
    under: 'merchant-reports',
    formerly: ['Customer types', 'سجل أنواع العملاء'],
  },
]);
