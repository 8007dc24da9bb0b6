import { describe, expect, it } from 'vitest';
import { checkMaxServices, isPriceBelowServices, offerCondition } from './offer.rules';

describe('a package', () => {
  it('says how many of its services a customer may choose: at least one, not all', () => {
    expect([undefined, 0, 1, 2, 3].map((most) => checkMaxServices(2, most, 3)?.key)).toEqual([
      'required',
      'offer-services',
      undefined,
      undefined,
      'offer-services',
    ]);
    expect(checkMaxServices(1, undefined, 3)).toBeUndefined();
  });

  it('costs less than its parts when they are fixed', () => {
    expect([
      isPriceBelowServices(1, 299, [100, 200]),
      isPriceBelowServices(1, 300, [100, 200]),
      isPriceBelowServices(2, 500, [100, 200]),
    ]).toEqual([true, false, true]);
  });

  it('lives through its last day', () => {
    expect(offerCondition({ status: 1, expires_on: '2026-11-15' }, '2026-11-15')).toBe('active');
    expect(offerCondition({ status: 1, expires_on: '2026-11-15' }, '2026-11-16')).toBe('expired');
    expect(offerCondition({ status: 0, expires_on: '2026-11-14' }, '2026-11-16')).toBe('expired');
    expect(offerCondition({ status: 0, expires_on: null }, '2026-11-16')).toBe('disabled');
  });
});
