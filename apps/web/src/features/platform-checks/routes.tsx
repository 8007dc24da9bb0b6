import { IconBarcode, IconCategory2, IconEdit, IconListCheck } from '@tabler/icons-react';
import { defineFeatureRoutes } from '../../app/define-feature-routes';

export const platformChecksRoutes = defineFeatureRoutes([
  {
    name: 'manager-check-entries-added-products',
    title: { en: 'Added products', ar: 'المنتجات المضافة' },
    page: async () => (await import('./pages/added-products-page')).AddedProductsPage,
    menu: { group: 'platform-across', icon: IconBarcode, order: 46 },
  },
  {
    name: 'manager-check-entries-edited-products',
    title: { en: 'Edited products', ar: 'المنتجات المعدّلة' },
    page: async () => (await import('./pages/edited-products-page')).EditedProductsPage,
    menu: { group: 'platform-across', icon: IconEdit, order: 48 },
  },
  {
    name: 'manager-check-entries-added-groups',
    title: { en: 'Added groups', ar: 'المجموعات المضافة' },
    page: async () => (await import('./pages/added-groups-page')).AddedGroupsPage,
    menu: { group: 'platform-across', icon: IconCategory2, order: 50 },
  },
  {
    name: 'manager-check-entries-added-services',
    title: { en: 'Added services', ar: 'الخدمات المضافة' },
    page: async () => (await import('./pages/added-services-page')).AddedServicesPage,
    menu: { group: 'platform-across', icon: IconListCheck, order: 51 },
  },
]);
