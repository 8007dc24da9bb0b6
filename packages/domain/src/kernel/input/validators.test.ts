import { describe, expect, it } from 'vitest';
import * as validators from './validators';
import { sayValidation } from '../text/validation-texts';
import {
  checkAfterOrEqual,
  checkAliasName,
  checkArabicText,
  checkCustomerSearch,
  checkDate,
  checkDigits,
  checkEmail,
  checkEnglishOrArabicText,
  checkEnglishText,
  checkInteger,
  checkMaxLength,
  checkMinLength,
  checkMobile,
  checkRequired,
  checkSameAs,
  checkServiceName,
  checkTelephone,
  checkTime,
  checkTrn,
  checkWhatsappNumber,
  firstOf,
} from './validators';

const keyOf = (checked: validators.Checked) => checked?.key;
const label = { en: 'Name', ar: 'الاسم' };

describe('required', () => {
  it.each([[null], [undefined], [''], ['   '], ['\t\n'], [[]]])('%j is missing', (value) =>
    expect(keyOf(checkRequired(value))).toBe('required'),
  );
  it.each([['a'], [0], [false], [['x']]])('%j is there', (value) => expect(checkRequired(value)).toBeUndefined());
  it('says so with the label', () => {
    expect(sayValidation(checkRequired('')!, 'en', label)).toBe('Name is required');
    expect(sayValidation(checkRequired('')!, 'ar', label)).toBe('حقل الاسم مطلوب');
    expect(sayValidation(checkRequired('')!, 'en')).toBe('This field is required');
    expect(sayValidation(checkRequired('')!, 'ar')).toBe('هذا الحقل مطلوب');
    expect(sayValidation(checkRequired('')!, 'ar', 'الجوال')).toBe('حقل الجوال مطلوب');
  });
});

describe('integer', () => {
  it.each(['0', '7', '120', '٤٥', '۴۵', ' 5 '])('%s', (text) => expect(checkInteger(text)).toBeUndefined());
  it.each([
    ['-1', 'integer'],
    ['1.5', 'integer'],
    ['a', 'integer'],
    ['1a', 'integer'],
    ['007', 'leading-zeros'],
    ['00', 'leading-zeros'],
    ['٠٥', 'leading-zeros'],
    ['', 'required'],
    ['99999999999999999', 'integer'],
  ])('%s is refused', (text, key) => expect(keyOf(checkInteger(text))).toBe(key));
  it('keeps to its limits', () => {
    expect(checkInteger('4', { min: 5 })).toEqual({ key: 'min', values: { min: 5 } });
    expect(checkInteger('11', { max: 10 })).toEqual({ key: 'max', values: { max: 10 } });
    expect(checkInteger('10', { min: 10, max: 10 })).toBeUndefined();
    expect(checkInteger('', { optional: true })).toBeUndefined();
  });
});

describe('forms of text', () => {
  const arabic = 'صالون الأمل';
  it.each([
    ['digits', checkDigits, ['0123', '٠١٢'], ['-1', '1.5', 'a1']],
    [
      'english-text',
      checkEnglishText,
      ['Hair cut, 2 for 1!', 'Glow ✨', '50% off'],
      [arabic, 'Hair قص', 'Zoë', '٥٠% off', 'Привет'],
    ],
    [
      'arabic-text',
      checkArabicText,
      [arabic, 'خصم 50% على القص!', 'مـــرحبا', 'خصم ٥٠'],
      ['Hair', 'قص Hair', 'Привет'],
    ],
    ['english-or-arabic-text', checkEnglishOrArabicText, ['Hair قص 50% ✨', arabic, 'Hair'], ['Привет', 'Zoë', '你好']],
    [
      'service-name',
      checkServiceName,
      ['Hair cut - 45', 'قص شعر - ٤٥', 'Keratin'],
      ['Hair & nails', 'قص/صبغ', 'a.b', 'a_b'],
    ],
    ['alias-name', checkAliasName, ['glow', 'Glow2026'], ['glow salon', 'glow-salon', 'جلو', 'glow٢']],
    [
      'email',
      checkEmail,
      ['sara@glow.demo', 'S.Ali+tag@mail.example.ae', ' a@b.co '],
      [
        'sara',
        'sara@',
        '@glow.demo',
        'sara@glow',
        'a b@c.de',
        'a..b@c.de',
        '.a@c.de',
        'a@-c.de',
        'a@c..de',
        'سارة@glow.demo',
        `${'a'.repeat(65)}@c.de`,
        'a@b@c.de',
      ],
    ],
    ['date', checkDate, ['2026-11-15', '9998-12-31'], ['15/11/2026', '2026-02-30', '9999-12-31']],
    ['time', checkTime, ['09:30:00'], ['9:30', '24:00:00']],
    [
      'customer-search',
      checkCustomerSearch,
      ['Sara', 'سارة علي', '0501234567', '+971 50 123', '٠٥٠'],
      ['Sara 050', 'سارة٥'],
    ],
    ['telephone-prefix', checkTelephone, ['+97141234567', '0097141234567'], ['97141234567', '041234567']],
    ['telephone', checkTelephone, ['+971 4 123 4567'], ['+12', '00abc', '+1234567890123456']],
    ['whatsapp-prefix', checkWhatsappNumber, ['971504821937'], ['+971504821937', '00971504821937']],
    ['mobile-length', checkWhatsappNumber, ['9710504821937'], ['97150']],
  ] as const)('%s', (key, check, good, bad) => {
    expect(good.filter((text) => check(text) !== undefined)).toEqual([]);
    expect(bad.map((text) => [text, keyOf(check(text))])).toEqual(bad.map((text) => [text, key]));
    expect(check('')).toBeUndefined();
  });

  it('count characters as people do', () => {
    expect(checkMaxLength('✨💅💅', 3)).toBeUndefined();
    expect(checkMaxLength('abcd', 3)).toEqual({ key: 'max-length', values: { max: 3 } });
    expect(checkMinLength('ab', 3)).toEqual({ key: 'min-length', values: { min: 3 } });
    expect(checkMinLength('abc', 3)).toBeUndefined();
  });

  it('take a text of 100,000 characters without slowing down', () => {
    const checks = Object.entries(validators).filter(([name]) => name.startsWith('check')) as [
      string,
      (value: string, ...rest: unknown[]) => unknown,
    ][];
    expect(checks.length).toBeGreaterThanOrEqual(20);
    const slow: string[] = [];
    for (const unit of ['a', '1', ' ', '.', 'a.', 'ا', '1,111', '-', '@a.']) {
      const long = `${unit.repeat(100_000 / unit.length)}\u0000`;
      for (const [name, check] of checks) {
        // The best of three: a busy machine may pause any one of them. Whatever grows faster than the text takes
        // seconds here.
        const times = [1, 2, 3].map(() => {
          const begin = Date.now();
          check(long, 'AED', label);
          return Date.now() - begin;
        });
        if (Math.min(...times) > 150) slow.push(`${name} on ${unit}`);
      }
    }
    expect(slow).toEqual([]);
  });
});

describe('comparisons', () => {
  const other = { en: 'start date', ar: 'تاريخ البداية' };
  it('compare dates, times and numbers', () => {
    expect(checkAfterOrEqual('2026-11-15', '2026-11-15', other)).toBeUndefined();
    expect(keyOf(checkAfterOrEqual(4, 5, other))).toBe('after-or-equal');
    expect(sayValidation(checkAfterOrEqual(1, 2, other)!, 'en', { en: 'End date', ar: 'تاريخ النهاية' })).toBe(
      'End date must be after or equal to start date',
    );
    expect(sayValidation(checkAfterOrEqual(1, 2, other)!, 'ar', { en: 'End date', ar: 'تاريخ النهاية' })).toBe(
      'حقل تاريخ النهاية يجب أن يكون بعد تاريخ البداية أو مساويًا له',
    );
  });

  it('same as, and the first of several', () => {
    expect(checkSameAs('a', 'a', other)).toBeUndefined();
    expect(keyOf(checkSameAs('a', 'b', other))).toBe('same-as');
    expect(firstOf(undefined, { key: 'min' }, { key: 'max' })).toEqual({ key: 'min' });
  });
});

describe('mobile and tax number', () => {
  it('a mobile is required unless it is optional', () => {
    expect(keyOf(checkMobile(''))).toBe('required');
    expect(checkMobile('', { optional: true })).toBeUndefined();
    expect(checkMobile('+971504821937')).toBeUndefined();
    expect(checkMobile('٠٠٩٧١٠٥٠٤٨٢١٩٣٧')).toBeUndefined();
    expect(keyOf(checkMobile('abc'))).toBe('mobile-numeric');
    expect(keyOf(checkMobile('0504821937'))).toBe('mobile-prefix');
    expect(checkMobile('+97150')).toEqual({ key: 'mobile-length', values: { digits: 12 } });
    expect(checkMobile('+4471')).toEqual({ key: 'mobile-length-between', values: { min: 7, max: 15 } });
  });

  it('says the KSA rule to the letter', () => {
    expect(sayValidation(checkTrn('310122393500004', 'SA')!, 'en')).toBe(
      'TRN number for KSA should start with three and end with three',
    );
    expect(checkTrn('31', 'SA')).toEqual({ key: 'exact-length', values: { length: 15 } });
    expect(keyOf(checkTrn('123', 'OM'))).toBe('trn-oman');
    expect(keyOf(checkTrn('1001234567000AB', 'AE'))).toBe('digits');
    expect(checkTrn('310122393500003', 'SA')).toBeUndefined();
    expect(checkTrn('', 'SA')).toBeUndefined();
  });
});

describe('sentences', () => {
  it("a value is never expanded again, and the message's own label wins", () => {
    expect(sayValidation({ key: 'required', values: { label: { en: '{min}', ar: 'س' } } }, 'en', label)).toBe(
      '{min} is required',
    );
    expect(sayValidation({ key: 'required', values: { label } }, 'en', 'Other')).toBe('Name is required');
  });
});
