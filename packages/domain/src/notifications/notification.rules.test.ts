import { describe, expect, it } from 'vitest';
import { addresses } from '../kernel/addresses';
import { defineNotifications } from './define-notifications';
import { notificationCatalogue } from './notification-catalogue';
import { tellNotification, visibleTypes } from './notification.rules';

describe('visibleTypes', () => {
  it("reads the client's own numbers", () => {
    expect(visibleTypes({ 5: [5] }, { hold_invoice: true, status: 'active' })).toEqual(['stock']);
    expect(visibleTypes({ 6: [38] }, { hold_invoice: true, status: 'active' })).toEqual(['surveys']);
    expect(visibleTypes({ 6: [39] }, { hold_invoice: true, status: 'active' })).toEqual(['complaints']);
  });
  it('shows orders only where the account may hold invoices', () => {
    expect(visibleTypes({ 3: [5] }, { hold_invoice: true, status: 'active' })).toEqual(['orders']);
    expect(visibleTypes({ 3: [5] }, { hold_invoice: false, status: 'active' })).toEqual([]);
  });
  it('shows nothing without permission', () => {
    expect(visibleTypes({}, { hold_invoice: true, status: 'active' })).toEqual([]);
  });
});

describe('tellNotification', () => {
  const told = (code: string, values: Record<string, unknown>) =>
    tellNotification({ type: 'online-bookings', code, values, open_id: 3 }, '24')!;

  it('fills each place as its kind is said in the language', () => {
    expect(told('deposit-paid', { amount: { amount: 5250, currency: 'AED' }, customer: 'Noura' })).toEqual({
      icon: 'calendar',
      tone: 'success',
      english_text: 'Deposit of AED 52.50 paid: Noura',
      arabic_text: 'تم دفع عربون بقيمة \u206852.50 د.إ\u2069: \u2068Noura\u2069',
      link: '/merchant/appointments?open=3',
    });
  });
  it('never expands what somebody wrote', () => {
    expect(told('booked', { customer: '{date}', date: '2026-01-02', time: '09:05:00' }).english_text).toBe(
      '{date} booked online for 2 Jan 2026 at 09:05',
    );
  });
  it('says nothing in the place of a value that was not stored', () => {
    expect(told('booked', { customer: 'Noura' }).english_text).toBe('Noura booked online for  at ');
  });
});

describe('the catalogue', () => {
  it('opens a page of the people who may see it', () => {
    const wrong = Object.entries(notificationCatalogue).filter(
      ([, { needs, opens, one }]) =>
        needs.startsWith('platform-') !== opens.startsWith('manager-') ||
        (addresses[opens].path.includes(':id') && !one),
    );
    expect(wrong).toEqual([]);
  });
  it('does not compile with places that one language forgot', () => {
    const name = { en: 'Boxes', ar: 'صناديق' };
    const kind = { name, needs: 'menu.view', icon: 'box', opens: 'merchant-menu-services' } as const;
    const places = { name: 'text' } as const;
    expect([
      defineNotifications({
        a: { ...kind, texts: { x: { tone: 'info', places, en: 'Hi {name}', ar: 'أهلًا {name}' } } },
      }),
      // @ts-expect-error the Arabic sentence has no {name}
      defineNotifications({ a: { ...kind, texts: { x: { tone: 'info', places, en: 'Hi {name}', ar: 'أهلًا' } } } }),
      // @ts-expect-error nobody declared {day}
      defineNotifications({ a: { ...kind, texts: { x: { tone: 'info', places, en: '{name} {day}', ar: '{name}' } } } }),
    ]).toHaveLength(3);
  });
});
