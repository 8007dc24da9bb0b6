import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appointmentsContract } from '@rawnaq/domain/appointments/appointments.contract';
import { bookingContract as contract } from '@rawnaq/domain/booking/booking.contract';
import { writeWantedLines } from '@rawnaq/domain/appointments/appointment.shapes';
import { addDays } from '@rawnaq/domain/kernel/local-date';
import { todayIn } from '@rawnaq/domain/kernel/zoned-time';
import { onlineSetting } from '@rawnaq/domain/settings/online-setting';
import sharp from 'sharp';
import { furnish, type BookingSalon } from '../../../test/booking-salon';
import { personOf, rowsOf, tokenOf } from '../../../test/people';
import { newKey, openWorld, type World } from '../../../test/world';
import { asPlatform } from '../../services';
import { fillSetting } from '../settings';
import { loadOnlinePage } from './index';

let world: World;
let owner: string;
let salon: BookingSalon;
let other: BookingSalon;
const TEN = 600;
const alias = 'salonone';
let days = 0;
const today = () => todayIn(world.services.clock(), 'Asia/Dubai');
/** A fresh day for every test, so that none stands in another's way. */
const freshDay = (): string => addDays(today(), 3 + (days += 1));
let addresses = 0;
const freshIp = (): string => { addresses += 1; return `10.1.${Math.floor(addresses / 200)}.${(addresses % 200) + 1}`; };
let numbers = 0;
const freshMobile = (): string => { numbers += 1; return `+9715${String(10_000_000 + numbers)}`; };

const USUAL = { days_ahead: 120, lead_minutes: 60, cancel_hours: 24, deposit_kind: 'none', show_prices: true, show_employees: true, picture_upload_ids: [] };
const setOnline = (accountId: number, values: Record<string, unknown>) =>
  asPlatform(world.services, (tx) => fillSetting({ tx, accountId }, onlineSetting, { is_live: true, alias: accountId === 2001 ? alias : 'salontwo', ...USUAL, ...values } as never, world.services.clock()));

beforeAll(async () => {
  world = await openWorld();
  owner = await tokenOf(world, await personOf(world, 'a@test.rawnaq'));
  salon = await furnish(world, 2001, { employees: 3, customers: 2, services: [{ name: 'Cut' }, { name: 'Colour', job_time: 120, processing_time: 60 }, { name: 'Wax', job_time: 30, buffer_time: 15, price: 5_000 }] });
  other = await furnish(world, 2002, { employees: 1, customers: 1, services: [{ name: 'Cut' }] });
  await setOnline(2001, {});
  await setOnline(2002, {});
});
afterAll(() => world.close());

const lines = (...wanted: [service: number, employee?: number][]) => writeWantedLines(wanted.map(([service, employee]) => ({ service_id: salon.services[service]!, employee_id: employee === undefined ? null : salon.employees[employee]! })));
const hold = (date: string, start = TEN, more: { lines?: string; replaces?: string; ip?: string } = {}) =>
  world.call(contract.hold, { alias, lines: more.lines ?? lines([0, 0]), date, start, ...(more.replaces && { replaces: more.replaces }) } as never, { ip: more.ip ?? freshIp(), key: newKey() });
const times = async (date: string, wanted = lines([0, 0]), more: object = {}) => (await world.call(contract.free_times, { alias, lines: wanted, date, ...more } as never)).body;

async function codeFor(mobile: string, ip = freshIp()): Promise<string> {
  const { status, body } = await world.call(contract.ask_code, { alias, mobile, channel: 'whatsapp' }, { ip });
  expect(status, JSON.stringify(body)).toBe(200);
  const [message] = await rowsOf<{ body: string }>(world, "select body from messages where template = 'booking-code' and recipient = $1 order by id desc limit 1", [mobile]);
  return /\d{6}/.exec(message!.body)![0];
}

async function proofFor(mobile: string): Promise<string> {
  const { status, body } = await world.call(contract.verify_mobile, { alias, mobile, code: await codeFor(mobile) }, { ip: freshIp() });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.proof;
}

async function book(date: string, start = TEN, more: { lines?: string; mobile?: string; name?: string; key?: string; language?: 'en' | 'ar' } = {}) {
  const kept = await hold(date, start, more);
  expect(kept.status, JSON.stringify(kept.body)).toBe(200);
  const mobile = more.mobile ?? freshMobile();
  const answer = await world.call(contract.confirm, { alias, token: kept.body.token, proof: await proofFor(mobile), name: more.name ?? 'Sara Ali', mobile, note: 'No nuts' }, { ip: freshIp(), key: more.key ?? newKey(), language: more.language ?? 'en' });
  return { ...answer, token: kept.body.token, mobile };
}
async function booked(date: string, start = TEN, more: Parameters<typeof book>[2] = {}): Promise<string> {
  const { status, body } = await book(date, start, more);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.booking_id;
}
const view = async (booking_id: string) => (await world.call(contract.get_booking, { alias, booking_id })).body;

describe('the salon’s page', () => {
  it('says who the salon is, in both languages, and when it is open', async () => {
    const { status, body } = await world.call(contract.get_page, { alias });
    expect(status).toBe(200);
    expect(body).toMatchObject({ alias, english_name: 'Salon A', arabic_name: 'صالون أ', currency: 'AED', time_zone: 'Asia/Dubai', vat_rate: 500, cancel_hours: 24, deposit: { kind: 'none' }, logo_url: null, picture_urls: [] });
    expect(body.week).toHaveLength(7);
    expect(body.now.date).toBe(today());
    expect(body.open.is_open ? body.open.until : body.open.opens).not.toBeNull();
  });

  it('is found whatever its capitals, and not when it is unknown, not live or of a closed account', async () => {
    expect((await world.call(contract.get_page, { alias: 'SALONONE' })).status).toBe(200);
    for (const unknown of ['nobody', 'x', '%00', "a' or 1=1"]) expect((await world.call(contract.get_page, { alias: unknown })).status).toBe(404);
    await setOnline(2002, { is_live: false });
    expect((await world.call(contract.get_page, { alias: 'salontwo' })).body).toMatchObject({ code: 'SALON_NOT_ONLINE' });
    await setOnline(2002, {});
    await rowsOf(world, "update accounts set status = 'expired' where id = 2002");
    expect((await world.call(contract.get_menu, { alias: 'salontwo' })).status).toBe(404);
    await rowsOf(world, "update accounts set status = 'active' where id = 2002");
  });

  it('shows the menu as the salon decided: nothing hidden, no prices, no people', async () => {
    const { body } = await world.call(contract.get_menu, { alias });
    expect(body.categories.flatMap(({ services }) => services).map(({ id }) => id)).toEqual(salon.services);
    expect(body.employees.map(({ id }) => id)).toEqual(salon.employees);
    expect(body.categories[0]!.services[2]).toMatchObject({ minutes: 30, buffer_time: 15, price: 5000, price_before: null, employee_ids: salon.employees });
    await rowsOf(world, 'update services set show_to_customer = false where account_id = 2001 and id = $1', [salon.services[1]]);
    await rowsOf(world, 'update services set offer_price = 4000 where account_id = 2001 and id = $1', [salon.services[2]]);
    await setOnline(2001, { show_prices: false, show_employees: false });
    const less = (await world.call(contract.get_menu, { alias })).body;
    expect(less.categories.flatMap(({ services }) => services).map(({ id }) => id)).toEqual([salon.services[0], salon.services[2]]);
    expect(less.employees).toEqual([]);
    expect(less.categories[0]!.services.every(({ price, price_before, employee_ids }) => price === null && price_before === null && employee_ids.length === 0)).toBe(true);
    expect((await world.call(contract.free_times, { alias, lines: lines([0, 0]), date: freshDay() })).body.code).toBe('EMPLOYEE_NOT_EXIST');
    expect((await world.call(contract.free_times, { alias, lines: lines([1]), date: freshDay() })).body.code).toBe('SERVICE_NOT_EXIST');
    await setOnline(2001, {});
    expect((await world.call(contract.get_menu, { alias })).body.categories[0]!.services.at(-1)).toMatchObject({ price: 4000, price_before: 5000 });
    await rowsOf(world, 'update services set show_to_customer = true, offer_price = null where account_id = 2001');
  });

  it('opens pictures the page shows, and no others', async () => {
    const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#8A2C6B' } }).png().toBuffer();
    const [shown, hidden] = await Promise.all(['cover', 'secret'].map(async (name) => {
      const unique_id = `${name}-upload-0000000000`;
      await world.services.storage.put(`2001/${unique_id}`, bytes);
      return asPlatform(world.services, async (tx) => tx.insertInto('uploads').values({ account_id: 2001, unique_id, file_name: `${name}.png`, mime: 'image/png', bytes: bytes.length }).returning(['id', 'unique_id']).executeTakeFirstOrThrow());
    }));
    await setOnline(2001, { picture_upload_ids: [shown!.id] });
    const [url] = (await world.call(contract.get_page, { alias })).body.picture_urls;
    expect(url).toBe(`/api/public/online/${alias}/picture/${shown!.unique_id}`);
    const answer = await world.app.server.inject({ url: url! });
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([200, 'image/png', 'public, max-age=86400']);
    expect((await world.app.server.inject({ url: `/api/public/online/${alias}/picture/${hidden!.unique_id}` })).statusCode).toBe(404);
    expect((await world.app.server.inject({ url: `/api/public/online/salontwo/picture/${shown!.unique_id}` })).statusCode).toBe(404);
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
    expect(found.times[0]).toMatchObject({ start: 600, end: 750, employee_ids: [salon.employees[0], salon.employees[1], expect.any(Number)] });
  });

  it('a full day names the next free one; beyond the horizon there is none', async () => {
    const date = freshDay();
    await rowsOf(world, "insert into holidays (account_id, english_name, arabic_name, kind, is_closed, starts_on, ends_on) values (2001, 'Rest', 'راحة', 'holiday', true, $1, $1)", [date]);
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
    expect(body).toMatchObject({ date, start: TEN, end: TEN + 60, can_extend: true, employee_ids: [salon.employees[0]], total: 10_000, deposit: 0 });
    expect(body.seconds_left).toBeGreaterThan(590);
    expect((await times(date)).times[0]!.start).toBe(TEN + 60);
    expect((await hold(date, TEN + 30)).body).toMatchObject({ code: 'TIME_NOT_AVAILABLE', message: 'This time was just taken, please choose another' });
    // The desk is refused as well.
    expect((await world.call(appointmentsContract.add, { customer_id: salon.customers[0]!, date, lines: [{ service_id: salon.services[0]!, employee_id: salon.employees[0]!, start: TEN }] } as never, { as: owner })).body.code).toBe('EMPLOYEE_HAS_APPOINTMENT');
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
    expect((await world.call(contract.extend_hold, { alias, token: later }, { ip: freshIp() })).body).toMatchObject({ can_extend: true });
    world.advance(2 * 60_000);
    const extended = (await world.call(contract.extend_hold, { alias, token: later }, { ip: freshIp() })).body;
    expect(extended).toMatchObject({ can_extend: false });
    expect((await world.call(contract.extend_hold, { alias, token: later }, { ip: freshIp() })).body.code).toBe('HOLD_EXTENDED_BEFORE');
    world.advance(11 * 60_000);
    expect((await times(date)).times[0]!.start).toBe(TEN);
    expect((await world.call(contract.extend_hold, { alias, token: later }, { ip: freshIp() })).body.code).toBe('HOLD_EXPIRED');
    expect((await hold(date)).status).toBe(200);
  });

  it('one address keeps a few at most', async () => {
    const ip = freshIp();
    const date = freshDay();
    const answers = [];
    for (const start of [600, 720, 840, 960, 1080]) answers.push((await hold(date, start, { ip })).status);
    expect(answers).toEqual([200, 200, 200, 200, 429]);
    expect((await hold(date, 1080)).status).toBe(200);
  });

  it('of thirty who want one time one gets it; of anybody as many as there are people', async () => {
    const date = freshDay();
    const wanted = await Promise.all(Array.from({ length: 30 }, (_, turn) => hold(date, TEN + (turn % 3) * 15)));
    expect(wanted.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(wanted.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(new Set(['TIME_NOT_AVAILABLE']));
    const busy = freshDay();
    const anybody = await Promise.all(Array.from({ length: 12 }, () => hold(busy, 900, { lines: lines([0]) })));
    const served = anybody.filter(({ status }) => status === 200);
    expect(new Set(served.flatMap(({ body }) => body.employee_ids))).toEqual(new Set(salon.employees));
    expect(served).toHaveLength(3);
  });
});

describe('a mobile number is verified', () => {
  it('by the code that was sent, once, for this number and this salon', async () => {
    const mobile = freshMobile();
    const code = await codeFor(mobile);
    const [message] = await rowsOf<{ channel: string; account_id: number }>(world, 'select channel, account_id from messages where recipient = $1', [mobile]);
    expect(message).toEqual({ channel: 'whatsapp', account_id: 2001 });
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    expect((await world.call(contract.verify_mobile, { alias, mobile, code: wrong })).body).toMatchObject({ code: 'CODE_INCORRECT', errors: { code: [expect.any(String)] } });
    expect((await world.call(contract.verify_mobile, { alias: 'salontwo', mobile, code })).body.code).toBe('CODE_INCORRECT');
    expect((await world.call(contract.verify_mobile, { alias, mobile, code })).status).toBe(200);
    expect((await world.call(contract.verify_mobile, { alias, mobile, code })).body.code).toBe('CODE_INCORRECT');
  });

  it('five wrong tries and it is over; a minute between codes; ten minutes and it is old', async () => {
    const mobile = freshMobile();
    const code = await codeFor(mobile);
    expect((await world.call(contract.ask_code, { alias, mobile, channel: 'sms' }, { ip: freshIp() })).body.code).toBe('CODE_TOO_SOON');
    const wrong = String((Number(code) + 7) % 1_000_000).padStart(6, '0');
    for (let tries = 0; tries < 5; tries += 1) await world.call(contract.verify_mobile, { alias, mobile, code: wrong }, { ip: freshIp() });
    expect((await world.call(contract.verify_mobile, { alias, mobile, code }, { ip: freshIp() })).body.code).toBe('CODE_INCORRECT');
    const late = freshMobile();
    const old = await codeFor(late);
    world.advance(10 * 60_000 + 1000);
    expect((await world.call(contract.verify_mobile, { alias, mobile: late, code: old })).body.code).toBe('CODE_EXPIRED');
  });

  it('one address can not have codes sent all day', async () => {
    const ip = freshIp();
    const answers = [];
    for (let turn = 0; turn < 14; turn += 1) answers.push((await world.call(contract.ask_code, { alias, mobile: freshMobile(), channel: 'sms' }, { ip })).status);
    expect(answers.filter((status) => status === 429)).toHaveLength(2);
  });
});

describe('a booking', () => {
  it('is confirmed in one piece: customer, visit, notice, message, and the hold is gone', async () => {
    const date = freshDay();
    const { status, body, mobile } = await book(date, TEN, { lines: lines([0, 0], [2, 1], [0]), language: 'ar' });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.payment_url).toBeNull();
    const seen = await view(body.booking_id);
    expect(seen).toMatchObject({ customer_name: 'Sara Ali', mobile, date, start: TEN, end: TEN + 150, total: 25_000, deposit: 0, status: 1, payment_status: 0, outcome: 'scheduled', can_change: true, note: 'No nuts', payment: null });
    expect(seen.lines.map(({ start, employee_id, any_employee }) => [start, employee_id, any_employee])).toEqual([[600, salon.employees[0], false], [660, salon.employees[1], false], [690, expect.any(Number), true]]);
    const [row] = await rowsOf<{ source: number; customer_id: number; language: string; consents: number }>(world, 'select a.source, a.customer_id, c.language, (select count(*)::int from customer_consents k where k.account_id = c.account_id and k.customer_id = c.id) as consents from appointments a join customers c on c.account_id = a.account_id and c.id = a.customer_id where a.booking_id = $1', [body.booking_id]);
    expect(row).toMatchObject({ source: 1, language: 'ar', consents: 1 });
    expect(await rowsOf(world, 'select 1 from busy_times where hold_id is not null and account_id = 2001 and start_at::date = $1', [date])).toEqual([]);
    expect((await rowsOf<{ arabic_text: string }>(world, "select arabic_text from notifications where account_id = 2001 and type = 'online-bookings' order by id desc limit 1"))[0]!.arabic_text).toContain('Sara Ali');
    expect(await rowsOf(world, "select 1 from messages where account_id = 2001 and recipient = $1 and template = 'appointment_created' and language = 'ar'", [mobile])).toHaveLength(1);
    const calendar = (await world.call(appointmentsContract.get_calendar, { from: date, to: date }, { as: owner })).body;
    expect(calendar.appointments).toMatchObject([{ source: 1, customer: { name: 'Sara Ali' } }]);
  });

  it('is the same one when the same confirmation comes twice', async () => {
    const date = freshDay();
    const { token } = (await hold(date)).body;
    const mobile = freshMobile();
    const input = { alias, token, proof: await proofFor(mobile), name: 'Twice', mobile };
    const key = newKey();
    const answers = await Promise.all([0, 1].map(() => world.call(contract.confirm, input, { key, ip: freshIp() })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]!.body).toEqual(answers[1]!.body);
    expect((await world.call(contract.confirm, input, { key: newKey(), ip: freshIp() })).body.code).toBe('HOLD_EXPIRED');
  });

  it('needs a proof of its own number, of this salon, that is still good', async () => {
    const { token } = (await hold(freshDay())).body;
    const [mobile, stranger] = [freshMobile(), freshMobile()];
    const proof = await proofFor(mobile);
    const input = { alias, token, name: 'Sara', mobile };
    for (const bad of ['', 'v1.nonsense', proof.slice(0, -2)]) expect((await world.call(contract.confirm, { ...input, proof: bad }, { ip: freshIp() })).body.code).toBe('MOBILE_NOT_VERIFIED');
    expect((await world.call(contract.confirm, { ...input, proof, mobile: stranger }, { ip: freshIp() })).body.code).toBe('MOBILE_NOT_VERIFIED');
    expect((await world.call(contract.confirm, { ...input, proof, alias: 'salontwo' }, { ip: freshIp() })).body.code).toBe('MOBILE_NOT_VERIFIED');
    world.advance(46 * 60_000);
    expect((await world.call(contract.confirm, { ...input, proof }, { ip: freshIp() })).body.code).toBe('MOBILE_NOT_VERIFIED');
  });

  it('belongs to the customer who has the number, whose name stays; who is not welcome is asked to call', async () => {
    const mobile = freshMobile();
    const first = await booked(freshDay(), TEN, { mobile, name: 'Sara Ali' });
    // The database's own clock counts the minute between codes.
    await rowsOf(world, "delete from throttle_buckets where bucket = 'ask-booking'");
    const second = await booked(freshDay(), TEN, { mobile, name: 'Somebody Else' });
    expect((await view(second)).customer_name).toBe('Sara Ali');
    expect((await view(first)).mobile).toBe((await view(second)).mobile);
    await rowsOf(world, 'update customers set status = 0 where account_id = 2001 and mobile = $1', [mobile]);
    await rowsOf(world, "delete from throttle_buckets where bucket = 'ask-booking'");
    expect((await book(freshDay(), TEN, { mobile })).body).toMatchObject({ code: 'BOOKING_BY_PHONE_ONLY' });
  });

  it('refuses a second visit of the customer at the same time', async () => {
    const [date, mobile] = [freshDay(), freshMobile()];
    await booked(date, TEN, { mobile });
    await rowsOf(world, "delete from throttle_buckets where bucket = 'ask-booking'");
    expect((await book(date, TEN + 15, { mobile, lines: lines([0, 1]) })).body.code).toBe('CUSTOMER_HAS_APPOINTMENT');
  });

  it('waits for its deposit where the salon asks one, and only a few may wait', async () => {
    await setOnline(2001, { deposit_kind: 'percent', deposit_percent: 2000 });
    const mobile = freshMobile();
    const { status, body } = await book(freshDay(), TEN, { mobile });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.payment_url).toMatch(/^\/pay\//);
    const seen = await view(body.booking_id);
    expect(seen).toMatchObject({ deposit: 2000, payment_status: 2, payment: { pay_path: body.payment_url } });
    expect(seen.payment!.seconds_left).toBeGreaterThan(29 * 60);
    for (let turn = 0; turn < 2; turn += 1) {
      await rowsOf(world, "delete from throttle_buckets where bucket = 'ask-booking'");
      await booked(freshDay(), TEN, { mobile });
    }
    await rowsOf(world, "delete from throttle_buckets where bucket = 'ask-booking'");
    expect((await book(freshDay(), TEN, { mobile })).body.code).toBe('TOO_MANY_UNPAID_BOOKINGS');
    await setOnline(2001, {});
  });
});

describe('a customer changes her booking', () => {
  it('to another free time, with whoever she asked for, and is told', async () => {
    const [date, later] = [freshDay(), freshDay()];
    const mobile = freshMobile();
    const booking_id = await booked(date, TEN, { lines: lines([0, 1], [2]), mobile });
    expect((await world.call(contract.free_times, { alias, lines: lines([0, 1], [2]), date, booking_id })).body.times[0]!.start).toBe(TEN);
    expect((await world.call(contract.reschedule, { alias, booking_id, date: later, start: 900 }, { ip: freshIp() })).body).toEqual({ done: true });
    const seen = await view(booking_id);
    expect(seen).toMatchObject({ date: later, start: 900, end: 990 });
    expect(seen.lines[0]!.employee_id).toBe(salon.employees[1]);
    expect((await times(date, lines([0, 1]))).times[0]!.start).toBe(TEN);
    expect(await rowsOf(world, "select 1 from messages where recipient = $1 and template = 'appointment_changed'", [mobile])).toHaveLength(1);
  });

  it('not onto a time somebody has', async () => {
    const date = freshDay();
    const booking_id = await booked(date, TEN);
    await booked(date, 900);
    expect((await world.call(contract.reschedule, { alias, booking_id, date, start: 915 }, { ip: freshIp() })).body.code).toBe('TIME_NOT_AVAILABLE');
    expect((await view(booking_id)).start).toBe(TEN);
    // Over itself is free.
    expect((await world.call(contract.reschedule, { alias, booking_id, date, start: TEN + 30 }, { ip: freshIp() })).status).toBe(200);
  });

  it('cancels it once, and the time is free again', async () => {
    const date = freshDay();
    const booking_id = await booked(date);
    expect((await world.call(contract.cancel, { alias, booking_id, reason: 'Travelling' }, { ip: freshIp() })).status).toBe(200);
    expect(await view(booking_id)).toMatchObject({ status: 0, outcome: 'cancelled', cancelled_by: 'customer', can_change: false });
    expect((await times(date)).times[0]!.start).toBe(TEN);
    expect((await world.call(contract.cancel, { alias, booking_id }, { ip: freshIp() })).body.code).toBe('STATE_MOVE_NOT_ALLOWED');
    expect((await world.call(contract.reschedule, { alias, booking_id, date, start: 900 }, { ip: freshIp() })).body.code).toBe('STATE_MOVE_NOT_ALLOWED');
  });

  it('only inside the window, and is told how long it is', async () => {
    const booking_id = await booked(addDays(today(), 2));
    await setOnline(2001, { cancel_hours: 240 });
    expect((await view(booking_id)).can_change).toBe(false);
    expect((await world.call(contract.cancel, { alias, booking_id }, { ip: freshIp() })).body).toMatchObject({ code: 'TOO_LATE_TO_CHANGE', message: 'Online changes end 240 hours before the appointment. Please call the salon' });
    await setOnline(2001, { cancel_hours: 0 });
    expect((await view(booking_id)).can_change).toBe(true);
    await setOnline(2001, {});
  });

  it('nobody reaches it at another salon, or by a wrong link', async () => {
    const booking_id = await booked(freshDay());
    for (const endpoint of [contract.get_booking, contract.cancel, contract.calendar_file] as const) expect((await world.call(endpoint, { alias: 'salontwo', booking_id } as never, { ip: freshIp() })).status).toBe(404);
    expect((await world.call(contract.reschedule, { alias: 'salontwo', booking_id, date: freshDay(), start: 900 }, { ip: freshIp() })).status).toBe(404);
    expect((await world.call(contract.free_times, { alias: 'salontwo', lines: String(other.services[0]), date: freshDay(), booking_id })).status).toBe(404);
    expect((await world.call(contract.get_booking, { alias, booking_id: `${booking_id.slice(0, -1)}A` === booking_id ? `${booking_id.slice(0, -1)}B` : `${booking_id.slice(0, -1)}A` })).status).toBe(404);
  });

  it('takes it into a calendar', async () => {
    const date = freshDay();
    const booking_id = await booked(date);
    const file = await world.app.server.inject({ url: `/api/public/online/${alias}/booking/${booking_id}/calendar.ics?language=ar` });
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    // Ten in Dubai is six in the morning in UTC.
    expect(file.body).toContain(`DTSTART:${date.replaceAll('-', '')}T060000Z`);
    expect(file.body.replaceAll('\r\n ', '')).toContain('صالون أ');
    expect(file.body).toContain('TRIGGER:-PT2H');
  });
});

describe('complaints and suggestions', () => {
  it('reach the salon, with the booking they are about, and not in masses', async () => {
    const booking_id = await booked(freshDay());
    const ip = freshIp();
    const send = (kind: 'complaint' | 'suggestion', more: object = {}) => world.call(contract.complain, { alias, kind, name: 'Sara', body: 'The music was loud', ...more } as never, { ip, key: newKey() });
    expect((await send('complaint', { booking_id, mobile: '+971504821937' })).status).toBe(200);
    const [row] = await rowsOf<{ kind: string; appointment_id: number | null; mobile: string }>(world, 'select kind, appointment_id, mobile from complaints where account_id = 2001 order by id desc limit 1');
    expect(row).toMatchObject({ kind: 'complaint', mobile: '+971504821937', appointment_id: expect.anything() });
    expect((await rowsOf<{ english_text: string }>(world, "select english_text from notifications where account_id = 2001 and type = 'complaints'"))[0]!.english_text).toBe('New complaint from Sara');
    expect((await send('suggestion', { body: '' })).body.errors).toHaveProperty('body');
    for (let turn = 0; turn < 4; turn += 1) await send('suggestion');
    expect((await send('suggestion')).status).toBe(429);
  });
});

describe('pages and their visitors', () => {
  const load = (name: Parameters<typeof loadOnlinePage>[1]['name'], query = '', more: object = {}) => loadOnlinePage(world.services, { name, alias, booking_id: null, query: new URLSearchParams(query), ip: '10.8.8.8', userAgent: 'Mozilla/5.0', ...more });

  it('have what they show, and say what is missing', async () => {
    const home = await load('online-home', `lines=${salon.services[0]},999`);
    expect(home).toMatchObject({ salon: { alias }, choice: { lines: [{ service_id: salon.services[0], employee_id: null }] }, when: null, booking: null });
    expect(await load('online-home', '', { alias: 'nobody' })).toBe('salon');
    expect(await load('online-booking', '', { booking_id: 'AAAAAAAAAAAAAAAAAAAAAA' })).toBe('booking');
    expect(await load('online-confirm')).toBe('booking');
    const date = freshDay();
    const when = await load('online-time', `lines=${lines([0, 0])}&date=${date}`);
    expect(when).toMatchObject({ when: { month: date.slice(0, 7), times: { date } } });
    const first = await load('online-date', `lines=${lines([0, 0])}&month=2031-01`);
    expect(first).toMatchObject({ when: { month: '2031-01' } });
    expect((await load('online-time')) as object).toMatchObject({ when: null });
  });

  it('count people once a day, programs never, and know who booked', async () => {
    await rowsOf(world, 'delete from online_visits');
    await load('online-home');
    await load('online-menu');
    await load('online-home', '', { ip: '10.8.8.9' });
    await load('online-home', '', { userAgent: 'Googlebot/2.1' });
    await load('online-home', '', { userAgent: '' });
    const visits = await rowsOf<{ pages: number; booked: boolean; visited_on: string }>(world, 'select pages, booked, visited_on::text from online_visits where account_id = 2001 order by pages');
    expect(visits).toEqual([{ pages: 1, booked: false, visited_on: today() }, { pages: 2, booked: false, visited_on: today() }]);
    const { token } = (await hold(freshDay())).body;
    const mobile = freshMobile();
    await world.call(contract.confirm, { alias, token, proof: await proofFor(mobile), name: 'Sara', mobile }, { ip: '10.8.8.9', headers: { 'user-agent': 'Mozilla/5.0' } });
    expect(await rowsOf(world, 'select 1 from online_visits where booked')).toHaveLength(1);
  });
});

it('an evening past midnight is booked on its own day and kept as the moment it is', async () => {
  const date = freshDay();
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  await rowsOf(world, 'update business_hours set end_quarter = 106 where account_id = 2001 and weekday = $1', [weekday]);
  await rowsOf(world, 'update employee_shifts set end_quarter = 106 where account_id = 2001 and weekday = $1', [weekday]);
  await rowsOf(world, "update accounts set business_day_cut_off = '04:00:00' where id = 2001");
  const found = await times(date);
  expect(found.times.at(-1)).toMatchObject({ start: 1530, end: 1590 });
  const booking_id = await booked(date, 1500);
  const seen = await view(booking_id);
  expect(seen).toMatchObject({ date, start: 1500, end: 1560 });
  // One in the morning in Dubai is nine in the evening in UTC, of the day it began on.
  expect(seen.start_at).toBe(`${date}T21:00:00.000Z`);
  await rowsOf(world, "update accounts set business_day_cut_off = '00:00:00' where id = 2001");
});
