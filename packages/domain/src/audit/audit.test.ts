import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offerFields } from '../offers/offers.contract';
import { accountingSetting } from '../settings/accounting-setting';
import { generalSetting } from '../settings/general-setting';
import { invoiceSetting } from '../settings/invoice-setting';
import { notificationsSetting } from '../settings/notifications-setting';
import { onlineSetting } from '../settings/online-setting';
import { paymentGatewaySetting } from '../settings/payment-gateway-setting';
import { serviceFields } from '../services/services.contract';
import { fieldWords } from './audit-field-words';
import { valueWords } from './audit-value-words';
import { actionWords, entityWords } from './audit-words';
import { changesBetween, historyPermission } from './audit.rules';

const SETTINGS = [
  accountingSetting,
  generalSetting,
  invoiceSetting,
  notificationsSetting,
  onlineSetting,
  paymentGatewaySetting,
];

describe('changesBetween', () => {
  it('tells only what is different', () => {
    expect(changesBetween({ name: 'A', price: 100, open: true }, { name: 'B', price: 100, note: 'x' })).toEqual([
      { field: 'name', from: 'A', to: 'B' },
      { field: 'open', from: true, to: null },
      { field: 'note', from: null, to: 'x' },
    ]);
    expect(changesBetween(null, { name: 'A' })).toEqual([{ field: 'name', from: null, to: 'A' }]);
    expect(changesBetween(undefined, 'text')).toEqual([]);
    expect(
      changesBetween({ birthday: { active: false, timing: 1 } }, { birthday: { active: true, timing: 1 } }),
    ).toEqual([{ field: 'birthday.active', from: false, to: true }]);
    expect(changesBetween({ ids: [1, 2] }, { ids: [1] })).toEqual([{ field: 'ids', from: [1, 2], to: [1] }]);
  });
  it('finds nothing between a thing and itself, whatever it is', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(changesBetween(value, value)).toEqual([]);
      }),
    );
  });
});

describe('historyPermission', () => {
  it('is the permission to see the record, and the audit log for all others', () => {
    expect(historyPermission('merchant', 'customers')).toBe('customers.view');
    expect(historyPermission('merchant', 'users')).toBe('settings.audit');
    expect(historyPermission('merchant', 'constructor')).toBe('settings.audit');
    for (const setting of SETTINGS)
      expect(historyPermission('merchant', 'account_settings', setting.id)).toBe(setting.access);
    expect(historyPermission('merchant', 'account_settings', 'no-section')).toBe('settings.audit');
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
    expect(fieldWords('birthday.active', 'en')).toBe('Birthday · Active');
    expect(fieldWords('permissions.1', 'en')).toBe('Permissions · Home');
    expect(valueWords('services', 'status', 0)).toEqual({ en: 'Disabled', ar: 'موقوف' });
    expect(valueWords('roles', 'permissions.1', [2])).toEqual({
      en: 'View payments details',
      ar: 'عرض تفاصيل المدفوعات',
    });
    expect(valueWords('services', 'price', 0)).toBeUndefined();
  });
  it('in Arabic are there for every field of the settings and the menu', () => {
    const names = [
      ...SETTINGS.flatMap((setting) => [...Object.keys(setting.shape), ...Object.keys(setting.secrets)]),
      ...Object.keys(serviceFields.shape),
      ...Object.keys(offerFields.shape),
    ];
    expect(names.filter((name) => !/[\u0600-\u06FF]/.test(fieldWords(name, 'ar')))).toEqual([]);
  });
});
