import { defineNotifications } from '../notifications/define-notifications';

export const contractNotifications = defineNotifications({
  contracts: {
    name: { en: 'Contracts', ar: 'العقود' },
    needs: 'platform-accounting.view',
    icon: 'receipt',
    opens: 'manager-accounting-contracts',
    texts: {
      signed: {
        tone: 'success',
        places: { number: 'text', merchant: 'names' },
        en: '{merchant} signed contract {number}',
        ar: 'تم توقيع العقد {number}: {merchant}',
      },
    },
  },
});
