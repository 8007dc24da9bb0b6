import { defineNotifications } from '../notifications/define-notifications';

const texts = {
  dropped: { tone: 'danger', places: {}, en: 'WhatsApp was disconnected', ar: 'انقطع اتصال واتساب' },
  back: { tone: 'success', places: {}, en: 'WhatsApp is connected again', ar: 'عاد اتصال واتساب' },
  paused: {
    tone: 'warning',
    places: { reason: 'names' },
    en: 'WhatsApp was paused: {reason}',
    ar: 'تم إيقاف واتساب مؤقتًا: {reason}',
  },
} as const;

export const messageLineNotifications = defineNotifications({
  whatsapp: {
    name: { en: 'WhatsApp connection', ar: 'اتصال واتساب' },
    needs: 'settings.whatsapp',
    icon: 'message',
    opens: 'merchant-setting-whatsapp',
    texts,
  },
  'main-whatsapp': {
    name: { en: 'WhatsApp connection', ar: 'اتصال واتساب' },
    needs: 'platform-settings.view',
    icon: 'message',
    opens: 'manager-platform-setting-whatsapp-setting',
    texts,
  },
});
