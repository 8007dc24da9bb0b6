import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actionWords, entityWords, fieldWords } from './audit-words';
import { changesBetween, historyPermission } from './audit.rules';

describe('changesBetween', () => {
  it('tells only what is different', () => {
    expect(changesBetween({ name: 'A', price: 100, open: true }, { name: 'B', price: 100, note: 'x' })).toEqual([
      { field: 'name', from: 'A', to: 'B' }, { field: 'open', from: true, to: null }, { field: 'note', from: null, to: 'x' },
    ]);
    expect(changesBetween(null, { name: 'A' })).toEqual([{ field: 'name', from: null, to: 'A' }]);
    expect(changesBetween(undefined, 'text')).toEqual([]);
  });
  it('finds nothing between a thing and itself, whatever it is', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => { expect(changesBetween(value, value)).toEqual([]); }));
  });
});

describe('historyPermission', () => {
  it('is the permission to see the record, and the audit log for all others', () => {
    expect(historyPermission('merchant', 'customers')).toBe('customers.view');
    expect(historyPermission('merchant', 'users')).toBe('settings.audit');
    expect(historyPermission('merchant', 'constructor')).toBe('settings.audit');
    expect(historyPermission('manager', 'accounts')).toBe('platform-merchants.view');
    expect(historyPermission('manager', 'users')).toBe('platform-settings.employees');
  });
});

describe('words', () => {
  it('are there for what is known and readable for what is not', () => {
    expect(actionWords('customers.add', 'customers')).toEqual({ en: 'Customer: added', ar: 'إضافة: عميل' });
    expect(actionWords('accounts.change-owner', 'accounts').en).toBe('Owner changed');
    expect(actionWords('loyalty-cards.stamp-twice', 'loyalty_cards').en).toBe('Loyalty cards: stamp twice');
    expect(entityWords('loyalty_cards').en).toBe('Loyalty cards');
    expect(fieldWords('mobile', 'ar')).toBe('الجوال');
    expect(fieldWords('shelf_number', 'en')).toBe('Shelf number');
  });
});
