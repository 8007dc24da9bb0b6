import type { Language } from '@rawnaq/domain/kernel/localized';

const en = {
  title: 'Your enquiry · {property}',
  language: 'العربية',
  heading: {
    asked: 'Your enquiry is with the owner',
    offered: 'An offer for you',
    confirmed: 'Your stay is confirmed',
  },
  closed: {
    declined: 'The owner cannot take it',
    withdrawn: 'You withdrew this enquiry',
    expired: 'This offer has expired',
    cancelled: 'The owner cancelled this stay',
  },
  lead: {
    asked: '{owner} will answer you. You get a message, and the answer stands here.',
    offered: 'The nights are held for you until {until}.',
    confirmed: 'The nights are yours. {owner} expects you on {date}.',
    closed: 'You can ask for other days, or look for another place.',
    expired: 'Nobody accepted it in time. You can write to the owner, or ask anew.',
  },
  arrival: 'Arrival',
  leaving: 'Leaving',
  from: 'from {time}',
  until: 'until {time}',
  price: 'Price for all nights',
  note: 'The owner writes',
  reason: 'Reason',
  accept: 'Accept the offer',
  acceptNote: 'You confirm the stay. How you pay is agreed with the owner.',
  withdraw: 'Withdraw my enquiry',
  messages: 'Messages',
  you: 'You',
  owner: 'Owner',
  write: 'Write to the owner',
  send: 'Send',
  call: 'Call {owner}',
  place: 'Look at the property again',
  search: 'Look for another property',
  said: {
    sent: 'Your enquiry was sent. Keep this link: it is yours alone.',
    accepted: 'Confirmed. The owner has been told.',
    over: 'This is not open any more.',
    taken: 'These nights are not free any more.',
    withdrawn: 'Your enquiry is withdrawn. The owner has been told.',
    written: 'Your message was sent.',
    empty: 'Please write a message of at most 2000 letters.',
  },
  missingTitle: 'Enquiry not found',
  missing: 'The link may be incomplete. Open it again from the message you got.',
  asking: {
    title: 'Ask for this property',
    trouble: 'Please look at the marked fields',
    name: 'Your name',
    mobile: 'Mobile',
    email: 'E-mail',
    optional: 'optional',
    people: 'Guests',
    message: 'Your message',
    send: 'Send the enquiry',
    back: 'Back to the property',
  },
};

const ar: typeof en = {
  title: 'طلبك · {property}',
  language: 'English',
  heading: { asked: 'طلبك عند صاحب الوحدة', offered: 'عرض لك', confirmed: 'تم تأكيد إقامتك' },
  closed: {
    declined: 'يعتذر صاحب الوحدة عن طلبك',
    withdrawn: 'تم التراجع عن هذا الطلب',
    expired: 'انتهت مهلة هذا العرض',
    cancelled: 'تم إلغاء هذه الإقامة من صاحب الوحدة',
  },
  lead: {
    asked: 'سيصلك رد {owner} برسالة، وتجد الرد هنا أيضًا.',
    offered: 'الليالي محجوزة لك مؤقتًا حتى {until}.',
    confirmed: 'الليالي لك، و{owner} في انتظارك يوم {date}.',
    closed: 'يمكنك طلب أيام أخرى أو البحث عن وحدة أخرى.',
    expired: 'لم يتم القبول في الوقت المحدد. يمكنك مراسلة صاحب الوحدة أو إرسال طلب جديد.',
  },
  arrival: 'الوصول',
  leaving: 'المغادرة',
  from: 'من {time}',
  until: 'حتى {time}',
  price: 'السعر لجميع الليالي',
  note: 'ملاحظة صاحب الوحدة',
  reason: 'السبب',
  accept: 'قبول العرض',
  acceptNote: 'بهذا يتم تأكيد الإقامة، وطريقة الدفع بالاتفاق مع صاحب الوحدة.',
  withdraw: 'التراجع عن الطلب',
  messages: 'الرسائل',
  you: 'أنت',
  owner: 'صاحب الوحدة',
  write: 'مراسلة صاحب الوحدة',
  send: 'إرسال',
  call: 'اتصال بـ {owner}',
  place: 'عرض الوحدة مرة أخرى',
  search: 'البحث عن وحدة أخرى',
  said: {
    sent: 'تم إرسال طلبك. احتفظ بهذا الرابط فهو خاص بك.',
    accepted: 'تم التأكيد وإبلاغ صاحب الوحدة.',
    over: 'لم يعد هذا متاحًا.',
    taken: 'لم تعد هذه الليالي متاحة.',
    withdrawn: 'تم التراجع عن الطلب وإبلاغ صاحب الوحدة.',
    written: 'تم إرسال رسالتك.',
    empty: 'يرجى كتابة رسالة لا تزيد على 2000 حرف.',
  },
  missingTitle: 'الطلب غير موجود',
  missing: 'قد يكون الرابط ناقصًا، يمكن فتحه مرة أخرى من الرسالة التي وصلتك.',
  asking: {
    title: 'طلب إقامة في هذه الوحدة',
    trouble: 'يرجى مراجعة الحقول المعلّمة',
    name: 'الاسم',
    mobile: 'الجوال',
    email: 'البريد الإلكتروني',
    optional: 'اختياري',
    people: 'عدد الأشخاص',
    message: 'رسالتك',
    send: 'إرسال الطلب',
    back: 'العودة إلى الوحدة',
  },
};

export const enquiryTexts: Record<Language, typeof en> = { en, ar };

/** 1 night, 3 nights; in Arabic one, two, few and many are said differently. */
export function countOf(what: 'nights' | 'guests', count: number, language: Language): string {
  const [one, two, few, many] = COUNTED[what][language];
  if (count === 1) return one;
  if (count === 2) return two;
  return `${count} ${language === 'ar' && count > 10 ? many : few}`;
}

const COUNTED = {
  nights: { en: ['1 night', '2 nights', 'nights', 'nights'], ar: ['ليلة واحدة', 'ليلتان', 'ليالٍ', 'ليلة'] },
  guests: { en: ['1 guest', '2 guests', 'guests', 'guests'], ar: ['شخص واحد', 'شخصان', 'أشخاص', 'شخصًا'] },
} as const;
