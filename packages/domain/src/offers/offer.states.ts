import { defineCodes } from '../kernel/state-machine';

export const offerServiceTypes = defineCodes({
  fixed: { code: 1, label: { en: 'Fixed services', ar: 'خدمات محددة' } },
  selection: { code: 2, label: { en: 'Selection from customer', ar: 'من اختيار العميل' } },
});

/** What people see of an offer: its stored status is the generic one, expiry is a date. */
export const offerConditions = defineCodes({
  active: { code: 'active', label: { en: 'Active', ar: 'نشط' }, tone: 'success', normal: true },
  disabled: { code: 'disabled', label: { en: 'Disabled', ar: 'موقوف' }, tone: 'neutral' },
  expired: { code: 'expired', label: { en: 'Expired', ar: 'منتهي' }, tone: 'danger' },
});
