import { describe, expect, it } from 'vitest';
import { percentOf, profitRows, type AccountMonth, type TypeMonth } from './profit-and-loss.rules';

const [oct, nov] = ['2026-10-01', '2026-11-01'];
const accounts: AccountMonth[] = [
  { month: oct, account: 'sales_services', amount: 1_000 },
  { month: nov, account: 'sales_services', amount: 1_200 },
  { month: nov, account: 'sales_products', amount: 300 },
  { month: nov, account: 'discounts', amount: -50 },
  { month: nov, account: 'cost_of_goods', amount: 120 },
  { month: oct, account: 'expenses', amount: 400 },
  { month: nov, account: 'expenses', amount: 450 },
  { month: nov, account: 'till_differences', amount: 10 },
];
const rent = { type_id: 1, name: { en: 'Rent', ar: 'الإيجار' } };
const other = { type_id: 2, name: { en: 'Other', ar: 'أخرى' } };
const types: TypeMonth[] = [
  { ...other, month: nov, amount: 50 },
  { ...rent, month: oct, amount: 400 },
  { ...rent, month: nov, amount: 400 },
];

describe('profit and loss', () => {
  const rows = profitRows(
    { accounts, types },
    { accounts: [{ month: '2026-09-01', account: 'expired', amount: 7 }], types: [] },
  );
  const at = (id: string) => rows.find((row) => row.id === id)!;

  it('stands in the order of a statement, without what never moved', () => {
    expect(rows.map(({ id }) => id)).toEqual([
      'sales_services',
      'sales_products',
      'discounts',
      'expired',
      'revenue',
      'cost_of_goods',
      'gross',
      'type-1',
      'type-2',
      'till_differences',
      'expenses',
      'net',
    ]);
  });

  it('adds up, in each month and over all', () => {
    expect([at('revenue').total, at('gross').total, at('expenses').total, at('net').total]).toEqual([
      2_450, 2_330, 860, 1_470,
    ]);
    expect([oct, nov].map((month) => at('net').months.get(month))).toEqual([600, 870]);
    expect([at('revenue').before, at('net').before]).toEqual([7, 7]);
  });

  it('says of what each figure is made', () => {
    expect(at('type-1')).toMatchObject({ accounts: ['expenses'], type_id: 1, total: 800 });
    expect(at('net').accounts).toContain('sales_services');
  });
});

it.each([
  [1, 3, 33.3],
  [-50, 1_000, -5],
  [5, 0, null],
])('%i of %i is %s percent', (amount, whole, share) => {
  expect(percentOf(amount, whole)).toBe(share);
});
