import { expect, it } from 'vitest';
import { postAccountInvoice, postAccountInvoicePaid } from './post-account-invoice';

it('books what a merchant owes and what it pays', () => {
  expect(postAccountInvoice({ net: 10_000, vat: 500, rate: 500 })).toEqual({
    event: 'account_invoice',
    postings: [
      { account: 'receivables', amount: 10_500, rate: 0 },
      { account: 'sales_services', amount: -10_000, rate: 500 },
      { account: 'vat_output', amount: -500, rate: 500 },
    ],
  });
  expect(postAccountInvoice({ net: 10_000, vat: 0, rate: 0 })!.postings).toHaveLength(2);
  expect(postAccountInvoicePaid({ method: 'transfer', amount: 10_500 })!.postings).toEqual([
    { account: 'transfer', amount: 10_500, rate: 0 },
    { account: 'receivables', amount: -10_500, rate: 0 },
  ]);
});
