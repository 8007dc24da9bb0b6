import { defineCodes, defineStates } from '../kernel/state-machine';

export const giftCardTypes = defineCodes({
  paid: { code: 0, label: { en: 'Paid voucher', ar: 'قسيمة مدفوعة' } },
  loyalty: { code: 1, label: { en: 'Loyalty voucher', ar: 'قسيمة ولاء' } },
  free: { code: 2, label: { en: 'Free voucher', ar: 'قسيمة مجانية' } },
});

export const giftCardStates = defineStates({
  // Cancelling the invoice a card was used on gives the card back.
  used: { code: 0, label: { en: 'Used', ar: 'مستخدمة' }, tone: 'neutral', moves: ['active'] },
  active: { code: 1, label: { en: 'Active', ar: 'نشطة' }, tone: 'success', normal: true, moves: ['used'] },
});

/** What people see: expiry is a date that passed, not a stored status. */
export const giftCardConditions = defineCodes({
  active: { code: 'active', label: { en: 'Active', ar: 'نشطة' }, tone: 'success', normal: true },
  used: { code: 'used', label: { en: 'Used', ar: 'مستخدمة' }, tone: 'neutral' },
  expired: { code: 'expired', label: { en: 'Expired', ar: 'منتهية' }, tone: 'danger' },
});
