import { IconCategory, IconScissors } from '@tabler/icons-react';
import { defineFeatureRoutes } from '../../app/define-feature-routes';

export const servicesRoutes = defineFeatureRoutes([
  {
    name: 'merchant-menu-categories',
    title: { en: 'Categories', ar: 'التصنيفات' },
    page: async () => (await import('./pages/categories-page')).CategoriesPage,
    menu: { group: 'catalogue', icon: IconCategory, order: 10 },
  },
  {
    name: 'merchant-menu-categories-activate',
    title: { en: 'Activate categories', ar: 'تفعيل التصنيفات' },
    page: async () => (await import('./pages/activate-categories-page')).ActivateCategoriesPage,
  },
  {
    name: 'merchant-menu-services',
    title: { en: 'Services', ar: 'الخدمات' },
    page: async () => (await import('./pages/services-page')).ServicesPage,
    menu: { group: 'catalogue', icon: IconScissors, order: 20 },
  },
  {
    name: 'merchant-menu-services-activate-services',
    title: { en: 'Activate services', ar: 'تفعيل الخدمات' },
    page: async () => (await import('./pages/activate-services-page')).ActivateServicesPage,
  },
]);
