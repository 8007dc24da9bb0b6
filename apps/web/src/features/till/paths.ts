import { pathTo } from '@rawnaq/domain/kernel/addresses';
import type { Language } from '@rawnaq/domain/kernel/localized';

type Wish = { appointment: number } | { held: number } | { customer: number } | { new: true };

/** The till, opened for something: a visit, a bill on hold, a customer, or nobody yet. */
export const billPath = (language: Language, wish: Wish): string => {
  const [name, value] = Object.entries(wish)[0]!;
  return `${pathTo('merchant-billing', language)}?${name}=${value === true ? 1 : value}`;
};
