import { defineCodes, nameOf, type CodeIn, type NameIn } from '../kernel/state-machine';

/** What a numbered paper is. */
export const invoiceKinds = defineCodes({
  sale: { code: 1, label: { en: 'Invoice', ar: 'فاتورة' } },
  gift_card: { code: 2, label: { en: 'Gift card sale', ar: 'بيع بطاقة هدية' } },
  deposit: { code: 3, label: { en: 'Deposit', ar: 'عربون' } },
  credit_note: { code: 4, label: { en: 'Credit note', ar: 'إشعار دائن' } },
  debit_note: { code: 5, label: { en: 'Debit note', ar: 'إشعار مدين' } },
});
export type InvoiceKind = NameIn<typeof invoiceKinds>;

/** Numbers of a series run from 1 without a gap. Sales and gift cards share one: both are the salon's invoices. */
export const invoiceSeries = defineCodes({
  invoices: { code: 1, label: { en: 'Invoices', ar: 'الفواتير' } },
  credit_notes: { code: 2, label: { en: 'Credit notes', ar: 'الإشعارات الدائنة' } },
  debit_notes: { code: 3, label: { en: 'Debit notes', ar: 'الإشعارات المدينة' } },
  deposits: { code: 4, label: { en: 'Deposits', ar: 'العربون' } },
});

const SERIES_OF = {
  sale: 'invoices',
  gift_card: 'invoices',
  deposit: 'deposits',
  credit_note: 'credit_notes',
  debit_note: 'debit_notes',
} as const satisfies Record<InvoiceKind, NameIn<typeof invoiceSeries>>;

export const seriesOf = (kind: InvoiceKind): CodeIn<typeof invoiceSeries> => invoiceSeries.codes[SERIES_OF[kind]];

const PREFIX = { sale: '', gift_card: '', deposit: 'D', credit_note: 'CN', debit_note: 'DN' } as const;

/** A number as it is printed and said: 1042, CN-7. */
export function numberText(kind: CodeIn<typeof invoiceKinds>, number: number): string {
  const prefix = PREFIX[nameOf(invoiceKinds, kind)];
  return prefix === '' ? String(number) : `${prefix}-${number}`;
}
