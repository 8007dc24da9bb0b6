import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { MAIN_TITLE } from './main-title';
import { defineFeatureRoutes } from '../../ui/menu/define-feature-routes';

export const messageLinesRoutes = defineFeatureRoutes([
  {
    name: 'manager-platform-setting-whatsapp-setting',
    title: MAIN_TITLE,
    page: async () => (await import('./pages/main-whatsapp-page')).MainWhatsappPage,
    menu: { group: 'platform', order: 60 },
    counts: 'main-whatsapp',
  },
  {
    name: 'manager-platform-setting-whatsapp-packages',
    title: pageWords['whatsapp-packages'],
    page: async () => (await import('./pages/catalogue-page')).CataloguePage,
    menu: { group: 'platform', order: 70 },
  },
  {
    name: 'manager-addon-services-merchant-with-wa-package',
    title: { en: 'Merchants with WhatsApp', ar: 'تجار لديهم باقة واتساب' },
    page: async () => (await import('./pages/whatsapp-packages-page')).WhatsappPackagesPage,
    menu: { group: 'add-ons', order: 10 },
  },
]);
