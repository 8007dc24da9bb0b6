// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../../ui/testing/render-ui';
import type { ShelfProduct } from '../api';
import { ProductFinder } from './product-finder';

const product = (id: number, english_name: string, arabic_name: string): ShelfProduct => ({
  id,
  english_name,
  arabic_name,
  barcode: `62990000120${id}`,
  owner_name: 'Sidrah',
  quantity: 3,
  unit_cost: 2_000,
  worth: 6_000,
  price: 5_000,
  warning_quantity: 2,
});
const longer = { ...product(73, 'Brush', 'فرشاة'), barcode: '629900001207155' };
const products = [
  longer,
  product(70, 'Comb', 'مشط'),
  product(71, 'Argan oil', 'زيت أرغان'),
  product(72, 'Rose oil', 'زيت الورد'),
];

async function type(text: string, language: 'en' | 'ar' = 'en') {
  const [found, sent] = [vi.fn(), vi.fn((event: Event) => event.preventDefault())];
  await renderUi(
    <form onSubmit={(event) => sent(event.nativeEvent)}>
      <ProductFinder products={products} onFound={found} />
      <button type="submit" />
    </form>,
    { language, at: `/${language}/page` },
  );
  // Slower than a scanner.
  await userEvent.setup({ delay: 60 }).type(screen.getByRole('combobox'), `${text}{Enter}`);
  return { found: found.mock.calls.map(([one]) => (one as ShelfProduct).id), sent };
}

describe('the next product', () => {
  it.each([
    ['oil', 'en', 71],
    ['زيت', 'ar', 71],
    ['ورد', 'ar', 72],
    ['comb', 'ar', 70],
    // Once, and not the one that only begins so.
    ['6299000012071', 'en', 71],
  ] as const)('%s and Enter is the first that is found', async (text, language, id) => {
    const { found, sent } = await type(text, language);
    expect(found).toEqual([id]);
    expect(screen.getByRole('combobox')).toHaveValue('');
    expect(sent).not.toHaveBeenCalled();
  });

  it('a barcode of nobody is said to be unknown', async () => {
    const { found } = await type('4064666231518');
    expect(found).toEqual([]);
    expect(screen.getByRole('alert')).toBeInTheDocument();
  });

  it('says that nothing is called so, and sends nothing', async () => {
    const { found, sent } = await type('shampoo');
    expect(found).toEqual([]);
    expect(screen.getByText('notFound')).toBeInTheDocument();
    expect(sent).not.toHaveBeenCalled();
  });
});
