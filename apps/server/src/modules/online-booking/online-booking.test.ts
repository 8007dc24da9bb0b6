import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appointmentsContract } from '@rawnaq/domain/appointments/appointments.contract';
import { bookingContract as contract } from '@rawnaq/domain/online-booking/booking.contract';
import { stripOf } from '@rawnaq/domain/online-booking/online-choice.rules';
import { addDays } from '@rawnaq/domain/kernel/time/local-date';
import sharp from 'sharp';
import { alias, openOnlineSalon, otherAlias, TEN } from '../../../test/online-salon';
import { rowsOf } from '../../../test/people';
import { asPlatform } from '../../services';
import { loadOnlinePage } from './index';

type Salon = Awaited<ReturnType<typeof openOnlineSalon>>;
let world: Salon['world'];
let owner: Salon['owner'];
let salon: Salon['salon'];
let setOnline: Salon['setOnline'];
let today: Salon['today'];
let freshDay: Salon['freshDay'];
let freshIp: Salon['freshIp'];
let freshMobile: Salon['freshMobile'];
let lines: Salon['lines'];
let times: Salon['times'];
let hold: Salon['hold'];
let proofFor: Salon['proofFor'];

beforeAll(async () => {
  ({ world, owner, salon, setOnline, today, freshDay, freshIp, freshMobile, lines, times, hold, proofFor } =
    await openOnlineSalon());
});
afterAll(() => world.close());

describe('the salon’s page', () => {
  it('says who the salon is, in both languages, and when it is open', async () => {
    const { status, body } = await world.call(contract.get_page, { alias });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      alias,
      english_name: 'Salon A',
      arabic_name: 'صالون أ',
      currency: 'AED',
      time_zone: 'Asia/Dubai',
      vat_rate: 500,
      cancel_hours: 24,
      deposit: { kind: 'none' },
      logo_url: null,
      picture_urls: [],
    });
    expect(body.week).toHaveLength(7);
    expect(body.now.date).toBe(today());
    expect(body.open.is_open ? body.open.until : body.open.opens).not.toBeNull();
  });

  it('says of a closed holiday inside of custom hours that it is closed, and nothing else', async () => {
    const [first, feast, last] = [24, 25, 26].map((days) => addDays(today(), days));
    await rowsOf(
      world,
      `insert into custom_hours (account_id, english_name, arabic_name, starts_on, ends_on, ranges)
       values (2001, 'Ramadan', 'رمضان', $1, $2, '[{"from": "20:00:00", "to": "23:00:00"}]')`,
      [first, last],
    );
    await rowsOf(
      world,
      `insert into holidays (account_id, english_name, arabic_name, kind, is_closed, starts_on, ends_on)
       values (2001, 'Feast', 'عيد', 'holiday', true, $1, $1)`,
      [feast],
    );
    const ranges = [{ start: 1200, end: 1380 }];
    expect((await world.call(contract.get_page, { alias })).body.special).toEqual([
      { starts_on: first, ends_on: first, ranges },
      { starts_on: last, ends_on: last, ranges },
      { starts_on: feast, ends_on: feast, ranges: [] },
    ]);
    await rowsOf(world, 'delete from custom_hours where account_id = 2001');
    await rowsOf(world, 'delete from holidays where account_id = 2001');
  });

  it('is found whatever its capitals, and not when it is unknown, not live or of a closed account', async () => {
    expect((await world.call(contract.get_page, { alias: 'SALONONE' })).status).toBe(200);
    for (const unknown of ['nobody', 'x', '%00', "a' or 1=1"])
      expect((await world.call(contract.get_page, { alias: unknown })).status).toBe(404);
    await setOnline(2002, { is_live: false });
    expect((await world.call(contract.get_page, { alias: otherAlias })).body).toMatchObject({
      code: 'SALON_NOT_ONLINE',
    });
    await setOnline(2002, {});
    await rowsOf(world, "update accounts set status = 'expired' where id = 2002");
    expect((await world.call(contract.get_menu, { alias: otherAlias })).status).toBe(404);
    await rowsOf(world, "update accounts set status = 'active' where id = 2002");
  });

  it('shows the menu as the salon decided: nothing hidden, no prices, no people', async () => {
    const { body } = await world.call(contract.get_menu, { alias });
    expect(body.categories.flatMap(({ services }) => services).map(({ id }) => id)).toEqual(salon.services);
    expect(body.employees.map(({ id }) => id)).toEqual(salon.employees);
    expect(body.categories[0]!.services[2]).toMatchObject({
      minutes: 30,
      buffer_time: 15,
      price: 5000,
      price_before: null,
      employee_ids: salon.employees,
    });
    await rowsOf(world, 'update services set show_to_customer = false where account_id = 2001 and id = $1', [
      salon.services[1],
    ]);
    await rowsOf(world, 'update services set offer_price = 4000 where account_id = 2001 and id = $1', [
      salon.services[2],
    ]);
    await setOnline(2001, { show_prices: false, show_employees: false });
    const less = (await world.call(contract.get_menu, { alias })).body;
    expect(less.categories.flatMap(({ services }) => services).map(({ id }) => id)).toEqual([
      salon.services[0],
      salon.services[2],
    ]);
    expect(less.employees).toEqual([]);
    expect(
      less.categories[0]!.services.every(
        ({ price, price_before, employee_ids }) => price === null && price_before === null && employee_ids.length === 0,
      ),
    ).toBe(true);
    expect((await world.call(contract.free_times, { alias, lines: lines([0, 0]), date: freshDay() })).body.code).toBe(
      'EMPLOYEE_NOT_EXIST',
    );
    expect((await world.call(contract.free_times, { alias, lines: lines([1]), date: freshDay() })).body.code).toBe(
      'SERVICE_NOT_EXIST',
    );
    await setOnline(2001, {});
    expect((await world.call(contract.get_menu, { alias })).body.categories[0]!.services.at(-1)).toMatchObject({
      price: 4000,
      price_before: 5000,
    });
    await rowsOf(world, 'update services set show_to_customer = true, offer_price = null where account_id = 2001');
  });

  it('says numbers as they are dialled, whatever was stored', async () => {
    const typed = [
      { type: 0, value: '٠٠٩٧١ ٤ ٢٣٤ ٥٦٧٨' },
      { type: 1, value: '٩٧١٠٥٠٤٨٢١٩٣٧' },
      { type: 3, value: 'https://www.instagram.com/glow' },
    ];
    await rowsOf(
      world,
      `
        update account_settings
        set values = jsonb_set(values, '{social_links}', $1::jsonb)
        where account_id = 2001 and section = 'online'`,
      [JSON.stringify(typed)],
    );
    const links = async () =>
      (await world.call(contract.get_page, { alias })).body.social_links.map(({ value }) => value);
    expect(await links()).toEqual(['+971 4 234 5678', '971504821937', 'https://www.instagram.com/glow']);
    await setOnline(2001, { social_links: [{ type: 1, value: '0504821937' }] });
    expect(await links()).toEqual(['971504821937']);
    await setOnline(2001, {});
  });

  it('opens pictures the page shows, and no others', async () => {
    const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#8A2C6B' } })
      .png()
      .toBuffer();
    const [shown, hidden] = await Promise.all(
      ['cover', 'secret'].map(async (name) => {
        const unique_id = `${name}-upload-0000000000`;
        await world.services.storage.put(`2001/${unique_id}`, bytes);
        return asPlatform(world.services, async (tx) =>
          tx
            .insertInto('uploads')
            .values({ account_id: 2001, unique_id, file_name: `${name}.png`, mime: 'image/png', bytes: bytes.length })
            .returning(['id', 'unique_id'])
            .executeTakeFirstOrThrow(),
        );
      }),
    );
    await setOnline(2001, { picture_upload_ids: [shown!.id] });
    const [url] = (await world.call(contract.get_page, { alias })).body.picture_urls;
    expect(url).toBe(`/api/public/online/${alias}/picture/${shown!.unique_id}`);
    const answer = await world.app.server.inject({ url: url! });
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'image/png',
      'public, max-age=86400',
    ]);
    expect(
      (await world.app.server.inject({ url: `/api/public/online/${alias}/picture/${hidden!.unique_id}` })).statusCode,
    ).toBe(404);
    expect(
      (await world.app.server.inject({ url: `/api/public/online/${otherAlias}/picture/${shown!.unique_id}` }))
        .statusCode,
    ).toBe(404);
    await setOnline(2001, {});
  });
});

describe('free times', () => {
  it('of a day and of a month, on the salon’s clock', async () => {
    const date = freshDay();
    const found = await times(date);
    expect(found.times[0]).toEqual({ start: 600, end: 660, employee_ids: [salon.employees[0]] });
    expect(found.times.at(-1)!.end).toBeLessThanOrEqual(1320);
    const month = (await world.call(contract.free_days, { alias, lines: lines([0, 0]), month: date.slice(0, 7) })).body;
    expect(month.days.find((day) => day.date === date)!.state).toBe('free');
    expect(month.days.filter((day) => day.date < today()).every(({ state }) => state === 'closed')).toBe(true);
  });

  it('several services are one visit, with whoever does each', async () => {
    const found = await times(freshDay(), lines([0, 0], [2, 1], [0]));
    expect(found.times[0]).toMatchObject({
      start: 600,
      end: 750,
      employee_ids: [salon.employees[0], salon.employees[1], expect.any(Number)],
    });
  });

  it('a full day names the next free one; beyond the horizon there is none', async () => {
    const date = freshDay();
    await rowsOf(
      world,
      `
        insert into holidays (account_id, english_name, arabic_name, kind, is_closed, starts_on, ends_on)
        values (2001, 'Rest', 'راحة', 'holiday', true, $1, $1)`,
      [date],
    );
    expect(await times(date)).toEqual({ date, times: [], next_free_date: addDays(date, 1) });
    expect((await times(addDays(today(), 121))).next_free_date).toBeNull();
    expect((await times(addDays(today(), -1))).times).toEqual([]);
  });

  it('keep the lead time and never offer the past', async () => {
    await setOnline(2001, { lead_minutes: 3 * 1440 });
    expect((await times(addDays(today(), 2))).times).toEqual([]);
    await setOnline(2001, {});
    expect((await times(addDays(today(), 2))).times.length).toBeGreaterThan(0);
  });
});

describe('keeping a time', () => {
  it('takes it from everybody else until it is let go', async () => {
    const date = freshDay();
    const { status, body } = await hold(date);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({
      date,
      start: TEN,
      end: TEN + 60,
      can_extend: true,
      employee_ids: [salon.employees[0]],
      total: 10_000,
      deposit: 0,
    });
    expect(body.seconds_left).toBeGreaterThan(590);
    expect((await times(date)).times[0]!.start).toBe(TEN + 60);
    expect((await hold(date, TEN + 30)).body).toMatchObject({
      code: 'TIME_NOT_AVAILABLE',
      message: 'This time was just taken, please choose another',
    });
    // The desk is refused as well.
    expect(
      (
        await world.call(
          appointmentsContract.add,
          {
            customer_id: salon.customers[0]!,
            date,
            lines: [{ service_id: salon.services[0]!, employee_id: salon.employees[0]!, start: TEN }],
          } as never,
          { as: owner },
        )
      ).body.code,
    ).toBe('EMPLOYEE_HAS_APPOINTMENT');
    expect((await world.call(contract.release_hold, { alias, token: body.token })).status).toBe(200);
    expect((await times(date)).times[0]!.start).toBe(TEN);
  });

  it('a new one takes the place of the old, also over it', async () => {
    const date = freshDay();
    const first = (await hold(date)).body.token;
    const second = await hold(date, TEN + 30, { replaces: first });
    expect(second.status, JSON.stringify(second.body)).toBe(200);
    expect((await times(date)).times[0]!.start).toBe(TEN + 90);
    expect((await world.call(contract.extend_hold, { alias, token: first })).body.code).toBe('HOLD_EXPIRED');
  });

  it('can be made longer once, and runs out by itself', async () => {
    const date = freshDay();
    const { token } = (await hold(date)).body;
    const longer = await world.call(contract.extend_hold, { alias, token }, { ip: freshIp() });
    expect(longer.status, JSON.stringify(longer.body)).toBe(200);
    world.advance(5 * 60_000);
    const later = (await hold(freshDay())).body.token;
    expect((await world.call(contract.extend_hold, { alias, token: later }, { ip: freshIp() })).body).toMatchObject({
      can_extend: true,
    });
    world.advance(2 * 60_000);
    const extended = (await world.call(contract.extend_hold, { alias, token: later }, { ip: freshIp() })).body;
    expect(extended).toMatchObject({ can_extend: false });
    expect((await world.call(contract.extend_hold, { alias, token: later }, { ip: freshIp() })).body.code).toBe(
      'HOLD_EXTENDED_BEFORE',
    );
    world.advance(11 * 60_000);
    expect((await times(date)).times[0]!.start).toBe(TEN);
    expect((await world.call(contract.extend_hold, { alias, token: later }, { ip: freshIp() })).body.code).toBe(
      'HOLD_EXPIRED',
    );
    expect((await hold(date)).status).toBe(200);
  });

  it('one address keeps a few at most', async () => {
    const ip = freshIp();
    const date = freshDay();
    const answers = [];
    for (const start of [600, 720, 840, 960, 1080]) answers.push((await hold(date, start, { ip })).status);
    expect(answers).toEqual([200, 200, 200, 200, 429]);
    expect((await hold(date, 1080)).status).toBe(200);
    // One person holds a whole IPv6 /64.
    const other = freshDay();
    const inOneNetwork = [];
    for (const [index, start] of [600, 720, 840, 960, 1080].entries())
      inOneNetwork.push((await hold(other, start, { ip: `2001:db8:0:1:${index}::${index}` })).status);
    expect(inOneNetwork).toEqual([200, 200, 200, 200, 429]);
    expect((await hold(other, 1080, { ip: '2001:db8:0:2::1' })).status).toBe(200);
  });

  it('of thirty who want one time one gets it; of anybody as many as there are people', async () => {
    const date = freshDay();
    const wanted = await Promise.all(Array.from({ length: 30 }, (_, turn) => hold(date, TEN + (turn % 3) * 15)));
    expect(wanted.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(wanted.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
      new Set(['TIME_NOT_AVAILABLE']),
    );
    const busy = freshDay();
    const anybody = await Promise.all(Array.from({ length: 12 }, () => hold(busy, 900, { lines: lines([0]) })));
    const served = anybody.filter(({ status }) => status === 200);
    expect(new Set(served.flatMap(({ body }) => body.employee_ids))).toEqual(new Set(salon.employees));
    expect(served).toHaveLength(3);
  });
});

describe('pages and their visitors', () => {
  const load = (name: Parameters<typeof loadOnlinePage>[1]['name'], query = '', more: object = {}) =>
    loadOnlinePage(world.services, {
      name,
      alias,
      booking_id: null,
      query: new URLSearchParams(query),
      ip: '10.8.8.8',
      userAgent: 'Mozilla/5.0',
      ...more,
    });

  it('have what they show, and say what is missing', async () => {
    const home = await load('online-home', `lines=${salon.services[0]},999`);
    expect(home).toMatchObject({
      salon: { alias },
      choice: { lines: [{ service_id: salon.services[0], employee_id: null }] },
      when: null,
      booking: null,
    });
    expect(await load('online-home', '', { alias: 'nobody' })).toBe('salon');
    expect(await load('online-booking', '', { booking_id: 'AAAAAAAAAAAAAAAAAAAAAA' })).toBe('booking');
    expect(await load('online-confirm')).toBe('start');
    const date = freshDay();
    const when = await load('online-time', `lines=${lines([0, 0])}&date=${date}`);
    expect(when).toMatchObject({ when: { month: date.slice(0, 7), times: { date } } });
    const first = await load('online-date', `lines=${lines([0, 0])}&month=2031-01`);
    expect(first).toMatchObject({ when: { month: '2031-01' } });
    expect((await load('online-time')) as object).toMatchObject({ when: null });
  });

  it('know every day of the strip, also those before the month that is shown', async () => {
    const before = world.services.clock;
    world.services.clock = () => new Date('2027-01-29T06:00:00.000Z');
    try {
      const wish = `lines=${lines([0, 0])}&date=2027-02-04`;
      for (const more of ['', '&month=2027-03']) {
        const page = await load('online-time', wish + more);
        const days = typeof page === 'string' ? [] : (page.when?.days ?? []);
        for (const day of stripOf('2027-01-29', '2027-02-04'))
          expect(days, day + more).toContainEqual({ date: day, state: 'free' });
      }
    } finally {
      world.services.clock = before;
    }
  });

  it('count people once a day, programs never, and know who booked', async () => {
    await rowsOf(world, 'delete from online_visits');
    await load('online-home');
    await load('online-menu');
    await load('online-home', '', { ip: '10.8.8.9' });
    await load('online-home', '', { userAgent: 'Googlebot/2.1' });
    await load('online-home', '', { userAgent: '' });
    const visits = await rowsOf<{ pages: number; booked: boolean; visited_on: string }>(
      world,
      'select pages, booked, visited_on::text from online_visits where account_id = 2001 order by pages',
    );
    expect(visits).toEqual([
      { pages: 1, booked: false, visited_on: today() },
      { pages: 2, booked: false, visited_on: today() },
    ]);
    const { token } = (await hold(freshDay())).body;
    const mobile = freshMobile();
    await world.call(
      contract.confirm,
      { alias, token, proof: await proofFor(mobile), name: 'Sara', mobile },
      { ip: '10.8.8.9', headers: { 'user-agent': 'Mozilla/5.0' } },
    );
    expect(await rowsOf(world, 'select 1 from online_visits where booked')).toHaveLength(1);
  });
});
