import { defineCodes } from '../kernel/state-machine';

/** What a line of an invoice stands for. */
export const invoiceLineKinds = defineCodes({
  service: { code: 1, label: { en: 'Service', ar: 'خدمة' } },
  product: { code: 2, label: { en: 'Product', ar: 'منتج' } },
  /** A package sold: its VAT is due now, its services are owed. */
  package: { code: 3, label: { en: 'Package', ar: 'باقة' } },
  /** A service the customer had already paid with her package. */
  package_use: { code: 4, label: { en: 'From the package', ar: 'من الباقة' } },
  /** Money for the employee that the salon only passes on: no revenue and no VAT. */
  tip: { code: 5, label: { en: 'Tip', ar: 'إكرامية' } },
  gift_card: { code: 6, label: { en: 'Gift card', ar: 'بطاقة هدية' } },
  deposit: { code: 7, label: { en: 'Deposit', ar: 'عربون' } },
  /** What a debit note asks for. */
  charge: { code: 8, label: { en: 'Extra charge', ar: 'مبلغ إضافي' } },
});
