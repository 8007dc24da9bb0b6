import { IconHome, IconUser } from '@tabler/icons-react';
import { defineFeatureRoutes } from '../../app/define-feature-routes';

export const profileRoutes = defineFeatureRoutes([
  {
    name: 'merchant-profile',
    title: { en: 'My profile', ar: 'ملفي الشخصي' },
    page: async () => (await import('./pages/profile-page')).ProfilePage,
    menu: { group: 'settings', icon: IconUser, order: 90 },
  },
  {
    name: 'merchant-welcome',
    title: { en: 'Welcome', ar: 'أهلًا وسهلًا' },
    page: async () => (await import('./pages/welcome-page')).WelcomePage,
    menu: { group: 'properties', icon: IconHome, order: 1, bottomBar: true, label: { en: 'Home', ar: 'الرئيسية' } },
  },
]);
