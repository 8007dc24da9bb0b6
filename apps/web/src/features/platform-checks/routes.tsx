import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { defineFeatureRoutes } from '../../ui/menu/define-feature-routes';

export const platformChecksRoutes = defineFeatureRoutes([
  {
    name: 'manager-check-entries-added-products',
    title: { en: 'Added products', ar: 'المنتجات المضافة' },
    page: async () => (await import('./pages/added-products-page')).AddedProductsPage,
    menu: { group: 'checks', order: 10 },
  },
  {
    name: 'manager-check-entries-edited-products',
    title: { en: 'Edited products', ar: 'المنتجات المعدّلة' },
    page: async () => (await import('./pages/edited-products-page')).EditedProductsPage,
    menu: { group: 'checks', order: 20 },
  },
  {
    name: 'manager-check-entries-added-images',
    title: pageWords['added-pictures'],
    page: async () => (await import('./pages/added-pictures-page')).AddedPicturesPage,
    menu: { group: 'checks', order: 25 },
  },
  {
    name: 'manager-check-entries-added-groups',
    title: { en: 'Added groups', ar: 'المجموعات المضافة' },
    page: async () => (await import('./pages/added-groups-page')).AddedGroupsPage,
    menu: { group: 'checks', order: 30 },
  },
  {
    name: 'manager-check-entries-added-services',
    title: { en: 'Added services', ar: 'الخدمات المضافة' },
    page: async () => (await import('./pages/added-services-page')).AddedServicesPage,
    menu: { group: 'checks', order: 40 },
  },
]);
