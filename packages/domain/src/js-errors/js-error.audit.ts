import type { AuditedRecords } from '../audit/audited-record';

export const jsErrorAudit = {
  js_errors: {
    label: { en: 'Error', ar: 'عطل' },
    readBy: { manager: 'platform-technical.view' },
    actions: {
      'js-errors.solve': { en: 'Error marked as solved', ar: 'تحديد العطل كمحلول' },
      'js-errors.reopen': { en: 'Error reopened', ar: 'إعادة فتح العطل' },
    },
  },
} as const satisfies AuditedRecords;
