import { IconCategoryPlus, IconSparkles } from '@tabler/icons-react';
import { defineFeatureRoutes } from '../../app/define-feature-routes';

export const suggestedServicesRoutes = defineFeatureRoutes([
  {
    name: 'manager-platform-setting-suggested-groups',
    title: { en: 'Suggested groups', ar: 'المجموعات المقترحة' },
    page: async () => (await import('./pages/suggested-groups-page')).SuggestedGroupsPage,
    menu: { group: 'platform-setup', icon: IconCategoryPlus, order: 30 },
  },
  {
    name: 'manager-platform-setting-suggested-services',
    title: { en: 'Suggested services', ar: 'الخدمات المقترحة' },
    page: async () => (await import('./pages/suggested-services-page')).SuggestedServicesPage,
    menu: { group: 'platform-setup', icon: IconSparkles, order: 31 },
  },
]);
