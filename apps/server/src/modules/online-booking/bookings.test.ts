import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appointmentsContract } from '@rawnaq/domain/appointments/appointments.contract';
import { bookingContract as contract } from '@rawnaq/domain/online-booking/booking.contract';
import { waitlistContract } from '@rawnaq/domain/waitlist/waitlist.contract';
import { addDays } from '@rawnaq/domain/kernel/time/local-date';
import { alias, openOnlineSalon, otherAlias, TEN } from '../../../test/online-salon';
import { rowsOf } from '../../../test/people';
import { runJob } from '../../../test/run-job';
import { newKey } from '../../../test/world';

type Salon = Awaited<ReturnType<typeof openOnlineSalon>>;
let world: Salon['world'];
let owner: Salon['owner'];
let salon: Salon['salon'];
let other: Salon['other'];
let setOnline: Salon['setOnline'];
let today: Salon['today'];
let freshDay: Salon['freshDay'];
let freshIp: Salon['freshIp'];
let freshMobile: Salon['freshMobile'];
let lines: Salon['lines'];
let times: Salon['times'];
let view: Salon['view'];
let hold: Salon['hold'];
let codeFor: Salon['codeFor'];
let proofFor: Salon['proofFor'];
let book: Salon['book'];
let booked: Salon['booked'];

beforeAll(async () => {
  ({
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
  } = await openOnlineSalon());
});
afterAll(() => world.close());

describe('a mobile number is verified', () => {
  it('by the code that was sent, once, for this number and this salon', async () => {
    const mobile = freshMobile();
    const code = await codeFor(mobile);
    const [message] = await rowsOf<{ channel: string; account_id: number }>(
      world,
      'select channel, account_id from messages where recipient = $1',
      [mobile],
    );
    expect(message).toEqual({ channel: 'whatsapp', account_id: 2001 });
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    expect((await world.call(contract.verify_mobile, { alias, mobile, code: wrong })).body).toMatchObject({
      code: 'CODE_INCORRECT',
      errors: { code: [expect.any(String)] },
    });
    expect((await world.call(contract.verify_mobile, { alias: otherAlias, mobile, code })).body.code).toBe(
      'CODE_INCORRECT',
    );
    expect((await world.call(contract.verify_mobile, { alias, mobile, code })).status).toBe(200);
    expect((await world.call(contract.verify_mobile, { alias, mobile, code })).body.code).toBe('CODE_INCORRECT');
  });

  it('never goes to a disabled customer, whichever way the number is typed', async () => {
    const mobile = freshMobile();
    await rowsOf(
      world,
      `
        insert into customers (account_id, name, mobile, mobile_key, name_key, sound_key, mobile_digits, status)
        values (2001, 'Away', '${mobile}', '${mobile}', '', '', '', 0)`,
    );
    for (const typed of [mobile, `0${mobile.slice(4)}`]) {
      const answer = await world.call(contract.ask_code, { alias, mobile: typed, channel: 'sms' }, { ip: freshIp() });
      expect(answer.body.code, typed).toBe('BOOKING_BY_PHONE_ONLY');
    }
    expect(await rowsOf(world, `select 1 from messages where recipient = '${mobile}'`)).toEqual([]);
  });

  it('five wrong tries and it is over; a minute between codes; ten minutes and it is old', async () => {
    const mobile = freshMobile();
    const code = await codeFor(mobile);
    expect((await world.call(contract.ask_code, { alias, mobile, channel: 'sms' }, { ip: freshIp() })).body.code).toBe(
      'CODE_TOO_SOON',
    );
    const wrong = String((Number(code) + 7) % 1_000_000).padStart(6, '0');
    for (let tries = 0; tries < 5; tries += 1)
      await world.call(contract.verify_mobile, { alias, mobile, code: wrong }, { ip: freshIp() });
    expect((await world.call(contract.verify_mobile, { alias, mobile, code }, { ip: freshIp() })).body.code).toBe(
      'CODE_INCORRECT',
    );
    const late = freshMobile();
    const old = await codeFor(late);
    world.advance(10 * 60_000 + 1000);
    expect((await world.call(contract.verify_mobile, { alias, mobile: late, code: old })).body.code).toBe(
      'CODE_EXPIRED',
    );
  });

  it('one address can not have codes sent all day', async () => {
    const ip = freshIp();
    const answers = [];
    for (let turn = 0; turn < 14; turn += 1)
      answers.push(
        (await world.call(contract.ask_code, { alias, mobile: freshMobile(), channel: 'sms' }, { ip })).status,
      );
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
    expect(seen).toMatchObject({
      customer_name: 'Sara Ali',
      mobile,
      date,
      start: TEN,
      end: TEN + 150,
      total: 25_000,
      deposit: 0,
      status: 1,
      payment_status: 0,
      outcome: 'scheduled',
      can_change: true,
      note: 'No nuts',
      payment: null,
    });
    expect(seen.lines.map(({ start, employee_id, any_employee }) => [start, employee_id, any_employee])).toEqual([
      [600, salon.employees[0], false],
      [660, salon.employees[1], false],
      [690, expect.any(Number), true],
    ]);
    const [row] = await rowsOf<{ source: number; customer_id: number; language: string; consents: number }>(
      world,
      `
        select a.source, a.customer_id, c.language,
          (select count(*)::int
            from customer_consents k
            where k.account_id = c.account_id and k.customer_id = c.id) as consents
        from appointments a
        join customers c on c.account_id = a.account_id and c.id = a.customer_id
        where a.booking_id = $1`,
      [body.booking_id],
    );
    expect(row).toMatchObject({ source: 1, language: 'ar', consents: 1 });
    expect(
      await rowsOf(
        world,
        'select 1 from busy_times where hold_id is not null and account_id = 2001 and start_at::date = $1',
        [date],
      ),
    ).toEqual([]);
    expect(
      (
        await rowsOf(
          world,
          `
            select code, values
            from notifications
            where account_id = 2001 and type = 'online-bookings'
            order by id desc limit 1`,
        )
      )[0],
    ).toMatchObject({ code: 'booked', values: { customer: 'Sara Ali', date } });
    expect(
      await rowsOf(
        world,
        `
          select 1
          from messages
          where account_id = 2001 and recipient = $1 and template = 'appointment_created' and language = 'ar'`,
        [mobile],
      ),
    ).toHaveLength(1);
    const calendar = (await world.call(appointmentsContract.get_calendar, { from: date, to: date }, { as: owner }))
      .body;
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
    expect((await world.call(contract.confirm, input, { key: newKey(), ip: freshIp() })).body.code).toBe(
      'HOLD_EXPIRED',
    );
  });

  it('needs a proof of its own number, of this salon, that is still good', async () => {
    const { token } = (await hold(freshDay())).body;
    const [mobile, stranger] = [freshMobile(), freshMobile()];
    const proof = await proofFor(mobile);
    const input = { alias, token, name: 'Sara', mobile };
    for (const bad of ['', 'v1.nonsense', proof.slice(0, -2)])
      expect((await world.call(contract.confirm, { ...input, proof: bad }, { ip: freshIp() })).body.code).toBe(
        'MOBILE_NOT_VERIFIED',
      );
    expect(
      (await world.call(contract.confirm, { ...input, proof, mobile: stranger }, { ip: freshIp() })).body.code,
    ).toBe('MOBILE_NOT_VERIFIED');
    expect(
      (await world.call(contract.confirm, { ...input, proof, alias: otherAlias }, { ip: freshIp() })).body.code,
    ).toBe('MOBILE_NOT_VERIFIED');
    world.advance(46 * 60_000);
    expect((await world.call(contract.confirm, { ...input, proof }, { ip: freshIp() })).body.code).toBe(
      'MOBILE_NOT_VERIFIED',
    );
  });

  it('belongs to the customer who has the number, whose name stays; who is not welcome is asked to call', async () => {
    const mobile = freshMobile();
    const first = await booked(freshDay(), TEN, { mobile, name: 'Sara Ali' });
    // The database's own clock counts the minute between codes.
    await rowsOf(world, "delete from throttle_buckets where bucket = 'ask-booking'");
    const second = await booked(freshDay(), TEN, { mobile, name: 'Somebody Else' });
    expect((await view(second)).customer_name).toBe('Sara Ali');
    expect((await view(first)).mobile).toBe((await view(second)).mobile);
    await rowsOf(world, "delete from throttle_buckets where bucket = 'ask-booking'");
    // Proven while she was still welcome.
    const [proof, kept] = [await proofFor(mobile), await hold(freshDay())];
    await rowsOf(world, 'update customers set status = 0 where account_id = 2001 and mobile = $1', [mobile]);
    const refused = await world.call(
      contract.confirm,
      { alias, token: kept.body.token, proof, name: 'Sara Ali', mobile },
      { ip: freshIp() },
    );
    expect(refused.body).toMatchObject({ code: 'BOOKING_BY_PHONE_ONLY' });
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

describe('a deposit', () => {
  const links = (bookingId: string) =>
    rowsOf<{ id: number; status: number; refund_state: string | null; refund_reason: string | null }>(
      world,
      `
        select l.id, l.status, l.refund_state, l.refund_reason
        from payment_links l
        join appointments a on a.account_id = l.account_id and a.id = l.appointment_id
        where a.booking_id = $1
        order by l.id`,
      [bookingId],
    );
  const waiting = async () => {
    await setOnline(2001, { deposit_kind: 'percent', deposit_percent: 2000 });
    const { body } = await book(freshDay());
    await setOnline(2001, {});
    return body.booking_id;
  };
  const pay = async (bookingId: string) => {
    await rowsOf(world, 'update payment_links set status = 2 where id = $1', [(await links(bookingId))[0]!.id]);
    await rowsOf(world, 'update appointments set payment_status = 1 where booking_id = $1', [bookingId]);
  };

  it('that was refused says so, and can be tried again as long as the time is kept', async () => {
    const booking_id = await waiting();
    const [link] = await links(booking_id);
    await rowsOf(world, "update payment_links set error = 'declined' where id = $1", [link!.id]);
    const refused = (await view(booking_id)).payment!;
    expect(refused).toMatchObject({ problem: 'declined', pay_path: expect.stringMatching(/^\/pay\//) as string });
    await rowsOf(world, "update payment_links set status = 3, error = 'rejected' where id = $1", [link!.id]);
    expect((await view(booking_id)).payment).toMatchObject({ problem: 'rejected', pay_path: null });
    expect((await world.call(contract.pay, { alias: otherAlias, booking_id }, { ip: freshIp() })).status).toBe(404);
    const again = await world.call(contract.pay, { alias, booking_id }, { ip: freshIp() });
    expect(again.body.payment_url).not.toBe(refused.pay_path);
    expect((await view(booking_id)).payment).toMatchObject({ problem: null, pay_path: again.body.payment_url });
    const newest = (await links(booking_id)).at(-1)!;
    await rowsOf(world, "update payment_links set status = 3, error = 'mismatch' where id = $1", [newest.id]);
    expect((await world.call(contract.pay, { alias, booking_id }, { ip: freshIp() })).body.code).toBe(
      'STATE_MOVE_NOT_ALLOWED',
    );
  });

  it('goes back when she cancels in time, and the page says where it is', async () => {
    const booking_id = await waiting();
    await pay(booking_id);
    expect((await view(booking_id)).deposit_fates).toEqual([{ fate: 'refundable', amount: 2000 }]);
    await world.call(contract.cancel, { alias, booking_id }, { ip: freshIp() });
    expect(await links(booking_id)).toMatchObject([{ refund_state: 'asked', refund_reason: 'cancelled' }]);
    expect((await view(booking_id)).deposit_fates).toEqual([{ fate: 'returning', amount: 2000 }]);
    await rowsOf(world, "update payment_links set refund_state = 'done', status = 5 where id = $1", [
      (await links(booking_id))[0]!.id,
    ]);
    expect((await view(booking_id)).deposit_fates).toEqual([{ fate: 'returned', amount: 2000 }]);
  });

  it('is a matter of the salon when the salon cancels, and of nobody when it was never paid', async () => {
    const [paid, unpaid] = [await waiting(), await waiting()];
    await pay(paid);
    const id = (await view(paid)).number;
    await world.call(appointmentsContract.cancel, { id, reason: 'Ill' }, { as: owner });
    expect((await view(paid)).deposit_fates).toEqual([{ fate: 'salon', amount: 2000 }]);
    expect(await links(paid)).toMatchObject([{ refund_state: null }]);
    // However near it is: without its deposit nothing is agreed on.
    await setOnline(2001, { cancel_hours: 720 });
    expect((await world.call(contract.cancel, { alias, booking_id: unpaid }, { ip: freshIp() })).status).toBe(200);
    await setOnline(2001, {});
    expect(await view(unpaid)).toMatchObject({ deposit_fates: [], status: 0 });
  });

  it('that never comes leaves her waiting as before, unless she has booked the same since', async () => {
    const [date, mobile] = [freshDay(), freshMobile()];
    const bookAt = async (day: string, start: number, deposit_kind = 'percent'): Promise<number> => {
      await rowsOf(world, "delete from throttle_buckets where bucket = 'ask-booking'");
      await setOnline(2001, { deposit_kind, deposit_percent: 2000 });
      return (await view(await booked(day, start, { mobile }))).number;
    };
    const first = await bookAt(freshDay(), TEN, 'none');
    const [customer] = await rowsOf<{ id: number }>(world, 'select customer_id as id from appointments where id = $1', [
      first,
    ]);
    const wish = { customer_id: customer!.id, service_ids: [salon.services[0]!], from_date: date, to_date: date };
    const { id } = (await world.call(waitlistContract.add, wish, { as: owner })).body;
    const entry = async () =>
      (await rowsOf(world, 'select status, appointment_id from waitlist_entries where id = $1', [id]))[0];
    const letTheTimePass = async () => {
      world.advance(31 * 60_000);
      // Twice at once, as two processes might.
      await Promise.all([1, 2].map(() => runJob(world.services, 'cancel-unpaid-appointments')));
    };

    const unpaid = await bookAt(date, TEN);
    expect(await entry()).toEqual({ status: 'booked', appointment_id: unpaid });
    await letTheTimePass();
    expect(await entry()).toEqual({ status: 'waiting', appointment_id: null });

    await bookAt(date, TEN);
    const since = await bookAt(date, TEN + 120, 'none');
    await letTheTimePass();
    expect(await entry()).toEqual({ status: 'booked', appointment_id: since });

    await setOnline(2001, {});
    expect((await world.call(appointmentsContract.cancel, { id: since, reason: 'Ill' }, { as: owner })).status).toBe(
      200,
    );
    expect(await entry(), 'whoever calls it off has decided').toEqual({ status: 'booked', appointment_id: since });
  });
});

describe('a customer changes her booking', () => {
  it('to another free time, with whoever she asked for, and is told', async () => {
    const [date, later] = [freshDay(), freshDay()];
    const mobile = freshMobile();
    const booking_id = await booked(date, TEN, { lines: lines([0, 1], [2]), mobile });
    expect(
      (await world.call(contract.free_times, { alias, lines: lines([0, 1], [2]), date, booking_id })).body.times[0]!
        .start,
    ).toBe(TEN);
    expect(
      (await world.call(contract.reschedule, { alias, booking_id, date: later, start: 900 }, { ip: freshIp() })).body,
    ).toEqual({ done: true });
    const seen = await view(booking_id);
    expect(seen).toMatchObject({ date: later, start: 900, end: 990 });
    expect(seen.lines[0]!.employee_id).toBe(salon.employees[1]);
    expect((await times(date, lines([0, 1]))).times[0]!.start).toBe(TEN);
    expect(
      await rowsOf(world, "select 1 from messages where recipient = $1 and template = 'appointment_changed'", [mobile]),
    ).toHaveLength(1);
  });

  it('not onto a time somebody has', async () => {
    const date = freshDay();
    const booking_id = await booked(date, TEN);
    await booked(date, 900);
    expect(
      (await world.call(contract.reschedule, { alias, booking_id, date, start: 915 }, { ip: freshIp() })).body.code,
    ).toBe('TIME_NOT_AVAILABLE');
    expect((await view(booking_id)).start).toBe(TEN);
    // Over itself is free.
    expect(
      (await world.call(contract.reschedule, { alias, booking_id, date, start: TEN + 30 }, { ip: freshIp() })).status,
    ).toBe(200);
  });

  it('cancels it once, and the time is free again', async () => {
    const date = freshDay();
    const booking_id = await booked(date);
    expect(
      (await world.call(contract.cancel, { alias, booking_id, reason: 'Travelling' }, { ip: freshIp() })).status,
    ).toBe(200);
    expect(await view(booking_id)).toMatchObject({
      status: 0,
      outcome: 'cancelled',
      cancelled_by: 'customer',
      can_change: false,
    });
    expect((await times(date)).times[0]!.start).toBe(TEN);
    expect((await world.call(contract.cancel, { alias, booking_id }, { ip: freshIp() })).body.code).toBe(
      'STATE_MOVE_NOT_ALLOWED',
    );
    expect(
      (await world.call(contract.reschedule, { alias, booking_id, date, start: 900 }, { ip: freshIp() })).body.code,
    ).toBe('STATE_MOVE_NOT_ALLOWED');
  });

  it('puts it into calendars, where every change is a later version, within a second too', async () => {
    const date = freshDay();
    const booking_id = await booked(date);
    const version = async (): Promise<number> => {
      const address = `/api/public/online/${alias}/booking/${booking_id}/calendar.ics`;
      const { body } = await world.app.server.inject({ url: address, remoteAddress: freshIp() });
      return Number(/SEQUENCE:(\d+)/.exec(body)?.[1]);
    };
    const versions = [await version()];
    for (const start of [TEN + 30, TEN + 60]) {
      await world.call(contract.reschedule, { alias, booking_id, date, start }, { ip: freshIp() });
      versions.push(await version());
    }
    await world.call(contract.cancel, { alias, booking_id }, { ip: freshIp() });
    versions.push(await version());
    expect(
      versions.every((one, place) => place === 0 || one > versions[place - 1]!),
      versions.join(),
    ).toBe(true);
  });

  it('only inside the window, and is told how long it is', async () => {
    const booking_id = await booked(addDays(today(), 2));
    await setOnline(2001, { cancel_hours: 240 });
    expect((await view(booking_id)).can_change).toBe(false);
    expect((await world.call(contract.cancel, { alias, booking_id }, { ip: freshIp() })).body).toMatchObject({
      code: 'TOO_LATE_TO_CHANGE',
      message: 'Online changes end 240 hours before the appointment. Please call the salon',
    });
    // The number and its unit, as Arabic counts them.
    await setOnline(2001, { cancel_hours: 103 });
    const inArabic = { ip: freshIp(), language: 'ar' } as const;
    expect((await world.call(contract.cancel, { alias, booking_id }, inArabic)).body.message).toContain('103 ساعات');
    await setOnline(2001, { cancel_hours: 0 });
    expect((await view(booking_id)).can_change).toBe(true);
    await setOnline(2001, {});
  });

  it('nobody reaches it at another salon, or by a wrong link', async () => {
    const booking_id = await booked(freshDay());
    for (const endpoint of [contract.get_booking, contract.cancel, contract.calendar_file] as const)
      expect((await world.call(endpoint, { alias: otherAlias, booking_id } as never, { ip: freshIp() })).status).toBe(
        404,
      );
    expect(
      (
        await world.call(
          contract.reschedule,
          { alias: otherAlias, booking_id, date: freshDay(), start: 900 },
          { ip: freshIp() },
        )
      ).status,
    ).toBe(404);
    expect(
      (
        await world.call(contract.free_times, {
          alias: otherAlias,
          lines: String(other.services[0]),
          date: freshDay(),
          booking_id,
        })
      ).status,
    ).toBe(404);
    expect(
      (
        await world.call(contract.get_booking, {
          alias,
          booking_id:
            `${booking_id.slice(0, -1)}A` === booking_id
              ? `${booking_id.slice(0, -1)}B`
              : `${booking_id.slice(0, -1)}A`,
        })
      ).status,
    ).toBe(404);
  });

  it('takes it into a calendar', async () => {
    const date = freshDay();
    const booking_id = await booked(date);
    const file = await world.app.server.inject({
      url: `/api/public/online/${alias}/booking/${booking_id}/calendar.ics?language=ar`,
    });
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
    const send = (kind: 'complaint' | 'suggestion', more: object = {}) =>
      world.call(contract.complain, { alias, kind, name: 'Sara', body: 'The music was loud', ...more } as never, {
        ip,
        key: newKey(),
      });
    expect((await send('complaint', { booking_id, mobile: '+971504821937' })).status).toBe(200);
    const [row] = await rowsOf<{ kind: string; appointment_id: number | null; mobile: string }>(
      world,
      'select kind, appointment_id, mobile from complaints where account_id = 2001 order by id desc limit 1',
    );
    expect(row).toMatchObject({ kind: 'complaint', mobile: '+971504821937', appointment_id: expect.anything() });
    expect(
      (
        await rowsOf(world, "select code, values from notifications where account_id = 2001 and type = 'complaints'")
      )[0],
    ).toEqual({ code: 'complaint', values: { who: 'Sara', body: 'The music was loud' } });
    expect((await send('suggestion', { body: '' })).body.errors).toHaveProperty('body');
    for (let turn = 0; turn < 4; turn += 1) await send('suggestion');
    expect((await send('suggestion')).status).toBe(429);
  });
});

it('an evening past midnight is booked on its own day and kept as the moment it is', async () => {
  const date = freshDay();
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  await rowsOf(world, 'update business_hours set end_quarter = 106 where account_id = 2001 and weekday = $1', [
    weekday,
  ]);
  await rowsOf(world, 'update employee_shifts set end_quarter = 106 where account_id = 2001 and weekday = $1', [
    weekday,
  ]);
  await rowsOf(world, "update accounts set business_day_cut_off = '04:00:00' where id = 2001");
  const found = await times(date);
  expect(found.times.at(-1)).toMatchObject({ start: 1530, end: 1590 });
  const booking_id = await booked(date, 1500);
  const seen = await view(booking_id);
  expect(seen).toMatchObject({ date, start: 1500, end: 1560 });
  // One in the morning in Dubai is nine in the evening in UTC, of the day it began on.
  expect(seen.start_at).toBe(`${date}T21:00:00.000Z`);

  // At half past midnight of that night its last times can still be had, and they stand on the day it began on.
  const before = world.services.clock;
  world.services.clock = () => new Date(`${date}T20:30:00.000Z`);
  try {
    const month = { alias, lines: lines([0]), month: date.slice(0, 7) };
    const { days } = (await world.call(contract.free_days, month)).body;
    expect(days.find((one) => one.date === date)).toEqual({ date, state: 'few' });
    const late = await times(date, lines([0]));
    expect(late.times.length).toBeGreaterThan(0);
    expect(late.times.every(({ start }) => start >= 1470)).toBe(true);
  } finally {
    world.services.clock = before;
  }
  await rowsOf(world, "update accounts set business_day_cut_off = '00:00:00' where id = 2001");
});
