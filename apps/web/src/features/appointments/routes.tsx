import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { defineFeatureRoutes } from '../../ui/menu/define-feature-routes';

export const appointmentsRoutes = defineFeatureRoutes([
  {
    name: 'merchant-appointments',
    title: pageWords.appointments,
    page: async () => (await import('./pages/appointments-page')).AppointmentsPage,
    menu: { group: 'calendar', order: 10 },
    formerly: ['Calendar', 'Bookings', 'التقويم', 'الحجوزات'],
    folded: true,
    counts: ['online-bookings', 'stay-wishes'],
  },
  {
    name: 'merchant-appointments-add-appointment',
    title: { en: 'New appointment', ar: 'موعد جديد' },
    page: async () => (await import('./pages/add-appointment-page')).AddAppointmentPage,
  },
  {
    name: 'merchant-appointments-waiting-list',
    title: pageWords['waiting-list'],
    page: async () => (await import('./pages/waitlist-page')).WaitlistPage,
    formerly: ['Waitlist', 'الانتظار'],
  },
]);
