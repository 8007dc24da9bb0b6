import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { defineFeatureRoutes } from '../../ui/menu/define-feature-routes';

export const reportMailsRoutes = defineFeatureRoutes([
  {
    name: 'merchant-report-mails',
    title: pageWords['report-mails'],
    page: async () => (await import('./pages/report-mails-page')).ReportMailsPage,
    under: 'merchant-reports',
    formerly: ['Scheduled reports', 'Email reports', 'التقارير المجدولة'],
  },
]);
