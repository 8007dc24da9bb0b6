import { defineCodes, defineStates } from '../kernel/state-machine';

/** Both a new property and an edit wait for a manager; the last approved text stays public meanwhile. */
export const propertyStates = defineStates({
  new: { code: 'new', label: { en: 'New', ar: 'جديد' }, tone: 'info', moves: ['active'] },
  active: { code: 'active', label: { en: 'Active', ar: 'نشط' }, tone: 'success', normal: true, moves: ['edited'] },
  edited: { code: 'edited', label: { en: 'Edited', ar: 'معدّل' }, tone: 'warning', moves: ['active'] },
});

export const propertyTypes = defineCodes({
  farm: { code: 'farm', label: { en: 'Farm', ar: 'مزرعة' } },
  chalet: { code: 'chalet', label: { en: 'Chalet', ar: 'شاليه' } },
  mobile_house: { code: 'mobile_house', label: { en: 'Mobile house', ar: 'بيت متنقل' } },
  mobile_boat: { code: 'mobile_boat', label: { en: 'Mobile boat', ar: 'قارب متنقل' } },
});
