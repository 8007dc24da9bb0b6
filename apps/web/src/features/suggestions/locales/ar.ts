import type { Arabic } from '../../../lib/language/i18n';
import type { en } from './en';

export const ar: Arabic<typeof en> = {
  search: 'الاقتراح',
  add: 'إرسال اقتراح',
  emptyTitle: 'ماذا تتمنى أن نضيف؟',
  emptyText: 'أخبرنا بما يسهّل يومك، وتابع ردّنا هنا.',
  drawerTitle: 'إرسال اقتراح',
  submit: 'إرسال',
  title: 'العنوان',
  body: 'كيف يجري العمل اليوم، وما الذي يساعدك؟',
  sent: 'شكرًا لك، نقرأ كل اقتراح.',
  answer: 'ردّنا',
  noAnswer: 'لم يُرد عليه بعد',
};
