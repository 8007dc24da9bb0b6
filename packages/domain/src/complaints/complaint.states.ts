import { defineCodes, defineStates, type CodeIn } from '../kernel/state-machine';

/** What a customer may tell the salon from its public page. */
export const complaintKinds = defineCodes({
  complaint: { code: 'complaint', label: { en: 'Complaint', ar: 'شكوى' }, tone: 'danger', normal: true },
  suggestion: { code: 'suggestion', label: { en: 'Suggestion', ar: 'اقتراح' }, tone: 'info', normal: true },
});
export type ComplaintKind = CodeIn<typeof complaintKinds>;

/** A customer who calls again opens it again. */
export const complaintStates = defineStates({
  open: { code: 1, label: { en: 'Open', ar: 'بانتظار المعالجة' }, tone: 'warning', moves: ['handled'] },
  handled: { code: 2, label: { en: 'Handled', ar: 'تمت المعالجة' }, tone: 'success', normal: true, moves: ['open'] },
});
export type ComplaintStatus = CodeIn<typeof complaintStates>;
