import { defineNotifications } from '../notifications/define-notifications';

export const campaignNotifications = defineNotifications({
  campaigns: {
    name: { en: 'Campaigns', ar: 'الحملات' },
    needs: 'marketing.view',
    icon: 'message',
    opens: 'merchant-marketing-tools-ads-campaign-one',
    one: true,
    texts: {
      completed: {
        tone: 'success',
        places: { name: 'text', sent: 'number' },
        en: 'Campaign completed: {name}, messages sent: {sent}',
        ar: 'اكتملت الحملة: {name}، عدد الرسائل: {sent}',
      },
      empty: {
        tone: 'warning',
        places: { name: 'text' },
        en: 'Campaign not started, nobody can be written to: {name}',
        ar: 'لم تبدأ الحملة لعدم وجود من يمكن مراسلته: {name}',
      },
    },
  },
});
