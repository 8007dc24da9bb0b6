import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { defineFeatureRoutes } from '../../ui/menu/define-feature-routes';

export const propertyStaysRoutes = defineFeatureRoutes([
  {
    name: 'merchant-stays-calendar',
    title: pageWords['stays-calendar'],
    page: async () => (await import('./pages/stays-calendar-page')).StaysCalendarPage,
    menu: { group: 'properties', order: 24 },
    counts: 'stay-calendars',
  },
  {
    name: 'merchant-stays-enquiries',
    title: pageWords['stay-enquiries'],
    page: async () => (await import('./pages/enquiries-page')).EnquiriesPage,
    menu: { group: 'properties', order: 26 },
    counts: 'stay-enquiries',
  },
  {
    name: 'merchant-stays-payment-gateway',
    title: pageWords['payment-gateway'],
    page: async () => (await import('./pages/host-gateway-page')).HostGatewayPage,
    menu: { group: 'properties', order: 28 },
    formerly: ['Online payment', 'الدفع الإلكتروني'],
  },
]);
