import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offerFields } from '../offers/offers.contract';
import type { Localized } from '../kernel/localized';
import { accountingSetting } from '../settings/accounting-setting';
import { customerCareSetting } from '../settings/customer-care-setting';
import { generalSetting } from '../settings/general-setting';
import { invoiceSetting } from '../settings/invoice-setting';
import { notificationsSetting } from '../settings/notifications-setting';
import { onlineSetting } from '../settings/online-setting';
import { paymentGatewaySetting } from '../settings/payment-gateway-setting';
import { serviceFields } from '../services/services.contract';
import { actionChoices, actionWords, entityChoices, entityWords, fieldWords, valueWords } from './audit-words';
import { auditedEntities, auditedRecords, type AuditedAction } from './audited-records';
import { changesBetween, historyPermission } from './audit.rules';
import { commonFields } from './common-fields';
import { inputFieldWords } from './input-field-words';

const SETTINGS = [
  accountingSetting,
  customerCareSetting,
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
  it('says two quarters of a day as one time of day', () => {
    const wish = { from_quarter: 32, to_quarter: 48, note: null };
    expect(changesBetween(null, wish)).toEqual([{ field: 'day_part', from: null, to: [32, 48] }]);
    expect(changesBetween(wish, { ...wish, to_quarter: 52 })).toEqual([
      { field: 'day_part', from: [32, 48], to: [32, 52] },
    ]);
    expect(fieldWords('waitlist_entries', 'day_part', 'ar')).toBe('وقت اليوم');
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
  it('is the permission to see the record, and nobody where an area has no such history', () => {
    expect(historyPermission('merchant', 'customers')).toBe('customers.view');
    expect(historyPermission('merchant', 'users')).toBe('settings.audit');
    for (const unknown of ['constructor', 'countries', 'no_table'])
      expect(historyPermission('merchant', unknown)).toBeUndefined();
    for (const setting of SETTINGS)
      expect(historyPermission('merchant', 'account_settings', setting.id)).toBe(setting.access);
    expect(historyPermission('merchant', 'account_settings', 'no-section')).toBeUndefined();
    expect(historyPermission('manager', 'accounts')).toBe('platform-merchants.view');
    expect(historyPermission('manager', 'users')).toBe('platform-settings.employees');
    expect(historyPermission('manager', 'appointments')).toBeUndefined();
  });
});

describe('words', () => {
  it('are there for what is known and readable for what is not', () => {
    expect(actionWords('customers.add', 'customers')).toEqual({ en: 'Customer: added', ar: 'إضافة: عميل' });
    expect(actionWords('accounts.change-owner', 'accounts').en).toBe('Owner changed');
    expect(actionWords('unicorn-rides.stamp-twice', 'unicorn_rides').en).toBe('Unicorn rides: stamp twice');
    expect(entityWords('unicorn_rides').en).toBe('Unicorn rides');
    expect(fieldWords('customers', 'mobile', 'ar')).toBe('الجوال');
    expect(fieldWords('customers', 'shelf_number', 'en')).toBe('Shelf number');
    expect(fieldWords('account_settings', 'birthday.active', 'en')).toBe('Birthday · Active');
    expect(fieldWords('roles', 'permissions.1', 'en')).toBe('Permissions · Home');
    expect(valueWords('services', 'status', 0)).toEqual({ en: 'Disabled', ar: 'موقوف' });
    expect(valueWords('roles', 'permissions.1', [2])).toEqual({
      en: 'View payments details',
      ar: 'عرض تفاصيل المدفوعات',
    });
    expect(valueWords('services', 'price', 0)).toBeUndefined();
  });
  it('in Arabic are there for every field of the settings and the menu', () => {
    const names = [
      ...SETTINGS.flatMap((setting) =>
        [...Object.keys(setting.shape), ...Object.keys(setting.secrets)].map((name) => ['account_settings', name]),
      ),
      ...Object.keys(serviceFields.shape).map((name) => ['services', name]),
      ...Object.keys(offerFields.shape).map((name) => ['offers', name]),
    ] as [string, string][];
    expect(names.filter(([entity, name]) => !/[\u0600-\u06FF]/.test(fieldWords(entity, name, 'ar')))).toEqual([]);
  });
  it('of a field in a refusal are the common ones, then those of a record', () => {
    expect(inputFieldWords(['lines', 0, 'price'], 'en')).toBe('Price');
    expect(inputFieldWords(['max_uses'], 'ar')).toBe('الحد الأقصى للاستخدام');
    expect(inputFieldWords([3], 'en')).toBeUndefined();
  });
});

describe('audited records', () => {
  it('are declared in both languages, each with a reader and something that is done to it', () => {
    const wrong = Object.entries(auditedRecords).filter(
      ([, { label, readBy, actions }]) =>
        !/[\u0600-\u06FF]/.test(label.ar) || !Object.keys(readBy).length || !Object.keys(actions).length,
    );
    expect(wrong).toEqual([]);
    expect(actionChoices.filter(({ label }) => !/[\u0600-\u06FF]/.test(label.ar) || !label.en)).toEqual([]);
  });
  it('are named in words of their own: in the log of a salon nothing else says what was sold', () => {
    const alone = Object.entries(auditedRecords).flatMap(([entity, { actions }]) =>
      Object.values<string | Localized>(actions)
        .filter((words) => typeof words === 'object')
        .filter(({ en, ar }) => !/^[A-Z]\S* \S/.test(en) || !ar.includes(' '))
        .map(({ en, ar }) => `${entity}: ${en}, ${ar}`),
    );
    expect(alone).toEqual([]);
  });
  it('stand in the filter of a salon when a salon has their history', () => {
    const kinds = entityChoices.map(({ value }) => value);
    expect(kinds).toEqual(expect.arrayContaining(['customers', 'appointments', 'account_settings']));
    for (const platform of ['countries', 'blocked_ips', 'js_errors']) expect(kinds).not.toContain(platform);
    expect(auditedEntities.length).toBeGreaterThan(kinds.length);
  });
  it('say once what all of them share', () => {
    const twice = Object.entries(auditedRecords).flatMap(([entity, { fields = {} }]) =>
      Object.entries(fields)
        .filter(([field, { en, ar }]) => commonFields[field]?.en === en && commonFields[field]?.ar === ar)
        .map(([field]) => `${entity}.${field}`),
    );
    expect(twice).toEqual([]);
  });
  it('do not compile with an action nobody declared', () => {
    const known: AuditedAction<'customers'> = 'customers.merge';
    // @ts-expect-error an action of another record
    const foreign: AuditedAction<'customers'> = 'offers.add';
    // @ts-expect-error a record nobody declared
    type Unknown = AuditedAction<'unicorns'>;
    const both: AuditedAction<'services' | 'service_groups'> = 'platform-checks.decide';
    // @ts-expect-error an action of only one of them
    const one: AuditedAction<'services' | 'service_groups'> = 'services.add';
    expect([known, foreign, both, one satisfies string as Unknown]).toHaveLength(4);
  });
});
