import { describe, expect, it } from 'vitest';
import { visibleTypes } from './notification.rules';

describe('visibleTypes', () => {
  it("reads the client's own numbers", () => {
    expect(visibleTypes({ 5: [5] }, { hold_invoice: true })).toEqual(['stock']);
    expect(visibleTypes({ 6: [38] }, { hold_invoice: true })).toEqual(['surveys']);
    expect(visibleTypes({ 6: [39] }, { hold_invoice: true })).toEqual(['complaints']);
  });
  it('shows orders only where the account may hold invoices', () => {
    expect(visibleTypes({ 3: [5] }, { hold_invoice: true })).toEqual(['orders']);
    expect(visibleTypes({ 3: [5] }, { hold_invoice: false })).toEqual([]);
  });
  it('shows nothing without permission', () => {
    expect(visibleTypes({}, { hold_invoice: true })).toEqual([]);
  });
});
