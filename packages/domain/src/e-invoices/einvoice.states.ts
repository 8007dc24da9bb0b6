import { defineCodes } from '../kernel/state-machine';

/** How far the tax authority knows of an invoice. */
export const einvoiceStatuses = defineCodes({
  none: { code: 0, label: { en: 'Not an e-invoice', ar: 'ليست فاتورة إلكترونية' }, tone: 'neutral', normal: true },
  sealed: { code: 1, label: { en: 'Sealed', ar: 'مختومة' }, tone: 'success', normal: true },
  accepted: { code: 2, label: { en: 'Accepted', ar: 'مقبولة' }, tone: 'success' },
  rejected: { code: 3, label: { en: 'Rejected', ar: 'مرفوضة' }, tone: 'danger' },
  retry: { code: 4, label: { en: 'Waiting to be sent again', ar: 'بانتظار إعادة الإرسال' }, tone: 'warning' },
});
