import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { defineFeatureRoutes } from '../../ui/menu/define-feature-routes';

export const rolesRoutes = defineFeatureRoutes([
  {
    name: 'merchant-employees-roles',
    title: pageWords.roles,
    page: async () => (await import('./pages/roles-page')).RolesPage,
    menu: { group: 'team', order: 40 },
    formerly: ['Permissions', 'الصلاحيات', 'الأدوار والصلاحيات'],
  },
  {
    name: 'merchant-employees-roles-role',
    title: { en: 'New role', ar: 'دور جديد' },
    page: async () => (await import('./pages/new-role-page')).NewRolePage,
  },
  {
    name: 'merchant-employees-roles-role-one',
    title: { en: 'Role', ar: 'دور' },
    page: async () => (await import('./pages/role-page')).RolePage,
  },
]);
