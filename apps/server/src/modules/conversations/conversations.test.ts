import { conversationsContract as contract } from '@rawnaq/domain/conversations/conversations.contract';
import { toPermissionMap } from '@rawnaq/domain/kernel/permissions';
import { settingsContract } from '@rawnaq/domain/settings/settings.contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { botPhone } from '../../../test/messages/bot-phone';
import { openOnlineSalon } from '../../../test/online-salon';
import { addPerson, personOf, rowsOf, tokenOf } from '../../../test/people';
import { runJob } from '../../../test/run-job';
import { newKey } from '../../../test/world';

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

const phone = (name: string) => botPhone(world, manager, 2001, online.freshMobile(), name);
const idOf = async (mobile: string) =>
  (await rowsOf<{ id: number }>(world, 'select id from conversations where address = $1', [mobile]))[0]!.id;
const open = async (id: number, as = online.owner) =>
  (await world.call(contract.get_record, { id: String(id) } as never, { as })).body.record;
const work = (endpoint: 'take' | 'hand_to_bot' | 'close' | 'mark_read', id: number) =>
  world.call(contract[endpoint], { id }, { as: online.owner, key: newKey() });
const reply = (id: number, text: string) =>
  world.call(contract.send, { id, text }, { as: online.owner, key: newKey() });

/** As if the last word had been so many hours ago. */
const age = (mobile: string, hours: number) =>
  rowsOf(
    world,
    `update conversations set last_at = last_at - $2 * interval '1 hour',
       last_in_at = last_in_at - $2 * interval '1 hour'
     where address = $1`,
    [mobile, hours],
  );

describe('a conversation', () => {
  it('goes from the bot to the desk and back, and the thread tells it', async () => {
    const me = phone('Priya');
    await me.write('hello');
    const id = await idOf(me.mobile);
    expect(await open(id)).toMatchObject({ state: 1, unread: 0, name: 'Priya', language: 'en' });
    await me.write('Is keratin ok after highlights?');
    const { body: waiting } = await world.call(contract.get_records, { tab: 'waiting' } as never, { as: online.owner });
    expect(waiting).toMatchObject({ waiting: 1, unread: 1, records: [{ id, unread: 1, state: 2 }] });
    expect(
      await rowsOf(world, "select 1 from notifications where type = 'conversations' and open_id = $1", [id]),
    ).toHaveLength(1);
    // She writes on: the bot is silent, and nobody is told twice.
    const before = (await me.answers()).length;
    await me.say('Hello?');
    await me.work();
    expect(await me.answers()).toHaveLength(before);
    expect(await open(id)).toMatchObject({ unread: 2 });
    expect((await reply(id, 'Two weeks after is safe.')).status).toBe(200);
    expect(await open(id)).toMatchObject({ state: 3, unread: 0, way: 'free', taken_by_name: 'Owner A' });
    expect(
      await rowsOf(world, "select body, sent_by is not null as by from messages where template = 'conversation'"),
    ).toEqual([{ body: 'Two weeks after is safe.', by: true }]);
    expect((await work('hand_to_bot', id)).status).toBe(200);
    await me.write('menu');
    expect(await me.answers()).toHaveLength(before + 1);
    const { entries } = await open(id);
    expect(entries.map((one) => (one.kind === 'event' ? `event ${one.event}` : one.kind))).toEqual([
      'in',
      'out',
      'in',
      'out',
      'event 1',
      'in',
      'out',
      'event 2',
      'event 3',
      'in',
      'out',
    ]);
    await work('close', id);
    expect(await open(id)).toMatchObject({ state: 4 });
    await me.write('hello');
    expect(await open(id)).toMatchObject({ state: 1 });
  });

  it('is found by number and name, however they are written', async () => {
    const me = phone('أمل');
    await me.write('hello');
    const id = await idOf(me.mobile);
    const local = `0${me.mobile.slice(4)}`;
    const arabic = local.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));
    const found = async (search: string) =>
      (await world.call(contract.get_records, { tab: 'all', search } as never, { as: online.owner })).body.records.map(
        (one) => one.id,
      );
    const typed = [local, `${local.slice(0, 3)} ${local.slice(3)}`, arabic, me.mobile, `+971 ${local}`, 'أمل', 'امل'];
    for (const one of typed) expect([one, await found(one)]).toEqual([one, [id]]);
    expect(await found('0999999999')).toEqual([]);
  });

  it('comes back to the bot by itself after the hours the salon chose', async () => {
    const me = phone('Later');
    await me.write('speak to a person');
    await age(me.mobile, 11);
    await me.say('anybody there');
    await me.work();
    expect(await me.answers()).toHaveLength(1);
    await age(me.mobile, 13);
    await me.write('hello');
    expect(await me.answers()).toHaveLength(2);
    expect(await open(await idOf(me.mobile))).toMatchObject({ state: 1, unread: 0 });
  });

  it('is only the desk’s where the bot is off', async () => {
    const { body } = await world.call(settingsContract.get_bot, {}, { as: online.owner });
    const save = (is_active: boolean) =>
      world.call(settingsContract.save_bot, { ...body.values, is_active } as never, {
        as: online.owner,
        key: newKey(),
      });
    expect((await save(false)).status).toBe(200);
    const me = phone('Alone');
    await me.say('hello');
    await me.work();
    expect(await me.answers()).toHaveLength(0);
    const id = await idOf(me.mobile);
    expect(await open(id)).toMatchObject({ state: 2, bot_active: false });
    expect((await work('hand_to_bot', id)).status).toBeGreaterThanOrEqual(409);
    await save(true);
  });

  it('keeps WhatsApp’s rule of 24 hours', async () => {
    const me = phone('Window');
    await me.write('hello');
    const id = await idOf(me.mobile);
    expect((await open(id)).window_until).toEqual(expect.any(String));
    await age(me.mobile, 25);
    expect(await open(id)).toMatchObject({ window_until: null, way: 'template' });
    await rowsOf(
      world,
      `insert into whatsapp_connections (account_id, provider, settings, secrets, state, updated_at)
       values (2001, 'cloud', '{"text_template":""}', '{}', 2, now())`,
    );
    expect(await open(id)).toMatchObject({ way: 'none' });
    const refused = await reply(id, 'Still there?');
    expect(refused).toMatchObject({ status: 422, body: { code: 'CONVERSATION_WINDOW_CLOSED' } });
    await rowsOf(world, 'delete from whatsapp_connections where account_id = 2001');
  });

  it('STOP is obeyed and stands in the thread; a second one is answered by the bot', async () => {
    const me = phone('Stop');
    await me.write('book Wax');
    const { salon } = online;
    await rowsOf(world, 'update customers set mobile = $1, mobile_key = $1 where id = $2', [
      me.mobile,
      salon.customers[1],
    ]);
    const before = (await me.answers()).length;
    await me.say('STOP');
    const [row] = await rowsOf<{ account_id: number; id: number }>(
      world,
      'select account_id, id from incoming_messages where sender = $1 and handled_at is null',
      [me.mobile],
    );
    await runJob(world.services, 'handle-incoming', { ...row, stopped: true });
    expect(await me.answers()).toHaveLength(before);
    await me.write('STOP');
    expect(await me.answers()).toHaveLength(before + 1);
    expect((await open(await idOf(me.mobile))).entries.filter(({ kind }) => kind === 'in')).toHaveLength(3);
  });

  it('begins in the salon’s language where nothing tells the writer’s', async () => {
    for (const language of ['en', 'ar'] as const) {
      await rowsOf(world, 'update accounts set language = $1 where id = 2001', [language]);
      const me = phone('Priya');
      await me.write('👍');
      expect(await open(await idOf(me.mobile))).toMatchObject({ language });
    }
    await rowsOf(world, "update accounts set language = 'en' where id = 2001");
  });

  it('shows numbers and customers to those who may see them, and nothing to another salon', async () => {
    const me = phone('Shy');
    await me.write('hello');
    const id = await idOf(me.mobile);
    const { email } = await addPerson(world, 'merchant', 2001, toPermissionMap(['customers.conversations']));
    const bare = await tokenOf(world, await personOf(world, email!));
    expect(await open(id, bare)).toMatchObject({ address: null, customer: null });
    await rowsOf(
      world,
      `insert into messages (account_id, channel, recipient, template, language, body)
       values (2001, 'whatsapp', $1, 'bot', 'en', 'Pay 50: https://pay.test/secret'),
         (2001, 'whatsapp', $1, 'coupon', 'en', 'With 8R3K-5XWD-7QMN in 2027'),
         (2001, 'whatsapp', $1, 'conversation', 'en', 'We are at https://maps.test/salon')`,
      [me.mobile],
    );
    const { entries } = await open(id, bare);
    expect(entries.flatMap((one) => (one.kind === 'out' ? [one.body] : []))).toEqual(
      expect.arrayContaining(['Pay 50: …', 'With •••• in 2027', 'We are at https://maps.test/salon']),
    );
    const neighbour = await tokenOf(world, await personOf(world, 'b@test.rawnaq'));
    const there = await world.call(contract.get_record, { id: String(id) } as never, { as: neighbour });
    expect(there.status).toBe(404);
    expect((await world.call(contract.send, { id, text: 'x' }, { as: neighbour, key: newKey() })).status).toBe(404);
  });
});
