import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { defineFeatureRoutes } from '../../ui/menu/define-feature-routes';
import { loadTexts } from '../../lib/language/i18n';

export const wizardRoutes = defineFeatureRoutes([
  {
    name: 'merchant-wizard',
    title: pageWords['salon-setup'],
    page: async () => {
      // Its questions are those of the settings, the menu and the employees, and speak with their texts.
      const [{ WizardPage }] = await Promise.all([
        import('./pages/wizard-page'),
        ...['settings', 'services', 'employees'].map(loadTexts),
      ]);
      return WizardPage;
    },
    under: 'merchant-setting',
    formerly: ['Salon setup', 'معالج الإعداد'],
    folded: true,
  },
]);
