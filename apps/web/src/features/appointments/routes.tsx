import { IconCalendarEvent } from '@tabler/icons-react';
import { defineFeatureRoutes } from '../../app/define-feature-routes';

export const appointmentsRoutes = defineFeatureRoutes([
  {
    name: 'merchant-appointments',
    title: { en: 'Appointments', ar: 'المواعيد' },
    page: async () => (await import('./pages/appointments-page')).AppointmentsPage,
    menu: {
      group: 'desk',
      icon: IconCalendarEvent,
      order: 20,
      label: { en: 'Calendar', ar: 'المواعيد' },
      bottomBar: true,
    },
    folded: true,
  },
  {
    name: 'merchant-appointments-add-appointment',
    title: { en: 'New appointment', ar: 'موعد جديد' },
    page: async () => (await import('./pages/add-appointment-page')).AddAppointmentPage,
  },
]);
