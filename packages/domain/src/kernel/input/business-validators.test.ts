import { describe, expect, it } from 'vitest';
import {
  checkCustomHours,
  checkImportedCustomer,
  checkMessageTexts,
  checkOfferServices,
  checkPropertyPrices,
  checkTaxPercentage,
  checkTiktokLink,
} from './business-validators';

describe('money', () => {
  it('tax is zero exactly when it is off', () => {
    expect(checkTaxPercentage(true, 500)).toBeUndefined();
    expect(checkTaxPercentage(false, 0)).toBeUndefined();
    expect(checkTaxPercentage(true, 0)?.key).toBe('tax-not-zero');
    expect(checkTaxPercentage(false, 500)?.key).toBe('tax-zero');
  });
});

describe('offers and hours', () => {
  it('an offer uses fewer services than it lists', () => {
    expect(checkOfferServices(undefined, 5)?.key).toBe('required');
    expect(checkOfferServices(5, 5)?.key).toBe('offer-services');
    expect(checkOfferServices(0, 5)?.key).toBe('offer-services');
    expect(checkOfferServices(4, 5)).toBeUndefined();
  });

  it('custom hours last at most 30 days and do not overlap', () => {
    expect(checkCustomHours({ from: '2026-11-01', to: '2026-11-30' }, [])).toBeUndefined();
    expect(checkCustomHours({ from: '2026-11-01', to: '2026-12-01' }, [])?.key).toBe('custom-hours-days');
    expect(checkCustomHours({ from: '2026-11-02', to: '2026-11-01' }, [])?.key).toBe('after-or-equal');
    const ramadan = { from: '2026-02-18', to: '2026-03-19' };
    expect(checkCustomHours({ from: '2026-03-19', to: '2026-03-22' }, [ramadan])?.key).toBe('custom-hours-overlap');
    expect(checkCustomHours({ from: '2026-03-20', to: '2026-03-22' }, [ramadan])).toBeUndefined();
  });
});

describe('customers', () => {
  const known = { inAccount: new Set(['+971504821937', '+970599123456']), inSheet: new Set(['+971501111111']) };
  it('an imported row has a name of letters and a mobile nobody has', () => {
    expect(checkImportedCustomer({ name: 'Sara', mobile: '971502222222' }, known)).toEqual({
      name: undefined,
      mobile: undefined,
    });
    expect(checkImportedCustomer({ name: '', mobile: '' }, known)).toMatchObject({
      name: { key: 'required' },
      mobile: { key: 'required' },
    });
    expect(checkImportedCustomer({ name: 'Sara 2', mobile: '0097105 0482 1937' }, known)).toMatchObject({
      name: { key: 'letters' },
      mobile: { key: 'mobile-in-account' },
    });
    expect(checkImportedCustomer({ name: 'Sara', mobile: '+972599123456' }, known).mobile?.key).toBe(
      'mobile-in-account',
    );
    expect(checkImportedCustomer({ name: 'Sara', mobile: '971501111111' }, known).mobile?.key).toBe('mobile-in-sheet');
  });
});

describe('messages and properties', () => {
  it('one of the two messages is active and readable', () => {
    const off = { active: false, text: '' };
    expect(checkMessageTexts(off, off)?.key).toBe('one-message-active');
    expect(checkMessageTexts({ active: true, text: 'Hello' }, off)).toBeUndefined();
    expect(checkMessageTexts({ active: true, text: ' ' }, off)?.key).toBe('required');
    expect(checkMessageTexts({ active: true, text: 'Hello' }, { active: true, text: 'Привет' })?.key).toBe(
      'english-or-arabic-text',
    );
  });

  it('a property has a price, a TikTok link its beginning', () => {
    expect(checkPropertyPrices(undefined, 0)?.key).toBe('one-price');
    expect(checkPropertyPrices(undefined, 50_000)).toBeUndefined();
    expect(checkTiktokLink('https://www.tiktok.com/@glow')).toBeUndefined();
    expect(checkTiktokLink('https://example.com/@glow')?.key).toBe('tiktok-link');
  });
});
