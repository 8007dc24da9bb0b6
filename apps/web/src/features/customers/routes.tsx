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
]);
