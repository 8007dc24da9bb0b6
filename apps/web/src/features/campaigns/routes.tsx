import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { defineFeatureRoutes } from '../../ui/menu/define-feature-routes';

export const campaignsRoutes = defineFeatureRoutes([
  {
    name: 'merchant-marketing-tools-whatsapp-marketing',
    title: pageWords.messages,
    page: async () => (await import('./pages/message-page')).MessagePage,
    menu: { group: 'marketing', order: 10 },
    formerly: ['WhatsApp marketing', 'تسويق واتساب'],
  },
  {
    name: 'merchant-marketing-tools-ads-campaigns',
    title: pageWords.campaigns,
    page: async () => (await import('./pages/campaigns-page')).CampaignsPage,
    menu: { group: 'marketing', order: 20 },
    formerly: ['Ads campaigns', 'الحملات الإعلانية'],
    counts: 'campaigns',
  },
  {
    name: 'merchant-marketing-tools-ads-campaign',
    title: pageWords.campaigns,
    page: async () => (await import('./pages/new-campaign-page')).NewCampaignPage,
    under: 'merchant-marketing-tools-ads-campaigns',
  },
  {
    name: 'merchant-marketing-tools-ads-campaign-one',
    title: pageWords.campaigns,
    page: async () => (await import('./pages/campaign-page')).CampaignPage,
    under: 'merchant-marketing-tools-ads-campaigns',
  },
  {
    name: 'merchant-marketing-tools-ads-campaign-one-customers-report',
    title: pageWords['campaign-customers'],
    page: async () => (await import('./pages/campaign-customers-page')).CampaignCustomersPage,
    under: 'merchant-marketing-tools-ads-campaigns',
  },
]);
