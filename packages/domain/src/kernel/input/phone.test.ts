import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  callingCodes,
  countryOfMobile,
  formatMobile,
  joinPrefix,
  mobileSearchDigits,
  mobileKey,
  mobileSpellings,
  normaliseMobile,
  normaliseTelephone,
  parseMobile,
  splitPrefix,
} from './phone';

const NINE = ['966', '971', '962', '970', '972'];
const EIGHT = ['965', '974', '973', '968'];
const digitsText = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((all) => all.join(''));
/** National digits that do not begin with the trunk 0. */
const nationalText = (length: number) =>
  fc.tuple(fc.integer({ min: 1, max: 9 }), digitsText(length - 1)).map(([first, rest]) => `${first}${rest}`);
const sign = fc.constantFrom('', '+', '00');

describe('normaliseMobile', () => {
  it.each([
    ['971504821937', '+971504821937'],
    ['+971504821937', '+971504821937'],
    ['00971504821937', '+971504821937'],
    ['9710504821937', '+971504821937'],
    ['+9710504821937', '+971504821937'],
    ['009660501234567', '+966501234567'],
    ['٩٧١٥٠٤٨٢١٩٣٧', '+971504821937'],
    ['+۹۷۱۵۰۴۸۲۱۹۳۷', '+971504821937'],
    ['+971 50 482 1937', '+971504821937'],
    ['\u202a+971 (50) 482-1937\u202c', '+971504821937'],
    ['96550123456', '+96550123456'],
    ['+97333123456', '+97333123456'],
    ['0096892123456', '+96892123456'],
    ['+97433123456', '+97433123456'],
    ['962791234567', '+962791234567'],
    ['970599123456', '+970599123456'],
    ['972599123456', '+972599123456'],
    ['+447911123456', '+447911123456'],
    ['+12025550123', '+12025550123'],
  ])('%s is %s', (typed, stored) => {
    expect(normaliseMobile(typed)).toBe(stored);
  });

  it.each([
    ['', { problem: 'not-numeric' }],
    ['+', { problem: 'not-numeric' }],
    ['97150482193a', { problem: 'not-numeric' }],
    ['++971504821937', { problem: 'not-numeric' }],
    ['0504821937', { problem: 'unknown-prefix' }],
    ['+00971504821937', { problem: 'unknown-prefix' }],
    ['999501234567', { problem: 'unknown-prefix' }],
    ['97150482193', { problem: 'wrong-length', digits: 12 }],
    ['9715048219371', { problem: 'wrong-length', digits: 12 }],
    ['971050482193', { problem: 'wrong-length', digits: 12 }],
    ['97100504821937', { problem: 'wrong-length', digits: 12 }],
    ['9655012345', { problem: 'wrong-length', digits: 11 }],
    ['965050123456', { problem: 'wrong-length', digits: 11 }],
    ['+44791', { problem: 'length-outside', min: 7, max: 15 }],
    ['+4479111234567890', { problem: 'length-outside', min: 7, max: 15 }],
  ])('%s is refused', (typed, problem) => {
    expect(parseMobile(typed)).toEqual(problem);
  });

  it('accepts any number of the nine codes with any sign in front, and the trunk 0 for the first five only', () => {
    fc.assert(
      fc.property(fc.constantFrom(...NINE), sign, nationalText(9), (code, front, national) => {
        expect(normaliseMobile(`${front}${code}${national}`)).toBe(`+${code}${national}`);
        expect(normaliseMobile(`${front}${code}0${national}`)).toBe(`+${code}${national}`);
      }),
    );
    fc.assert(
      fc.property(fc.constantFrom(...EIGHT), sign, digitsText(8), (code, front, national) => {
        expect(normaliseMobile(`${front}${code}${national}`)).toBe(`+${code}${national}`);
        expect(normaliseMobile(`${front}${code}0${national}`)).toBeUndefined();
      }),
    );
  });

  it('refuses any other length for the nine codes', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...NINE, ...EIGHT),
        sign,
        fc.integer({ min: 1, max: 14 }).chain(nationalText),
        (code, front, national) => {
          const right = NINE.includes(code) ? 9 : 8;
          expect(normaliseMobile(`${front}${code}${national}`) !== undefined).toBe(national.length === right);
        },
      ),
    );
  });

  it('is stable: a stored number stays itself, also through its display form', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...callingCodes),
        fc.integer({ min: 8, max: 9 }).chain(nationalText),
        (code, national) => {
          const stored = normaliseMobile(`+${code}${national}`);
          if (!stored) return;
          expect(normaliseMobile(stored)).toBe(stored);
          expect(normaliseMobile(formatMobile(stored))).toBe(stored);
        },
      ),
    );
  });
});

describe('a number as it is dialled at home', () => {
  it.each([
    '0528917524',
    '٠٥٢٨٩١٧٥٢٤',
    '052 891 7524',
    '528917524',
    '971528917524',
    '+971 52 891 7524',
    '00971528917524',
    '9710528917524',
  ])('%s in the Emirates', (typed) => {
    expect(normaliseMobile(typed, '971')).toBe('+971528917524');
    expect(normaliseMobile(joinPrefix('971', typed))).toBe('+971528917524');
  });

  it('is a number of the salon, whatever other code it could begin with; longer ones say their country', () => {
    expect(normaliseMobile('50123456', '965')).toBe('+96550123456');
    expect(normaliseMobile('96650123', '965')).toBe('+96596650123');
    expect(normaliseMobile('0501234567', '966')).toBe('+966501234567');
    expect(normaliseMobile('966501234567', '971')).toBe('+966501234567');
    expect(normaliseMobile('447911123456', '971')).toBe('+447911123456');
    expect(normaliseMobile(joinPrefix('44', '7911123456'))).toBe('+447911123456');
  });

  it('says how long it should be when digits are missing', () => {
    expect(parseMobile('052891', '971')).toEqual({ problem: 'wrong-length', digits: 12 });
    expect(parseMobile('52891752', '971')).toEqual({ problem: 'wrong-length', digits: 12 });
    expect(parseMobile('05a', '971')).toEqual({ problem: 'not-numeric' });
  });

  it('is found from its beginning, and by any part', () => {
    const finds = (typed: string, stored = '971528917524') =>
      mobileSearchDigits(typed, '971').some((digits) => stored.includes(digits));
    for (const typed of [
      '0528917524',
      '٠٥٢ ٨٩١',
      '052-891',
      '528917524',
      '97152',
      '+9710528',
      '00971 52',
      '7524',
      '17 52',
    ])
      expect(finds(typed), typed).toBe(true);
    expect(finds('0528', '966528917524')).toBe(false);
    expect(finds('0123', '971500123456')).toBe(true);
    expect(mobileSearchDigits('Sara', '971')).toEqual([]);
    expect(mobileSearchDigits('00', '971')).toEqual([]);
    expect(mobileSearchDigits('0', '971')).toEqual(['0']);
    expect(mobileSearchDigits('0528', undefined)).toEqual(['0528', '528']);
  });
});

describe('970 and 972', () => {
  it('are one country and one key, and keep their own digits', () => {
    expect(countryOfMobile('+970599123456')?.iso2).toBe('PS');
    expect(countryOfMobile('+972599123456')?.iso2).toBe('PS');
    expect(mobileKey('+972599123456')).toBe(mobileKey('+970599123456'));
    expect(mobileKey('+971504821937')).toBe('+971504821937');
    expect(mobileKey('+966501234567')).not.toBe(mobileKey('+971501234567'));
    for (const spelt of ['+970599123456', '+972599123456'])
      expect(mobileSpellings(spelt)).toEqual(['+970599123456', '+972599123456']);
    expect(mobileSpellings('+971504821937')).toEqual(['+971504821937']);
  });
});

describe('forms', () => {
  it('joins a chosen prefix with what is typed, and lets a typed country win', () => {
    expect(normaliseMobile(joinPrefix('971', '050 482 1937'))).toBe('+971504821937');
    expect(normaliseMobile(joinPrefix('971', '504821937'))).toBe('+971504821937');
    expect(normaliseMobile(joinPrefix('971', '+966501234567'))).toBe('+966501234567');
    expect(normaliseMobile(joinPrefix('971', '00966501234567'))).toBe('+966501234567');
    expect(splitPrefix('+971504821937')).toEqual({ calling_code: '971', national: '504821937' });
    expect(splitPrefix('x')).toBeUndefined();
  });

  it('groups digits for reading', () => {
    expect(formatMobile('+971504821937')).toBe('+971 50 482 1937');
    expect(formatMobile('+96550123456')).toBe('+965 5012 3456');
    expect(formatMobile('+12025550123')).toBe('+1 202 555 0123');
    expect(formatMobile('hello')).toBe('hello');
  });

  it('finds the country, the longest code first', () => {
    expect(countryOfMobile('+971504821937')?.iso2).toBe('AE');
    expect(countryOfMobile('+201001234567')?.iso2).toBe('EG');
    expect(countryOfMobile('+97798412345')?.iso2).toBe('NP');
    expect(countryOfMobile('+999')).toBeUndefined();
  });
});

describe('telephones', () => {
  it('need + or 00 in front and have no fixed length', () => {
    expect(normaliseTelephone('+971 4 123 4567')).toBe('+97141234567');
    expect(normaliseTelephone('0097141234567')).toBe('+97141234567');
    expect(normaliseTelephone('+971 (0)4 123 4567')).toBe('+97141234567');
    expect(normaliseTelephone('97141234567')).toBeUndefined();
    expect(normaliseTelephone('+12')).toBeUndefined();
    expect(normaliseTelephone('+971a')).toBeUndefined();
  });
});
