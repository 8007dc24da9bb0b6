import { defineCodes } from '../kernel/state-machine';
import { mailRhythms } from '../report-mails/report-mail.states';

/** `data`: lists, documents and files to read. `account`: everything, for an installation to read in again. */
export const backupKinds = defineCodes({
  data: { code: 'data', label: { en: 'Lists, documents and files', ar: 'القوائم والمستندات والملفات' } },
  account: { code: 'account', label: { en: 'Whole account, to move it', ar: 'الحساب كاملًا لنقله' } },
});

/** `refused`: whoever asked for it may no longer have it. */
export const backupStates = defineCodes({
  running: { code: 'running', label: { en: 'Being prepared', ar: 'قيد التجهيز' }, tone: 'info', normal: true },
  ready: { code: 'ready', label: { en: 'Ready', ar: 'جاهز' }, tone: 'success', normal: true },
  failed: { code: 'failed', label: { en: 'Could not be prepared', ar: 'تعذّر التجهيز' }, tone: 'danger' },
  refused: { code: 'refused', label: { en: 'No longer permitted', ar: 'لم يعد مسموحًا' }, tone: 'danger' },
});

/** How often one is sent by e-mail: as reports are, or not at all. */
export const backupRhythms = defineCodes({
  off: { code: 0, label: { en: 'Not at all', ar: 'بدون' } },
  ...mailRhythms.rows,
});
