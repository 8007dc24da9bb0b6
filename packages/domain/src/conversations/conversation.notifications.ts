import { defineNotifications } from '../notifications/define-notifications';

export const conversationNotifications = defineNotifications({
  conversations: {
    name: { en: 'Conversations', ar: 'المحادثات' },
    needs: 'customers.conversations',
    icon: 'message',
    opens: 'merchant-customers-conversations',
    one: true,
    texts: {
      waiting: {
        tone: 'warning',
        places: { who: 'text' },
        en: '{who} is waiting for an answer on WhatsApp',
        ar: '{who} بانتظار رد على واتساب',
      },
    },
  },
});
