import { describe, expect, it } from 'vitest';
import { can, managerModules, merchantModules, numbersOf, permissionNames, toPermissionMap } from './permissions';

const modules = { ...merchantModules, ...managerModules };

describe('the permission catalogue', () => {
  it("pins the client's numbers", () => {
    expect(numbersOf('products.stock-notifications')).toEqual({ module: 5, action: 5 });
    expect(numbersOf('reports.surveys')).toEqual({ module: 6, action: 38 });
    expect(numbersOf('reports.complaints')).toEqual({ module: 6, action: 39 });
  });

  it('uses each module number once, each action number once in its module, with words in both languages', () => {
    const moduleNumbers = Object.values(modules).map((one) => one.module);
    expect(new Set(moduleNumbers).size).toBe(moduleNumbers.length);
    for (const { label, actions } of Object.values(modules)) {
      const rows = Object.values<{ action: number; en: string; ar: string }>(actions);
      expect(new Set(rows.map((row) => row.action)).size).toBe(rows.length);
      for (const text of [label, ...rows]) {
        expect(text.en).not.toBe('');
        expect(text.ar).toMatch(/[\u0621-\u064A]/);
      }
    }
    expect(Object.values(merchantModules).every((one) => one.module < 100)).toBe(true);
    expect(Object.values(managerModules).every((one) => one.module > 100)).toBe(true);
  });

  it("has the client's example permissions", () => {
    const names = permissionNames(merchantModules);
    for (const name of [
      'billing.sell',
      'billing.sell-without-stock',
      'billing.change-price',
      'billing.hold',
      'billing.free-gift-card',
      'billing.sell-products',
      'billing.debt',
      'products.add-quantity',
      'products.adjust-quantity',
      'products.internal-use',
      'billing.customers-care',
      'employees.access-login',
    ])
      expect(names).toContain(name);
  });

  it("turns names into the client's map and asks it", () => {
    const map = toPermissionMap(['products.view', 'products.stock-notifications', 'reports.surveys']);
    expect(map).toEqual({ 5: [1, 5], 6: [38] });
    expect(can(map, 'products.stock-notifications')).toBe(true);
    expect(can(map, 'products.define')).toBe(false);
    expect(can(map, 'billing.sell')).toBe(false);
    expect(can({}, 'dashboard.view')).toBe(false);
  });
});
