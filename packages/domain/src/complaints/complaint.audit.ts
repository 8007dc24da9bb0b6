import type { AuditedRecords } from '../audit/audited-record';
import { complaintKinds, complaintStates } from './complaint.states';

export const complaintAudit = {
  complaints: {
    label: { en: 'Complaint or suggestion', ar: 'شكوى أو اقتراح' },
    readBy: { merchant: 'reports.complaints' },
    named: 'name',
    opens: 'merchant-management-reports-complaints',
    actions: {
      'complaints.add': { en: 'Complaint or suggestion received', ar: 'استلام شكوى أو اقتراح' },
      'complaints.handle': { en: 'Complaint or suggestion handled', ar: 'معالجة شكوى أو اقتراح' },
      'complaints.reopen': { en: 'Complaint or suggestion reopened', ar: 'إعادة فتح شكوى أو اقتراح' },
    },
    values: { kind: complaintKinds.choices, status: complaintStates.choices },
  },
} as const satisfies AuditedRecords;
