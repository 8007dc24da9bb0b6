import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { defineFeatureRoutes } from '../../ui/menu/define-feature-routes';

export const servicesRoutes = defineFeatureRoutes([
  {
    name: 'merchant-menu-categories',
    title: pageWords.categories,
    page: async () => (await import('./pages/categories-page')).CategoriesPage,
    menu: { group: 'catalogue', order: 10 },
    formerly: ['Groups', 'المجموعات'],
  },
  {
    name: 'merchant-menu-categories-activate',
    title: { en: 'Activate categories', ar: 'تفعيل التصنيفات' },
    page: async () => (await import('./pages/activate-categories-page')).ActivateCategoriesPage,
  },
  {
    name: 'merchant-menu-services',
    title: pageWords.services,
    page: async () => (await import('./pages/services-page')).ServicesPage,
    menu: { group: 'catalogue', order: 20 },
    formerly: ['Menu', 'Price list', 'قائمة الأسعار'],
  },
  {
    name: 'merchant-menu-services-activate-services',
    title: { en: 'Activate services', ar: 'تفعيل الخدمات' },
    page: async () => (await import('./pages/activate-services-page')).ActivateServicesPage,
  },
]);
