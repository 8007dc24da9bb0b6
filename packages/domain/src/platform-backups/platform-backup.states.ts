import { defineCodes, type CodeIn } from '../kernel/state-machine';

/** What it was made for. `before`: before a merchant was restored, so that this can be taken back. */
export const platformBackupKinds = defineCodes({
  night: { code: 'night', label: { en: 'Nightly', ar: 'ليلية' } },
  hand: { code: 'hand', label: { en: 'Made manually', ar: 'يدوية' } },
  before: { code: 'before', label: { en: 'Before a restore', ar: 'قبل الاستعادة' } },
});

/** `broken`: it was good once, and its file is no longer what was written. */
export const platformBackupStates = defineCodes({
  running: { code: 'running', label: { en: 'Being created', ar: 'قيد الإنشاء' }, tone: 'info', normal: true },
  ready: { code: 'ready', label: { en: 'Good', ar: 'سليمة' }, tone: 'success', normal: true },
  failed: { code: 'failed', label: { en: 'Failed', ar: 'متعذرة' }, tone: 'danger' },
  broken: { code: 'broken', label: { en: 'Broken', ar: 'تالفة' }, tone: 'danger' },
});

/** A drill leaves everything as it is; a merchant is really put back. */
export const platformRestoreKinds = defineCodes({
  drill: { code: 'drill', label: { en: 'Restore drill', ar: 'تجربة استعادة' } },
  merchant: { code: 'merchant', label: { en: 'One merchant restored', ar: 'استعادة تاجر واحد' } },
});

export const platformRestoreStates = defineCodes({
  running: { code: 'running', label: { en: 'Under way', ar: 'قيد التنفيذ' }, tone: 'info', normal: true },
  passed: { code: 'passed', label: { en: 'Done', ar: 'تمت' }, tone: 'success', normal: true },
  failed: { code: 'failed', label: { en: 'Failed', ar: 'متعذرة' }, tone: 'danger' },
});

/** Why a backup or a restore failed, for whoever has to do something about it. */
export const backupFaults = defineCodes({
  'not-ours': { code: 'not-ours', label: { en: 'The file is not a backup', ar: 'الملف ليس نسخة احتياطية' } },
  format: { code: 'format', label: { en: 'The file has another format', ar: 'صيغة الملف مختلفة' } },
  key: { code: 'key', label: { en: 'It was made with another key', ar: 'أُعدّت بمفتاح آخر' } },
  'cut-off': { code: 'cut-off', label: { en: 'The file breaks off', ar: 'الملف مبتور' } },
  changed: { code: 'changed', label: { en: 'The file was changed or damaged', ar: 'الملف تغيّر أو تلف' } },
  missing: { code: 'missing', label: { en: 'The file is gone', ar: 'الملف مفقود' } },
  version: { code: 'version', label: { en: 'It comes from another version', ar: 'من إصدار آخر' } },
  sums: {
    code: 'sums',
    label: { en: 'The restored data does not match what was saved', ar: 'البيانات المستعادة لا تطابق المحفوظة' },
  },
  rules: { code: 'rules', label: { en: 'The books do not add up', ar: 'الدفاتر غير متطابقة' } },
  rights: {
    code: 'rights',
    label: { en: 'The database user may not create databases', ar: 'مستخدم قاعدة البيانات لا يملك إنشاء قواعد' },
  },
  room: { code: 'room', label: { en: 'No room on the disk', ar: 'لا مساحة على القرص' } },
  stopped: { code: 'stopped', label: { en: 'It was interrupted again and again', ar: 'انقطع التنفيذ مرارًا' } },
  other: { code: 'other', label: { en: 'Something else, see the log', ar: 'سبب آخر، راجع السجل' } },
});
export type BackupFault = CodeIn<typeof backupFaults>;
