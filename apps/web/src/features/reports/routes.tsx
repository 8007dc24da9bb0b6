import { IconCalendarStats, IconReportAnalytics } from '@tabler/icons-react';
import type { ReportId } from '@rawnaq/domain/reports/report-catalogue';
import { defineFeatureRoutes } from '../../app/define-feature-routes';

/** Definitions are loaded with the page: the menu needs their addresses and titles only. */
const page = (id: ReportId) => async () => (await import('./pages/report-screen')).reportPage(id);

/** Reports are many, the menu is short: one entry stands for a group, and the page itself leads to the others. */
export const reportsRoutes = defineFeatureRoutes([
  {
    name: 'merchant-general-reports-appointments-report',
    title: { en: 'Appointments report', ar: 'تقرير المواعيد' },
    page: page('appointments'),
    menu: {
      group: 'growth',
      icon: IconCalendarStats,
      order: 10,
      label: { en: 'General reports', ar: 'التقارير العامة' },
      section: '/merchant/general-reports',
    },
  },
  {
    name: 'merchant-general-reports-checkin-checkout-report',
    title: { en: 'Check-in and check-out', ar: 'تقرير الحضور والانصراف' },
    page: page('checkin-checkout'),
    menu: {
      group: 'growth',
      icon: IconCalendarStats,
      order: 10,
      label: { en: 'General reports', ar: 'التقارير العامة' },
      section: '/merchant/general-reports',
      unless: 'merchant-general-reports-appointments-report',
    },
  },
  {
    name: 'merchant-management-reports-detailed-attendence-report',
    title: { en: 'Detailed attendance', ar: 'تقرير الدوام التفصيلي' },
    page: page('detailed-attendance'),
    menu: {
      group: 'growth',
      icon: IconReportAnalytics,
      order: 20,
      label: { en: 'Management reports', ar: 'تقارير الإدارة' },
      section: '/merchant/management-reports',
    },
  },
  {
    name: 'merchant-management-reports-online-daily-visit',
    title: { en: 'Online visits by day', ar: 'الزيارات الإلكترونية اليومية' },
    page: page('online-daily-visit'),
    menu: {
      group: 'growth',
      icon: IconReportAnalytics,
      order: 20,
      label: { en: 'Management reports', ar: 'تقارير الإدارة' },
      section: '/merchant/management-reports',
      unless: 'merchant-management-reports-detailed-attendence-report',
    },
  },
  {
    name: 'merchant-management-reports-commulative-attendence-report',
    title: { en: 'Cumulative attendance', ar: 'تقرير الدوام التراكمي' },
    page: page('cumulative-attendance'),
  },
  {
    name: 'merchant-management-reports-employee-attendence-report-one',
    title: { en: 'Attendance of an employee', ar: 'تقرير دوام موظف' },
    page: page('employee-attendance'),
  },
]);
