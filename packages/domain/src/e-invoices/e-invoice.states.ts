import { defineCodes } from '../kernel/state-machine';

/** How far the tax authority has an invoice. */
export const einvoiceStatuses = defineCodes({
  none: { code: 0, label: { en: 'Not needed', ar: 'غير مطلوبة' } },
  sealed: { code: 1, label: { en: 'Sealed', ar: 'مختومة' }, tone: 'info' },
  accepted: { code: 2, label: { en: 'Accepted', ar: 'مقبولة' }, tone: 'success', normal: true },
  rejected: { code: 3, label: { en: 'Rejected', ar: 'مرفوضة' }, tone: 'danger' },
  retry: { code: 4, label: { en: 'To be sent again', ar: 'بانتظار إعادة الإرسال' }, tone: 'warning' },
});

export const einvoiceDrivers = defineCodes({
  none: { code: 'none', label: { en: 'No e-invoices', ar: 'بدون فوترة إلكترونية' } },
  zatca_phase1: { code: 'zatca-phase1', label: { en: 'ZATCA phase 1', ar: 'هيئة الزكاة: المرحلة الأولى' } },
  zatca_phase2: { code: 'zatca-phase2', label: { en: 'ZATCA phase 2', ar: 'هيئة الزكاة: المرحلة الثانية' } },
  mock: { code: 'mock', label: { en: 'For trials', ar: 'للتجربة' } },
});
