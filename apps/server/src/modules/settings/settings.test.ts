import { authContract } from '@rawnaq/domain/auth/auth.contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InputOf } from '@rawnaq/domain/kernel/contract';
import { paymentGatewayContract as gateway } from '@rawnaq/domain/payment-links/payment-gateway.contract';
import { settingsContract } from '@rawnaq/domain/settings/settings.contract';
import { accountingSetting } from '@rawnaq/domain/settings/accounting-setting';
import { notificationsSetting } from '@rawnaq/domain/settings/notifications-setting';
import { asAccount } from '../../services';
import { addPerson, personOf, rowsOf, tokenOf } from '../../../test/people';
import { migrateAgain } from '../../../test/migrate-again';
import { newKey, openWorld, PASSWORD, type World } from '../../../test/world';
import { readSetting } from '.';

const s = settingsContract;
let world: World;
let owner: string;
let neighbour: string;
beforeAll(async () => {
  world = await openWorld();
  owner = await tokenOf(world, await personOf(world, 'a@test.rawnaq'));
  neighbour = await tokenOf(world, await personOf(world, 'b@test.rawnaq'));
});
afterAll(() => world.close());

const history = (entity: string) =>
  rowsOf<{ action: string; entity_id: string; before: unknown; after: unknown }>(
    world,
    'select action, entity_id, before, after from audit_log where account_id = 2001 and entity = $1 order by id desc',
    [entity],
  );
const accounting = {
  vat_active: true,
  vat_rate: 500,
  trn: '100234567800003',
  payment_methods: ['cash', 'credit_card'],
  loyalty_active: true,
  points_per_unit: 2,
  point_value: 5,
  least_points: 100,
  commission_basis: 'net',
} as const;
const saveAccounting = (change: object = {}, options: object = {}) =>
  world.call(s.save_accounting, { ...accounting, ...change } as never, { as: owner, ...options });
const online = (change: object = {}): InputOf<typeof s.save_online> => ({
  is_live: true,
  alias: 'salona',
  english_welcome: 'Welcome',
  arabic_welcome: 'أهلًا بكم',
  colour: '#1F5E56',
  social_links: [{ type: 1, value: '971504821937' }],
  lead_minutes: 60,
  days_ahead: 30,
  cancel_hours: 24,
  deposit_kind: 'none',
  deposit_percent: 0,
  deposit_amount: 0,
  show_prices: true,
  show_durations: true,
  show_employees: true,
  show_menu: true,
  show_price_list: true,
  ...change,
});
const general = {
  english_name: 'Salon A',
  arabic_name: 'صالون أ',
  business_type: 'women_salon',
  city: 'Dubai',
  latitude: 25.2,
  longitude: 55.27,
  english_address: 'Al Wasl Road',
  arabic_address: 'شارع الوصل',
  telephone: '+97142345678',
  backup_email: 'Backup@example.com',
} as const;

describe('a section', () => {
  it('has the defaults of its country until somebody decides, and then what was decided', async () => {
    expect((await world.call(s.get_accounting, {}, { as: neighbour })).body.values).toMatchObject({
      vat_active: true,
      vat_rate: 500,
      trn: '',
      points_expire_after_months: null,
    });
    expect((await saveAccounting()).body).toEqual({ done: true });
    expect((await world.call(s.get_accounting, {}, { as: owner })).body.values).toMatchObject({
      ...accounting,
      points_expire_after_months: null,
    });
    const [line] = await history('account_settings');
    expect(line).toMatchObject({
      action: 'settings.save',
      entity_id: 'accounting',
      before: { trn: '', loyalty_active: false },
      after: { trn: '100234567800003', loyalty_active: true },
    });
    expect(Object.keys(line!.after as object)).not.toContain('vat_rate');
    await saveAccounting();
    expect(await history('account_settings')).toHaveLength(1);
  });

  it('is read by other modules through the door, with new fields at their defaults and old ones left out', async () => {
    await rowsOf(
      world,
      `
        update account_settings
        set values = values - 'points_per_unit' || '{"gone":1}'
        where account_id = 2001 and section = 'accounting'`,
    );
    const values = await asAccount(world.services, 2001, (tx) =>
      readSetting({ tx, accountId: 2001 }, accountingSetting),
    );
    expect(values).toMatchObject({ points_per_unit: 1, loyalty_active: true });
    expect(values).not.toHaveProperty('gone');
    await saveAccounting();
  });

  it('refuses unknown keys, missing fields and broken rules in the words of the language', async () => {
    expect((await saveAccounting({ is_owner: true })).status).toBe(422);
    expect((await saveAccounting({ vat_active: undefined })).body.errors).toHaveProperty('vat_active');
    expect((await saveAccounting({ vat_rate: 0 })).body.errors).toEqual({
      vat_rate: ['Tax percentage cannot be zero when tax is active'],
    });
    expect((await saveAccounting({ vat_active: false }, { language: 'ar' })).body.errors).toEqual({
      vat_rate: ['يجب أن تكون نسبة الضريبة صفرًا والضريبة غير مفعّلة'],
    });
    expect((await saveAccounting({ trn: '123' })).body.errors).toHaveProperty('trn');
    expect((await saveAccounting({ payment_methods: [] })).body.errors).toHaveProperty('payment_methods');
    await rowsOf(world, "update accounts set country = 'SA' where id = 2001");
    expect((await saveAccounting({ vat_rate: 1500 })).body.errors).toEqual({
      trn: ['TRN number for KSA should start with three and end with three'],
    });
    expect((await saveAccounting({ vat_rate: 1500, trn: '300234567800003' })).status).toBe(200);
    await rowsOf(world, "update accounts set country = 'AE' where id = 2001");
  });

  it('keeps the tax number as it is printed, and a migration does so with those saved before', async () => {
    const trn = async (section = 'accounting') =>
      (
        await rowsOf<{ trn: string }>(
          world,
          "select values ->> 'trn' as trn from account_settings where account_id = 2001 and section = $1",
          [section],
        )
      )[0]?.trn;
    expect((await saveAccounting({ trn: '100 2345 ٦٧٨٠ 0003' })).status).toBe(200);
    expect(await trn()).toBe('100234567800003');
    await rowsOf(world, "update accounts set country = 'OM' where id = 2001");
    expect((await saveAccounting({ trn: 'om 1234567890' })).status).toBe(200);
    expect(await trn()).toBe('OM1234567890');
    await rowsOf(world, "update accounts set country = 'AE' where id = 2001");
    for (const typed of ['\u200e١٠٠ ۲۳۴٥\u00a067800003', '100234567800003']) {
      await rowsOf(
        world,
        `
          update account_settings
          set values = values || jsonb_build_object('trn', $1::text)
          where section = 'accounting'`,
        [typed],
      );
      await migrateAgain(world, '0359_tax_numbers_as_printed.sql');
      expect(await trn()).toBe('100234567800003');
    }
    await saveAccounting();
  });

  it('is open only to those its definition names', async () => {
    const clerk = await addPerson(world, 'merchant', 2001, { 13: [3] });
    const as = await tokenOf(world, clerk);
    expect((await world.call(s.get_invoice, {}, { as })).status).toBe(200);
    for (const closed of [s.get_general, s.get_accounting, s.get_online, s.get_notifications, gateway.get])
      expect((await world.call(closed, {}, { as })).body.code).toBe('no_permission');
    expect((await world.call(s.save_accounting, accounting as never, { as })).status).toBe(403);
  });

  it('lets a salon do without held invoices, which every screen then knows', async () => {
    const as = await tokenOf(world, await personOf(world, 'a@test.rawnaq'));
    const isHeld = async () =>
      (await world.call(authContract.get_global_informations, {}, { as })).body.global_informations.account!
        .hold_invoice;
    const { values } = (await world.call(s.get_invoice, {}, { as })).body;
    expect([values.hold_invoice, await isHeld()]).toEqual([true, true]);
    expect((await world.call(s.save_invoice, { ...values, hold_invoice: false }, { as })).status).toBe(200);
    await expect.poll(isHeld).toBe(false);
    expect((await world.call(s.get_invoice, {}, { as })).body.values.hold_invoice).toBe(false);
    expect((await world.call(s.save_invoice, { ...values, hold_invoice: true }, { as })).status).toBe(200);
  });

  it('saved twice with one key is saved once', async () => {
    const key = newKey();
    const before = (await history('account_settings')).length;
    await Promise.all([saveAccounting({ least_points: 77 }, { key }), saveAccounting({ least_points: 77 }, { key })]);
    expect(await history('account_settings')).toHaveLength(before + 1);
  });
});

describe('general settings', () => {
  it('write names and place to the account itself', async () => {
    const answer = await world.call(
      s.save_general,
      { ...general, english_name: 'Salon Alpha', arabic_name: 'صالون ألفا' },
      { as: owner },
    );
    expect(answer.body).toEqual({ done: true });
    expect(
      await rowsOf(world, 'select english_name, arabic_name, latitude, longitude from accounts where id = 2001'),
    ).toEqual([{ english_name: 'Salon Alpha', arabic_name: 'صالون ألفا', latitude: 25.2, longitude: 55.27 }]);
    expect((await world.call(s.get_general, {}, { as: owner })).body).toMatchObject({
      values: { english_name: 'Salon Alpha', english_address: 'Al Wasl Road', map_link: '', logo_upload_id: null },
      picture_urls: {},
    });
    expect(
      (
        await rowsOf<{ values: object }>(
          world,
          "select values from account_settings where account_id = 2001 and section = 'general'",
        )
      )[0]!.values,
    ).not.toHaveProperty('english_name');
    await world.call(s.save_general, general, { as: owner });
  });

  it('take no picture of another salon, no unsafe link, no half place', async () => {
    await rowsOf(
      world,
      `
        insert into uploads (account_id, id, unique_id, file_name, mime, bytes)
        values (2002, 900, 'theirs', 'x.png', 'image/png', 1), (2001, 901, 'ours', 'x.png', 'image/png', 1)
        on conflict do nothing`,
    );
    expect(
      (await world.call(s.save_general, { ...general, logo_upload_id: 900 }, { as: owner })).body.errors,
    ).toHaveProperty('logo_upload_id');
    expect(
      (await world.call(s.save_general, { ...general, map_link: 'http://maps.example.com' }, { as: owner })).body
        .errors,
    ).toHaveProperty('map_link');
    expect(
      (await world.call(s.save_general, { ...general, longitude: undefined }, { as: owner })).body.errors,
    ).toHaveProperty('longitude');
    expect((await world.call(s.save_general, { ...general, logo_upload_id: 901 }, { as: owner })).status).toBe(200);
    expect((await world.call(s.get_general, {}, { as: owner })).body.picture_urls).toEqual({
      901: '/api/merchant/uploads/ours',
    });
  });

  it('show the facts of the account', async () => {
    expect((await world.call(s.account, {}, { as: owner })).body).toMatchObject({
      id: 2001,
      country: 'AE',
      currency: 'AED',
      status: 'active',
      owner_name: 'Owner A',
      owner_email: 'a@test.rawnaq',
    });
  });
});

describe('business hours', () => {
  const clock = { time_zone: 'Asia/Dubai', business_day_cut_off: '03:00:00' };
  const shifts = [
    { weekday: 4, from: '10:00:00', to: '13:00:00' },
    { weekday: 4, from: '16:00:00', to: '01:00:00' },
    { weekday: 5, from: '14:00:00', to: '00:00:00' },
  ];
  const save = (change: object) => world.call(s.save_business_hours, { ...clock, shifts, ...change }, { as: owner });

  it('are a usual week until they are set, and keep split days and nights', async () => {
    const usual = (await world.call(s.get_business_hours, {}, { as: owner })).body;
    expect([usual.is_set, usual.shifts.length]).toEqual([false, 7]);
    expect((await save({})).status).toBe(200);
    expect((await world.call(s.get_business_hours, {}, { as: owner })).body).toEqual({
      ...clock,
      is_set: true,
      shifts,
    });
    expect((await history('business_hours'))[0]).toMatchObject({ before: { shifts: [] }, after: { shifts } });
    expect(
      await rowsOf(
        world,
        'select start_quarter, end_quarter from business_hours where account_id = 2001 order by weekday, start_quarter',
      ),
    ).toEqual([
      { start_quarter: 40, end_quarter: 52 },
      { start_quarter: 64, end_quarter: 100 },
      { start_quarter: 56, end_quarter: 96 },
    ]);
  });

  it('do not overlap, also round the end of the week, and stand on the quarter', async () => {
    expect(
      (await save({ shifts: [shifts[0], { weekday: 4, from: '12:00:00', to: '14:00:00' }] })).body.errors,
    ).toHaveProperty(['shifts.1.to']);
    expect(
      (
        await save({
          shifts: [
            { weekday: 6, from: '20:00:00', to: '03:00:00' },
            { weekday: 0, from: '02:00:00', to: '05:00:00' },
          ],
        })
      ).status,
    ).toBe(422);
    expect((await save({ shifts: [{ weekday: 1, from: '10:07:00', to: '12:00:00' }] })).status).toBe(422);
    expect((await save({ shifts: [{ weekday: 1, from: 'ten', to: '12:00:00' }] })).status).toBe(422);
    expect((await save({ business_day_cut_off: '12:00:00' })).body.errors).toHaveProperty('business_day_cut_off');
    expect((await save({ time_zone: 'Mars/Olympus' })).body.errors).toHaveProperty('time_zone');
    expect((await world.call(s.get_business_hours, {}, { as: neighbour })).body.is_set).toBe(false);
  });
});

/** What has passed is not listed any more. */
const NEXT_YEAR = new Date().getUTCFullYear() + 1;

describe('custom hours and holidays', () => {
  const ramadan = {
    english_name: 'Ramadan hours',
    arabic_name: 'ساعات رمضان',
    starts_on: `${NEXT_YEAR}-02-08`,
    ends_on: `${NEXT_YEAR}-03-08`,
    ranges: [{ from: '20:00:00', to: '02:00:00' }],
  };

  it('keep periods apart, also when two are added at once', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => world.call(s.add_custom_hours, ramadan, { as: owner })));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.find((answer) => answer.status !== 200)!.body).toMatchObject({
      code: 'CUSTOM_HOURS_OVERLAP',
      message: 'The period overlaps with other custom hours',
    });
    expect(
      (
        await world.call(
          s.add_custom_hours,
          { ...ramadan, starts_on: `${NEXT_YEAR}-03-10`, ends_on: `${NEXT_YEAR}-03-12` },
          { as: owner },
        )
      ).status,
    ).toBe(200);
    expect((await world.call(s.add_custom_hours, ramadan, { as: neighbour })).status).toBe(200);
    expect(
      (
        await world.call(
          s.add_custom_hours,
          { ...ramadan, starts_on: `${NEXT_YEAR}-08-01`, ends_on: `${NEXT_YEAR}-08-31` },
          { as: owner },
        )
      ).body.errors,
    ).toEqual({ ends_on: ['The period must be at most 30 days'] });
  });

  it('are changed and removed, but not those of a neighbour', async () => {
    const { records } = (await world.call(s.get_custom_hours, {}, { as: owner })).body;
    expect(records.map((record) => record.starts_on)).toEqual([`${NEXT_YEAR}-02-08`, `${NEXT_YEAR}-03-10`]);
    const { id } = records[1]!;
    expect((await world.call(s.edit_custom_hours, { ...ramadan, id }, { as: owner })).body.code).toBe(
      'CUSTOM_HOURS_OVERLAP',
    );
    expect(
      (
        await world.call(
          s.edit_custom_hours,
          { ...ramadan, id, starts_on: `${NEXT_YEAR}-03-20`, ends_on: `${NEXT_YEAR}-03-22`, ranges: [] },
          { as: owner },
        )
      ).status,
    ).toBe(200);
    expect((await world.call(s.edit_custom_hours, { ...ramadan, id }, { as: neighbour })).status).toBe(404);
    expect((await world.call(s.remove_custom_hours, { id }, { as: neighbour })).status).toBe(404);
    expect((await world.call(s.remove_custom_hours, { id }, { as: owner })).status).toBe(200);
    expect((await history('custom_hours')).map((line) => line.action).slice(0, 2)).toEqual([
      'custom-hours.remove',
      'custom-hours.edit',
    ]);
  });

  it('know holidays and national events', async () => {
    const day = {
      english_name: 'Eid Al Etihad',
      arabic_name: 'عيد الاتحاد',
      kind: 'national_event',
      is_closed: true,
      starts_on: `${NEXT_YEAR}-12-02`,
      ends_on: `${NEXT_YEAR}-12-03`,
    } as const;
    const { id } = (await world.call(s.add_holiday, day, { as: owner })).body;
    expect((await world.call(s.edit_holiday, { ...day, id, is_closed: false }, { as: owner })).status).toBe(200);
    expect((await world.call(s.get_holidays, {}, { as: owner })).body.records).toEqual([
      { ...day, id, is_closed: false },
    ]);
    expect((await world.call(s.remove_holiday, { id }, { as: neighbour })).status).toBe(404);
    expect((await world.call(s.remove_holiday, { id }, { as: owner })).status).toBe(200);
    expect((await world.call(s.remove_holiday, { id }, { as: owner })).status).toBe(404);
  });
});

describe('the online page', () => {
  it('has an alias nobody else has, whatever its capitals and whoever is first', async () => {
    expect((await world.call(s.save_online, online({ alias: 'GlowTest' }), { as: owner })).status).toBe(200);
    expect((await world.call(s.get_online, {}, { as: owner })).body.values.alias).toBe('glowtest');
    expect((await world.call(s.save_online, online({ alias: 'GLOWTEST' }), { as: neighbour })).body.errors).toEqual({
      alias: ['This alias name is already in use'],
    });
    expect(
      (await world.call(s.save_online, online({ alias: 'glowtest', lead_minutes: 30 }), { as: owner })).status,
    ).toBe(200);
    expect((await world.call(s.save_online, online({ alias: 'other1' }), { as: owner })).status).toBe(200);
    const racing = await Promise.all(
      [owner, neighbour].map((as) => world.call(s.save_online, online({ alias: 'glowtest' }), { as })),
    );
    expect(racing.map((answer) => answer.status).toSorted()).toEqual([200, 422]);
    expect(await rowsOf(world, "select count(*)::int as n from alias_directory where alias = 'glowtest'")).toEqual([
      { n: 1 },
    ]);
  });

  it('is refused with bad links, colours and aliases, each at its field', async () => {
    const errorsOf = async (change: object) =>
      Object.keys((await world.call(s.save_online, online(change), { as: owner })).body.errors ?? {});
    expect(await errorsOf({ alias: 'صالون' })).toEqual(['alias']);
    expect(await errorsOf({ colour: '#ffffff' })).toEqual(['colour']);
    expect(await errorsOf({ social_links: [{ type: 1, value: '+971504821937' }] })).toEqual(['social_links.0.value']);
    expect(await errorsOf({ social_links: [{ type: 3, value: 'javascript:alert(1)' }] })).toEqual([
      'social_links.0.value',
    ]);
    expect(await errorsOf({ picture_upload_ids: [900] })).toEqual(['picture_upload_ids.0']);
    expect(await errorsOf({ deposit_kind: 'percent' })).toEqual(['deposit_percent']);
  });
});

describe('automatic messages', () => {
  it('are saved with their texts, and refused with a place nobody can fill', async () => {
    const values = notificationsSetting.defaults({ country: 'AE', currency: 'AED' });
    const changed = {
      ...values,
      birthday: { ...values.birthday, active: true, arabic_text: 'كل عام وأنت بخير {customer}' },
    };
    expect((await world.call(s.save_notifications, changed, { as: owner })).status).toBe(200);
    expect((await world.call(s.get_notifications, {}, { as: owner })).body.values.birthday).toMatchObject({
      active: true,
      arabic_text: 'كل عام وأنت بخير {customer}',
    });
    expect(
      (
        await world.call(
          s.save_notifications,
          { ...values, birthday: { ...values.birthday, english_text: 'Hi {password}' } },
          { as: owner },
        )
      ).body.errors,
    ).toEqual({ 'birthday.english_text': ['{password} cannot be filled in this message'] });
    expect(
      (
        await world.call(
          s.save_notifications,
          { ...values, birthday: { ...values.birthday, english_active: false, arabic_active: false } },
          { as: owner },
        )
      ).body.errors,
    ).toEqual({ 'birthday.english_active': ['At least one of the English and Arabic messages must be active'] });
  });
});

describe('the payment gateway', () => {
  const save = (change: object) =>
    world.call(
      gateway.save,
      { is_active: true, company: 'Tap', proof: { password: PASSWORD }, ...change },
      { as: owner },
    );

  it('keeps its secrets sealed: no answer, no history, no other place opens them', async () => {
    expect((await save({})).body.code).toBe('GATEWAY_INCOMPLETE');
    expect((await save({ company: 'Glow LLC', key: 'k', secret: 's' })).body.code).toBe('GATEWAY_UNKNOWN');
    const answer = await save({ key: 'pk_live_canary_7731', secret: 'sk_live_nightingale_9042' });
    expect(answer.status).toBe(200);
    const shown = (await world.call(gateway.get, {}, { as: owner })).body;
    expect(shown).toEqual({
      values: { is_active: true, company: 'Tap', is_test: false },
      secrets: { key: { is_set: true, last_four: '7731' }, secret: { is_set: true, last_four: '9042' } },
      picture_urls: {},
    });
    for (const table of ['account_settings', 'audit_log', 'idempotency_keys'])
      expect(await rowsOf(world, `select 1 from ${table} t where t::text like '%nightingale%'`), table).toEqual([]);
    const [row] = await rowsOf<{ secrets: Record<string, { sealed: string }> }>(
      world,
      "select secrets from account_settings where account_id = 2001 and section = 'payment-gateway'",
    );
    const { sealed } = row!.secrets['secret']!;
    expect(world.services.sealer.open(sealed, 'settings:2001:payment-gateway:secret')).toBe('sk_live_nightingale_9042');
    for (const place of ['settings:2002:payment-gateway:secret', 'settings:2001:payment-gateway:key'])
      expect(() => world.services.sealer.open(sealed, place)).toThrow(/authenticate/);
    expect((await history('account_settings'))[0]).toMatchObject({
      entity_id: 'payment-gateway',
      after: { key: 'replaced', secret: 'replaced' },
    });
  });

  it('asks who saves it for her own password again, and takes no other', async () => {
    const before = (await world.call(gateway.get, {}, { as: owner })).body;
    const stolen = { key: 'pk_live_of_a_thief_1', secret: 'sk_live_of_a_thief_2' };
    const without = await save({ ...stolen, proof: undefined });
    expect([without.status, Object.keys(without.body.errors ?? {})]).toEqual([422, ['proof']]);
    const wrong = await save({ ...stolen, proof: { password: 'wrong' } });
    expect([wrong.status, wrong.body.code]).toEqual([422, 'PASSWORD_INCORRECT']);
    expect((await world.call(gateway.get, {}, { as: owner })).body).toEqual(before);
  });

  it('keeps a secret that is not sent again, and tells nothing of a short one', async () => {
    expect((await save({ company: 'Moyasar' })).status).toBe(200);
    expect((await world.call(gateway.get, {}, { as: owner })).body.secrets['key']).toEqual({
      is_set: true,
      last_four: '7731',
    });
    await save({ key: 'short' });
    expect((await world.call(gateway.get, {}, { as: owner })).body.secrets['key']).toEqual({
      is_set: true,
      last_four: '',
    });
  });
});
