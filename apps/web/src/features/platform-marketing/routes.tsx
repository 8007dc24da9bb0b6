import { defineFeatureRoutes } from '../../ui/menu/define-feature-routes';

const pages = () => import('./pages/leads-pages');

export const platformMarketingRoutes = defineFeatureRoutes([
  {
    name: 'manager-marketing-merchants-requests',
    title: { en: 'Potential merchants', ar: 'تجار محتملون' },
    page: async () => (await pages()).MerchantsToWinPage,
    menu: { group: 'marketing', order: 10 },
  },
  {
    name: 'manager-marketing-active-merchants',
    title: { en: 'Current merchants', ar: 'التجار الحاليون' },
    page: async () => (await pages()).MerchantsToKeepPage,
    menu: { group: 'marketing', order: 20 },
  },
]);
