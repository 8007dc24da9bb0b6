import { notificationsContract } from '@rawnaq/domain/notifications/notifications.contract';
import { staysContract } from '@rawnaq/domain/property-stays/stays.contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf, tokenOf } from '../../../test/people';
import { runJob } from '../../../test/run-job';
import type { Host } from '../../../test/stays/host';
import { staysKit } from '../../../test/stays/kit';
import type { ListedPlace } from '../../../test/stays/listed-place';
import type { World } from '../../../test/world';
import { exportCalendar } from '.';

const { get_records, offer, confirm, decline, cancel, write, calendar, block, unblock, renew_export } = staysContract;
const HOUR = 3_600_000;

const { open, mine, day, asking, asked, offered, recordOf, pageOf, act, nightsOf, messages } = staysKit();
let world: World;
let host: Host;
let other: Host;
let place: ListedPlace;
let today: string;

beforeAll(async () => {
  ({ world, host, other, place, today } = await open());
});
afterAll(() => world.close());

const accept = (link: string) => act(link, 'accept');

describe('an enquiry', () => {
  it('is asked with any digits and a number without its code, counted, and told to both', async () => {
    const { id, link } = await asked(3, 5, { mobile: '٠٥٠ ١٢٣ ٤٥٦٧', people: '٤', message: 'هل المسبح مدفأ؟' });
    expect(await recordOf(id)).toMatchObject({
      mobile: '+971501234567',
      people: 4,
      nights: 2,
      status: 'new',
      free: true,
      language: 'ar',
      usual_price: expect.any(Number),
    });
    const [counted] = await rowsOf<{ enquiries: number }>(
      world,
      'select enquiries from property_days where account_id = $1 and property_id = $2 and day = $3',
      [host.account_id, place.id, today],
    );
    expect(counted!.enquiries).toBe(1);
    const [toOwner] = (await messages('stay-asked')).slice(-1);
    expect(toOwner).toMatchObject({ recipient: 'saeed@test.rawnaq', language: 'ar', channel: 'email' });
    expect(toOwner!.body).toContain(`/ar/merchant/stays-enquiries?open=${id}`);
    const [toRenter] = (await messages('stay-received')).slice(-1);
    expect(toRenter).toMatchObject({ recipient: '+971501234567', language: 'ar', channel: 'whatsapp' });
    expect(toRenter!.body).toContain(`/ar/stay-enquiry/${link}`);
    const told = (await world.call(notificationsContract.get_records, {}, mine)).body;
    expect(told.records[0]).toMatchObject({ type: 'stay-enquiries', link: `/merchant/stays-enquiries?open=${id}` });
    expect((await world.call(get_records, { 'f.status': 'new' }, mine)).body.records[0]).toMatchObject({ id });
  });

  it.each([
    ['days turned round', [9, 8, {}], 'leaves_on'],
    ['a day that has passed', [-1, 2, {}], 'arrives_on'],
    ['too many nights', [9, 200, {}], 'leaves_on'],
    ['a day too far away', [900, 902, {}], 'arrives_on'],
    ['more people than fit', [9, 10, { people: '11' }], 'people'],
    ['a number that is none', [9, 10, { mobile: '12' }], 'mobile'],
    ['no name', [9, 10, { name: ' ' }], 'name'],
    ['a day that is none', [9, 10, { arrives_on: '2026-02-31' }], 'arrives_on'],
  ] as const)('refuses %s, at its own field', async (_, [from, to, more], field) => {
    const { status, body } = await asking(from, to, more);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
  });

  it('of a place nobody lists is asked in vain, and nobody writes to one number without end', async () => {
    expect((await asking(3, 4, { unique_id: 'nowhere' })).status).toBe(404);
    const statuses: number[] = [];
    for (let turn = 0; turn < 8; turn += 1) statuses.push((await asking(30, 31, { mobile: '0509999999' })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
  });

  it('is written about by both, declined with a reason, and then closed for good', async () => {
    const { id, link } = await asked(6, 7);
    expect((await world.call(write, { id, text: 'نعم، مدفأ' }, mine)).status).toBe(200);
    expect((await messages('stay-note')).at(-1)!.body).toContain('نعم، مدفأ');
    expect(await act(link, 'write', 'شكرًا')).toBe('written');
    expect(await act(link, 'write', '  ')).toBe('empty');
    expect((await recordOf(id)).letters.map(({ by_renter, text }) => [by_renter, text])).toEqual([
      [false, 'نعم، مدفأ'],
      [true, 'شكرًا'],
    ]);
    expect((await world.call(decline, { id, reason: 'صيانة المسبح' }, mine)).status).toBe(200);
    expect((await messages('stay-declined')).at(-1)!.body).toContain('صيانة المسبح');
    expect(await pageOf(link)).toMatchObject({
      status: 'declined',
      reason: 'صيانة المسبح',
    });
    expect((await world.call(confirm, { id, price: 1000 }, mine)).body.code).toBe('STATE_MOVE_NOT_ALLOWED');
    expect(await act(link, 'withdraw')).toBe('over');
  });
});

describe('an offer', () => {
  it('holds its nights, is accepted once however often it is clicked, and lists the nights', async () => {
    const { id, link } = await offered(10, 13);
    expect(await nightsOf(id)).toEqual([{ kind: 'offer', arrives_on: day(10) }]);
    expect((await messages('stay-offered')).at(-1)!.body).toContain('3,000.00 د.إ');
    expect((await asking(12, 14)).body.code).toBe('STAY_NIGHTS_TAKEN');
    expect(await pageOf(link)).toMatchObject({
      is_open: true,
      price: 300_000,
    });
    const before = (await messages('stay-confirmed')).length;
    expect(new Set(await Promise.all(Array.from({ length: 16 }, () => accept(link))))).toEqual(new Set(['accepted']));
    expect(await nightsOf(id)).toEqual([{ kind: 'stay', arrives_on: day(10) }]);
    expect((await messages('stay-confirmed')).length).toBe(before + 1);
    expect((await messages('stay-accepted')).at(-1)).toMatchObject({ recipient: 'saeed@test.rawnaq' });
    await runJob(world.services, 'list-nights', { account_id: host.account_id, id: place.id });
    expect(
      await rowsOf(
        world,
        `select arrives_on::text, leaves_on::text from property_listing_nights
        where tenant = $1 and property_id = $2 and arrives_on = $3`,
        [host.account_id, place.id, day(10)],
      ),
    ).toEqual([{ arrives_on: day(10), leaves_on: day(13) }]);
  });

  it('cancelled as a stay frees its nights, and says why', async () => {
    const { id, link } = await offered(15, 17);
    await accept(link);
    expect((await world.call(cancel, { id, reason: 'تسرب مياه' }, mine)).status).toBe(200);
    expect(await nightsOf(id)).toEqual([]);
    expect((await messages('stay-cancelled')).at(-1)!.body).toContain('تسرب مياه');
    expect((await asking(15, 17)).status).toBe(200);
  });

  it('withdrawn or over takes nothing any more, and the owner hears of it', async () => {
    const first = await offered(20, 22);
    expect(await act(first.link, 'withdraw')).toBe('withdrawn');
    expect(await nightsOf(first.id)).toEqual([]);
    const second = await offered(20, 22);
    world.advance(25 * HOUR);
    for (const one of [host, other]) one.token = await tokenOf(world, one);
    // Before the clock has tidied up, it is over already.
    expect(await accept(second.link)).toBe('over');
    const third = await asked(21, 23);
    expect((await world.call(confirm, { id: third.id, price: 200_000 }, mine)).status).toBe(200);
    await runJob(world.services, 'lapse-stay-offers');
    expect(await recordOf(second.id)).toMatchObject({ status: 'expired', free: false });
    expect((await world.call(offer, { id: second.id, price: 1000, hours: 6 }, mine)).body.code).toBe(
      'STAY_NIGHTS_TAKEN',
    );
  });
});

describe('a crowd', () => {
  it('of 64 confirmations of overlapping nights has one winner for each night', async () => {
    const wishes = Array.from({ length: 64 }, (_, index) => ({ from: 100 + (index % 9), nights: 1 + (index % 4) }));
    const ids: number[] = [];
    for (const { from, nights } of wishes) ids.push((await asked(from, from + nights)).id);
    const answers = await Promise.all(ids.map((id) => world.call(confirm, { id, price: 100_000 }, mine)));
    const lost = answers.filter(({ status }) => status !== 200);
    expect(lost.filter(({ status, body }) => status !== 409 || body.code !== 'STAY_NIGHTS_TAKEN')).toEqual([]);
    const nights = new Map<number, number>();
    for (const [index, { from, nights: length }] of wishes.entries())
      if (answers[index]!.status === 200)
        for (let at = from; at < from + length; at += 1) nights.set(at, (nights.get(at) ?? 0) + 1);
    expect([...nights.values()].filter((count) => count !== 1)).toEqual([]);
    // Whoever was refused really stands in the way of somebody who was not.
    for (const [index, { from, nights: length }] of wishes.entries())
      if (answers[index]!.status !== 200)
        expect(Array.from({ length }, (_, at) => nights.has(from + at))).toContain(true);
    const [{ stored } = { stored: 0 }] = await rowsOf<{ stored: number }>(
      world,
      `select count(*)::int as stored from property_nights n
      where n.account_id = $1 and n.arrives_on between $2 and $3`,
      [host.account_id, day(100), day(120)],
    );
    expect(stored).toBe(answers.length - lost.length);
  });

  it('of offers, blocks and acceptances of the same night has one winner', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, () => asked(130, 132)));
    const answers = await Promise.all([
      ...ids.map(({ id }) => world.call(offer, { id, price: 100_000, hours: 24 }, mine)),
      ...ids.map(() => world.call(block, { property_id: place.id, arrives_on: day(131), leaves_on: day(133) }, mine)),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });
});

describe('the calendar', () => {
  it('is blocked and opened by its owner alone', async () => {
    const nights = { property_id: place.id, arrives_on: day(40), leaves_on: day(42), note: 'صيانة المسبح' };
    const { id } = (await world.call(block, nights, mine)).body;
    const shown = (await world.call(calendar, { property_id: place.id, month: day(40) }, mine)).body;
    expect(shown.nights).toContainEqual(expect.objectContaining({ id, kind: 'block', title: 'صيانة المسبح' }));
    expect((await world.call(block, nights, mine)).body.code).toBe('STAY_NIGHTS_TAKEN');
    const theirs = { as: other.token };
    expect((await world.call(block, nights, theirs)).status).toBe(404);
    expect((await world.call(unblock, { id }, theirs)).status).toBe(404);
    expect((await world.call(calendar, { property_id: place.id, month: day(40) }, theirs)).status).toBe(404);
    expect((await world.call(unblock, { id }, mine)).status).toBe(200);
    expect((await world.call(unblock, { id }, mine)).status).toBe(404);
  });

  it('is read by other sites at a secret address, without names, until there is a new one', async () => {
    const { link } = await offered(50, 52);
    await accept(link);
    await world.call(block, { property_id: place.id, arrives_on: day(55), leaves_on: day(56), note: 'سر' }, mine);
    const url = (await world.call(renew_export, { property_id: place.id }, mine)).body.export_url;
    const secret = /stays-calendar\/(.+)\.ics$/.exec(url)![1]!;
    const text = (await exportCalendar(world.services, secret))!;
    expect(text).toContain(`DTSTART;VALUE=DATE:${day(50).replaceAll('-', '')}`);
    expect(text).toContain(`DTEND;VALUE=DATE:${day(56).replaceAll('-', '')}`);
    expect(text).not.toMatch(/نورة|سر|\+971/);
    const shown = (await world.call(calendar, { property_id: place.id, month: day(50) }, mine)).body;
    expect(shown).toMatchObject({ export_url: url, export_read_at: expect.any(String) });
    await world.call(renew_export, { property_id: place.id }, mine);
    expect(await exportCalendar(world.services, secret)).toBeNull();
    expect(await exportCalendar(world.services, `${other.account_id.toString(36)}-${secret.split('-')[1]}`)).toBeNull();
  });
});
