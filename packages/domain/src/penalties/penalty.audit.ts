import type { AuditedRecords } from '../audit/audited-record';
import { penaltyTypes } from './penalty.states';

export const penaltyAudit = {
  penalties: {
    label: { en: 'Penalty', ar: 'غرامة' },
    readBy: { merchant: 'accounting.penalties' },
    actions: {
      'penalties.add': 'add',
      'penalties.lift': { en: 'Lifted', ar: 'إلغاء الغرامة' },
    },
    fields: {},
    values: { type: penaltyTypes.choices },
  },
} as const satisfies AuditedRecords;
