import { appointmentsContract } from '@rawnaq/domain/appointments/appointments.contract';
import { botContract } from '@rawnaq/domain/bot/bot.contract';
import { conversationsContract } from '@rawnaq/domain/conversations/conversations.contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { botPhone } from '../../../test/messages/bot-phone';
import { openOnlineSalon } from '../../../test/online-salon';
import { personOf, rowsOf, tokenOf } from '../../../test/people';
import { runJob } from '../../../test/run-job';
import { newKey } from '../../../test/world';
import { takeIncoming } from '../messages';
import { asPlatform } from '../../services';

type Salon = Awaited<ReturnType<typeof openOnlineSalon>>;
let online: Salon;
let world: Salon['world'];
let manager: string;

beforeAll(async () => {
  online = await openOnlineSalon();
  world = online.world;
  manager = await tokenOf(world, await personOf(world, 'manager@test.rawnaq'));
});
afterAll(() => world.close());

const phone = (mobile = online.freshMobile(), name = '', account = 2001) =>
  botPhone(world, manager, account, mobile, name);
type Phone = ReturnType<typeof phone>;
const visitsOf = (mobile: string) =>
  rowsOf<{ id: number; status: number; start_at: string; source: number }>(
    world,
    `select a.id, a.status, a.start_at, a.source from appointments a
     join customers c on c.account_id = a.account_id and c.id = a.customer_id
     where c.mobile = $1 order by a.id`,
    [mobile],
  );

/** Up to the question whether to book: the first free day from a few days ahead on. */
async function choose(me: Phone, day: string): Promise<Awaited<ReturnType<Phone['write']>>> {
  await me.write('book Wax');
  await me.write('1');
  await me.write(`${Number(day.slice(8))}/${Number(day.slice(5, 7))}`);
  return me.write('10:00 AM');
}

describe('the bot on a salon’s records', () => {
  it('books, moves and cancels in English', async () => {
    const me = phone(undefined, 'Dana');
    const [first, second] = [online.freshDay(), online.freshDay()];
    expect((await choose(me, first)).body).toContain('What name');
    expect((await me.write('Dana Khalil')).body).toContain('Wax');
    const done = await me.press('Yes, confirm');
    expect(done.body).toMatch(/^Booked: Wax/);
    const [visit] = await visitsOf(me.mobile);
    expect(visit).toMatchObject({ status: 1, source: 1 });
    expect((await me.write('my appointments')).body).toContain('Wax');
    await me.press('Move it');
    await me.write(`${Number(second.slice(8))}/${Number(second.slice(5, 7))}`);
    await me.write('11:00 AM');
    expect((await me.press('Yes, confirm')).body).toContain('Moved: Wax');
    const [moved] = await visitsOf(me.mobile);
    expect(moved!.start_at).not.toBe(visit!.start_at);
    await me.write('my appointments');
    await me.press('Cancel it');
    expect((await me.press('Yes, cancel it')).body).toContain('Cancelled');
    expect(await visitsOf(me.mobile)).toMatchObject([{ status: 0 }]);
    // The bot has told her: the salon's automatic messages do not say it once more.
    expect(
      await rowsOf(world, "select template from messages where recipient = $1 and template <> 'bot'", [me.mobile]),
    ).toEqual([]);
  });

  it('books, moves and cancels in Arabic, by numbers and words', async () => {
    const me = phone();
    const [first, second] = [online.freshDay(), online.freshDay()];
    const day = (date: string) => `${Number(date.slice(8))}/${Number(date.slice(5, 7))}`;
    expect((await me.write('السلام عليكم')).body).toContain('المساعد الآلي');
    await me.write('حجز');
    await me.write('١');
    expect((await me.write('Wax')).language).toBe('en');
    await me.write('عربي');
    await me.write('١');
    await me.write(day(first));
    await me.write('١٠ ص');
    await me.write('نورة السويدي');
    expect((await me.write('نعم')).body).toContain('تم الحجز');
    await me.write('مواعيدي');
    await me.write('تغيير الموعد');
    await me.write(day(second));
    await me.write('١١ ص');
    expect((await me.write('تمام')).body).toContain('تم نقل الموعد');
    await me.write('مواعيدي');
    await me.write('٢');
    expect((await me.write('نعم')).body).toContain('تم إلغاء الموعد');
    expect(await visitsOf(me.mobile)).toMatchObject([{ status: 0 }]);
  });

  it('races the desk for one time: one has it, the other hears a kind sentence and other times', async () => {
    const employee = online.salon.employees[0]!;
    for (let round = 0; round < 3; round += 1) {
      const day = online.freshDay();
      const me = phone(undefined, 'Race');
      await me.write('book Wax');
      // By name, so that nobody else can take it over.
      await me.press((await me.answers()).at(-1)!.options[1]!.title);
      await me.write(`${Number(day.slice(8))}/${Number(day.slice(5, 7))}`);
      await me.write('10:00 AM');
      await me.press('Race');
      const yes = (await me.answers()).at(-1)!.options[0]!;
      await me.say(yes.title, { payload: yes.id });
      const [, desk] = await Promise.all([
        me.work(),
        world.call(
          appointmentsContract.add,
          {
            customer_id: online.salon.customers[0]!,
            date: day,
            lines: [{ service_id: online.salon.services[2]!, employee_id: employee, start: 600 }],
            tell_customer: false,
          } as never,
          { as: online.owner, key: newKey() },
        ),
      ]);
      const said = (await me.answers()).at(-1)!;
      const bot = (await visitsOf(me.mobile)).length;
      expect(bot + (desk.status === 200 ? 1 : 0), JSON.stringify([desk.body, said])).toBe(1);
      if (bot === 1) expect(said.body).toContain('Booked');
      else {
        expect(said.body).toContain('booked a moment ago');
        expect(said.options.map(({ title }) => title)).not.toContain('10:00 AM');
        await me.press(said.options[0]!.title);
        expect((await me.press('Yes, confirm')).body).toContain('Booked');
      }
    }
  });

  it('tells of a time the desk took a moment before, as the simulator tries it', async () => {
    const me = phone(undefined, 'Late');
    await me.write('book Wax');
    await me.press((await me.answers()).at(-1)!.options[1]!.title);
    const day = online.freshDay();
    await me.write(`${Number(day.slice(8))}/${Number(day.slice(5, 7))}`);
    await me.write('10:00 AM');
    await me.press('Late');
    expect((await me.press('Yes, confirm', { taken: true })).body).toContain('booked a moment ago');
  });

  it('answers one message once, however often and by however many it is told and worked off', async () => {
    const mobile = online.freshMobile();
    const said = {
      type: 'message',
      provider_id: 'wamid.twice',
      sender: mobile,
      wa_user_id: null,
      name: 'Twice',
      kind: 'text',
      body: 'hello',
      payload: null,
      at: world.services.clock().toISOString(),
    } as const;
    await Promise.all(
      Array.from({ length: 5 }, () =>
        asPlatform(world.services, (tx) =>
          takeIncoming(
            { services: world.services, tx, accountId: 2001, now: world.services.clock() },
            'whatsapp',
            said,
          ),
        ),
      ),
    );
    const rows = await rowsOf<{ account_id: number; id: number }>(
      world,
      'select account_id, id from incoming_messages where sender = $1',
      [mobile],
    );
    expect(rows).toHaveLength(1);
    await Promise.all(Array.from({ length: 5 }, () => runJob(world.services, 'handle-incoming', rows[0])));
    expect(await phone(mobile).answers()).toHaveLength(1);
    expect(await rowsOf(world, 'select 1 from bot_turns where incoming_id = $1', [rows[0]!.id])).toHaveLength(1);
  });

  it('keeps state and answer together: what dies in between is done anew, once', async () => {
    const me = phone(undefined, 'Crash');
    await me.say('hello');
    const [row] = await rowsOf<{ account_id: number; id: number }>(
      world,
      'select account_id, id from incoming_messages where sender = $1',
      [me.mobile],
    );
    // The connection breaks before the commit, as when the process is killed.
    const broken = { ...world.services, log: world.services.log, clock: () => new Date(Number.NaN) };
    await expect(runJob(broken, 'handle-incoming', row)).rejects.toThrow(/Invalid time/);
    expect(await me.answers()).toHaveLength(0);
    expect(await rowsOf(world, 'select 1 from conversations where address = $1', [me.mobile])).toHaveLength(0);
    await me.work();
    expect(await me.answers()).toHaveLength(1);
  });

  it('says what becomes of a paid deposit, before and after it cancels', async () => {
    await online.setOnline(2001, { deposit_kind: 'percent', deposit_percent: 2000 });
    const me = phone(undefined, 'Deposit');
    await choose(me, online.freshDay());
    await me.press('Deposit');
    await me.press('Yes, confirm');
    await online.setOnline(2001, {});
    const [visit] = await visitsOf(me.mobile);
    await rowsOf(world, 'update payment_links set status = 2 where appointment_id = $1', [visit!.id]);
    await rowsOf(world, 'update appointments set payment_status = 1 where id = $1', [visit!.id]);
    await me.write('my appointments');
    expect((await me.press('Cancel it')).body).toMatch(/deposit of .* will be refunded to the card/);
    const done = await me.press('Yes, cancel it');
    expect(done.body).toMatch(/^Cancelled: Wax[^]*deposit of .* is being refunded to the card/);
  });

  it('keeps the limits of the salon’s page', async () => {
    const day = online.freshDay();
    await online.setOnline(2001, { cancel_hours: 720 });
    const me = phone(undefined, 'Limit');
    await choose(me, day);
    await me.press('Limit');
    await me.press('Yes, confirm');
    const { body, options } = await me.write('my appointments');
    expect(body).toContain('too close');
    expect(options.map(({ id }) => id)).not.toContain('cancel');
    // A button of another moment does not open it either.
    await me.write('Cancel it', { payload: 'cancel' });
    await me.write('Yes', { payload: 'yes_cancel' });
    expect(await visitsOf(me.mobile)).toMatchObject([{ status: 1 }]);
    await online.setOnline(2001, {});
    await online.setOnline(2001, { is_live: false });
    expect((await me.write('menu')).options.map(({ id }) => id)).not.toContain('book');
    await online.setOnline(2001, {});
  });

  it('never says or touches anything of another customer', async () => {
    const day = online.freshDay();
    const hers = phone(undefined, 'Private Person');
    await choose(hers, day);
    await hers.press('Private Person');
    await hers.press('Yes, confirm');
    const [{ booking_id } = { booking_id: '' }] = await rowsOf<{ booking_id: string }>(
      world,
      'select a.booking_id from appointments a join customers c on c.id = a.customer_id where c.mobile = $1',
      [hers.mobile],
    );
    const thief = phone(undefined, 'Thief');
    await thief.write('my appointments');
    await rowsOf(
      world,
      `update conversations set bot_until = bot_until + interval '1 hour', bot_state = jsonb_set(
         jsonb_set(bot_state, '{place}', $2::jsonb), '{options}', $3::jsonb)
       where address = $1`,
      [
        thief.mobile,
        JSON.stringify({ at: 'cancel', booking_id }),
        JSON.stringify([{ id: 'yes_cancel', title: 'Yes' }]),
      ],
    );
    expect((await thief.write('Yes', { payload: 'yes_cancel' })).body).toContain('no longer be changed');
    expect(await visitsOf(hers.mobile)).toMatchObject([{ status: 1 }]);
    const said = (await thief.answers()).map(({ body }) => body).join();
    expect(said).not.toContain('Private');
    // The neighbouring salon knows neither of them.
    const there = phone(hers.mobile, '', 2002);
    await there.write('my appointments');
    const [last] = await rowsOf<{ body: string }>(
      world,
      "select body from messages where account_id = 2002 and template = 'bot' order by id desc limit 1",
    );
    expect(last!.body).toContain('no upcoming appointments');
  });

  it('is told to the platform’s team without what was written, and shown on the simulated phone', async () => {
    const me = phone(undefined, 'Shown');
    await me.write('a secret of hers');
    const { body } = await world.call(botContract.turns, {}, { as: manager });
    expect(body.records[0]).toMatchObject({ account_id: 2001, address: me.mobile });
    expect(JSON.stringify(body)).not.toContain('a secret of hers');
    const { body: thread } = await world.call(
      botContract.phone_thread,
      { account_id: '2001', mobile: me.mobile } as never,
      { as: manager },
    );
    expect(thread.entries.map(({ mine }) => mine)).toEqual([true, false]);
    expect(thread.steps).toHaveLength(1);
    await rowsOf(
      world,
      `insert into whatsapp_connections (account_id, provider, settings, secrets, state, updated_at)
       values (2002, 'gateway', '{"api_url":"http://x","instance_id":"1"}', '{}', 2, now())`,
    );
    const refused = await world.call(
      botContract.phone_write,
      { account_id: 2002, mobile: me.mobile, text: 'hi' } as never,
      { as: manager, key: newKey() },
    );
    expect(refused.body.code).toBe('NOT_A_SANDBOX_LINE');
    // Without a package it can't answer; whoever writes does not know that.
    await rowsOf(world, "update whatsapp_connections set provider = 'sandbox' where account_id = 2002");
    const { body: simulated } = await world.call(botContract.phone_salons, {}, { as: manager });
    expect(simulated.records.map(({ id }) => id)).toContain(2002);
    await rowsOf(
      world,
      `insert into messages (account_id, channel, recipient, template, language, body)
       values (2002, 'whatsapp', $1, 'conversation', 'en', 'Yours is 8R3K-5XWD-7QMN')`,
      [me.mobile],
    );
    const desk = async () =>
      (
        await world.call(botContract.phone_thread, { account_id: '2002', mobile: me.mobile } as never, { as: manager })
      ).body.entries.map(({ body }) => body);
    expect(await desk()).toEqual(['Yours is 8R3K-5XWD-7QMN']);
    const { config } = world.services;
    const { demo, production } = config;
    Object.assign(config, { production: true, demo: false });
    expect(await desk()).toEqual(['Yours is ••••']);
    Object.assign(config, { production, demo });
    const taken = await world.call(
      botContract.phone_write,
      { account_id: 2002, mobile: me.mobile, text: 'hi' } as never,
      { as: manager, key: newKey() },
    );
    expect(taken.status).toBe(200);
    await rowsOf(world, 'delete from whatsapp_connections where account_id = 2002');
  });

  it('answers random messages of several people, without an error', async () => {
    const people = Array.from({ length: 4 }, (_, place) => phone(undefined, ['Sara', 'نورة', '', '🛑'][place]));
    const words = [
      '1',
      '2',
      '٣',
      'book',
      'حجز',
      'menu',
      'yes',
      'tomorrow',
      '10:00',
      'back',
      'Wax',
      'مواعيدي',
      'شكوى',
      'x',
      '\uFFFD',
      '?',
    ];
    let seed = 7;
    const chance = (most: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * most);
    };
    for (let round = 0; round < 80; round += 1) {
      const me = people[chance(people.length)]!;
      const { options } = (await me.answers()).at(-1) ?? { options: [] };
      const before = (await me.answers()).length;
      await rowsOf(world, 'update conversations set state = 1, taken_by = null where address = $1', [me.mobile]);
      const option = options[chance(14)];
      await (option && chance(2)
        ? me.write(option.title, { payload: option.id })
        : me.write(words[chance(words.length)]!));
      expect(await me.answers()).toHaveLength(before + 1);
    }
    expect(await rowsOf(world, 'select place, error from bot_turns where error is not null')).toEqual([]);
    const { body } = await world.call(conversationsContract.get_records, {}, { as: online.owner });
    expect(body.records.length).toBeGreaterThan(3);
  }, 120_000);
});
