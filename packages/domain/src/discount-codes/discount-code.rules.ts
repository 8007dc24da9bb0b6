import type { CodeIn } from '../kernel/state-machine';
import { discountCodeCategories } from './discount-code.states';

export type DiscountCodeCategory = CodeIn<typeof discountCodeCategories>;
const { selected, selected_services, selected_products } = discountCodeCategories.codes;

/** Which kinds of things a code of this category names one by one. */
export const choosesServices = (category: DiscountCodeCategory): boolean =>
  category === selected || category === selected_services;
export const choosesProducts = (category: DiscountCodeCategory): boolean =>
  category === selected || category === selected_products;

/** Without what was chosen for another category before: all other categories keep no choice. */
export const withOwnChoice = <
  Code extends { category: DiscountCodeCategory; services: readonly number[]; products: readonly number[] },
>(
  code: Code,
) => ({
  ...code,
  services: choosesServices(code.category) ? [...new Set(code.services)] : [],
  products: choosesProducts(code.category) ? [...new Set(code.products)] : [],
});
