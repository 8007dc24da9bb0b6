import { defineNotifications } from '../notifications/define-notifications';

export const contactMessageNotifications = defineNotifications({
  'contact-messages': {
    name: { en: 'Visitors’ messages', ar: 'رسائل الزوار' },
    needs: 'platform-marketing.contact-messages',
    icon: 'message',
    opens: 'manager-marketing-contact-messages',
    one: true,
    texts: {
      new: {
        tone: 'info',
        places: { name: 'text' },
        en: '{name} wrote through the website',
        ar: 'رسالة من {name} عبر الموقع',
      },
    },
  },
});
