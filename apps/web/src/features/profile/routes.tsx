import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { defineFeatureRoutes } from '../../ui/menu/define-feature-routes';

export const profileRoutes = defineFeatureRoutes([
  {
    name: 'merchant-profile',
    title: pageWords.profile,
    page: async () => (await import('./pages/profile-page')).ProfilePage,
    formerly: ['Password', 'My account', 'كلمة المرور'],
  },
  {
    name: 'merchant-welcome',
    title: pageWords.home,
    page: async () => (await import('./pages/welcome-page')).WelcomePage,
    menu: { group: 'properties', order: 10 },
    formerly: ['Welcome', 'أهلًا وسهلًا'],
  },
]);
