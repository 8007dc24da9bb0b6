import { describe, expect, it } from 'vitest';
import { credit, debit, journalOf, reversalOf } from './journal';

describe('a journal', () => {
  it('adds postings of one account and rate up, and leaves out what moved nothing', () => {
    expect(
      journalOf('sale', [
        debit('cash', 50),
        debit('cash', 55),
        credit('sales_services', 100, 500),
        credit('vat_output', 5, 500),
        debit('discounts', 0),
      ])?.postings,
    ).toEqual([
      { account: 'cash', amount: 105, rate: 0 },
      { account: 'sales_services', amount: -100, rate: 500 },
      { account: 'vat_output', amount: -5, rate: 500 },
    ]);
  });

  it('is none when nothing moved', () => {
    expect(journalOf('sale', [debit('cash', 0), debit('stock', 5), credit('stock', 5)])).toBeUndefined();
  });

  it('does not exist out of balance', () => {
    expect(() => journalOf('sale', [debit('cash', 105), credit('sales_services', 100)])).toThrow(/does not balance: 5/);
    expect(() => journalOf('sale', [debit('cash', 0.5), credit('tips', 0.5)])).toThrow(RangeError);
  });

  it('is taken back by its mirror', () => {
    const journal = journalOf('penalty', [debit('customer_balances', 50), credit('penalties', 50)])!;
    const back = reversalOf('penalty_lifted', journal);
    expect(journalOf('sale', [...journal.postings, ...back.postings])).toBeUndefined();
  });
});
