import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  addMessage,
  aliasName,
  arabicText,
  basisPoints,
  birthDate,
  codeOf,
  emailText,
  englishOrArabicText,
  englishText,
  freeText,
  integerText,
  localDate,
  localTime,
  minorAmount,
  mobile,
  orEmpty,
  requiredText,
  serviceName,
  telephone,
  trn,
} from './fields';
import { readInputAt } from './read-input';
import { decodeMessage, encodeIssue, encodeMessage, sayIssue, sayMessage } from './issues';
import { recordStates } from '../record-status.states';
import { validationTexts } from '../text/validation-texts';

const label = { en: 'Mobile', ar: 'الجوال' };
const issueOf = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error!.issues[0]!;

describe('building blocks', () => {
  it.each([
    [requiredText(), ' Sara ', 'Sara'],
    [englishText(), 'Hi!', 'Hi!'],
    [arabicText(), 'أهلًا', 'أهلًا'],
    [englishOrArabicText(), 'Hi أهلًا', 'Hi أهلًا'],
    [serviceName(), 'Hair cut - 45', 'Hair cut - 45'],
    [aliasName(), 'glow', 'glow'],
    [freeText(), '', ''],
    [emailText(), ' Sara@Glow.Demo ', 'sara@glow.demo'],
    [mobile(), '00971 050 482 1937', '+971504821937'],
    [telephone(), '0097141234567', '+97141234567'],
    [integerText({ max: 10 }), '١٠', 10],
    [localDate(), '2026-11-15', '2026-11-15'],
    [localTime(), '09:30:00', '09:30:00'],
    [minorAmount(), 1250, 1250],
    [codeOf(recordStates), 1, 1],
  ])('%# reads %j', (schema, given, stored) => {
    expect(z.parse(schema, given)).toBe(stored);
  });

  it.each([
    [requiredText(), '  ', 'required'],
    [requiredText(undefined, 3), 'abcd', 'max-length'],
    [serviceName(), 'a&b', 'service-name'],
    [aliasName(), 'a b', 'alias-name'],
    [freeText(), 'paid with 4111 1111 1111 1111', 'card-number'],
    [emailText(), 'x', 'email'],
    [mobile(), '0504821937', 'mobile-prefix'],
    [mobile(), '', 'required'],
    [telephone(), '041234567', 'telephone-prefix'],
    [integerText(), '01', 'leading-zeros'],
    [localDate(), '2026-02-30', 'date'],
  ])('%# refuses %j: %s', (schema, given, key) => {
    expect(decodeMessage(issueOf(schema, given).message)?.key).toBe(key);
  });

  it('know the country and the day of the account they are read for', () => {
    const read = (country: string, schema: z.ZodType, value: string) =>
      readInputAt({ country, today: () => '2026-11-15' }, () => schema.safeParse(value));
    const refusal = (country: string, schema: z.ZodType, value: string) =>
      decodeMessage(read(country, schema, value).error!.issues[0]!.message)?.key;
    expect(read('AE', mobile(), '050 482 1937').data).toBe('+971504821937');
    expect(read('KW', mobile(), '٥٠١٢٣٤٥٦').data).toBe('+96550123456');
    expect(read('AE', telephone(), '04 333 4444').data).toBe('+97143334444');
    expect(read('AE', telephone(), '٠٥٠١٢٣٤٥٦٧').data).toBe('+971501234567');
    expect(read('AE', telephone(), '97143334444').data).toBe('+97143334444');
    expect(read('AE', telephone(), '+96522223333').data).toBe('+96522223333');
    expect(read('KW', telephone(), '2222 3333').data).toBe('+96522223333');
    expect(refusal('AE', telephone(), 'ask Mona')).toBe('telephone-prefix');
    expect(read('OM', trn(), 'om1100012345').data).toBe('OM1100012345');
    expect(refusal('OM', trn(), '310122393500003')).toBe('trn-oman');
    expect(refusal('SA', trn(), '310122393500004')).toBe('trn-ksa');
    expect(read('SA', trn(), '310122393500003').success).toBe(true);
    expect(refusal('AE', birthDate(), '2026-11-16')).toBe('birth-ahead');
    expect(refusal('AE', birthDate(), '1899-12-31')).toBe('birth-too-early');
    expect(read('AE', birthDate(), '2026-11-15').success).toBe(true);
  });

  it('of a text that is too long look at its length alone', () => {
    const digits = '3 8 '.repeat(2_000_000);
    const began = Date.now();
    for (const [schema, text] of [
      [freeText(), digits],
      [requiredText(), digits],
      [englishText(), 'س'.repeat(5_000_000)],
      [serviceName(), '!'.repeat(5_000_000)],
      [emailText(), `${'a.'.repeat(2_000_000)}@`],
      [mobile(), digits],
      [integerText(), '1'.repeat(5_000_000)],
      [localDate(), '1-'.repeat(2_000_000)],
    ] as const)
      expect(decodeMessage(issueOf(schema, text).message)?.key).toBe('max-length');
    // Looking for a card in the first one alone took ten seconds.
    expect(Date.now() - began).toBeLessThan(5_000);
    // Characters are counted as people count them.
    expect(requiredText(undefined, 3).safeParse('💇💇💇').success).toBe(true);
    expect(requiredText(undefined, 3).safeParse('💇💇💇💇').success).toBe(false);
  });

  it('carry the label and values in the message', () => {
    const issue = issueOf(mobile(label), '+97150');
    expect(sayIssue(issue, 'en')).toBe('Mobile must be 12 digits with the country code');
    expect(sayIssue(issue, 'ar')).toBe('حقل الجوال يجب أن يكون عدد أرقامه 12 مع رمز الدولة');
    expect(sayMessage(issue.message, 'en')).toBe('Mobile must be 12 digits with the country code');
    expect(sayIssue(issueOf(mobile(), ''), 'ar', label)).toBe('حقل الجوال مطلوب');
  });

  it('say the limits of a share in percent, as people type it', () => {
    const said = (schema: z.ZodType, value: number) =>
      (['en', 'ar'] as const).map((language) => sayIssue(issueOf(schema, value), language));
    for (const text of said(basisPoints(), 15_000)) {
      expect(text).toContain('100%');
      expect(text).not.toContain('10000');
    }
    for (const text of said(basisPoints(50), 0)) expect(text).toContain('0.5%');
    expect(basisPoints().parse(10_000)).toBe(10_000);
  });

  it('may be left out or empty with orEmpty, and still name the broken rule', () => {
    const schema = z.object({ mobile: orEmpty(mobile()), email: orEmpty(emailText()) });
    expect(z.parse(schema, {})).toEqual({});
    expect(z.parse(schema, { mobile: '', email: '  ' })).toEqual({ mobile: undefined, email: undefined });
    expect(z.parse(schema, { mobile: '971504821937' })).toMatchObject({ mobile: '+971504821937' });
    expect(decodeMessage(issueOf(schema, { mobile: '12' }).message)?.key).toBe('mobile-length-between');
  });

  it('rules over several fields point at one', () => {
    const schema = z
      .object({ from: z.string(), to: z.string() })
      .superRefine((value, ctx) =>
        addMessage(ctx, value.to < value.from ? { key: 'invalid' } : undefined, ['to'], label),
      );
    const issue = issueOf(schema, { from: '2', to: '1' });
    expect(issue.path).toEqual(['to']);
    expect(sayIssue(issue, 'en')).toBe('Mobile is not valid');
    expect(schema.safeParse({ from: '1', to: '1' }).success).toBe(true);
  });

  it('can be described for the API reference', () => {
    const schema = z.object({
      mobile: mobile(),
      email: orEmpty(emailText()),
      status: codeOf(recordStates),
    });
    expect(z.toJSONSchema(schema, { io: 'input' })).toMatchObject({
      properties: { mobile: { type: 'string' }, email: { type: 'string' } },
      required: ['mobile', 'status'],
    });
  });
});

describe('messages inside issues', () => {
  it('survive the journey', () => {
    const message = { key: 'max-length', values: { max: 5, label } } as const;
    expect(decodeMessage(encodeMessage(message))).toEqual(message);
    expect(encodeMessage({ key: 'required' })).toBe('validation:required');
    for (const text of ['Some sentence', 'validation:nothing-known', 'validation:min {broken', 'validation:toString'])
      expect(decodeMessage(text)).toBeUndefined();
    expect(sayMessage('Some sentence', 'ar')).toBe('Some sentence');
  });

  it.each([
    [z.string(), undefined, 'This field is required', 'هذا الحقل مطلوب'],
    [z.string(), null, 'This field is required', 'هذا الحقل مطلوب'],
    [z.string(), 5, 'This field is not valid', 'هذا الحقل غير صحيح'],
    [z.number(), 'x', 'This field must be a number', 'هذا الحقل يقبل الأرقام فقط'],
    [z.int(), 1.5, 'This field must be a whole number', 'هذا الحقل يقبل الأعداد الصحيحة فقط'],
    [z.number().min(3), 2, 'This field must be at least 3', 'هذا الحقل يجب ألا يقل عن 3'],
    [z.number().positive(), 0, 'This field must be more than 0', 'هذا الحقل يجب أن يزيد على 0'],
    [z.number().max(3), 4, 'This field must be at most 3', 'هذا الحقل يجب ألا يزيد على 3'],
    [z.number().lt(3), 3, 'This field must be less than 3', 'هذا الحقل يجب أن يقل عن 3'],
    [z.number().multipleOf(15), 20, 'This field must be a multiple of 15', 'هذا الحقل يجب أن يكون من مضاعفات 15'],
    [z.string().min(1), '', 'This field is required', 'هذا الحقل مطلوب'],
    [z.string().min(3), 'a', 'This field must be at least 3 characters', 'هذا الحقل يجب ألا يقل عدد خاناته عن 3'],
    [z.string().max(3), 'abcd', 'This field must be at most 3 characters', 'هذا الحقل يجب ألا يزيد عدد خاناته على 3'],
    [z.string().length(6), 'abcd', 'This field must be 6 characters', 'هذا الحقل يجب أن يكون عدد خاناته 6'],
    [z.array(z.string()).min(1), [], 'This field is required', 'هذا الحقل مطلوب'],
    [z.array(z.string()).min(2), ['a'], 'This field takes 2 at least', 'هذا الحقل يجب ألا تقل عناصره عن 2'],
    [z.array(z.string()).max(1), ['a', 'b'], 'This field takes 1 at most', 'هذا الحقل يجب ألا تزيد عناصره على 1'],
    [z.email(), 'x', 'This field must be a valid e-mail', 'هذا الحقل يجب أن يكون بريدًا إلكترونيًا صحيحًا'],
    [z.url(), 'x', 'This field must be a valid link', 'هذا الحقل يجب أن يكون رابطًا صحيحًا'],
    [z.iso.date(), 'x', 'This field must be a valid date', 'هذا الحقل يجب أن يكون تاريخًا صحيحًا'],
    [z.iso.time(), 'x', 'This field must be a valid time', 'هذا الحقل يجب أن يكون وقتًا صحيحًا'],
    [z.string().regex(/a/), 'x', 'This field is not valid', 'هذا الحقل غير صحيح'],
    [z.enum(['a', 'b']), 'c', 'Please choose this field from the list', 'يرجى اختيار قيمة من القائمة في هذا الحقل'],
    [z.strictObject({}), { zz: 1 }, 'Unknown fields: zz', 'حقول غير معروفة: zz'],
    [z.union([z.string(), z.number()]), true, 'This field is not valid', 'هذا الحقل غير صحيح'],
  ])("%# zod's own issues are said in both languages, encoded or not", (schema: z.ZodType, value, en, ar) => {
    const encoded = schema.safeParse(value, { error: encodeIssue }).error!.issues[0]!;
    for (const issue of [issueOf(schema, value), encoded]) {
      expect(sayIssue(issue, 'en')).toBe(en);
      expect(sayIssue(issue, 'ar')).toBe(ar);
    }
    expect(sayMessage(encoded.message, 'en')).toBe(en);
  });

  it('a missing choice is "required" when the encoder saw the input', () => {
    const issue = z.enum(['a']).safeParse(undefined, { error: encodeIssue }).error!.issues[0]!;
    expect(sayIssue(issue, 'en')).toBe('This field is required');
  });

  it('no key of the catalogue breaks the encoding', () => {
    for (const key of Object.keys(validationTexts) as (keyof typeof validationTexts)[])
      expect(decodeMessage(encodeMessage({ key, values: { min: 1 } }))?.key).toBe(key);
  });
});
