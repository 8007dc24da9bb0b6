import { defineFeatureRoutes } from '../../ui/menu/define-feature-routes';

/** The kit's living page: for those who build the product, so only in development and where the build asks for it. */
const isWanted = import.meta.env.DEV || import.meta.env.VITE_UI_KIT === 'yes';

export const uiKitRoutes = defineFeatureRoutes(
  isWanted
    ? [
        {
          name: 'manager-technical-ui-kit',
          title: { en: 'UI kit', ar: 'عناصر الواجهة' },
          page: async () => (await import('./pages/ui-kit-page')).UiKitPage,
          menu: { group: 'technical', order: 90 },
        },
      ]
    : [],
);
