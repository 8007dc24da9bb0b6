import type { Language, Localized } from '../kernel/localized';
import type { Paper, PaperKind } from './paper';

type Titled = Pick<Paper, 'kind' | 'country' | 'vat_active'> & { buyer: { trn: string | null } | null };

/** Selling a gift card is no supply yet, and outside KSA neither is taking a deposit: such documents show no VAT. */
export const isTaxDocument = ({ kind, country, vat_active }: Omit<Titled, 'buyer'>): boolean =>
  vat_active && kind !== 'gift_card_sale' && (kind !== 'deposit' || country === 'SA');

/** KSA has two kinds of tax document: with the tax number of a buyer it is a full one, for everybody else the simplified one. */
export const isSimplified = (paper: Titled): boolean =>
  isTaxDocument(paper) && paper.country === 'SA' && !paper.buyer?.trn;

/** A roll has one language, the salon's choice; but KSA wants its tax documents in Arabic, with or without another one. */
export const rollLanguage = (paper: Omit<Titled, 'buyer'>, chosen: Language): Language =>
  paper.country === 'SA' && isTaxDocument(paper) ? 'ar' : chosen;

/** What the law of the country calls this document. The words of KSA and the UAE are prescribed. */
export function paperTitle(paper: Titled): Localized {
  if (!isTaxDocument(paper)) return PLAIN[paper.kind];
  if (paper.country !== 'SA') return TAX[paper.kind];
  return (isSimplified(paper) ? KSA_SIMPLIFIED : KSA)[paper.kind];
}

const PLAIN: Record<PaperKind, Localized> = {
  invoice: { en: 'Invoice', ar: 'فاتورة' },
  credit_note: { en: 'Credit Note', ar: 'إشعار دائن' },
  debit_note: { en: 'Debit Note', ar: 'إشعار مدين' },
  deposit: { en: 'Deposit Receipt', ar: 'سند قبض عربون' },
  gift_card_sale: { en: 'Gift Card Invoice', ar: 'فاتورة بطاقة هدية' },
};

const TAX: Record<PaperKind, Localized> = {
  ...PLAIN,
  invoice: { en: 'Tax Invoice', ar: 'فاتورة ضريبية' },
  credit_note: { en: 'Tax Credit Note', ar: 'إشعار دائن ضريبي' },
  debit_note: { en: 'Tax Debit Note', ar: 'إشعار مدين ضريبي' },
};

const KSA: Record<PaperKind, Localized> = {
  ...TAX,
  credit_note: { en: 'Credit Note for Tax Invoice', ar: 'إشعار دائن للفاتورة الضريبية' },
  debit_note: { en: 'Debit Note for Tax Invoice', ar: 'إشعار مدين للفاتورة الضريبية' },
  deposit: { en: 'Prepayment Tax Invoice', ar: 'فاتورة ضريبية لدفعة مقدمة' },
};

const KSA_SIMPLIFIED: Record<PaperKind, Localized> = {
  ...KSA,
  invoice: { en: 'Simplified Tax Invoice', ar: 'فاتورة ضريبية مبسطة' },
  credit_note: { en: 'Credit Note for Simplified Tax Invoice', ar: 'إشعار دائن للفاتورة الضريبية المبسطة' },
  debit_note: { en: 'Debit Note for Simplified Tax Invoice', ar: 'إشعار مدين للفاتورة الضريبية المبسطة' },
  deposit: { en: 'Simplified Prepayment Tax Invoice', ar: 'فاتورة ضريبية مبسطة لدفعة مقدمة' },
};
