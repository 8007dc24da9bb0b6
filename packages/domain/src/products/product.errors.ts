import type { ErrorEntry } from '../kernel/app-error';

export const productErrors = {
  PRODUCT_ALREADY_DEFINED: { meaning: 'rule', en: 'This product is already defined', ar: 'هذا المنتج معرّف من قبل' },
  PRODUCT_REQUEST_EXISTS: {
    meaning: 'rule',
    en: 'There is already a request for this product',
    ar: 'يوجد طلب سابق لهذا المنتج',
  },
  PRODUCT_NAME_EXISTS: {
    meaning: 'invalid',
    en: 'A product with this name already exists',
    ar: 'يوجد منتج بهذا الاسم من قبل',
  },
  PRODUCT_NOT_EXIST: {
    meaning: 'invalid',
    en: 'One of the selected products was not found',
    ar: 'أحد المنتجات المختارة غير موجود',
  },
  PRODUCT_REQUEST_SAME: {
    meaning: 'rule',
    en: 'There are no changes compared with the catalogue',
    ar: 'لا يوجد اختلاف عن بيانات المنتج الحالية',
  },
  PRODUCT_OUT_OF_STOCK: {
    meaning: 'rule',
    en: 'Not enough in stock: {product}, {quantity} left',
    ar: 'الكمية غير كافية: {product}، المتبقي {quantity}',
  },
} as const satisfies Record<string, ErrorEntry>;
