import { IconHeartHandshake } from '@tabler/icons-react';
import { defineFeatureRoutes } from '../../app/define-feature-routes';

/** One entry of the menu stands for all of them; the pages lead to each other. */
export const customerCareRoutes = defineFeatureRoutes([
  {
    name: 'merchant-pos-appointments-reminder',
    title: { en: 'Appointment reminders', ar: 'التذكير بالمواعيد' },
    page: async () => (await import('./pages/reminders-page')).RemindersPage,
    menu: {
      group: 'desk',
      icon: IconHeartHandshake,
      order: 40,
      label: { en: 'Customer care', ar: 'رعاية العملاء' },
      section: '/merchant/pos',
    },
  },
  {
    name: 'merchant-pos-no-show-reschedule',
    title: { en: 'Missed appointments', ar: 'المواعيد الفائتة' },
    page: async () => (await import('./pages/no-shows-page')).NoShowsPage,
  },
  {
    name: 'merchant-pos-birthday-congratulations',
    title: { en: 'Birthday congratulations', ar: 'تهاني أعياد الميلاد' },
    page: async () => (await import('./pages/birthdays-page')).BirthdaysPage,
  },
]);
