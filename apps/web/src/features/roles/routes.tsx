import { IconShieldLock } from '@tabler/icons-react';
import { defineFeatureRoutes } from '../../app/define-feature-routes';

export const rolesRoutes = defineFeatureRoutes([
  {
    name: 'merchant-employees-roles',
    title: { en: 'Roles', ar: 'الأدوار والصلاحيات' },
    page: async () => (await import('./pages/roles-page')).RolesPage,
    menu: { group: 'people', icon: IconShieldLock, order: 30, label: { en: 'Roles', ar: 'الأدوار' } },
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
