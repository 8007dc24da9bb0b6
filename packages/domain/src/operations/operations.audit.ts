import type { AuditedRecords } from '../audit/audited-record';

export const operationsAudit = {
  failed_jobs: {
    label: { en: 'Failed job', ar: 'مهمة متعثرة' },
    readBy: { manager: 'platform-technical.operations' },
    actions: {
      'operations.retry': { en: 'Failed jobs tried again', ar: 'إعادة مهام متعثرة' },
      'operations.remove': { en: 'Failed job removed', ar: 'حذف مهمة متعثرة' },
    },
    fields: { jobs: { en: 'Jobs', ar: 'المهام' } },
  },
} as const satisfies AuditedRecords;
