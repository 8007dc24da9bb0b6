import { defineNotifications } from '../notifications/define-notifications';

export const accountNotifications = defineNotifications({
  'merchant-requests': {
    needs: 'platform-merchants.view',
    icon: 'store',
    opens: 'manager-merchants-new',
    texts: {
      new: { tone: 'info', places: { salon: 'names' }, en: 'New request: {salon}', ar: 'طلب انضمام جديد: {salon}' },
    },
  },
});
