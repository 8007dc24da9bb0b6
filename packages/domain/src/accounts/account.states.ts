import { defineCodes, defineStates } from '../kernel/state-machine';

/** What a merchant's account may do. The client gives these states names, no numbers. */
export const accountStates = defineStates({
  waiting_for_verify: {
    code: 'waiting_for_verify',
    label: { en: 'Waiting for verification', ar: 'بانتظار التحقق' },
    tone: 'warning',
    moves: ['requested', 'rejected'],
  },
  requested: {
    code: 'requested',
    label: { en: 'Requested', ar: 'طلب جديد' },
    tone: 'info',
    moves: ['trial', 'active', 'rejected'],
  },
  trial: {
    code: 'trial',
    label: { en: 'Trial', ar: 'فترة تجريبية' },
    tone: 'accent',
    moves: ['active', 'expired', 'disabled'],
  },
  active: {
    code: 'active',
    label: { en: 'Active', ar: 'نشط' },
    tone: 'success',
    normal: true,
    moves: ['trial', 'expired', 'disabled'],
  },
  expired: {
    code: 'expired',
    label: { en: 'Expired', ar: 'منتهي' },
    tone: 'danger',
    moves: ['trial', 'active', 'disabled'],
  },
  disabled: { code: 'disabled', label: { en: 'Disabled', ar: 'موقوف' }, tone: 'neutral', moves: ['trial', 'active'] },
  // Sales may take a rejected request up again.
  rejected: { code: 'rejected', label: { en: 'Rejected', ar: 'مرفوض' }, tone: 'danger', moves: ['requested'] },
  // Not a salon: whoever lets a place or keeps favourites. It never becomes one.
  host: { code: 'host', label: { en: 'Stays', ar: 'إقامات' }, tone: 'neutral', moves: [] },
});

/**
 * The request for a free trial: sent, its mobile verified (active: somebody must decide), then approved or rejected.
 */
export const accountRequestStates = defineStates({
  rejected: { code: 0, label: { en: 'Rejected', ar: 'مرفوض' }, tone: 'danger', moves: ['active'] },
  active: {
    code: 1,
    label: { en: 'In review', ar: 'قيد المراجعة' },
    tone: 'warning',
    moves: ['approved', 'rejected'],
  },
  waiting_for_verify: {
    code: 2,
    label: { en: 'Waiting for verification', ar: 'بانتظار التحقق' },
    tone: 'info',
    moves: ['active', 'rejected'],
  },
  approved: { code: 3, label: { en: 'Approved', ar: 'مقبول' }, tone: 'success', normal: true, moves: [] },
});

export const accountTiers = defineCodes({
  basic: { code: 'basic', label: { en: 'Basic', ar: 'الأساسية' } },
  advanced: { code: 'advanced', label: { en: 'Advanced', ar: 'المتقدمة' } },
  premium: { code: 'premium', label: { en: 'Premium', ar: 'المميزة' } },
});

export const businessTypes = defineCodes({
  women_salon: { code: 'women_salon', label: { en: "Women's salon", ar: 'صالون نسائي' } },
  men_salon: { code: 'men_salon', label: { en: "Men's salon", ar: 'صالون رجالي' } },
  kids_salon: { code: 'kids_salon', label: { en: "Kids' salon", ar: 'صالون أطفال' } },
  beauty_centre: { code: 'beauty_centre', label: { en: 'Beauty centre', ar: 'مركز تجميل' } },
});
