import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { defineFeatureRoutes } from '../../ui/menu/define-feature-routes';

export const backupsRoutes = defineFeatureRoutes([
  {
    name: 'merchant-setting-backups',
    title: pageWords.backups,
    page: async () => (await import('./pages/backups-page')).BackupsPage,
    under: 'merchant-setting',
    formerly: ['Export my data', 'Download data', 'تصدير بياناتي', 'تنزيل البيانات'],
    counts: 'backups',
  },
]);
