import { defineCodes } from '../kernel/state-machine';

export const genders = defineCodes({
  male: { code: 1, label: { en: 'Male', ar: 'ذكر' } },
  female: { code: 2, label: { en: 'Female', ar: 'أنثى' } },
  business: { code: 3, label: { en: 'Business', ar: 'شركة' } },
  not_specific: { code: 4, label: { en: 'Not specified', ar: 'غير محدد' } },
});

/** Worked out from invoices, never stored by hand. */
export const customerTypes = defineCodes({
  frequent: { code: 'frequent', label: { en: 'Frequent', ar: 'دائم' }, tone: 'success' },
  missed: { code: 'missed', label: { en: 'Missed', ar: 'منقطع' }, tone: 'warning' },
  new: { code: 'new', label: { en: 'New', ar: 'جديد' }, tone: 'info' },
});
