import { expect, it } from 'vitest';
import { keepBills } from './keep-bills';

const RECEIVED = new Date('2026-01-28T17:00:00Z');

/** What was written of a receipt by then. */
function tablesAt(now: string): string[] {
  const tables: string[] = [];
  const bills = keepBills({
    book: { put: (table) => void tables.push(table), entry: () => {}, did: () => {} },
    expenseIds: [1],
    paymentIds: [1],
    keeper: { id: 1, kind: 'merchant', name: 'Huda', email: null, is_owner: true, language: null, employee_id: null },
    now: new Date(now),
  });
  const money = { net: 10_000, vat: 500, vat_rate: 500 };
  const paper = { supplier_id: 1, supplier_invoice_number: 'INV-1', day: '2026-01-28', due_on: '2026-02-27' };
  bills.add(RECEIVED, { ...money, ...paper, stock_document_id: 1 });
  return tables;
}

it('a bill of goods is paid thirty days later to the minute, and not earlier on that day', () => {
  expect(tablesAt('2026-02-27T16:59:00Z')).not.toContain('expense_payments');
  expect(tablesAt('2026-02-27T17:00:00Z')).toContain('expense_payments');
});
