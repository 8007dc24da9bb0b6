import { defineCodes } from '../kernel/state-machine';

export const penaltyTypes = defineCodes({
  no_show: { code: 1, label: { en: 'No show', ar: 'عدم الحضور' }, tone: 'warning', normal: true },
  others: { code: 2, label: { en: 'Others', ar: 'أخرى' }, tone: 'neutral', normal: true },
});

/** Nothing is erased: what was lifted says so. */
export const penaltyStates = defineCodes({
  charged: { code: 'charged', label: { en: 'Charged', ar: 'سارية' }, tone: 'warning', normal: true },
  lifted: { code: 'lifted', label: { en: 'Lifted', ar: 'ملغاة' }, tone: 'neutral' },
});
