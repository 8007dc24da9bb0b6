import type { AuditedRecords } from '../audit/audited-record';

export const blockTimeAudit = {
  block_times: {
    named: 'employee',
    label: { en: 'Block time', ar: 'وقت مغلق' },
    readBy: { merchant: 'appointments.view-all' },
    actions: { 'block-times.add': 'add', 'block-times.edit': 'edit', 'block-times.remove': 'remove' },
  },
} as const satisfies AuditedRecords;
