import { defineNotifications } from '../notifications/define-notifications';

export const accountNotifications = defineNotifications({
  'merchant-requests': {
    name: { en: 'New merchants', ar: 'طلبات انضمام التجار' },
    needs: 'platform-merchants.view',
    icon: 'store',
    opens: 'manager-merchants-new',
    texts: {
      new: { tone: 'info', places: { salon: 'names' }, en: 'New request: {salon}', ar: 'طلب انضمام جديد: {salon}' },
    },
  },
});
