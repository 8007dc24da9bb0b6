import { defineCodes } from '../kernel/state-machine';

/** What was wrong with an attempt to sign in. */
export const failedLoginTypes = defineCodes({
  email: { code: 1, label: { en: 'E-mail', ar: 'البريد الإلكتروني' }, tone: 'warning', normal: true },
  password: { code: 2, label: { en: 'Password', ar: 'كلمة المرور' }, tone: 'warning', normal: true },
  blocked: { code: 3, label: { en: 'Blocked', ar: 'عنوان محظور' }, tone: 'danger' },
});
