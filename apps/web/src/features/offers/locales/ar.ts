import type { Arabic } from '../../../lib/language/i18n';
import type { en } from './en';

export const ar: Arabic<typeof en> = {
  view: 'الباقات وأكواد الخصم',
  tabOffers: 'الباقات',
  tabCodes: 'أكواد الخصم',
  search: 'اسم الباقة',
  add: 'إضافة باقة',
  addTitle: 'باقة جديدة',
  editTitle: 'تعديل الباقة',
  edit: 'تعديل',
  emptyTitle: 'لا توجد باقات بعد',
  emptyText: 'عدة خدمات بسعر واحد أقل: كلها محددة، أو من اختيار العميل.',
  englishName: 'الاسم بالإنجليزية',
  arabicName: 'الاسم بالعربية',
  kind: 'نوع الباقة',
  services: 'الخدمات',
  sum: 'مجموع الخدمات: {{amount}}',
  maxServices: 'أقصى عدد من الخدمات',
  maxServicesHint: 'كم خدمة يمكن للعميل اختيارها منها',
  price: 'سعر الباقة شامل الضريبة',
  expires: 'صالحة حتى',
  expiresHint: 'يُترك فارغًا إن لم تكن لها نهاية',
  picture: 'الصورة',
  disableQuestion: 'إيقاف «{{name}}»؟',
  disableText: 'لن تُباع بعد الآن، ويبقى لمن اشتراها ما تبقّى منها.',
};
