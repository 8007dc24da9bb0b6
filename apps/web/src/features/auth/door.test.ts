// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { homeOf, inLanguage } from './door';

describe('where the door leads', () => {
  it('has a first page for each kind of person, in the open language', () => {
    expect(homeOf('merchant', 'en')).toBe('/en/merchant');
    expect(homeOf('manager', 'ar')).toBe('/ar/manager');
    expect(homeOf('property', 'ar')).toBe('/ar/merchant/welcome');
  });

  it.each([
    ['/en/merchant/customers?page=2', 'en', '/en/merchant/customers?page=2'],
    ['/en/merchant/customers?page=2', 'ar', '/ar/merchant/customers?page=2'],
    ['/merchant/profile', 'ar', '/merchant/profile'],
    ['/merchant/profile#password', 'en', '/en/merchant/profile#password'],
  ] as const)('%s in %s is %s', (path, language, expected) => expect(inLanguage(path, language)).toBe(expected));
});
