import type { ErrorEntry } from '../kernel/app-error';

export const propertyErrors = {
  PROPERTY_CHANGED_MEANWHILE: {
    meaning: 'conflict',
    en: 'This property was changed on another page meanwhile. Reload to see it as it is now',
    ar: 'تم تعديل هذه الوحدة من صفحة أخرى. يرجى تحديث الصفحة لعرض آخر نسخة',
  },
  PROPERTY_NEEDS_NAME: {
    meaning: 'invalid',
    en: 'Please write the name in one language at least',
    ar: 'يرجى كتابة الاسم بلغة واحدة على الأقل',
  },
  PROPERTY_NEEDS_DESCRIPTION: {
    meaning: 'invalid',
    en: 'Please describe the property in one language at least',
    ar: 'يرجى كتابة وصف للوحدة بلغة واحدة على الأقل',
  },
  PROPERTY_NEEDS_PICTURE: {
    meaning: 'invalid',
    en: 'Please add a main picture',
    ar: 'يرجى إضافة الصورة الرئيسية',
  },
  PROPERTY_NEEDS_PRICE: {
    meaning: 'invalid',
    en: 'A price is required for one option at least',
    ar: 'يجب إدخال سعر لخيار واحد على الأقل',
  },
  PROPERTY_NOT_WAITING: {
    meaning: 'conflict',
    en: 'This property is no longer in review',
    ar: 'لم تعد هذه الوحدة قيد المراجعة',
  },
  PROPERTY_ALREADY_SENT: {
    meaning: 'conflict',
    en: 'There is nothing new to send: it is already in review or published',
    ar: 'لا يوجد ما يُرسل: الوحدة قيد المراجعة أو منشورة',
  },
  PROPERTY_NOT_PUBLISHED: {
    meaning: 'conflict',
    en: 'Only a property that was approved can be hidden or shown',
    ar: 'لا يمكن الإخفاء أو الإظهار إلا لوحدة تم قبولها',
  },
  PROPERTY_TOO_MANY: {
    meaning: 'invalid',
    en: 'An account can have {most} properties at most',
    ar: 'أقصى عدد للوحدات في كل حساب: {most}',
  },
} as const satisfies Record<string, ErrorEntry>;
