import { describe, expect, it } from 'vitest';
import { withOwnChoice, type DiscountCodeCategory } from './discount-code.rules';
import { addDiscountCodeInput } from './discount-codes.contract';

const code = { code: 'EID10', kind: 'percent', percent: 1_000, starts_on: '2026-01-01' };
const refused = (values: Record<string, unknown>): string[] =>
  (addDiscountCodeInput.safeParse({ ...code, ...values }).error?.issues ?? []).map((issue) => issue.path.join('.'));

describe('what a discount code is for', () => {
  it.each([1, 2, 3])('category %i names nothing one by one', (category) => expect(refused({ category })).toEqual([]));

  it.each([
    [4, {}, ['services', 'products']],
    [4, { services: [1] }, []],
    [4, { products: [1] }, []],
    [4, { services: [1], products: [2] }, []],
    [5, {}, ['services']],
    [5, { products: [1] }, ['services']],
    [5, { services: [1] }, []],
    [6, {}, ['products']],
    [6, { services: [1] }, ['products']],
    [6, { products: [1] }, []],
  ])('category %i with %o lacks %o', (category, chosen, lacks) =>
    expect(refused({ category, ...chosen })).toEqual(lacks),
  );

  it.each<[DiscountCodeCategory, number[], number[]]>([
    [1, [], []],
    [2, [], []],
    [3, [], []],
    [4, [1, 2], [3]],
    [5, [1, 2], []],
    [6, [], [3]],
  ])('category %i keeps the services %o and the products %o', (category, services, products) =>
    expect(withOwnChoice({ category, services: [1, 2, 1], products: [3, 3] })).toEqual({
      category,
      services,
      products,
    }),
  );

  it('has no seventh', () => expect(refused({ category: 7 })).toEqual(['category']));
});
