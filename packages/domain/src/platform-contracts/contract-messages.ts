import type { Localized } from '../kernel/localized';

type Template = { subject: Localized; body: Localized; places: readonly string[] };

export const contractMessages = {
  'contract-link': {
    places: ['name', 'salon', 'number', 'date', 'link'],
    subject: { en: 'Contract {number} is ready to sign', ar: 'العقد {number} جاهز للتوقيع' },
    body: {
      en:
        'Hello {name},\n\n' +
        'The Rawnaq contract {number} of {salon} is ready. Read it and draw your signature by {date}:\n{link}\n\n' +
        'Whoever has this link can sign: please do not pass it on.',
      ar:
        'مرحبًا {name}،\n\n' +
        'عقد رونق رقم {number} الخاص بـ {salon} جاهز. اقرأه ووقّعه رسمًا قبل نهاية يوم {date}:\n{link}\n\n' +
        'يستطيع التوقيع كل من يصله هذا الرابط، فلا تشاركه مع أحد.',
    },
  },
  'contract-signed': {
    places: ['name', 'salon', 'number', 'time', 'hash', 'link'],
    subject: { en: 'Contract {number} of {salon} is signed', ar: 'تم توقيع العقد {number} الخاص بـ {salon}' },
    body: {
      en:
        'Hello {name},\n\n' +
        'Contract {number} of {salon} was signed on {time}. The signed contract is attached; please keep it.\n\n' +
        'Fingerprint of its text (SHA-256):\n{hash}\n\n' +
        'The contract at Rawnaq:\n{link}',
      ar:
        'مرحبًا {name}،\n\n' +
        'تم توقيع العقد {number} الخاص بـ {salon} في {time}. مرفق العقد الموقّع، يرجى الاحتفاظ به.\n\n' +
        'بصمة نص العقد (SHA-256):\n{hash}\n\n' +
        'العقد في رونق:\n{link}',
    },
  },
  'contract-signed-link': {
    places: ['name', 'salon', 'number', 'time', 'link'],
    subject: { en: 'Contract {number} of {salon} is signed', ar: 'تم توقيع العقد {number} الخاص بـ {salon}' },
    body: {
      en: 'Hello {name}, contract {number} of {salon} was signed on {time}. Your copy:\n{link}',
      ar: 'مرحبًا {name}، تم توقيع العقد {number} الخاص بـ {salon} في {time}. نسختك:\n{link}',
    },
  },
} as const satisfies Record<string, Template>;
