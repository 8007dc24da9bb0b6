import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../kernel/time/local-date';
import { customerTypeOn, mobileDigitsOf, nameKeyOf, soundKeyOf, toCustomerQuery } from './customer.rules';

const TODAY = '2026-11-15';

describe('the type of a customer', () => {
  it.each([
    [2, 60, 'frequent'],
    [2, 61, 'missed'],
    [40, 0, 'frequent'],
    [1, 60, 'new'],
    [1, 0, 'new'],
    [1, 61, 'missed'],
    [0, null, 'missed'],
  ] as const)('%i invoices, the last %s days ago: %s', (count, days, type) =>
    expect(customerTypeOn(TODAY, { count, last_on: days === null ? null : addDays(TODAY, -days) })).toBe(type),
  );

  it('only ever falls to missed by waiting, and stays there', () => {
    fc.assert(
      fc.property(fc.nat(50), fc.nat(200), fc.nat(200), (count, ago, wait) => {
        const invoices = { count, last_on: count === 0 ? null : addDays(TODAY, -ago) };
        const [now, later] = [customerTypeOn(TODAY, invoices), customerTypeOn(addDays(TODAY, wait), invoices)];
        expect(later === now || later === 'missed').toBe(true);
      }),
    );
  });
});

/** LIKE, as the database does it. */
const isLike = (text: string, pattern: string): boolean =>
  new RegExp(`^${pattern.replace(/[.*+?^${}()|[\]]/g, '\\$&').replaceAll('%', '.*')}$`, 's').test(text);
function finds(search: string, name: string, mobile = '+971504821937'): boolean {
  const query = toCustomerQuery(search, '971');
  if (!query) return true;
  if (query.kind === 'digits') return query.digits.some((digits) => mobileDigitsOf([mobile]).includes(digits));
  return (
    query.names.every((pattern) => isLike(nameKeyOf(name), pattern)) ||
    (query.sounds.length > 0 && query.sounds.every((pattern) => isLike(soundKeyOf(name), pattern)))
  );
}

describe('finding a customer', () => {
  it.each([
    ['Fatima', 'فاطمة المنصوري'],
    ['fatima mans', 'فاطمة المنصوري'],
    ['فاطمه', 'فاطمة المنصوري'],
    ['فاطمة', 'Fatima Al Mansoori'],
    ['المنصوري', 'Fatima Al Mansoori'],
    ['tim', 'Fatima'],
    ['fa', 'Al Fatima'],
    ['سار', 'سارة حداد'],
    ['Sara', 'سارة حداد'],
    ['أمل', 'امل'],
    ['4821', 'X'],
    ['050', 'X'],
    ['0504821937', 'X'],
    ['٠٥٠ ٤٨٢', 'X'],
    ['504821937', 'X'],
    ['+971 050-482 1937', 'X'],
    ['+971 50 482', 'X'],
    ['00971504', 'X'],
    ['٠٥٠٤٨٢'.slice(1), 'X'],
  ])('%s finds %s', (search, name) =>
    expect(finds(search, name, search === '050' ? '+971050482193' : undefined)).toBe(true),
  );

  it.each([
    ['Fatima', 'سارة'],
    ['Sara', 'سرور الكتبي'],
    ['xyz', 'Fatima'],
    ['9999', 'Fatima'],
    ['ri', 'Marina'],
  ])('%s does not find %s', (search, name) => expect(finds(search, name)).toBe(false));

  it('every part of a name and of a number finds it', () => {
    const name = fc.constantFrom('Fatima Al Mansoori', 'فاطمة المنصوري', "Aya O'Neil", 'شيخة', '100% Glow_Studio');
    fc.assert(
      fc.property(name, fc.nat(20), fc.integer({ min: 3, max: 12 }), (whole, from, length) => {
        const part = whole.slice(from, from + length).trim();
        if (part.length < 3 || /\d/.test(part) || part.split(' ').some((word) => word.length < 3)) return;
        expect(finds(part, whole)).toBe(true);
      }),
    );
    fc.assert(
      fc.property(fc.nat(11), fc.integer({ min: 1, max: 12 }), (from, length) => {
        expect(finds('971504821937'.slice(from, from + length), 'X')).toBe(true);
      }),
    );
  });

  it('signs of patterns are letters like any other', () =>
    expect(toCustomerQuery('a%_b')).toMatchObject({ names: ['%a\\%\\_b%'] }));
});
