import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { defineFeatureRoutes } from '../../ui/menu/define-feature-routes';

export const auditRoutes = defineFeatureRoutes([
  {
    name: 'merchant-setting-audit',
    title: pageWords['audit-log'],
    page: async () => (await import('./pages/audit-page')).AuditPage,
    under: 'merchant-setting',
    counts: 'owner-visits',
    formerly: ['History', 'Activity log', 'سجل التدقيق'],
  },
]);
