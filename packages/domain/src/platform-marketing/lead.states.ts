import { defineCodes } from '../kernel/state-machine';

/** How far the platform's people have come with a merchant. Talks go forth and back, so any stage may follow any. */
export const leadStages = defineCodes({
  to_contact: { code: 0, label: { en: 'To contact', ar: 'بانتظار التواصل' } },
  contacted: { code: 1, label: { en: 'Contacted', ar: 'تم التواصل' } },
  interested: { code: 2, label: { en: 'Interested', ar: 'مهتم' }, tone: 'warning' },
  offered: { code: 3, label: { en: 'Offer made', ar: 'قُدّم له عرض' }, tone: 'warning' },
  won: { code: 4, label: { en: 'Won', ar: 'تم الاتفاق' } },
  not_now: { code: 5, label: { en: 'Not now', ar: 'ليس الآن' } },
});
