import { expect } from 'vitest';
import { writeWantedLines } from '@rawnaq/domain/appointments/appointment.shapes';
import { bookingContract as contract } from '@rawnaq/domain/online-booking/booking.contract';
import { addDays } from '@rawnaq/domain/kernel/time/local-date';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { onlineSetting } from '@rawnaq/domain/settings/online-setting';
import { fillSetting } from '../src/modules/settings';
import { asPlatform } from '../src/services';
import { furnish } from './booking-salon';
import { personOf, rowsOf, tokenOf } from './people';
import { newKey, openWorld } from './world';

export const TEN = 600;
export const alias = 'salonone';
export const otherAlias = 'salontwo';
const USUAL = {
  days_ahead: 120,
  lead_minutes: 60,
  cancel_hours: 24,
  deposit_kind: 'none',
  show_prices: true,
  show_employees: true,
  picture_upload_ids: [],
};

/**
 * Two salons whose pages are live, and what a customer does on the page of the first. Everything fresh: no test stands
 * in another's way.
 */
export async function openOnlineSalon() {
  const world = await openWorld();
  const owner = await tokenOf(world, await personOf(world, 'a@test.rawnaq'));
  const salon = await furnish(world, 2001, {
    employees: 3,
    customers: 2,
    services: [
      { name: 'Cut' },
      { name: 'Colour', job_time: 120, processing_time: 60 },
      { name: 'Wax', job_time: 30, buffer_time: 15, price: 5_000 },
    ],
  });
  const other = await furnish(world, 2002, { employees: 1, customers: 1, services: [{ name: 'Cut' }] });
  const setOnline = (accountId: number, values: Record<string, unknown>) =>
    asPlatform(world.services, (tx) =>
      fillSetting(
        { tx, accountId },
        onlineSetting,
        { is_live: true, alias: accountId === 2001 ? alias : otherAlias, ...USUAL, ...values } as never,
        world.services.clock(),
      ),
    );
  await setOnline(2001, {});
  await setOnline(2002, {});

  let [days, addresses, numbers] = [0, 0, 0];
  const today = () => todayIn(world.services.clock(), 'Asia/Dubai');
  const freshDay = (): string => addDays(today(), 3 + (days += 1));
  const freshIp = (): string => {
    addresses += 1;
    return `10.1.${Math.floor(addresses / 200)}.${(addresses % 200) + 1}`;
  };
  const freshMobile = (): string => {
    numbers += 1;
    return `+9715${String(10_000_000 + numbers)}`;
  };
  const lines = (...wanted: [service: number, employee?: number][]) =>
    writeWantedLines(
      wanted.map(([service, employee]) => ({
        service_id: salon.services[service]!,
        employee_id: employee === undefined ? null : salon.employees[employee]!,
      })),
    );
  const times = async (date: string, wanted = lines([0, 0]), more: object = {}) =>
    (await world.call(contract.free_times, { alias, lines: wanted, date, ...more } as never)).body;
  const view = async (booking_id: string) => (await world.call(contract.get_booking, { alias, booking_id })).body;
  const hold = (date: string, start = TEN, more: { lines?: string; replaces?: string; ip?: string } = {}) =>
    world.call(
      contract.hold,
      {
        alias,
        lines: more.lines ?? lines([0, 0]),
        date,
        start,
        ...(more.replaces && { replaces: more.replaces }),
      } as never,
      { ip: more.ip ?? freshIp(), key: newKey() },
    );

  async function codeFor(mobile: string, ip = freshIp()): Promise<string> {
    const { status, body } = await world.call(contract.ask_code, { alias, mobile, channel: 'whatsapp' }, { ip });
    expect(status, JSON.stringify(body)).toBe(200);
    const [message] = await rowsOf<{ body: string }>(
      world,
      "select body from messages where template = 'booking-code' and recipient = $1 order by id desc limit 1",
      [mobile],
    );
    return /\d{6}/.exec(message!.body)![0];
  }
  async function proofFor(mobile: string): Promise<string> {
    const { status, body } = await world.call(
      contract.verify_mobile,
      { alias, mobile, code: await codeFor(mobile) },
      { ip: freshIp() },
    );
    expect(status, JSON.stringify(body)).toBe(200);
    return body.proof;
  }
  type More = { lines?: string; mobile?: string; name?: string; key?: string; language?: 'en' | 'ar' };
  async function book(date: string, start = TEN, more: More = {}) {
    const kept = await hold(date, start, more);
    expect(kept.status, JSON.stringify(kept.body)).toBe(200);
    const mobile = more.mobile ?? freshMobile();
    const answer = await world.call(
      contract.confirm,
      {
        alias,
        token: kept.body.token,
        proof: await proofFor(mobile),
        name: more.name ?? 'Sara Ali',
        mobile,
        note: 'No nuts',
      },
      { ip: freshIp(), key: more.key ?? newKey(), language: more.language ?? 'en' },
    );
    return { ...answer, mobile };
  }
  async function booked(date: string, start = TEN, more: More = {}): Promise<string> {
    const { status, body } = await book(date, start, more);
    expect(status, JSON.stringify(body)).toBe(200);
    return body.booking_id;
  }
  return {
    world,
    owner,
    salon,
    other,
    setOnline,
    today,
    freshDay,
    freshIp,
    freshMobile,
    lines,
    times,
    view,
    hold,
    codeFor,
    proofFor,
    book,
    booked,
  };
}
