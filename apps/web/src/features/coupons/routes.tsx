import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { defineFeatureRoutes } from '../../ui/menu/define-feature-routes';

export const couponsRoutes = defineFeatureRoutes([
  {
    name: 'merchant-menu-coupons',
    title: pageWords.coupons,
    page: async () => (await import('./pages/coupons-page')).CouponsPage,
    menu: { group: 'catalogue', order: 35 },
    formerly: ['Vouchers', 'قسائم الخصم'],
  },
  {
    name: 'merchant-menu-coupons-one',
    title: pageWords.coupons,
    page: async () => (await import('./pages/coupon-sheet-page')).CouponSheetPage,
    under: 'merchant-menu-coupons',
  },
]);
