import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { defineFeatureRoutes } from '../../ui/menu/define-feature-routes';

export const employeesRoutes = defineFeatureRoutes([
  {
    name: 'merchant-employees',
    title: pageWords.employees,
    page: async () => (await import('./pages/employees-page')).EmployeesPage,
    menu: { group: 'team', order: 10 },
    counts: 'document-expiry',
    formerly: ['Staff', 'طاقم العمل'],
  },
  {
    name: 'merchant-employees-one',
    title: { en: 'Employee', ar: 'موظف' },
    page: async () => (await import('./pages/employee-page')).EmployeePage,
  },
  {
    name: 'merchant-employees-employees-information',
    title: pageWords['information-sheet'],
    page: async () => (await import('./pages/information-page')).InformationPage,
    menu: { group: 'team', order: 20 },
    formerly: ['Employees information', 'Employees sheet', 'كشف بيانات الموظفين', 'كشف الموظفين'],
  },
]);
