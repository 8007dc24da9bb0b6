import type { AuditedRecords } from '../audit/audited-record';
import { penaltyTypes } from './penalty.states';

export const penaltyAudit = {
  penalties: {
    label: { en: 'Penalty', ar: 'غرامة' },
    named: 'customer',
    readBy: { merchant: 'accounting.penalties' },
    actions: {
      'penalties.add': 'add',
      'penalties.lift': { en: 'Penalty lifted', ar: 'إلغاء غرامة' },
    },
    fields: {},
    values: { type: penaltyTypes.choices },
  },
} as const satisfies AuditedRecords;
