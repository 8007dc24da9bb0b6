import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { defineFeatureRoutes } from '../../ui/menu/define-feature-routes';

const pages = () => import('./pages/website-pages');

export const websiteContentRoutes = defineFeatureRoutes([
  {
    name: 'manager-website-setting-website-setting',
    title: pageWords['website-setting'],
    page: async () => (await pages()).WebsiteSettingPage,
    menu: { group: 'website', order: 10 },
  },
  {
    name: 'manager-website-setting-terms-and-conditions',
    title: pageWords['website-terms'],
    page: async () => (await pages()).WebsiteTermsPage,
    menu: { group: 'website', order: 20 },
  },
  {
    name: 'manager-website-setting-privacy-policy',
    title: pageWords['website-privacy'],
    page: async () => (await pages()).WebsitePrivacyPage,
    menu: { group: 'website', order: 30 },
  },
  {
    name: 'manager-website-setting-frequent-asked-questions',
    title: pageWords['website-questions'],
    page: async () => (await pages()).WebsiteQuestionsPage,
    menu: { group: 'website', order: 40 },
  },
  {
    name: 'manager-website-setting-social-media-setting',
    title: pageWords['social-media'],
    page: async () => (await pages()).SocialMediaPage,
    menu: { group: 'website', order: 50 },
  },
]);
