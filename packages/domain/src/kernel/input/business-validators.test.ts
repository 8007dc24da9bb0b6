import { describe, expect, it } from 'vitest';
import {
  checkCampaignRecipients,
  checkCheckInDistance,
  checkCustomHours,
  checkImportedCustomer,
  checkMessageTexts,
  checkNameUnique,
  checkOfferServices,
  checkPropertyPrices,
  checkSquare,
  checkTaxPercentage,
  checkTiktokLink,
  checkUpload,
} from './business-validators';
import { sayValidation } from '../text/validation-texts';

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

describe('uploads', () => {
  it('are square images, of known kinds, at most 5 MB', () => {
    expect(checkSquare(200, 200)).toBeUndefined();
    expect(checkSquare(200, 201)?.key).toBe('image-square');
    expect(checkUpload({ name: 'a.b.JPG', bytes: 5 * 1024 * 1024 })).toBeUndefined();
    expect(checkUpload({ name: 'a.jpg', bytes: 5 * 1024 * 1024 + 1 })?.key).toBe('upload-size');
    expect(checkUpload({ name: 'a.exe', bytes: 1 })?.key).toBe('upload-extension');
    expect(checkUpload({ name: 'jpg', bytes: 1 })?.key).toBe('upload-extension');
    expect(sayValidation(checkUpload({ name: 'a.pdf', bytes: 1 }, ['jpg', 'jpeg', 'png'])!, 'en')).toBe(
      'Uploaded file must be one of these extensions jpg, jpeg, png',
    );
  });
});

describe('customers and names', () => {
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

  it('names are unique whatever their spaces, capitals and marks', () => {
    expect(checkNameUnique(' hair  CUT', ['Hair cut'])?.key).toBe('name-exists');
    expect(checkNameUnique('قَصّ شعر', ['قص شعر'])?.key).toBe('name-exists');
    expect(checkNameUnique('Hair dye', ['Hair cut'])).toBeUndefined();
  });
});

describe('messages, attendance and properties', () => {
  it('one of the two messages is active and readable', () => {
    const off = { active: false, text: '' };
    expect(checkMessageTexts(off, off)?.key).toBe('one-message-active');
    expect(checkMessageTexts({ active: true, text: 'Hello' }, off)).toBeUndefined();
    expect(checkMessageTexts({ active: true, text: ' ' }, off)?.key).toBe('required');
    expect(checkMessageTexts({ active: true, text: 'Hello' }, { active: true, text: 'Привет' })?.key).toBe(
      'english-or-arabic-text',
    );
    expect(checkCampaignRecipients(0)?.key).toBe('campaign-recipients');
    expect(checkCampaignRecipients(1)).toBeUndefined();
  });

  it('50 metres are near enough, a property has a price, a TikTok link its beginning', () => {
    expect(checkCheckInDistance(50)).toBeUndefined();
    expect(checkCheckInDistance(50.005)?.key).toBe('check-in-distance');
    expect(checkPropertyPrices(undefined, 0)?.key).toBe('one-price');
    expect(checkPropertyPrices(undefined, 50_000)).toBeUndefined();
    expect(checkTiktokLink('https://www.tiktok.com/@glow')).toBeUndefined();
    expect(checkTiktokLink('https://example.com/@glow')?.key).toBe('tiktok-link');
  });
});
