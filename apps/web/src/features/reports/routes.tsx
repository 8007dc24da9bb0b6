import { pageWords } from '@rawnaq/domain/kernel/page-words';
import type { ReportId } from '@rawnaq/domain/reports/report-catalogue';
import { defineFeatureRoutes } from '../../ui/menu/define-feature-routes';

/** Definitions are loaded with the page: search needs their addresses and titles only. */
const page = (id: ReportId) => async () => (await import('./pages/report-screen')).reportPage(id);
const under = 'merchant-reports';

/** Reports are many, the menu is short: the library is its one entry and leads to all of them. */
export const reportsRoutes = defineFeatureRoutes([
  {
    name: 'merchant-reports',
    title: pageWords.reports,
    page: async () => (await import('./pages/reports-page')).ReportsPage,
    menu: { group: 'reports', order: 10 },
    formerly: ['General reports', 'Management reports', 'التقارير العامة', 'تقارير الإدارة'],
  },
  {
    name: 'merchant-general-reports-appointments-report',
    title: pageWords['appointments-report'],
    page: page('appointments'),
    under,
  },
  {
    name: 'merchant-general-reports-checkin-checkout-report',
    title: pageWords['checkin-report'],
    page: page('checkin-checkout'),
    under,
  },
  {
    name: 'merchant-management-reports-detailed-attendence-report',
    title: pageWords['detailed-attendance'],
    page: page('detailed-attendance'),
    under,
  },
  {
    name: 'merchant-management-reports-online-daily-visit',
    title: pageWords['online-visits'],
    page: page('online-daily-visit'),
    under,
    formerly: ['Online visits by day', 'الزيارات الإلكترونية'],
  },
  {
    name: 'merchant-management-reports-commulative-attendence-report',
    title: pageWords['cumulative-attendance'],
    page: page('cumulative-attendance'),
    under,
  },
  {
    name: 'merchant-management-reports-employee-attendence-report-one',
    title: pageWords['employee-attendance'],
    page: page('employee-attendance'),
    under,
  },
]);
