import { reportOf, reportCatalogue, type ReportId } from '@rawnaq/domain/reports/report-catalogue';
import { IconReportAnalytics, IconClockCheck } from '@tabler/icons-react';
import { defineFeatureRoutes, type FeatureRoute } from '../../app/define-feature-routes';

/** Reports are many, the menu is short: one entry stands for a group, and the page itself leads to the others. */
const menu: Partial<Record<ReportId, NonNullable<FeatureRoute['menu']>>> = {
  'checkin-checkout': { group: 'growth', icon: IconClockCheck, order: 10, label: { en: 'General reports', ar: 'التقارير العامة' }, section: '/merchant/general-reports' },
  'detailed-attendance': { group: 'growth', icon: IconReportAnalytics, order: 20, label: { en: 'Management reports', ar: 'تقارير الإدارة' }, section: '/merchant/management-reports' },
};

export const reportsRoutes = defineFeatureRoutes(
  reportCatalogue.map(({ id, address, title }) => ({
    name: address,
    title,
    page: async () => {
      const { ReportScreen } = await import('./pages/report-screen');
      return () => <ReportScreen key={id} report={reportOf(id)} />;
    },
    ...(menu[id] && { menu: menu[id] }),
  })),
);
