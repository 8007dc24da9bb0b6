import type { Localized } from '../kernel/localized';

/** What people of the platform write to owners of salons, apart from what goes out by itself. */
export const lettersToOwners = {
  'alias-changed': {
    places: ['salon', 'before', 'alias', 'reason'],
    subject: { en: 'The address of your booking page has changed', ar: 'تم تغيير رابط صفحة الحجز' },
    body: {
      en:
        'Hello,\n\n' +
        'The booking page of {salon} is now at “{alias}” instead of “{before}”. Reason: {reason}\n\n' +
        'Please change it where you show it: the old address no longer opens your page.',
      ar:
        'مرحبًا،\n\n' +
        'أصبح رابط صفحة الحجز لصالون {salon} هو «{alias}» بدلًا من «{before}». السبب: {reason}\n\n' +
        'يرجى تحديثه حيثما نشرته، فالرابط القديم لم يعد يفتح صفحتك.',
    },
  },
  'letter-to-owner': {
    places: ['subject', 'text'],
    subject: { en: 'Rawnaq: {subject}', ar: 'رونق: {subject}' },
    body: { en: '{text}\n\nThe Rawnaq team', ar: '{text}\n\nفريق رونق' },
  },
  // To a visitor of the website who wrote: what she asked stands below the answer.
  'answer-to-visitor': {
    places: ['name', 'subject', 'text', 'question'],
    subject: { en: 'Rawnaq: {subject}', ar: 'رونق: {subject}' },
    body: {
      en: 'Hello {name},\n\n{text}\n\nThe Rawnaq team\n\nYou wrote:\n{question}',
      ar: 'مرحبًا {name}،\n\n{text}\n\nفريق رونق\n\nرسالتك:\n{question}',
    },
  },
} as const satisfies Record<string, { subject: Localized; body: Localized; places: readonly string[] }>;
