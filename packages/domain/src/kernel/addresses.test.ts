import { describe, expect, it } from 'vitest';
import { addresses, pathTo, splitLanguage } from './addresses';
import { managerModules, merchantModules, permissionNames } from './permissions';

const rows = Object.entries(addresses);
const known = {
  merchant: permissionNames(merchantModules) as string[],
  manager: permissionNames(managerModules) as string[],
};

describe('addresses', () => {
  it('each path is there once', () => {
    expect(new Set(rows.map(([, row]) => row.path)).size).toBe(rows.length);
  });

  it('each says who may open it, with a permission of its own area', () => {
    const wrong = rows.filter(([, { area, access }]) =>
      area === 'merchant' || area === 'manager' ? !['signed-in', ...known[area]].includes(access) : access !== 'public',
    );
    expect(wrong).toEqual([]);
  });

  it('each begins where its area lives', () => {
    for (const [, { area, path }] of rows) {
      if (area.startsWith('merchant')) expect(path).toMatch(/^\/merchant\//);
      else if (area.startsWith('manager')) expect(path).toMatch(/^\/manager\//);
      else expect(path).not.toMatch(/^\/(?:merchant|manager)\//);
    }
  });

  it("keeps the client's spelling and the names of known routes", () => {
    const paths = rows.map(([, row]) => row.path as string);
    for (const path of [
      'acitivities-report',
      'detailed-attendence-report',
      'commulative-attendence-report',
      'active-gifts-cards',
    ])
      expect(paths).toContain(`/merchant/management-reports/${path}`);
    expect(addresses['merchant-menu-services-activate-services'].path).toBe(
      '/merchant/menu/services/activate-services',
    );
    expect(addresses['online-home'].path).toBe('/online/:aliasName');
  });

  it('builds paths with the language and the values', () => {
    expect(pathTo('merchant-customers', 'en')).toBe('/en/merchant/customers');
    expect(pathTo('merchant-customers-one', 'ar', { id: 12 })).toBe('/ar/merchant/customers/12');
    expect(pathTo('online-booking', 'en', { aliasName: 'glow', bookingId: 'a/b' })).toBe(
      '/en/online/glow/booking/a%2Fb',
    );
    expect(pathTo('landing', 'en')).toBe('/en');
  });

  it('splits the language off, none meaning Arabic', () => {
    expect(splitLanguage('/en/merchant/customers')).toEqual({
      language: 'en',
      prefix: 'en',
      rest: '/merchant/customers',
    });
    expect(splitLanguage('/manager/dashboard')).toEqual({
      language: 'ar',
      prefix: undefined,
      rest: '/manager/dashboard',
    });
    expect(splitLanguage('/ar')).toEqual({ language: 'ar', prefix: 'ar', rest: '/' });
    expect(splitLanguage('/english')).toEqual({ language: 'ar', prefix: undefined, rest: '/english' });
    expect(splitLanguage('/')).toEqual({ language: 'ar', prefix: undefined, rest: '/' });
  });
});
