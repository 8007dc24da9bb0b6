import { IconIdBadge2, IconShieldCheck } from '@tabler/icons-react';
import { defineFeatureRoutes } from '../../app/define-feature-routes';

export const platformStaffRoutes = defineFeatureRoutes([
  {
    name: 'manager-platform-setting-employees',
    title: { en: 'Platform staff', ar: 'موظفو المنصّة' },
    page: async () => (await import('./pages/staff-page')).StaffPage,
    menu: { group: 'platform-setup', icon: IconIdBadge2, order: 10 },
  },
  {
    name: 'manager-platform-setting-roles',
    title: { en: 'Staff roles', ar: 'أدوار الموظفين' },
    page: async () => (await import('./pages/roles-page')).RolesPage,
    menu: { group: 'platform-setup', icon: IconShieldCheck, order: 20 },
  },
]);
