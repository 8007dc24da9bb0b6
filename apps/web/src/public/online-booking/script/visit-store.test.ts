import { describe, expect, it } from 'vitest';
import {
  afterBooking,
  changeVisit,
  clockText,
  isVerified,
  keptSeconds,
  ownBooking,
  placeOf,
  randomToken,
  readVisit,
  resendWait,
  type Visit,
} from './visit-store';

function memory(given: Record<string, string> = {}) {
  const values = new Map(Object.entries(given));
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => {
      values.set(key, value);
    },
  };
}
let made = 0;
const random = () => `token-${(made += 1)}`;

describe('what a visitor has typed', () => {
  it('is there again after a reload, for this salon only', () => {
    const store = memory();
    const { key } = changeVisit(store, 'glow', random, { name: 'Sara', mobile: '504821937' });
    expect(readVisit(store, 'glow', random)).toMatchObject({
      key,
      name: 'Sara',
      mobile: '504821937',
      channel: 'whatsapp',
      hold: null,
    });
    expect(readVisit(store, 'nawras', random)).toMatchObject({ name: '' });
  });

  it('survives storage that is refused or spoiled', () => {
    const refused = {
      getItem: () => {
        throw new Error('refused');
      },
      setItem: () => {
        throw new Error('refused');
      },
    };
    expect(changeVisit(refused, 'glow', random, { name: 'Sara' })).toMatchObject({ name: 'Sara' });
    for (const spoiled of ['{', 'null', '"text"', '[1]'])
      expect(readVisit(memory({ 'rawnaq.booking.glow': spoiled }), 'glow', random).name).toBe('');
  });

  it('keeps name and number for the next booking, and nothing of the last one', () => {
    const store = memory();
    const before = changeVisit(store, 'glow', random, {
      name: 'Sara',
      note: 'no nuts',
      lines: '12',
      hold: { token: 't', place: 'x', until: 5, can_extend: true },
    });
    const after = changeVisit(store, 'glow', random, afterBooking(random, { place: 'x', booking_id: 'b' }));
    expect(after).toMatchObject({ name: 'Sara', note: '', lines: '', hold: null });
    expect([ownBooking(after, 'x'), ownBooking(after, 'y')]).toEqual(['b', undefined]);
    expect(after.key).not.toBe(before.key);
  });
});

describe('what belongs to the person', () => {
  const hold = { token: 't', place: 'x', until: 5, can_extend: true };

  it('is the same in every tab; what is typed is each tab’s own', () => {
    const [first, second, shared] = [memory(), memory(), memory()];
    changeVisit(first, 'glow', random, { name: 'Sara', hold }, shared);
    expect(readVisit(second, 'glow', random, shared)).toMatchObject({ name: '', hold });
    changeVisit(second, 'glow', random, { hold: null, booked: { place: 'x', booking_id: 'b' } }, shared);
    expect(readVisit(first, 'glow', random, shared)).toMatchObject({ name: 'Sara', hold: null });
    changeVisit(first, 'glow', random, { note: 'late' }, shared);
    expect(ownBooking(readVisit(second, 'glow', random, shared), 'x')).toBe('b');
    expect(readVisit(first, 'nawras', random, shared)).toMatchObject({ hold: null, booked: null });
  });
});

describe('clocks', () => {
  const visit = {
    hold: { token: 't', place: 'a|b|c', until: 100_000, can_extend: true },
    asked: { mobile: '+1', at: 10_000, channel: 'sms' },
    proof: { mobile: '+1', text: 'p', until: 50_000 },
  } as Visit;

  it('count what is left of a kept time, and of no other', () => {
    expect([
      keptSeconds(visit, 'a|b|c', 40_500),
      keptSeconds(visit, 'a|b|c', 100_001),
      keptSeconds(visit, 'a|b|d', 0),
      keptSeconds({ ...visit, hold: null }, 'a|b|c', 0),
    ]).toEqual([60, 0, 0, 0]);
  });

  it('ask for a minute between codes of one number', () => {
    expect([
      resendWait(visit, '+1', 10_000),
      resendWait(visit, '+1', 69_001),
      resendWait(visit, '+1', 70_000),
      resendWait(visit, '+2', 10_000),
    ]).toEqual([60, 1, 0, 0]);
  });

  it('believe a proof while it lasts, for its number', () => {
    expect([isVerified(visit, '+1', 49_999), isVerified(visit, '+1', 50_000), isVerified(visit, '+2', 0)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('are written as people read them', () => {
    expect([clockText(600), clockText(59), clockText(0)]).toEqual(['10:00', '0:59', '0:00']);
  });
});

it('a place is services, day and time, whoever does them', () => {
  expect(placeOf(new URLSearchParams('lines=12:5,13&date=2026-11-18&start=870&people=5,7'))).toBe(
    placeOf(new URLSearchParams('start=870&date=2026-11-18&lines=12:5,13')),
  );
  // As the form of the services sends them.
  expect(placeOf(new URLSearchParams('s=12&s=13&date=2026-11-18&start=870'))).toBe(
    placeOf(new URLSearchParams('lines=12,13&date=2026-11-18&start=870')),
  );
});

it('tokens are long and different', () => {
  const tokens = new Set(Array.from({ length: 50 }, randomToken));
  expect(tokens.size).toBe(50);
  for (const token of tokens) expect(token).toMatch(/^[\w-]{24}$/);
});
