import type { ErrorEntry } from '../kernel/app-error';

export const productErrors = {
  PRODUCT_ALREADY_DEFINED: { meaning: 'rule', en: 'This product is already defined', ar: 'هذا المنتج معرّف من قبل' },
  PRODUCT_REQUEST_EXISTS: { meaning: 'rule', en: 'There is already a request for this product', ar: 'يوجد طلب سابق لهذا المنتج' },
  PRODUCT_NAME_EXISTS: { meaning: 'invalid', en: 'A product with this name already exists', ar: 'يوجد منتج بهذا الاسم من قبل' },
} as const satisfies Record<string, ErrorEntry>;
