import type { Localized } from '../kernel/localized';

/** What owners of places are written when a manager has decided. */
export const propertyMessages = {
  'property-approved': {
    places: ['name', 'property', 'link'],
    subject: { en: '{property} is published', ar: 'تم نشر {property}' },
    body: {
      en: 'Hello {name},\n\n{property} is approved and published on Rawnaq:\n{link}',
      ar: 'مرحبًا {name}،\n\nتم قبول {property} ونشرها على رونق:\n{link}',
    },
  },
  'property-refused': {
    places: ['name', 'property', 'reason', 'link'],
    subject: { en: '{property} needs a correction', ar: '{property} تحتاج إلى تعديل' },
    body: {
      en:
        'Hello {name},\n\n' +
        'We could not publish what you sent for {property} yet: {reason}\n\n' +
        'Correct it and send it again here:\n{link}',
      ar:
        'مرحبًا {name}،\n\n' +
        'لم نتمكن بعد من نشر ما أرسلته عن {property}: {reason}\n\n' +
        'يمكنك التعديل والإرسال من جديد هنا:\n{link}',
    },
  },
} as const satisfies Record<string, { subject: Localized; body: Localized; places: readonly string[] }>;
