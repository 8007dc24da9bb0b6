import { pathTo } from '@rawnaq/domain/kernel/addresses';
import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import type { Language } from '@rawnaq/domain/kernel/localized';
import type { productRequestsList } from '@rawnaq/domain/products/product-requests.contract';
import type { productsContract, productsList } from '@rawnaq/domain/products/products.contract';

export type Product = OutputOf<typeof productsList.endpoints.get_records>['records'][number];
export type ProductRequest = OutputOf<typeof productRequestsList.endpoints.get_records>['records'][number];
export type Offered = OutputOf<typeof productsContract.get_catalogue>['records'][number];

/** Opens the list with the activation drawer, already looking for this barcode. */
export const activationPath = (language: Language, barcode: string): string =>
  `${pathTo('merchant-products-active-products', language)}?${new URLSearchParams({ activate: barcode })}`;
export const productPath = (language: Language, barcode: string): string =>
  `${pathTo('merchant-products-active-products', language)}?${new URLSearchParams({ q: barcode })}`;
export const definingPath = (language: Language, search: string): string =>
  `${pathTo('merchant-products-define-product', language)}?${new URLSearchParams({ find: search })}`;
