import type { AuditedRecords } from '../audit/audited-record';
import { complaintCauses, complaintKinds, complaintSources, complaintStates } from './complaint.states';

export const complaintAudit = {
  complaints: {
    label: { en: 'Complaint or suggestion', ar: 'شكوى أو اقتراح' },
    readBy: { merchant: 'reports.complaints' },
    named: 'name',
    opens: 'merchant-management-reports-complaints-one',
    actions: {
      'complaints.add': { en: 'Complaint or suggestion received', ar: 'استلام شكوى أو اقتراح' },
      'complaints.assign': { en: 'Person in charge changed', ar: 'تغيير المسؤول' },
      'complaints.set-cause': { en: 'Cause chosen', ar: 'تحديد السبب' },
      'complaints.note': { en: 'Note for the team written', ar: 'كتابة ملاحظة للفريق' },
      'complaints.answer': { en: 'Complaint or suggestion answered', ar: 'الرد على شكوى أو اقتراح' },
      'complaints.close': { en: 'Complaint or suggestion closed', ar: 'إغلاق شكوى أو اقتراح' },
      // Written until there were steps between.
      'complaints.handle': { en: 'Complaint or suggestion handled', ar: 'معالجة شكوى أو اقتراح' },
      'complaints.reopen': { en: 'Complaint or suggestion reopened', ar: 'إعادة فتح شكوى أو اقتراح' },
    },
    fields: {
      source: { en: 'Source', ar: 'المصدر' },
      cause: { en: 'Cause', ar: 'السبب' },
      assigned_to: { en: 'In charge', ar: 'المسؤول' },
      answer: { en: 'Answer', ar: 'الرد' },
    },
    values: {
      kind: complaintKinds.choices,
      status: complaintStates.choices,
      source: complaintSources.choices,
      cause: complaintCauses.choices,
    },
  },
} as const satisfies AuditedRecords;
