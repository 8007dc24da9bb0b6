// @vitest-environment jsdom
// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { addressInLanguage, currentLanguage, lastLanguageOf, rememberLanguage, storedLanguage } from './language';
import { kindOfPath, writeToken } from '../tokens';

beforeEach(() => localStorage.clear());

describe('language', () => {
  it.each([
    ['/merchant/customers', 'ar'],
    ['/ar/merchant', 'ar'],
    ['/en/merchant', 'en'],
    ['/en', 'en'],
    ['/english', 'ar'],
  ])('of %s is %s', (path, language) => {
    window.history.replaceState(null, '', path);
    expect(currentLanguage()).toBe(language);
  });

  it('is flipped in the address, which keeps everything else', () => {
    expect(addressInLanguage({ pathname: '/merchant/customers', search: '?page=2', hash: '#top' }, 'en')).toBe(
      '/en/merchant/customers?page=2#top',
    );
    expect(addressInLanguage({ pathname: '/en/manager/dashboard', search: '', hash: '' }, 'ar')).toBe(
      '/ar/manager/dashboard',
    );
    expect(addressInLanguage({ pathname: '/en', search: '', hash: '' }, 'ar')).toBe('/ar');
  });

  it('is remembered as a choice, and per kind of user and id', () => {
    rememberLanguage('en', { kind: 'merchant', id: 7 });
    rememberLanguage('ar', { kind: 'manager', id: 7 });
    expect(storedLanguage()).toBe('ar');
    expect([lastLanguageOf('merchant', 7), lastLanguageOf('manager', 7), lastLanguageOf('merchant', 8)]).toEqual([
      'en',
      'ar',
      undefined,
    ]);
  });
});

describe('kind of user by path', () => {
  it.each([
    ['/manager', 'manager'],
    ['/en/manager/merchants/new', 'manager'],
    ['/ar/merchant/customers', 'merchant'],
    ['/merchant/my-properties', 'property'],
    ['/merchant/stays-calendar', 'property'],
    ['/en/merchant/property/12', 'property'],
    ['/merchant/property-of-mine', 'merchant'],
    ['/managers', 'merchant'],
  ])('%s → %s', (path, kind) => expect(kindOfPath(path)).toBe(kind));

  it('is whoever is signed in on the profile page, which both kinds of people under /merchant have', () => {
    expect(kindOfPath('/en/merchant/profile')).toBe('merchant');
    writeToken('property', 'abc');
    expect(kindOfPath('/en/merchant/profile')).toBe('property');
    expect(kindOfPath('/en/merchant/customers')).toBe('merchant');
    writeToken('merchant', 'def');
    expect(kindOfPath('/en/merchant/profile')).toBe('merchant');
  });
});
