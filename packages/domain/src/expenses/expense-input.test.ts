import { expect, it } from 'vitest';
import { addExpenseInput } from './expense-input';

it('what is no date gets its sentence under its own field', () => {
  const bill = { type_id: 1, net: 10_000, invoice_date: '2026-11-01' };
  const fieldsOf = (more: object) =>
    addExpenseInput.safeParse({ ...bill, ...more }).error?.issues.map(({ path }) => path.join('.')) ?? [];
  expect(fieldsOf({ bill_from: '2026-11-01', bill_to: '2026-11-30' })).toEqual([]);
  expect(fieldsOf({ bill_from: 'last month', bill_to: '2026-02-30' })).toEqual(['bill_from', 'bill_to']);
});
