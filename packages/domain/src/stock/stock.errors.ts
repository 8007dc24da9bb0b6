import type { ErrorEntry } from '../kernel/app-error';

export const stockErrors = {
  STOCK_NOT_ENOUGH: {
    meaning: 'invalid',
    en: 'Only {quantity} of {product} in stock',
    ar: 'المتوفر من {product}: {quantity} فقط',
  },
  STOCK_RECEIPT_EXISTS: {
    meaning: 'rule',
    en: 'Invoice {invoice} of {supplier} was already entered as {number}',
    ar: 'الفاتورة {invoice} من {supplier} مسجلة من قبل برقم {number}',
  },
  STOCK_TOTAL_TOO_HIGH: {
    meaning: 'invalid',
    en: 'The total is too high. Check quantities and costs',
    ar: 'الإجمالي كبير جدًا. راجع الكميات والتكاليف',
  },
  PRODUCT_STOCK_MOVED: {
    meaning: 'invalid',
    en: 'This product has moved since. Use add quantity or a stock count instead',
    ar: 'لهذا المنتج حركات بعدها. استخدم إضافة كمية أو الجرد بدلًا من ذلك',
  },
} as const satisfies Record<string, ErrorEntry>;
