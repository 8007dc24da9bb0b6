import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { defineFeatureRoutes } from '../../ui/menu/define-feature-routes';

export const giftCardsRoutes = defineFeatureRoutes([
  {
    name: 'merchant-pos-sell-gift-card',
    title: pageWords['sell-gift-card'],
    page: async () => (await import('./pages/gift-cards-page')).GiftCardsPage,
    menu: { group: 'till', order: 40 },
    formerly: ['Gift cards', 'Voucher', 'بطاقات الهدايا', 'قسيمة'],
  },
]);
