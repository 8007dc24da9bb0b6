import { defineCodes, type CodeIn } from '../kernel/state-machine';

/** How often, and with it what is covered: the day, the seven days or the month that just ended. */
export const mailRhythms = defineCodes({
  daily: { code: 1, label: { en: 'Every day', ar: 'كل يوم' } },
  weekly: { code: 2, label: { en: 'Every week', ar: 'كل أسبوع' } },
  monthly: { code: 3, label: { en: 'Every month', ar: 'كل شهر' } },
});
export type MailRhythm = CodeIn<typeof mailRhythms>;

/** What became of one report for one person. */
export const mailOutcomes = defineCodes({
  sent: { code: 1, label: { en: 'Sent', ar: 'أُرسل' }, tone: 'success', normal: true },
  not_allowed: { code: 2, label: { en: 'No permission', ar: 'بلا صلاحية' }, tone: 'warning' },
  failed: { code: 3, label: { en: 'Failed', ar: 'فشل' }, tone: 'danger' },
});
