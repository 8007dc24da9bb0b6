import { IconHistory } from '@tabler/icons-react';
import { defineFeatureRoutes } from '../../app/define-feature-routes';

export const auditRoutes = defineFeatureRoutes([
  {
    name: 'merchant-setting-audit',
    title: { en: 'Audit log', ar: 'سجل التدقيق' },
    page: async () => (await import('./pages/audit-page')).AuditPage,
    menu: { group: 'settings', icon: IconHistory, order: 80, counts: 'owner-visits' },
  },
]);
