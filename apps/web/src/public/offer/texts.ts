import type { Language } from '@rawnaq/domain/kernel/localized';

const en = {
  title: 'Offers of {salon}',
  ask: 'No more offers from {salon}?',
  text: 'You will still hear about your own appointments and invoices.',
  stop: 'Stop offers',
  stopped: 'You will get no more offers',
  stoppedText: '{salon} has been told. If you change your mind, tell the salon on your next visit.',
  language: 'العربية',
  missingTitle: 'Link not found',
  missingText: 'The link may be incomplete. Open it again from the message you got, or tell the salon.',
  home: 'What is Rawnaq?',
};

const ar: typeof en = {
  title: 'عروض {salon}',
  ask: 'إيقاف العروض من {salon}؟',
  text: 'ستصلك رسائل مواعيدك وفواتيرك كالمعتاد.',
  stop: 'إيقاف العروض',
  stopped: 'لن تصلك عروض بعد الآن',
  stoppedText: 'تم إبلاغ {salon}. ويمكن العودة عن ذلك بإخبار الصالون في زيارتك القادمة.',
  language: 'English',
  missingTitle: 'الرابط غير موجود',
  missingText: 'قد يكون الرابط ناقصًا. يمكن فتحه من الرسالة مرة أخرى أو إخبار الصالون.',
  home: 'ما هو رونق؟',
};

export const offerTexts: Record<Language, typeof en> = { en, ar };
