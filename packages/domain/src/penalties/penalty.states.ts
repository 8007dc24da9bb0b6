import { defineCodes } from '../kernel/state-machine';

export const penaltyTypes = defineCodes({
  no_show: { code: 1, label: { en: 'No show', ar: 'عدم الحضور' }, tone: 'warning', normal: true },
  others: { code: 2, label: { en: 'Others', ar: 'أخرى' }, tone: 'neutral', normal: true },
});
