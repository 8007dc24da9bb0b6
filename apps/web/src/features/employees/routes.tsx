import { IconId, IconTable } from '@tabler/icons-react';
import { defineFeatureRoutes } from '../../app/define-feature-routes';

export const employeesRoutes = defineFeatureRoutes([
  {
    name: 'merchant-employees',
    title: { en: 'Employees', ar: 'الموظفون' },
    page: async () => (await import('./pages/employees-page')).EmployeesPage,
    menu: { group: 'people', icon: IconId, order: 20, counts: 'document-expiry' },
  },
  {
    name: 'merchant-employees-one',
    title: { en: 'Employee', ar: 'موظف' },
    page: async () => (await import('./pages/employee-page')).EmployeePage,
  },
  {
    name: 'merchant-employees-employees-information',
    title: { en: 'Employees information', ar: 'كشف بيانات الموظفين' },
    page: async () => (await import('./pages/information-page')).InformationPage,
    menu: { group: 'people', icon: IconTable, order: 25, label: { en: 'Employees sheet', ar: 'كشف الموظفين' } },
  },
]);
