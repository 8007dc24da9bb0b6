import { describe, expect, it } from 'vitest';
import { onlineAddressAt } from './online-address';

describe('the address of a page of a salon', () => {
  it.each([
    ['/online/glow', { name: 'online-home', alias: 'glow', booking_id: null }],
    ['/online/glow//', { name: 'online-home', alias: 'glow', booking_id: null }],
    ['/online/glow/time/', { name: 'online-time', alias: 'glow', booking_id: null }],
    ['/online/glow/booking/abc', { name: 'online-booking', alias: 'glow', booking_id: 'abc' }],
    ['/online/%D9%86', { name: 'online-home', alias: 'ن', booking_id: null }],
    ['/online/%E0%A4%A', undefined],
    ['/online/', undefined],
    ['/online/glow//time', undefined],
  ])('%s', (rest, place) => expect(onlineAddressAt(rest)).toEqual(place));

  it('is found in a path of any length at once', () => {
    const began = Date.now();
    expect(onlineAddressAt(`/online/a${'/'.repeat(1_000_000)}b`)).toBeUndefined();
    expect(Date.now() - began).toBeLessThan(5_000);
  });
});
