import { defineFeatureRoutes } from '../../ui/menu/define-feature-routes';

export const platformStaffRoutes = defineFeatureRoutes([
  {
    name: 'manager-platform-setting-employees',
    title: { en: 'Platform team', ar: 'فريق المنصّة' },
    page: async () => (await import('./pages/staff-page')).StaffPage,
    menu: { group: 'platform', order: 10 },
  },
  {
    name: 'manager-platform-setting-roles',
    title: { en: 'Team roles', ar: 'أدوار الفريق' },
    page: async () => (await import('./pages/roles-page')).RolesPage,
    menu: { group: 'platform', order: 20 },
  },
]);
