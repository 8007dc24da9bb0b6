import type { Arabic } from '../../../lib/language/i18n';
import type { en } from './en';

export const ar: Arabic<typeof en> = {
  title: 'الصالونات الشريكة',
  text: 'من يزور صفحة هذه الوحدة يرى خدمات هذه الصالونات، ويمكن للمستأجرين طلب موعد خلال إقامتهم فيرد عليهم الصالون.',
  address: 'رابط الحجز للصالون',
  addressText: 'الرابط كاملًا، أو الاسم في آخره',
  add: 'إضافة صالون',
  closed: 'صفحة الحجز مغلقة',
  remove: 'إزالة',
  removeOf: 'إزالة {{name}}',
  question: 'هل تريد إزالة {{name}}؟',
  questionText: 'سيختفي من صفحة الوحدة، وتبقى طلبات المستأجرين السابقة لدى الصالون.',
};
