import { defineCodes, defineStates } from '../kernel/state-machine';

/** A merchant's own number. */
export const whatsappConnectionStates = defineStates({
  disconnected: { code: 0, label: { en: 'Disconnected', ar: 'غير متصل' }, tone: 'danger', moves: ['connected'] },
  connected: {
    code: 1,
    label: { en: 'Connected', ar: 'متصل' },
    tone: 'success',
    normal: true,
    moves: ['disconnected', 'server_disconnected'],
  },
  server_disconnected: {
    code: 2,
    label: { en: 'Server disconnected', ar: 'الخادم غير متصل' },
    tone: 'warning',
    moves: ['connected', 'disconnected'],
  },
});

export const whatsappPackageStates = defineStates({
  disabled: { code: 0, label: { en: 'Disabled', ar: 'موقوفة' }, tone: 'neutral', moves: ['active'] },
  active: {
    code: 1,
    label: { en: 'Active', ar: 'نشطة' },
    tone: 'success',
    normal: true,
    moves: ['paused', 'disabled'],
  },
  paused: { code: 2, label: { en: 'Paused', ar: 'متوقفة مؤقتًا' }, tone: 'warning', moves: ['active', 'disabled'] },
});

/** What people see of a package: expiry is a date, removal is a missing row. */
export const whatsappPackageConditions = defineCodes({
  active: { code: 'active', label: { en: 'Active', ar: 'نشطة' }, tone: 'success', normal: true },
  paused: { code: 'paused', label: { en: 'Paused', ar: 'متوقفة مؤقتًا' }, tone: 'warning' },
  expired: { code: 'expired', label: { en: 'Expired', ar: 'منتهية' }, tone: 'danger' },
  used_up: { code: 'used_up', label: { en: 'Used up', ar: 'مستنفدة' }, tone: 'danger' },
  removed: { code: 'removed', label: { en: 'Removed', ar: 'محذوفة' }, tone: 'neutral' },
});

/** The platform's own number, which sends codes. */
export const whatsappMainInstanceStates = defineStates({
  disconnected: { code: 0, label: { en: 'Disconnected', ar: 'غير متصل' }, tone: 'danger', moves: ['connected'] },
  connected: {
    code: 1,
    label: { en: 'Connected', ar: 'متصل' },
    tone: 'success',
    normal: true,
    moves: ['disconnected', 'server_disconnected', 'paused'],
  },
  server_disconnected: {
    code: 2,
    label: { en: 'Server disconnected', ar: 'الخادم غير متصل' },
    tone: 'warning',
    moves: ['connected', 'disconnected'],
  },
  paused: {
    code: 3,
    label: { en: 'Paused', ar: 'متوقف مؤقتًا' },
    tone: 'warning',
    moves: ['connected', 'disconnected'],
  },
});

/** What somebody was doing when a code could not be sent because the main instance was down. */
export const disconnectedWhatsappOperations = defineCodes({
  new_registration: { code: 1, label: { en: 'New registration', ar: 'تسجيل جديد' } },
  change_mobile: { code: 2, label: { en: 'Change mobile', ar: 'تغيير رقم الجوال' } },
  forgot_password: { code: 3, label: { en: 'Forgot password', ar: 'نسيان كلمة المرور' } },
});
