import { describe, expect, it } from 'vitest';
import { differingFacts, looksLikeBarcode, productFacts, toBarcode, toProductSearch } from './product.rules';
import { productFields } from './products.contract';

describe('a barcode', () => {
  it.each([
    ['6291041500213', '6291041500213'],
    [' 6291-0415 00213\r\n', '6291041500213'],
    ['٦٢٩١٠٤١٥٠٠٢١٣', '6291041500213'],
    ['\u200Fab12\u200F', 'AB12'],
  ])('%j is %s', (typed, barcode) => expect(toBarcode(typed)).toBe(barcode));

  it.each([
    ['6291041500213', true],
    ['٦٢٩١٠٤١٥', true],
    ['rw-1204', true],
    ['شامبو', false],
    ['shampoo', false],
    ['oil 100', false],
    ['12', false],
    ['Argan oil 300', false],
  ])('%s: %s', (text, is) => expect(looksLikeBarcode(text)).toBe(is));

  it.each([
    ['6291-0415 00213', '6291041500213'],
    ['٦٢٩١ ٠٤١٥', '62910415'],
    ['كريم واقي SPF 50', 'كريم واقي spf 50'],
    ['all-in-1', 'all-in-1'],
  ])('or a name, %s is looked for as %s', (typed, text) => expect(toProductSearch(typed)).toBe(text));

  it.each(['', '123', 'x'.repeat(33), '12 34/5', 'شامبو1234'])('is not %j', (barcode) => {
    expect(productFacts.shape.barcode.safeParse(barcode).success).toBe(false);
  });
});

describe('what salons share about a product', () => {
  const facts = {
    barcode: '6291041500213',
    english_name: 'Sun cream SPF 50',
    arabic_name: 'كريم واقٍ من الشمس SPF 50',
    owner_name: 'Nada',
  };
  it('takes sizes and marks in both names', () => expect(productFacts.parse(facts)).toEqual(facts));
  it('has an English name in English', () =>
    expect(productFacts.safeParse({ ...facts, english_name: 'شامبو' }).success).toBe(false));
  it('differs where it differs', () =>
    expect(differingFacts(facts, { ...facts, owner_name: 'Noor', english_name: 'Sun cream' })).toEqual([
      'english_name',
      'owner_name',
    ]));
});

describe('the stock a salon begins with', () => {
  it('has a cost as soon as there is something', () => {
    expect(productFields.safeParse({ price: 5_000 }).success).toBe(true);
    expect(productFields.safeParse({ price: 5_000, initial_quantity: 3 }).error?.issues[0]?.path).toEqual([
      'initial_cost',
    ]);
    expect(productFields.safeParse({ price: 5_000, initial_quantity: 3, initial_cost: 0 }).success).toBe(true);
    expect(productFields.safeParse({ price: 5_000, initial_quantity: 1.5, initial_cost: 0 }).success).toBe(false);
  });
});
