import type { Localized } from '../kernel/localized';
import { CURRENCY_UNITS, type Currency } from '../kernel/money';
import type { PaperKind } from './paper';

/**
 * Words on documents. They are bilingual by law, so they stand here side by side and not in the screens' two
 * languages.
 */
export const paperWords = {
  issued: { en: 'Issue date and time', ar: 'تاريخ ووقت الإصدار' },
  supply_date: { en: 'Date of supply', ar: 'تاريخ التوريد' },
  seller_vat_number: { en: 'Seller VAT no.', ar: 'الرقم الضريبي للبائع' },
  seller_trn: { en: 'TRN', ar: 'رقم التسجيل الضريبي' },
  cr_number: { en: 'Commercial reg.', ar: 'السجل التجاري' },
  customer: { en: 'Customer', ar: 'العميل' },
  mobile: { en: 'Mobile', ar: 'الجوال' },
  customer_address: { en: 'Customer address', ar: 'عنوان العميل' },
  customer_vat_number: { en: 'Customer VAT no.', ar: 'الرقم الضريبي للعميل' },
  customer_trn: { en: 'Customer TRN', ar: 'الرقم الضريبي للعميل' },
  salesman: { en: 'Issued by', ar: 'صدرت بواسطة' },
  original_number: { en: 'Original invoice', ar: 'الفاتورة الأصلية' },
  original_date: { en: 'Original date', ar: 'تاريخ الفاتورة الأصلية' },
  reason: { en: 'Reason', ar: 'السبب' },
  description: { en: 'Description', ar: 'الوصف' },
  item: { en: 'Item', ar: 'الصنف' },
  quantity: { en: 'Qty', ar: 'الكمية' },
  unit_price: { en: 'Price', ar: 'السعر' },
  line_discount: { en: 'Discount', ar: 'الخصم' },
  net: { en: 'Net', ar: 'الصافي' },
  vat: { en: 'VAT', ar: 'الضريبة' },
  amount: { en: 'Amount', ar: 'المبلغ' },
  total: { en: 'Total', ar: 'الإجمالي' },
  list: { en: 'Before discount', ar: 'قبل الخصم' },
  discount: { en: 'Discount', ar: 'الخصم' },
  subtotal: { en: 'Total excluding VAT', ar: 'الإجمالي غير شامل الضريبة' },
  vat_at: { en: 'VAT {rate}', ar: 'ضريبة القيمة المضافة {rate}' },
  rounding: { en: 'Rounding', ar: 'فرق التقريب' },
  total_with_vat: { en: 'Total including VAT', ar: 'الإجمالي شامل الضريبة' },
  tips: { en: 'Tip', ar: 'إكرامية' },
  change: { en: 'Change', ar: 'الباقي للعميل' },
  open: { en: 'Balance due', ar: 'المتبقي' },
  payments: { en: 'Payments', ar: 'المدفوعات' },
  refunds: { en: 'Refunded', ar: 'المبالغ المستردة' },
  amounts_in: { en: 'Amounts in {currency}', ar: 'المبالغ ب{currency}' },
  prices_with_vat: { en: 'Prices include VAT', ar: 'الأسعار شاملة الضريبة' },
  scan_link: { en: 'Scan to open this document on your phone.', ar: 'امسح الرمز لعرض المستند على جوالك.' },
  tax_code: { en: 'Code of this invoice', ar: 'رمز الفاتورة' },
  cancelled: { en: 'Cancelled', ar: 'ملغاة' },
  page: { en: 'Page {page} of {pages}', ar: 'صفحة {page} من {pages}' },
  made_with: { en: 'Rawnaq', ar: 'رونق' },
} as const satisfies Record<string, Localized>;

export const numberWords: Record<PaperKind, Localized> = {
  invoice: { en: 'Invoice no.', ar: 'رقم الفاتورة' },
  credit_note: { en: 'Credit note no.', ar: 'رقم الإشعار' },
  debit_note: { en: 'Debit note no.', ar: 'رقم الإشعار' },
  deposit: { en: 'Receipt no.', ar: 'رقم السند' },
  gift_card_sale: { en: 'Invoice no.', ar: 'رقم الفاتورة' },
};

export const payableWords: Record<PaperKind, Localized> = {
  invoice: { en: 'Total due', ar: 'الإجمالي المستحق' },
  credit_note: { en: 'Total credited', ar: 'إجمالي الإشعار' },
  debit_note: { en: 'Total due', ar: 'الإجمالي المستحق' },
  deposit: { en: 'Total received', ar: 'المبلغ المستلم' },
  gift_card_sale: { en: 'Total due', ar: 'الإجمالي المستحق' },
};

/** `unit` stands beside an amount; `name` in a sentence, in Arabic with its article. */
export const currencyWords: Record<Currency, { unit: Localized; name: Localized }> = {
  AED: { unit: CURRENCY_UNITS.AED, name: { en: 'AED', ar: 'الدرهم الإماراتي' } },
  SAR: { unit: CURRENCY_UNITS.SAR, name: { en: 'SAR', ar: 'الريال السعودي' } },
  QAR: { unit: CURRENCY_UNITS.QAR, name: { en: 'QAR', ar: 'الريال القطري' } },
  KWD: { unit: CURRENCY_UNITS.KWD, name: { en: 'KWD', ar: 'الدينار الكويتي' } },
  BHD: { unit: CURRENCY_UNITS.BHD, name: { en: 'BHD', ar: 'الدينار البحريني' } },
  OMR: { unit: CURRENCY_UNITS.OMR, name: { en: 'OMR', ar: 'الريال العُماني' } },
};
