import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customersContract as customers } from '@rawnaq/domain/customers/customers.contract';
import { addDays } from '@rawnaq/domain/kernel/time/local-date';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { toPermissionMap } from '@rawnaq/domain/kernel/permissions';
import { reportsContract } from '@rawnaq/domain/reports/reports.contract';
import { addPerson, personOf, rowsOf, tokenOf } from '../../../test/people';
import { openWorld, type World } from '../../../test/world';
import { sql } from 'kysely';
import { askAs, type Tx } from '../../db/database';
import type { Ctx } from '../../http/context';
import { asAccount } from '../../services';
import { runJob } from '../../../test/run-job';
import { findCustomerIds } from './customer-search.repo';
import { recordInvoice } from './record-invoice';

let world: World;
let token: string;
let mobiles = 500_000_000;
const nextMobile = (): string => `+971${(mobiles += 1)}`;

beforeAll(async () => {
  world = await openWorld();
  token = await tokenOf(world, await personOf(world, 'a@test.rawnaq'));
});
afterAll(() => world.close());

const add = async (name: string, more: object = {}): Promise<number> =>
  (await world.call(customers.add, { name, mobile: nextMobile(), ...more }, { as: token })).body.id;
const get = async (id: number) => (await world.call(customers.get_record, { id }, { as: token })).body;
const search = (text: string, language: 'en' | 'ar' = 'en') =>
  world.call(customers.get_records, { search: text }, { as: token, language });
const invoice = (id: number, date: string) =>
  asAccount(world.services, 2001, (tx) =>
    recordInvoice(
      { tx, accountId: 2001, now: world.services.clock(), session: { account: { time_zone: 'Asia/Dubai' } } } as Ctx,
      id,
      date,
    ),
  );

describe('a customer', () => {
  it('is added with all fields, changed and shown, with its history', async () => {
    const all = {
      name: 'Fatima Al Mansoori',
      mobile: '00971 050 111 2222',
      email: 'F@Example.com',
      gender: 2,
      nationality_id: 6,
      birth_date: '1990-04-21',
      identification_method: 3,
      trn: '100200300400500',
      notes: 'Mint tea',
      whatsapp_allowed: false,
    } as const;
    const { status, body } = await world.call(customers.add, all, { as: token });
    expect(status).toBe(200);
    const { record, consents } = await get(body.id);
    expect(record).toMatchObject({
      name: all.name,
      mobile: '+971501112222',
      email: 'f@example.com',
      gender: 2,
      nationality_id: 6,
      birth_date: '1990-04-21',
      identification_method: 3,
      trn: '100200300400500',
      notes: 'Mint tea',
      whatsapp: 0,
      type: 'missed',
      status: 1,
      invoices_count: 0,
      last_invoice_on: null,
    });
    expect(consents).toMatchObject([
      { channel: 'whatsapp', purpose: 'service', allowed: false, recorded_by_name: 'Owner A' },
    ]);
    expect(
      (
        await world.call(
          customers.edit,
          { id: body.id, name: 'Fatima', mobile: all.mobile, whatsapp_allowed: true },
          { as: token },
        )
      ).status,
    ).toBe(200);
    expect((await get(body.id)).record).toMatchObject({ name: 'Fatima', email: null, whatsapp: 1, gender: 4 });
    const history = await rowsOf<{ action: string; before: { name?: string } | null }>(
      world,
      'select action, before from audit_log where account_id = 2001 and entity = $1 and entity_id = $2 order by id',
      ['customers', String(body.id)],
    );
    expect(history.map((line) => [line.action, line.before?.name])).toEqual([
      ['customers.add', undefined],
      ['customers.edit', 'Fatima Al Mansoori'],
    ]);
  });

  it('has a mobile nobody else in the salon has, however it is written and however quickly it is sent', async () => {
    await add('Huda', { mobile: '+970599123456' });
    for (const mobile of ['+972599123456', '00970 599 123 456']) {
      const answer = await world.call(customers.add, { name: 'Other', mobile }, { as: token });
      expect([answer.status, answer.body.errors]).toEqual([
        422,
        { mobile: ['A customer with this mobile number already exists'] },
      ]);
    }
    const mobile = nextMobile();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => world.call(customers.add, { name: 'Race', mobile }, { as: token })),
    );
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 422, 422, 422, 422, 422]);
    const neighbour = await tokenOf(world, await personOf(world, 'b@test.rawnaq'));
    expect((await world.call(customers.add, { name: 'Neighbour', mobile }, { as: neighbour })).status).toBe(200);
  });

  it('is refused in the client’s words', async () => {
    const answer = await world.call(
      customers.add,
      { name: ' ', mobile: '12', trn: '1' },
      { as: token, language: 'ar' },
    );
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors!).toSorted()).toEqual(['mobile', 'name', 'trn']);
    expect(
      (await world.call(customers.add, { name: 'A', mobile: nextMobile(), trn: '123456789ABCDEF' }, { as: token })).body
        .errors,
    ).toEqual({ trn: ['TRN must contain digits only'] });
  });

  it('is named in the API’s own answers, in both languages', async () => {
    const errors = async (input: object, language: 'en' | 'ar' = 'en') =>
      (await world.call(customers.add, input as never, { as: token, language })).body.errors;
    expect(await errors({ mobile: nextMobile() })).toEqual({ name: ['Name is required'] });
    expect(await errors({ mobile: nextMobile() }, 'ar')).toEqual({ name: ['حقل الاسم مطلوب'] });
    expect(await errors({ name: 'A', mobile: nextMobile(), birth_date: '2199-01-01' })).toEqual({
      birth_date: ['Birth date cannot be in the future'],
    });
    expect(await errors({ name: 'A', mobile: nextMobile(), birth_date: '1899-12-31' })).toEqual({
      birth_date: ['Birth date cannot be before 1900'],
    });
  });

  it('has a tax number of the salon’s country', async () => {
    const save = async (country: string, trn: string) => {
      await rowsOf(world, 'update accounts set country = $1 where id = 2001', [country]);
      const { status, body } = await world.call(
        customers.add,
        { name: 'Company', mobile: `+97150${nextMobile().slice(-7)}`, trn },
        { as: token },
      );
      await rowsOf(world, "update accounts set country = 'AE' where id = 2001");
      return status === 200 ? 'saved' : body.errors;
    };
    expect(await save('OM', 'om 1100012345')).toBe('saved');
    expect(await save('OM', '100200300400500')).toEqual({ trn: ['TRN number for Oman should be OM and 10 digits'] });
    expect(await save('SA', '100200300400500')).toEqual({
      trn: ['TRN number for KSA should start with three and end with three'],
    });
    expect(await save('SA', '300200300400503')).toBe('saved');
  });

  it('is added and found by the number as people of the country type it', async () => {
    const { id } = (await world.call(customers.add, { name: 'Local', mobile: '٠٥٢ ٨٩١ ٠٠٤٢' }, { as: token })).body;
    const found = async (search: string) =>
      (await world.call(customers.search, { search }, { as: token })).body.records.map((one) => one.id);
    for (const typed of [
      '0528910042',
      '٠٥٢٨٩١٠٠٤٢',
      '052 891 0042',
      '528910042',
      '971528910042',
      '+971 052 891 0042',
      '052-891',
    ])
      expect(await found(typed), typed).toContain(id);
    expect((await world.call(customers.add, { name: 'Twin', mobile: '528910042' }, { as: token })).body.errors).toEqual(
      {
        mobile: ['A customer with this mobile number already exists'],
      },
    );
  });

  it('is disabled and activated, once each', async () => {
    const id = await add('Mona');
    const set = async (status: 0 | 1) => (await world.call(customers.set_status, { id, status }, { as: token })).status;
    expect([await set(1), await set(0), await set(0), await set(1)]).toEqual([501, 200, 501, 200]);
  });
});

describe('searching', () => {
  beforeAll(async () => {
    await add('خولة الزعابي', { mobile: '+971524447771' });
    await add('Khawla Saleh', { mobile: '+971528889992' });
    await add('أمل النعيمي');
    const neighbour = await tokenOf(world, await personOf(world, 'b@test.rawnaq'));
    await world.call(customers.add, { name: 'Khawla Next Door', mobile: '+971524447779' }, { as: neighbour });
  });
  const namesOf = async (text: string): Promise<string[]> =>
    (await search(text)).body.records.map((record) => record.name).toSorted();

  it.each([
    ['Khawla', ['Khawla Saleh', 'خولة الزعابي']],
    ['خوله', ['Khawla Saleh', 'خولة الزعابي']],
    ['khaw zaab', []],
    ['Khawla Zaabi', ['خولة الزعابي']],
    ['امل', ['أمل النعيمي']],
    ['4777', ['خولة الزعابي']],
    ['+971 52 888', ['Khawla Saleh']],
    ['٨٨٩٩', ['Khawla Saleh']],
    ['%', []],
    ['kh_wla', []],
  ])('%s finds %j', async (text, names) => expect(await namesOf(text)).toEqual(names));

  it('takes text or numbers, not a mix', async () => {
    const answer = await search('Khawla 52');
    expect([answer.status, answer.body.errors]).toEqual([
      422,
      { search: ['Search by text or by numbers, not a mix of both'] },
    ]);
    expect((await search('خولة ٥', 'ar')).body.errors).toEqual({
      search: ['يكون البحث بالحروف أو بالأرقام، لا بكليهما معًا'],
    });
  });

  it('looks as the platform for one statement only, which names its account', async () => {
    const find = (tx: Tx, account: number, name: string) =>
      askAs(
        tx,
        'rawnaq_platform',
        sql`select app.find_customers(${account}, array[${name}], array[]::text[], null, 10)`,
      );
    await asAccount(world.services, 2001, async (tx) => {
      expect(await find(tx, 2001, '%next door%')).toHaveLength(0);
      expect(await find(tx, 2002, '%next door%')).toHaveLength(1);
      expect(
        (await sql`select current_user as me, count(*)::int as n from customers where account_id = 2002`.execute(tx))
          .rows,
      ).toEqual([{ me: 'rawnaq_app', n: 0 }]);
    });
    await expect(
      world.services.pools.app.query("select app.find_customers(2002, null, null, '5', 10)"),
    ).rejects.toMatchObject({ code: '42501' });
  });
});

describe('the type', () => {
  it('follows the invoices and the clock, and the history counts each day', async () => {
    const today = todayIn(world.services.clock(), 'Asia/Dubai');
    const [none, once, often, old] = [await add('None'), await add('Once'), await add('Often'), await add('Old')];
    await invoice(once, today);
    for (const days of [3, 0]) await invoice(often, addDays(today, -days));
    for (const days of [70, 61]) await invoice(old, addDays(today, -days));
    const types = async () => Promise.all([none, once, often, old].map(async (id) => (await get(id)).record.type));
    expect(await types()).toEqual(['missed', 'new', 'frequent', 'missed']);
    const renew = () => runJob(world.services, 'renew-customer-types');
    await renew();
    world.advance(61 * 86_400_000);
    token = await tokenOf(world, await personOf(world, 'a@test.rawnaq'));
    await renew();
    expect(await types()).toEqual(['missed', 'missed', 'missed', 'missed']);
    world.advance(-61 * 86_400_000);
    token = await tokenOf(world, await personOf(world, 'a@test.rawnaq'));
    await renew();
    expect(await types()).toEqual(['missed', 'new', 'frequent', 'missed']);
    const { records } = (
      await world.call(
        reportsContract.get_records,
        { id: 'customer-types', from: addDays(today, -1), to: addDays(today, 70) } as never,
        { as: token },
      )
    ).body;
    expect(records).toHaveLength(2);
    expect(records[1]).toMatchObject({ date: today, frequent: 1, new: 1 });
    expect(records[0]).toMatchObject({ date: addDays(today, 61), frequent: 0, new: 0 });
  });

  it('an invoice of a disabled customer is refused', async () => {
    const id = await add('Closed');
    await world.call(customers.set_status, { id, status: 0 }, { as: token });
    await expect(invoice(id, '2026-11-15')).rejects.toMatchObject({ code: 'CUSTOMER_NOT_ACTIVE' });
  });
});

describe('notes, photos and consent', () => {
  it('are kept with who and when, and go again', async () => {
    const id = await add('Reem');
    const note = await world.call(customers.add_note, { id, text: 'Prefers Rim' }, { as: token });
    expect((await world.call(customers.get_notes, { id }, { as: token })).body.records).toMatchObject([
      { text: 'Prefers Rim', created_by_name: 'Owner A' },
    ]);
    expect((await get(id)).notes_count).toBe(1);
    expect(
      (await world.call(customers.remove_note, { id: id + 1, note_id: note.body.note_id }, { as: token })).status,
    ).toBe(404);
    expect((await world.call(customers.remove_note, { id, note_id: note.body.note_id }, { as: token })).status).toBe(
      200,
    );
    await rowsOf(
      world,
      `
        insert into uploads (account_id, id, unique_id, file_name, mime, bytes)
        values (2001, 7001, 'photo-1', 'a.png', 'image/png', 1)`,
    );
    const photo = await world.call(customers.add_photo, { id, upload_id: 7001, caption: 'Before' }, { as: token });
    expect((await world.call(customers.get_photos, { id }, { as: token })).body.records).toMatchObject([
      { caption: 'Before', unique_id: 'photo-1' },
    ]);
    expect((await world.call(customers.add_photo, { id, upload_id: 999_999 }, { as: token })).status).toBe(422);
    expect(
      (await world.call(customers.remove_photo, { id, photo_id: photo.body.photo_id }, { as: token })).status,
    ).toBe(200);
  });

  it('consent has a history, and the newest answer counts', async () => {
    const id = await add('Dana');
    for (const allowed of [true, false])
      await world.call(customers.set_consent, { id, channel: 'sms', purpose: 'marketing', allowed }, { as: token });
    await world.call(
      customers.set_consent,
      { id, channel: 'whatsapp', purpose: 'service', allowed: false },
      { as: token },
    );
    const { consents, record } = await get(id);
    expect(consents.map(({ channel, purpose, allowed }) => [channel, purpose, allowed])).toEqual([
      ['sms', 'marketing', false],
      ['whatsapp', 'service', false],
    ]);
    expect(record.whatsapp).toBe(0);
    expect(
      (await world.call(customers.get_consents, { id }, { as: token })).body.records.map((one) => one.allowed),
    ).toEqual([false, false, true, true]);
    // What an audience is counted by.
    const [kept] = await rowsOf(
      world,
      'select offers_by_whatsapp, offers_by_sms, offers_by_email, name_language from customers where id = $1',
      [id],
    );
    const silent = { offers_by_whatsapp: null, offers_by_email: null };
    expect(kept).toEqual({ ...silent, offers_by_sms: false, name_language: 'en' });
    expect((await world.services.pools.platform.query('delete from customer_consents')).rowCount).toBe(0);
  });
});

describe('merging', () => {
  it('keeps the older one, moves everything to it, and the other leads there', async () => {
    const older = await add('Sara Haddad', { email: 'sara@example.com', birth_date: '1995-07-30' });
    const younger = await add('سارة حداد', {
      birth_date: '1995-07-30',
      trn: '100200300400500',
      whatsapp_allowed: false,
    });
    const { mobile } = (await get(younger)).record;
    await world.call(customers.add_note, { id: younger, text: 'From the younger' }, { as: token });
    for (const [id, allowed] of [
      [older, true],
      [younger, false],
    ] as const)
      await world.call(customers.set_consent, { id, channel: 'sms', purpose: 'marketing', allowed }, { as: token });
    await invoice(older, '2026-11-01');
    await invoice(younger, '2026-11-03');
    const { pairs } = (await world.call(customers.get_duplicates, {}, { as: token })).body;
    expect(pairs).toMatchObject([{ first: { id: older }, second: { id: younger }, reason: 'name' }]);
    const answer = await world.call(customers.merge, { id: younger, other_id: older }, { as: token });
    expect(answer.body).toEqual({ id: older });
    const kept = await get(older);
    expect(kept).toMatchObject({
      notes_count: 1,
      record: {
        name: 'Sara Haddad',
        email: 'sara@example.com',
        trn: '100200300400500',
        invoices_count: 2,
        last_invoice_on: '2026-11-03',
        other_mobiles: [mobile],
      },
    });
    expect(kept.record.whatsapp).toBe(0);
    expect(await rowsOf(world, 'select offers_by_sms from customers where id = $1', [older])).toEqual([
      { offers_by_sms: false },
    ]);
    expect(await get(younger)).toMatchObject({ merged_into: older, record: { status: 0 } });
    expect((await search(mobile)).body.records.map((record) => record.id)).toEqual([older]);
    expect((await search('سارة حداد')).body.records.map((record) => record.id)).toEqual([older]);
    for (const call of [
      world.call(customers.edit, { id: younger, name: 'X', mobile: nextMobile() }, { as: token }),
      world.call(customers.merge, { id: older, other_id: younger }, { as: token }),
    ])
      expect((await call).body.code).toBe('CUSTOMER_MERGED');
    expect((await world.call(customers.merge, { id: older, other_id: older }, { as: token })).body.code).toBe(
      'CUSTOMER_MERGE_SAME',
    );
    expect((await world.call(customers.add, { name: 'Again', mobile }, { as: token })).status).toBe(422);
  });
});

describe('export', () => {
  it('is for those who may take the list away, and holds what was filtered', async () => {
    const reader = await tokenOf(world, await addPerson(world, 'merchant', 2001, toPermissionMap(['customers.view'])));
    expect((await world.call(customers.get_records, {}, { as: reader })).status).toBe(200);
    expect((await world.call(customers.export, { format: 'csv' }, { as: reader })).status).toBe(403);
    const file = await world.call(customers.export, { format: 'csv', search: 'Khawla Saleh' }, { as: token });
    expect(file.status).toBe(200);
    expect(String(file.body)).toContain("Khawla Saleh,Missed,'+971528889992");
  });

  it('holds all who are meant by a name, and a page says that there are more', async () => {
    const [page, all] = [5_000, 5_010];
    await rowsOf(
      world,
      `
        insert into customers (account_id, name, mobile, mobile_key, mobile_digits, name_key, sound_key)
        select 2001, 'Zubaida ' || n, '+97156' || (2000000 + n), '+97156' || (2000000 + n), '97156' || (2000000 + n),
          ' zubaida ' || n || ' ', ' zubaida ' || n || ' '
        from generate_series(1, $1::int) n`,
      [all],
    );
    const seen = (await search('Zubaida')).body;
    expect([seen.total, seen.more_than_total]).toEqual([1_000, true]);
    const ctx = (tx: Tx) =>
      ({
        tx,
        accountId: 2001,
        services: world.services,
        session: { user: { kind: 'merchant' }, account: { country: 'AE' } },
      }) as Ctx;
    const found = (most: number | null) =>
      asAccount(world.services, 2001, (tx) => findCustomerIds(ctx(tx), 'Zubaida', most));
    expect((await found(page)).length).toBe(page);
    expect((await found(null)).length).toBe(all);
  });

  it.each(['type', 'last_invoice_on', 'whatsapp', 'gender', 'status', 'created_at'])(
    'and list take the filter %s',
    async (key) => {
      for (const value of ['frequent', '1', '0', '2026-01-01..2026-12-31', 'nothing'])
        expect((await world.call(customers.get_records, { [`f.${key}`]: value } as never, { as: token })).status).toBe(
          200,
        );
    },
  );
});
