import type { Arabic } from '../../../lib/i18n';
import type { en } from './en';

export const ar: Arabic<typeof en> = {
  search: 'الاقتراح',
  add: 'إرسال اقتراح',
  emptyTitle: 'ماذا تتمنون أن نضيف؟',
  emptyText: 'أخبرونا بما يسهّل يومكم، وتابعوا هنا ما تم بشأنه.',
  drawerTitle: 'إرسال اقتراح',
  submit: 'إرسال',
  title: 'العنوان باختصار',
  body: 'كيف يجري العمل اليوم، وما الذي يساعدكم؟',
  sent: 'شكرًا لكم، نقرأ كل اقتراح.',
  answer: 'ردّنا',
  noAnswer: 'لم يُرد عليه بعد',
};
