import type { ErrorEntry } from '../kernel/app-error';

export const stockErrors = {
  STOCK_NOT_ENOUGH: {
    meaning: 'invalid',
    en: 'Only {quantity} of {product} in stock',
    ar: 'المتوفر من {product}: {quantity} فقط',
  },
  STOCK_RECEIPT_CANCELLED: {
    meaning: 'rule',
    en: 'This receipt was cancelled already',
    ar: 'تم إلغاء هذا الاستلام من قبل',
  },
  STOCK_NOT_A_RECEIPT: {
    meaning: 'rule',
    en: 'Only a receipt can be cancelled. Use adjust quantity or a stock count instead',
    ar: 'لا يُلغى إلا استلام البضاعة. استخدم تعديل الكمية أو الجرد بدلًا من ذلك',
  },
  STOCK_TOTAL_TOO_HIGH: {
    meaning: 'invalid',
    en: 'The total is too high. Check quantities and costs',
    ar: 'الإجمالي كبير جدًا. راجع الكميات والتكاليف',
  },
  STOCK_COSTS_NOTHING: {
    meaning: 'invalid',
    en: 'Goods that cost nothing have no VAT and no payment',
    ar: 'البضاعة بلا تكلفة ليس لها ضريبة ولا دفعة',
  },
  PRODUCT_STOCK_MOVED: {
    meaning: 'invalid',
    en: 'This product has moved since. Use add quantity or a stock count instead',
    ar: 'لهذا المنتج حركات بعدها. استخدم إضافة كمية أو الجرد بدلًا من ذلك',
  },
} as const satisfies Record<string, ErrorEntry>;
