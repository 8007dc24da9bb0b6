import { IconListCheck } from '@tabler/icons-react';
import { defineFeatureRoutes } from '../../app/define-feature-routes';
import { loadTexts } from '../../lib/i18n';

export const wizardRoutes = defineFeatureRoutes([
  {
    name: 'merchant-wizard',
    title: { en: 'Setup wizard', ar: 'معالج الإعداد' },
    page: async () => {
      // Its questions are those of the settings, the menu and the employees, and speak with their texts.
      const [{ WizardPage }] = await Promise.all([
        import('./pages/wizard-page'),
        ...['settings', 'services', 'employees'].map(loadTexts),
      ]);
      return WizardPage;
    },
    menu: { group: 'settings', icon: IconListCheck, order: 5 },
    folded: true,
  },
]);
