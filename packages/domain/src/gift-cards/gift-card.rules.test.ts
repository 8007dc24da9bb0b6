import { describe, expect, it } from 'vitest';
import { giftCardCondition } from './gift-card.rules';

type Card = Parameters<typeof giftCardCondition>[0];

describe('the condition of a card', () => {
  it.each<[string, Card, string]>([
    ['used, whatever its date', { status: 0, expires_on: '2026-01-01', expired_on: null }, 'used'],
    ['active without an end', { status: 1, expires_on: null, expired_on: null }, 'active'],
    ['active on its last day', { status: 1, expires_on: '2026-11-16', expired_on: null }, 'active'],
    ['expired the day after', { status: 1, expires_on: '2026-11-15', expired_on: null }, 'expired'],
    ['expired once that was booked', { status: 1, expires_on: '2026-12-01', expired_on: '2026-11-10' }, 'expired'],
  ])('is %s', (_what, card, condition) => {
    expect(giftCardCondition(card, '2026-11-16')).toBe(condition);
  });
});
