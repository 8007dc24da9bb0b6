import type { AddressName } from '@rawnaq/domain/kernel/addresses';
import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { reportPages, type ReportAddress } from '@rawnaq/domain/reports/report-pages';
import { defineFeatureRoutes, type FeatureRoute } from '../../ui/menu/define-feature-routes';

const under = 'merchant-reports';
/** What is opened from elsewhere stands there. */
const ELSEWHERE: Partial<Record<ReportAddress, AddressName>> = {
  'merchant-accounting-suppliers-one': 'merchant-accounting-suppliers',
};

/** What some of them were called before, or elsewhere. */
const FORMERLY: Partial<Record<ReportAddress, readonly string[]>> = {
  'merchant-management-reports-online-daily-visit': ['Online visits by day', 'الزيارات الإلكترونية'],
  'merchant-management-reports-historical-data-for-customers-types': ['Customer types', 'سجل أنواع العملاء'],
};

/**
 * One page serves every report; its definition is loaded with it, because menu and search need address and title only.
 */
const reports = (Object.keys(reportPages) as ReportAddress[]).map((name): FeatureRoute => ({
  name,
  title: pageWords[reportPages[name]],
  page: async () => (await import('./pages/report-screen')).reportPage(name),
  under: ELSEWHERE[name] ?? under,
  ...(FORMERLY[name] && { formerly: FORMERLY[name] }),
}));

/** The address of a whole group leads to the first of its reports one may open. */
const groups = (
  [
    ['merchant-general-reports', 'general'],
    ['merchant-accounting-reports', 'accounting'],
    ['merchant-inventory-reports', 'inventory'],
    ['merchant-management-reports', 'management'],
  ] as const
).map(([name, group]): FeatureRoute => ({
  name,
  title: pageWords.reports,
  page: async () => (await import('./pages/group-door')).groupDoor(group),
  under,
  leadsOn: true,
}));

/** Reports are many, the menu is short: the library is its one entry and leads to all of them. */
export const reportsRoutes = defineFeatureRoutes([
  {
    name: 'merchant-reports',
    title: pageWords.reports,
    page: async () => (await import('./pages/reports-page')).ReportsPage,
    menu: { group: 'reports', order: 10 },
    formerly: ['General reports', 'Management reports', 'التقارير العامة', 'تقارير الإدارة'],
  },
  ...groups,
  ...reports,
]);
