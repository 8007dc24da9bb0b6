import type { WebsiteSection } from './website-pages';

/** What salons ask first. Only what is true of the product stands here. */
export const usualQuestions: readonly WebsiteSection[] = [
  {
    english_title: 'How long is the free trial?',
    arabic_title: 'كم مدة الفترة التجريبية المجانية؟',
    english_body:
      'Seven days, counted from the day your account is opened. No payment card is needed, and nothing is charged ' +
      'when they end.',
    arabic_body: 'سبعة أيام تبدأ من يوم فتح حسابك، من دون بطاقة دفع، ولا يُحصّل منك شيء عند انتهائها.',
  },
  {
    english_title: 'Can the team work in Arabic and in English?',
    arabic_title: 'هل يعمل الفريق بالعربية والإنجليزية معًا؟',
    english_body:
      'Yes. Everybody chooses a language of their own, and customers get messages and invoices in theirs. Names of ' +
      'services are kept in both.',
    arabic_body: 'نعم. يختار كل واحد لغته، وتصل العميلَ الرسائلُ والفواتيرُ بلغته، وتُحفظ أسماء الخدمات باللغتين.',
  },
  {
    english_title: 'Can customers book online?',
    arabic_title: 'هل يستطيع العملاء الحجز أونلاين؟',
    english_body:
      'Yes. Every salon has a booking page of its own with its services, prices and free times. It can request a ' +
      'deposit where you want one.',
    arabic_body: 'نعم. لكل صالون صفحة حجز بخدماته وأسعاره وأوقاته المتاحة، ويمكنها طلب عربون متى أردت.',
  },
  {
    english_title: 'Can I bring my customers along?',
    arabic_title: 'هل أستطيع نقل بيانات عملائي؟',
    english_body: 'Yes, from a spreadsheet. You see what was understood before anything is saved.',
    arabic_body: 'نعم، من ملف إكسل، وترى ما فُهم من الملف قبل حفظ أي شيء.',
  },
  {
    english_title: 'Who owns the data?',
    arabic_title: 'لمن البيانات؟',
    english_body: 'You do. Lists and reports can be taken as files, and the whole salon as one archive.',
    arabic_body: 'هي لك. تُصدَّر القوائم والتقارير إلى ملفات، ويُصدَّر الصالون كله في أرشيف واحد.',
  },
  {
    english_title: 'Does it work on a phone?',
    arabic_title: 'هل يعمل على الجوال؟',
    english_body: 'Yes, in the browser of any phone or tablet. There is nothing to install.',
    arabic_body: 'نعم، من متصفح أي جوال أو جهاز لوحي، من دون تثبيت أي برنامج.',
  },
];
