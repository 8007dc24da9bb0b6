import { defineFeatureRoutes } from '../../ui/menu/define-feature-routes';

export const suggestedServicesRoutes = defineFeatureRoutes([
  {
    name: 'manager-platform-setting-suggested-groups',
    title: { en: 'Suggested groups', ar: 'المجموعات المقترحة' },
    page: async () => (await import('./pages/suggested-groups-page')).SuggestedGroupsPage,
    menu: { group: 'platform', order: 30 },
  },
  {
    name: 'manager-platform-setting-suggested-services',
    title: { en: 'Suggested services', ar: 'الخدمات المقترحة' },
    page: async () => (await import('./pages/suggested-services-page')).SuggestedServicesPage,
    menu: { group: 'platform', order: 40 },
  },
]);
