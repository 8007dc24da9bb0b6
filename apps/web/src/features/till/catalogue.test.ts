import { describe, expect, it } from 'vitest';
import { employeeFor, itemOfBarcode, recentFirst, shownItems, type TillItem } from './catalogue';

const item = (id: number, parts: Partial<TillItem>): TillItem => ({
  kind: 'service',
  id,
  english_name: `Item ${id}`,
  arabic_name: `صنف ${id}`,
  category_id: null,
  price: 100,
  minutes: null,
  barcode: null,
  stock: null,
  employees: [],
  ...parts,
});
const catalogue = {
  categories: [{ id: 1, english_name: 'Hair', arabic_name: 'الشعر' }],
  items: [
    item(1, { english_name: 'Blow-dry', arabic_name: 'استشوار', category_id: 1 }),
    item(2, { english_name: 'Gel manicure', arabic_name: 'مناكير جل' }),
    item(3, { kind: 'product', english_name: 'Argan oil', arabic_name: 'زيت أرغان', barcode: '0062910045271' }),
    item(4, { kind: 'package', english_name: 'Glow Six', arabic_name: 'جلو ستة' }),
  ],
};
const find = (text: string, view: 'services' | 'products' = 'services', category: number | null = null) =>
  shownItems(catalogue, { view, category, text }).map(({ id }) => id);

describe('the shelf', () => {
  it('shows one kind, or one category of it', () => {
    expect([find(''), find('', 'products'), find('', 'services', 1)]).toEqual([[1, 2], [3], [1]]);
  });

  it('puts what the customer had last first, in her order, and everything once', () => {
    const split = (recent: number[], view: 'services' | 'products' = 'services', category: number | null = null) => {
      const { first, rest } = recentFirst(shownItems(catalogue, { view, category, text: '' }), recent);
      return [first, rest].map((items) => items.map(({ id }) => id));
    };
    expect(split([2, 1])).toEqual([[2, 1], []]);
    expect(split([2])).toEqual([[2], [1]]);
    // What is not sold any more, of another category or no service.
    expect(split([9, 2])).toEqual([[2], [1]]);
    expect(split([2], 'services', 1)).toEqual([[], [1]]);
    expect(split([3], 'products')).toEqual([[], [3]]);
    expect(split([])).toEqual([[], [1, 2]]);
  });

  it('finds on every shelf, in either script, by category, with the spelling people use', () => {
    expect([find('زيت ارغان'), find('argan'), find('hair'), find('جلو'), find('blow dry')]).toEqual([
      [3],
      [3],
      [1],
      [4],
      [1],
    ]);
  });

  it('a barcode is exactly one product, however it is written', () => {
    expect([find('0062910045271'), find('62910045271'), find('٦٢٩١ ٠٠٤٥ ٢٧١')]).toEqual([[3], [3], [3]]);
    expect([itemOfBarcode(catalogue.items, '6291004527'), itemOfBarcode(catalogue.items, '000')]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('names whoever alone does a service, or the person at the till', () => {
    const person = (id: number, is_me = false) => ({ id, name: 'A', short_name: 'A', is_me });
    const team = [person(1), person(2), person(3)];
    const of = (employees: number[], people = team) => employeeFor(item(1, { employees }), people);
    expect([of([2]), of([1, 2]), of([9]), of([1, 2], [person(1), person(2, true)])]).toEqual([2, null, null, 2]);
    expect(employeeFor(item(1, { kind: 'product', employees: [2] }), team)).toBeNull();
  });
});
