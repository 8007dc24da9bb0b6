import { IconMapPinCheck } from '@tabler/icons-react';
import { defineFeatureRoutes } from '../../app/define-feature-routes';

export const attendanceRoutes = defineFeatureRoutes([
  {
    name: 'merchant-employees-attendence-system',
    title: { en: 'Attendance', ar: 'الحضور والانصراف' },
    page: async () => (await import('./pages/attendance-page')).AttendancePage,
    menu: { group: 'people', icon: IconMapPinCheck, order: 40, label: { en: 'Attendance', ar: 'الدوام' } },
  },
]);
