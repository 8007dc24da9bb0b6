import { describe, expect, it } from 'vitest';
import { readDrafts, scannedOf, startDraft } from './activation';

const shampoo = {
  id: 7,
  barcode: '6299000012078',
  english_name: 'Shampoo',
  arabic_name: 'شامبو',
  owner_name: 'Sidrah',
  product_id: null,
};
const soap = { ...shampoo, id: 8, barcode: '6299000012445', product_id: 3 };

describe('what is about to be activated', () => {
  it('says what is missing at its product and field', () => {
    const read = readDrafts([{ ...startDraft(shampoo), price: 5_000, initial_quantity: 2 }, startDraft(soap)], 'en');
    expect(read).toEqual({
      problems: new Map([
        [7, { initial_cost: 'Unit cost is required' }],
        [8, { price: 'Price incl. VAT is required' }],
      ]),
    });
  });

  it('is sent with nothing on the shelf when nothing was written', () => {
    expect(readDrafts([{ ...startDraft(shampoo), price: 5_000 }], 'ar')).toEqual({
      input: {
        products: [
          { catalogue_product_id: 7, price: 5_000, warning_quantity: 0, initial_quantity: 0, initial_cost: null },
        ],
      },
    });
  });
});

describe('a scan', () => {
  it.each([
    ['6299000012078', 7],
    ['٦٢٩٩٠٠٠٠١٢٠٧٨', 7],
    ['629900001207', undefined],
    ['Shampoo', undefined],
    ['6299000012445', undefined],
  ])('%s means %s', (search, id) => expect(scannedOf(search, [shampoo, soap])?.id).toBe(id));
});
