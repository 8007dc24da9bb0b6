import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { defineFeatureRoutes } from '../../ui/menu/define-feature-routes';

export const tillRoutes = defineFeatureRoutes([
  {
    name: 'merchant-billing',
    title: pageWords.billing,
    page: async () => (await import('./pages/billing-page')).BillingPage,
    menu: { group: 'till', order: 20 },
    formerly: ['Point of sale', 'POS', 'Invoice', 'Sell', 'نقطة البيع', 'الكاشير', 'فاتورة'],
    folded: true,
  },
]);
