import { defineNotifications } from '../notifications/define-notifications';

export const merchantNotifications = defineNotifications({
  'owner-visits': {
    name: { en: 'Rawnaq entering as owner', ar: 'دخول رونق بصفة المالك' },
    needs: 'settings.audit',
    icon: 'shield',
    opens: 'merchant-setting-audit',
    texts: {
      entered: {
        tone: 'warning',
        places: { manager: 'text', reason: 'text' },
        en: '{manager} of Rawnaq entered as owner: {reason}',
        ar: 'دخول بصفة المالك من رونق: {manager}، السبب: {reason}',
      },
    },
  },
});
