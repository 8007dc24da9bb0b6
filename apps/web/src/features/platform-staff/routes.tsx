import { defineFeatureRoutes } from '../../app/define-feature-routes';

export const platformStaffRoutes = defineFeatureRoutes([
  {
    name: 'manager-platform-setting-employees',
    title: { en: 'Platform staff', ar: 'موظفو المنصّة' },
    page: async () => (await import('./pages/staff-page')).StaffPage,
    menu: { group: 'platform', order: 10 },
  },
  {
    name: 'manager-platform-setting-roles',
    title: { en: 'Staff roles', ar: 'أدوار الموظفين' },
    page: async () => (await import('./pages/roles-page')).RolesPage,
    menu: { group: 'platform', order: 20 },
  },
]);
