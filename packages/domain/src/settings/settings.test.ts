import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gulfCountries } from '../kernel/places/countries';
import { sayMessage } from '../kernel/input/issues';
import { readInputAt } from '../kernel/input/read-input';
import { fillPlaces } from '../kernel/localized';
import { accountingSetting } from './accounting-setting';
import { AUTOMATIC_MESSAGE_IDS, automaticMessages, messagePlaces } from './automatic-messages';
import { checkColour, contrastWithWhite } from './values/colour.rules';
import { settingProblems, settingSchema, type SalonFacts, type Setting } from './define-setting';
import { generalSetting } from './general-setting';
import { invoiceSetting } from './invoice-setting';
import { notificationsSetting } from './notifications-setting';
import { checkSocialLink, onlineSetting, SALON_COLOURS, tidySocialLink, type SocialLink } from './online-setting';
import { platformBillingSetting } from './platform-billing-setting';
import { checkHttpsLink } from './setting-fields';
import { businessHoursInput, customHoursInput, holidayInput } from './settings.contract';

const dubai: SalonFacts = { country: 'AE', currency: 'AED' };
const wrong = (setting: Setting, values: object, salon = dubai): string[] =>
  (settingSchema(setting, salon).safeParse({ ...setting.defaults(salon), ...values }).error?.issues ?? []).map(
    (issue) => issue.path.join('.'),
  );

describe('sections', () => {
  it('start from defaults that their own fields accept, but for what only the salon knows', () => {
    expect(wrong(invoiceSetting, {})).toEqual([]);
    expect(wrong(notificationsSetting, {})).toEqual([]);
    expect(wrong(onlineSetting, {})).toEqual(['alias']);
    expect(wrong(generalSetting, {})).toEqual(['english_name', 'arabic_name']);
    expect(wrong(accountingSetting, {})).toEqual(['trn']);
    expect(wrong(accountingSetting, {}, { country: 'KW', currency: 'KWD' })).toEqual([]);
  });

  it('refuse a field they do not know', () => {
    for (const setting of [generalSetting, accountingSetting, invoiceSetting, onlineSetting, notificationsSetting])
      expect(wrong(setting, { is_owner: true })).toContain('');
  });

  it('begin with the VAT of the country', () => {
    const rates = Object.fromEntries(
      gulfCountries.map((country) => [
        country.iso2,
        accountingSetting.defaults({ country: country.iso2, currency: country.currency }).vat_rate,
      ]),
    );
    expect(rates).toEqual({ KW: 0, OM: 500, QA: 0, BH: 1000, SA: 1500, AE: 500 });
  });

  it('have a tax percentage when tax is active, and none when it is not', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.integer({ min: 0, max: 10_000 }), (vat_active, vat_rate) => {
        expect(wrong(accountingSetting, { vat_active, vat_rate, trn: '100234567800003' }).includes('vat_rate')).toBe(
          vat_active === (vat_rate === 0),
        );
      }),
    );
  });

  it('want the tax number of the country', () => {
    expect(wrong(accountingSetting, { trn: '100234567800003' })).toEqual([]);
    expect(wrong(accountingSetting, { trn: '12345' })).toEqual(['trn']);
    const riyadh: SalonFacts = { country: 'SA', currency: 'SAR' };
    expect(wrong(accountingSetting, { trn: '100234567800003' }, riyadh)).toEqual(['trn']);
    expect(wrong(accountingSetting, { trn: '300234567800003' }, riyadh)).toEqual([]);
    expect(wrong(accountingSetting, { trn: 'OM1234567890' }, { country: 'OM', currency: 'OMR' })).toEqual([]);
  });

  it.each([accountingSetting, platformBillingSetting])('keep a tax number as it is printed: $id', (setting) => {
    const kept = (trn: string) => setting.shape.trn.parse(trn);
    expect(kept('٣٠٠٢٣٤٥٦٧٨٠٠٠٠٣')).toBe('300234567800003');
    expect(kept(' 300 2345 6780 0003')).toBe('300234567800003');
    expect(kept('om 1234567890')).toBe('OM1234567890');
    expect(setting.shape.trn.parse(undefined)).toBe('');
  });

  it('take a whole place or none', () => {
    const names = { english_name: 'Glow', arabic_name: 'جلو' };
    expect(wrong(generalSetting, { ...names, latitude: 25.2, longitude: 55.3 })).toEqual([]);
    expect(wrong(generalSetting, { ...names, latitude: 25.2 })).toEqual(['longitude']);
    expect(wrong(generalSetting, { english_name: 'جلو', arabic_name: 'Glow' })).toEqual([
      'english_name',
      'arabic_name',
    ]);
  });
});

describe('automatic messages', () => {
  const usual = notificationsSetting.defaults(dubai);
  const problems = (change: object) =>
    wrong(notificationsSetting, { ...usual, birthday: { ...usual.birthday, ...change } });

  it('speak at least one language', () => {
    expect(problems({ english_active: false })).toEqual([]);
    expect(problems({ english_active: false, arabic_active: false })).toEqual(['birthday.english_active']);
    expect(problems({ english_text: '' })).toEqual(['birthday.english_text']);
    expect(problems({ english_active: false, english_text: '' })).toEqual([]);
  });

  it('use letters of the two languages only', () => {
    expect(problems({ english_text: 'Привет {customer}' })).toEqual(['birthday.english_text']);
    expect(problems({ arabic_text: 'أهلًا {customer} 🎂 123!' })).toEqual([]);
  });

  it('fill only the places they have', () => {
    expect(problems({ english_text: 'Pay {amount}' })).toEqual(['birthday.english_text']);
    expect(problems({ english_text: '{constructor}' })).toEqual(['birthday.english_text']);
    for (const id of AUTOMATIC_MESSAGE_IDS) {
      const { places, text } = automaticMessages[id];
      const values = Object.fromEntries(places.map((place) => [place, messagePlaces[place].sample.en]));
      for (const language of ['en', 'ar'] as const) expect(fillPlaces(text[language], values)).not.toMatch(/[{}]/);
    }
  });

  it('wait as long as they may', () => {
    const timed = (timing: number | null) =>
      wrong(notificationsSetting, { ...usual, appointment_reminder: { ...usual.appointment_reminder, timing } });
    expect([timed(24), timed(0), timed(73), timed(null)]).toEqual([
      [],
      ['appointment_reminder.timing'],
      ['appointment_reminder.timing'],
      ['appointment_reminder.timing'],
    ]);
    expect(problems({ timing: 3 })).toEqual(['birthday.timing']);
    const twice = (first: number, second: number, active = true) =>
      wrong(notificationsSetting, {
        ...usual,
        appointment_reminder: { ...usual.appointment_reminder, timing: first },
        second_reminder: { ...usual.second_reminder, active, timing: second },
      });
    expect([twice(24, 2), twice(2, 2), twice(2, 3), twice(2, 3, false)]).toEqual([
      [],
      ['second_reminder.timing'],
      ['second_reminder.timing'],
      [],
    ]);
  });
});

describe('online page', () => {
  const link = (type: SocialLink['type'], value: string) => checkSocialLink({ type, value })?.key;

  it('has links in the form of their kind', () => {
    expect(link(0, '+97142345678')).toBeUndefined();
    expect(link(0, '042345678')).toBe('telephone-prefix');
    expect(link(1, '971504821937')).toBeUndefined();
    expect(link(1, '+971504821937')).toBe('whatsapp-prefix');
    expect(link(7, 'https://www.tiktok.com/@glow')).toBeUndefined();
    expect(link(7, 'https://tiktok.example/@glow')).toBe('tiktok-link');
    expect(link(3, 'http://instagram.com/glow')).toBe('https-link');
    expect(link(6, '1234567890')).toBeUndefined();
    expect(link(6, 'glow')).toBe('digits');
    expect(link(5, '')).toBe('required');
  });

  it('keeps numbers as they are dialled, those of home too', () => {
    const kept = (type: SocialLink['type'], value: string, country = 'AE') =>
      readInputAt({ country }, () => onlineSetting.shape.social_links.safeParse([{ type, value }])).data?.[0]?.value;
    for (const typed of ['0504821937', '٠٥٠٤٨٢١٩٣٧', '971 50 482 1937', '9710504821937', '971504821937'])
      expect(kept(1, typed), typed).toBe('971504821937');
    expect(kept(1, '0504821937', 'SA')).toBe('966504821937');
    expect(kept(1, '+971504821937')).toBeUndefined();
    expect(kept(0, '٠٠٩٧١ ٤ ٢٣٤ ٥٦٧٨')).toBe('+971 4 234 5678');
    expect(kept(0, '042345678')).toBeUndefined();
    expect(kept(6, '١٢٣')).toBe('123');
    expect(generalSetting.shape.telephone.parse('٠٠٩٧١٤٢٣٤٥٦٧٨')).toBe('+97142345678');
    expect(tidySocialLink({ type: 1, value: '٩٧١٠٥٠٤٨٢١٩٣٧' }, undefined).value).toBe('971504821937');
  });

  it('links nowhere but to https', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        if (checkHttpsLink(text) === undefined && text !== '') expect(text).toMatch(/^https:\/\//);
      }),
    );
    for (const bad of [
      'javascript:alert(1)',
      'https://',
      'https://a',
      'https://user:pass@bank.com',
      'https://a.b/"><script>',
      'https://evil.com\\@good.com',
    ])
      expect(checkHttpsLink(bad), bad).toBeDefined();
  });

  it('has a colour white words can be read on', () => {
    expect(contrastWithWhite('#000000')).toBeCloseTo(21);
    expect(contrastWithWhite('#ffffff')).toBeCloseTo(1);
    expect(checkColour('#f5d76e')?.key).toBe('colour-contrast');
    expect(checkColour('red')?.key).toBe('colour');
    for (const colour of SALON_COLOURS) expect(checkColour(colour), colour).toBeUndefined();
  });

  it('asks a deposit that is something, and each kind of link once', () => {
    const page = { alias: 'glow' };
    expect(wrong(onlineSetting, { ...page, deposit_kind: 'percent' })).toEqual(['deposit_percent']);
    expect(wrong(onlineSetting, { ...page, deposit_kind: 'amount', deposit_amount: 5000 })).toEqual([]);
    expect(wrong(onlineSetting, { ...page, alias: 'glow-dubai' })).toEqual(['alias']);
    expect(wrong(onlineSetting, { alias: 'gl' })).toEqual(['alias']);
    expect(
      wrong(onlineSetting, {
        ...page,
        social_links: [
          { type: 6, value: '1' },
          { type: 6, value: '2' },
        ],
      }),
    ).toEqual(['social_links.1.type']);
    expect(onlineSetting.fields.parse({ ...onlineSetting.defaults(dubai), alias: 'GLOW' }).alias).toBe('glow');
    expect(settingProblems(onlineSetting, { ...onlineSetting.defaults(dubai), alias: 'glow' }, dubai)).toBeUndefined();
  });
});

it('the end of a business day is said by the salon’s clock', () => {
  const late = { time_zone: 'Asia/Dubai', business_day_cut_off: '12:00:00' };
  const said = (clock: '12' | '24', language: 'en' | 'ar') =>
    readInputAt({ clock }, () => businessHoursInput.safeParse(late)).error!.issues.map(({ message }) =>
      sayMessage(message, language, { en: 'End', ar: 'النهاية' }),
    );
  expect(said('12', 'en')).toEqual(['End must be before or equal to 8:00 AM']);
  expect(said('24', 'en')).toEqual(['End must be before or equal to 08:00']);
  expect(said('12', 'ar')[0]).toContain('8:00 ص');
  expect(said('24', 'ar')[0]).toContain('08:00');
});

describe('days of their own', () => {
  const names = { english_name: 'Ramadan hours', arabic_name: 'ساعات رمضان' };
  const custom = (starts_on: string, ends_on: string, ranges: { from: string; to: string }[] = []) =>
    customHoursInput
      .safeParse({ ...names, starts_on, ends_on, ranges })
      .error?.issues.map((issue) => issue.path.join('.'));

  it('last thirty days at most, and keep their hours apart', () => {
    expect(
      custom('2027-02-08', '2027-03-09', [
        { from: '13:00:00', to: '17:00:00' },
        { from: '20:00:00', to: '02:00:00' },
      ]),
    ).toBeUndefined();
    expect(custom('2027-02-08', '2027-03-10')).toEqual(['ends_on']);
    expect(custom('2027-02-08', '2027-02-07')).toEqual(['ends_on']);
    expect(custom('2027-02-30', 'never')).toEqual(['starts_on', 'ends_on']);
    expect(
      custom('2027-02-08', '2027-02-08', [
        { from: '13:00:00', to: '17:00:00' },
        { from: '16:00:00', to: '18:00:00' },
      ]),
    ).toEqual(['ranges.1.to']);
    expect(
      holidayInput.safeParse({
        ...names,
        kind: 'holiday',
        is_closed: true,
        starts_on: '2026-12-02',
        ends_on: '2026-12-01',
      }).success,
    ).toBe(false);
  });
});
