import { describe, expect, it, vi } from 'vitest';
import type { ShelfProduct } from '../api';
import { labelsIn, labelsPath } from './labels';
import { gatherer } from './use-lines';

const oil: ShelfProduct = {
  id: 7,
  english_name: 'Oil',
  arabic_name: 'زيت',
  barcode: '6299000012078',
  owner_name: 'Sidrah',
  quantity: 3,
  unit_cost: 2_000,
  worth: 6_000,
  price: 5_000,
  warning_quantity: 2,
};

describe('gathering lines', () => {
  it('a new product stands on top, the same one again gets one more', () => {
    const [begin, oneMore] = [vi.fn(), vi.fn()];
    gatherer([{ product_id: 5 }], begin, oneMore)(oil);
    expect(begin).toHaveBeenCalledWith(oil);
    gatherer([{ product_id: 5 }, { product_id: 7 }], begin, oneMore)(oil);
    expect(oneMore).toHaveBeenCalledWith(1);
    expect(begin).toHaveBeenCalledTimes(1);
  });
});

describe('labels in the address', () => {
  it('come back as they were written', () => {
    const lines = [
      { product_id: 7, quantity: 24 },
      { product_id: 12, quantity: 1 },
    ];
    const path = labelsPath('ar', lines);
    expect(path).toBe('/ar/merchant/products/labels?p=7x24,12x1');
    expect(labelsIn(new URL(path, 'http://salon.test').searchParams.get('p'))).toEqual(lines);
  });
  it('what is no number, or far too many, does no harm', () => {
    expect(labelsIn(null)).toEqual([]);
    expect(labelsIn('x,7x,7x-2,ax3,7x1.5,1e9x2')).toEqual([{ product_id: 1e9, quantity: 2 }]);
    expect(labelsIn('7x999999')).toEqual([{ product_id: 7, quantity: 500 }]);
  });
});
