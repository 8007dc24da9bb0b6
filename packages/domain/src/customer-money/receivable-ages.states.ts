import { defineCodes, type CodeIn } from '../kernel/state-machine';

/** How long an invoice has been waiting for its money, in days. */
export const receivableAges = defineCodes({
  month: { code: '0-30', label: { en: '0–30 days', ar: 'حتى 30 يومًا' }, tone: 'neutral', normal: true },
  two_months: { code: '31-60', label: { en: '31–60 days', ar: 'من 31 إلى 60 يومًا' }, tone: 'info' },
  three_months: { code: '61-90', label: { en: '61–90 days', ar: 'من 61 إلى 90 يومًا' }, tone: 'warning' },
  older: { code: '90+', label: { en: 'Over 90 days', ar: 'أكثر من 90 يومًا' }, tone: 'danger' },
});
export type ReceivableAge = CodeIn<typeof receivableAges>;

/** The last day of each but the oldest. */
export const AGE_LIMITS = { month: 30, two_months: 60, three_months: 90 } as const;
