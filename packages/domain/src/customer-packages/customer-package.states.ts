import { defineCodes } from '../kernel/state-machine';

/** What people see of a package a customer bought. */
export const packageConditions = defineCodes({
  open: { code: 'open', label: { en: 'Services left', ar: 'متبقٍّ منها' }, tone: 'success', normal: true },
  expiring: { code: 'expiring', label: { en: 'Expires soon', ar: 'تنتهي قريبًا' }, tone: 'warning' },
  used: { code: 'used', label: { en: 'Used up', ar: 'مستخدمة بالكامل' }, tone: 'neutral' },
  expired: { code: 'expired', label: { en: 'Expired', ar: 'منتهية' }, tone: 'danger' },
  returned: { code: 'returned', label: { en: 'Returned', ar: 'مُرتجعة' }, tone: 'neutral' },
});
export const EXPIRING_DAYS = 30;
