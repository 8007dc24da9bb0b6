import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { defineFeatureRoutes } from '../../ui/menu/define-feature-routes';

export const attendanceRoutes = defineFeatureRoutes([
  {
    name: 'merchant-employees-attendence-system',
    title: pageWords.attendance,
    page: async () => (await import('./pages/attendance-page')).AttendancePage,
    menu: { group: 'team', order: 30 },
    formerly: ['Check in', 'Check out', 'الحضور والانصراف', 'البصمة'],
  },
]);
