import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { campaignsContract as campaigns } from '@rawnaq/domain/campaigns/campaigns.contract';
import { campaignDeliveryStates, campaignStates } from '@rawnaq/domain/campaigns/campaign.states';
import { mobileDigitsOf, nameKeyOf, soundKeyOf } from '@rawnaq/domain/customers/customer.rules';
import { customersContract } from '@rawnaq/domain/customers/customers.contract';
import { RefusedByProvider, type OutgoingMessage } from '../../infra/message-drivers';
import { asAccount } from '../../services';
import { whatsappConnectionStates, whatsappPackageStates } from '@rawnaq/domain/whatsapp/whatsapp.states';
import { sayAboutOffers } from '../../../test/messages/say-about-offers';
import { personOf, rowsOf, tokenOf } from '../../../test/people';
import { runJob } from '../../../test/run-job';
import { openWorld, type World } from '../../../test/world';
import { followOffer, loadOfferPage, stopByLink } from '.';
import { takeTurn } from './take-turn';

const SALON = 2001;
const MINUTE = 60_000;
const { active, sending, paused, completed, disabled, temporary_saved } = campaignStates.codes;
const delivery = campaignDeliveryStates.codes;
let world: World;
let as: string;
let now: Date;
let refuse = false;
const told: OutgoingMessage[] = [];

beforeAll(async () => {
  const driver = {
    name: 'sandbox' as const,
    send: async (message: OutgoingMessage) => {
      if (refuse) throw new RefusedByProvider('no such number');
      told.push(message);
      return { provider_id: message.reference };
    },
  };
  world = await openWorld({ drivers: { whatsapp: driver, sms: driver, email: driver } });
  world.services.clock = () => now;
  const ready = `whatsapp_package_status = ${whatsappPackageStates.codes.active}`;
  const connected = `whatsapp_connection = ${whatsappConnectionStates.codes.connected}`;
  await rowsOf(world, `update accounts set ${ready}, ${connected} where id = ${SALON}`);
});
afterAll(() => world.close());
beforeEach(async () => {
  // Ten in the morning in Dubai.
  now = new Date('2026-11-17T06:00:00Z');
  refuse = false;
  told.length = 0;
  await rowsOf(world, 'delete from campaign_recipients');
  await rowsOf(world, 'delete from campaigns');
  await rowsOf(world, 'delete from campaign_senders');
  await rowsOf(world, `update customers set status = 0 where account_id = ${SALON}`);
  as = await tokenOf(world, await personOf(world, 'a@test.rawnaq'));
});

let made = 0;
type Facts = {
  consent?: boolean | null;
  channel?: string;
  mobile?: string;
  email?: string;
  status?: number;
  more?: string;
};
async function addCustomer({ consent = true, channel = 'whatsapp', ...facts }: Facts = {}): Promise<number> {
  made += 1;
  const name = `Noura ${made}`;
  const mobile = facts.mobile ?? `+97150${1_000_000 + made}`;
  const [row] = await rowsOf<{ id: number }>(
    world,
    `insert into customers (account_id, name, mobile, mobile_key, name_key, sound_key, mobile_digits, email, status)
     values ($1, $2, $3, $3, $4, $5, $6, $7, $8) returning id`,
    [
      SALON,
      name,
      mobile,
      nameKeyOf(name),
      soundKeyOf(name),
      mobileDigitsOf([mobile]),
      facts.email ?? null,
      facts.status ?? 1,
    ],
  );
  if (facts.more)
    await rowsOf(world, `update customers set ${facts.more} where account_id = ${SALON} and id = $1`, [row!.id]);
  if (consent !== null) await say(row!.id, consent, channel);
  return row!.id;
}
const say = (id: number, allowed: boolean, channel = 'whatsapp') =>
  sayAboutOffers(world, { id, account_id: SALON, channel, allowed, at: now });

const draft = (more: object = {}) => ({
  name: 'Eid offer',
  channel: 'whatsapp' as const,
  selection: {},
  holdout_percent: 0,
  english_active: true,
  english_text: 'Hi {customer}, 20% off at {salon}: {link}',
  arabic_active: false,
  ...more,
});
async function add(more: object = {}): Promise<number> {
  const { status, body } = await world.call(campaigns.add, draft(more), { as });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.id;
}
async function make(more: object = {}): Promise<number> {
  const id = await add(more);
  const { status, body } = await world.call(campaigns.schedule, { id }, { as });
  expect(status, JSON.stringify(body)).toBe(200);
  return id;
}
const later = (minutes: number): void => {
  now = new Date(now.getTime() + minutes * MINUTE);
};
const wake = () => runJob(world.services, 'wake-campaigns');
const turn = (channel = 'whatsapp') => runJob(world.services, 'campaign-turn', { account_id: SALON, channel });
/** What waits in the outbox is handed over. */
async function deliver(): Promise<void> {
  for (const { id } of await rowsOf<{ id: number }>(
    world,
    `select id from messages where account_id = ${SALON} and status = 1 order by id`,
  ))
    await runJob(world.services, 'send-message', { account_id: SALON, id });
}
async function start(more: object = {}): Promise<number> {
  const id = await make(more);
  later(12);
  await wake();
  return id;
}
/** Turn after turn, each when it may be, until nobody is left. */
async function sendAll(channel = 'whatsapp', most = 400): Promise<void> {
  for (let step = 0; step < most; step += 1) {
    await turn(channel);
    await deliver();
    const [sender] = await rowsOf<{ next_at: string }>(
      world,
      'select next_at from campaign_senders where channel = $1',
      [channel],
    );
    const open = await rowsOf(world, 'select 1 from campaigns where status = 2');
    if (open.length === 0) break;
    now = new Date(Math.max(now.getTime(), new Date(sender!.next_at).getTime()));
  }
  await wake();
}
const read = async (id: number) => (await world.call(campaigns.get_record, { id }, { as })).body.record;
const countOf = async (more: object = {}) =>
  (await world.call(campaigns.count, { channel: 'whatsapp', selection: '{}', ...more }, { as })).body;

describe('who is reached', () => {
  it('counts everybody once, by what stands in the way', async () => {
    await addCustomer();
    await addCustomer();
    await addCustomer({ consent: null });
    await say(await addCustomer(), false);
    await addCustomer({ more: "whatsapp_inactive_at = now(), whatsapp_inactive_reason = 'none'" });
    const before = await countOf();
    await addCustomer({ status: 0 });
    const { matching, gets, held_back, left_out } = await countOf({ holdout_percent: 50 });
    expect(before.gets).toBe(2);
    const reasons = Object.fromEntries(left_out.map(({ reason, count }) => [reason, count]));
    expect(reasons).toMatchObject({ no_consent: 1, stopped: 1, no_address: 1 });
    expect([gets, held_back]).toEqual([1, 1]);
    expect(matching).toBe(before.matching + 1);
    expect(matching).toBe(gets + held_back + left_out.reduce((sum, { count }) => sum + count, 0));
  });

  it('narrows by everything a selection can say', async () => {
    const fits = await addCustomer({
      more: `type = 'frequent', gender = 2, nationality_id = 6, birth_date = '1990-12-05',
        last_invoice_on = '2026-10-01'`,
    });
    await addCustomer({
      more: "type = 'missed', gender = 1, birth_date = '1990-11-05', last_invoice_on = '2026-01-01'",
    });
    const gets = async (selection: object) => (await countOf({ selection: JSON.stringify(selection) })).gets;
    for (const selection of [
      { types: ['frequent'] },
      { genders: [2] },
      { nationality_ids: [6] },
      { birthday_months: [12] },
      { visited_most: 60 },
      { visited_most: 60, visited_least: 30 },
    ])
      expect([selection, await gets(selection)]).toEqual([selection, 1]);
    expect(await gets({ visited_least: 60 })).toBe(1);
    expect(await gets({ types: ['frequent', 'missed'] })).toBe(2);
    expect(await gets({ spent_least: 100 })).toBe(0);
    expect(await gets({ spent_most: 100 })).toBe(2);
    expect(await gets({ service_ids: [1] })).toBe(0);
    expect(await gets({ group_ids: [1] })).toBe(0);
    expect(await gets({ next_booking: 'none', not_booked_days: 30 })).toBe(2);
    await rowsOf(
      world,
      `insert into appointments (account_id, booking_id, customer_id, start_at, end_at, total, created_at)
       values ($1, 'booking-of-a-test-1', $2, $3::timestamptz + interval '1 day',
         $3::timestamptz + interval '25 hours', 0, $3)`,
      [SALON, fits, now.toISOString()],
    );
    expect(await gets({ next_booking: 'some' })).toBe(1);
    expect(await gets({ next_booking: 'none' })).toBe(1);
    expect(await gets({ not_booked_days: 30 })).toBe(1);
    expect((await world.call(campaigns.count, { channel: 'whatsapp', selection: '{"evil":1}' }, { as })).status).toBe(
      422,
    );
    expect((await world.call(campaigns.count, { channel: 'whatsapp', selection: '{' }, { as })).status).toBe(422);
  });
});

describe('sending', () => {
  it('begins ten minutes later, one message at a time, and can be taken back until then', async () => {
    await addCustomer();
    await addCustomer();
    const id = await make();
    later(5);
    await wake();
    expect((await read(id)).status).toBe(active);
    expect((await world.call(campaigns.take_back, { id }, { as })).status).toBe(200);
    expect((await read(id)).status).toBe(temporary_saved);
    await world.call(campaigns.schedule, { id }, { as });
    later(12);
    await wake();
    expect(await read(id)).toMatchObject({ status: sending, recipients: 2, waiting: 2 });
    await turn();
    await turn();
    await deliver();
    expect(told).toHaveLength(1);
    expect(told[0]!.body).toMatch(/^Hi Noura, 20% off at/);
    expect(told[0]!.body).toContain('Reply STOP');
    later(2);
    await turn();
    await deliver();
    await wake();
    expect(told).toHaveLength(2);
    expect(await read(id)).toMatchObject({ status: completed, sent: 2, waiting: 0 });
  });

  it('stops within one message when it is paused, and goes on', async () => {
    for (let one = 0; one < 3; one += 1) await addCustomer();
    const id = await start();
    await turn();
    expect((await world.call(campaigns.pause, { id }, { as })).status).toBe(200);
    for (let step = 0; step < 3; step += 1) {
      later(3);
      await turn();
      await deliver();
    }
    expect(told).toHaveLength(1);
    expect((await read(id)).status).toBe(paused);
    await world.call(campaigns.resume, { id }, { as });
    await sendAll();
    expect(told).toHaveLength(3);
  });

  it('keeps the pace of one sender over several campaigns', async () => {
    for (let one = 0; one < 4; one += 1) await addCustomer();
    await start();
    const second = await start();
    const times: number[] = [];
    for (let step = 0; step < 60 && times.length < 8; step += 1) {
      await turn();
      const waiting = await rowsOf(world, `select 1 from messages where account_id = ${SALON} and status = 1`);
      if (waiting.length > 0) times.push(now.getTime());
      await deliver();
      now = new Date(now.getTime() + 15_000);
    }
    expect(times).toHaveLength(8);
    for (const [place, at] of times.entries())
      if (place > 0) expect(at - times[place - 1]!).toBeGreaterThanOrEqual(30_000);
    expect((await read(second)).status).toBe(completed);
  });

  it('sleeps when the country of a number does: from six in the evening in the Emirates', async () => {
    await addCustomer();
    await addCustomer({ mobile: `+96650${1_000_000 + made}` });
    const id = await make();
    now = new Date('2026-11-17T14:05:00Z');
    await wake();
    await turn();
    await deliver();
    expect(told.map(({ recipient }) => recipient.slice(0, 4))).toEqual(['+966']);
    later(30);
    await turn();
    await deliver();
    expect(told).toHaveLength(1);
    const { next_at } = await read(id);
    expect(new Date(next_at!).toISOString()).toBe('2026-11-18T05:00:00.000Z');
    now = new Date('2026-11-18T05:00:00Z');
    as = await tokenOf(world, await personOf(world, 'a@test.rawnaq'));
    await turn();
    await deliver();
    expect(told).toHaveLength(2);
    expect((await read(id)).status).toBe(completed);
  });

  it('gives nothing to whoever said no, was disabled or had enough after it began', async () => {
    const [stopped, gone, unreachable, full, fine] = [
      await addCustomer(),
      await addCustomer(),
      await addCustomer(),
      await addCustomer(),
      await addCustomer(),
    ];
    const id = await start();
    await say(stopped, false);
    await rowsOf(world, `update customers set status = 0 where account_id = ${SALON} and id = $1`, [gone]);
    await rowsOf(world, `update customers set whatsapp_inactive_at = now() where account_id = ${SALON} and id = $1`, [
      unreachable,
    ]);
    // Two offers of another campaign in the last 30 days are enough.
    const other = await add();
    await rowsOf(
      world,
      `with written as (insert into messages (account_id, channel, recipient, template, language, body, status)
         values ($1, 'sms', '+971500000000', 'campaign', 'en', 'Hi', 2) returning id)
       insert into campaign_recipients (account_id, campaign_id, customer_id, round, position, country, status,
         claimed_at, message_id)
       select $1, $2, $3, n, n, 'AE', 2, $4::timestamptz - interval '29 days', w.id
       from written w, generate_series(1, 2) n`,
      [SALON, other, full, now.toISOString()],
    );
    await sendAll();
    const rows = await rowsOf<{ customer_id: number; status: number; reason: string | null }>(
      world,
      'select customer_id, status, reason from campaign_recipients where campaign_id = $1 order by customer_id',
      [id],
    );
    expect(rows).toEqual([
      { customer_id: stopped, status: delivery.left_out, reason: 'stopped' },
      { customer_id: gone, status: delivery.left_out, reason: 'disabled' },
      { customer_id: unreachable, status: delivery.left_out, reason: 'no_address' },
      { customer_id: full, status: delivery.left_out, reason: 'cap' },
      { customer_id: fine, status: delivery.sent, reason: null },
    ]);
    expect(told).toHaveLength(1);
  });

  it('holds back as many as it says, drawn anew each time, and never writes to them', async () => {
    for (let one = 0; one < 20; one += 1) await addCustomer();
    const id = await start({ holdout_percent: 30 });
    await sendAll();
    expect(await read(id)).toMatchObject({ status: completed, sent: 14, held_back: 6, recipients: 14 });
    const held = await rowsOf<{ message_id: number | null }>(
      world,
      'select message_id from campaign_recipients where campaign_id = $1 and status = 5',
      [id],
    );
    expect(held.every(({ message_id }) => message_id === null)).toBe(true);
    expect(told).toHaveLength(14);
  });

  it('writes to nobody after its last day', async () => {
    await addCustomer();
    await addCustomer();
    const id = await start({ ends_on: '2026-11-17' });
    await turn();
    now = new Date('2026-11-18T06:00:00Z');
    as = await tokenOf(world, await personOf(world, 'a@test.rawnaq'));
    await turn();
    await deliver();
    expect(told).toHaveLength(1);
    expect(await read(id)).toMatchObject({ status: completed, left_out: 1 });
  });

  it('survives a death in the middle and two workers at once: nobody twice, nobody lost', async () => {
    for (let one = 0; one < 5; one += 1) await addCustomer();
    const id = await start();
    const place = (tx: Parameters<typeof takeTurn>[0]['tx']) => ({ tx, accountId: SALON, now });
    await expect(
      asAccount(world.services, SALON, async (tx) => {
        await takeTurn(place(tx), world.services, 'whatsapp');
        throw new Error('killed');
      }),
    ).rejects.toThrow('killed');
    expect(await rowsOf(world, `select 1 from messages where account_id = ${SALON} and status = 1`)).toEqual([]);
    for (let step = 0; step < 12; step += 1) {
      await Promise.all([turn(), turn(), turn()]);
      await deliver();
      later(2);
    }
    await wake();
    const { recipients, sent, failed, waiting, unknown, left_out, status } = await read(id);
    expect([status, sent]).toEqual([completed, 5]);
    expect(recipients).toBe(sent + failed + waiting + unknown + left_out);
    expect(new Set(told.map(({ recipient }) => recipient)).size).toBe(told.length);
  });

  it('sends failed ones again as a round of its own', async () => {
    await addCustomer();
    await addCustomer();
    refuse = true;
    const id = await start();
    await sendAll();
    expect(await read(id)).toMatchObject({ status: completed, failed: 2, sent: 0 });
    refuse = false;
    expect((await world.call(campaigns.resend, { id }, { as })).body.queued).toBe(2);
    await sendAll();
    expect(await read(id)).toMatchObject({ status: completed, failed: 0, sent: 2, recipients: 2 });
    expect((await world.call(campaigns.resend, { id }, { as })).body.code).toBe('CAMPAIGN_NOTHING_FAILED');
    const rounds = await rowsOf<{ round: number }>(
      world,
      'select round from campaign_recipients where campaign_id = $1 order by id',
      [id],
    );
    expect(rounds.map(({ round }) => round)).toEqual([1, 1, 2, 2]);
  });
});

describe('what may be done', () => {
  it('needs somebody to write to', async () => {
    await addCustomer({ consent: null });
    const id = await add();
    const answer = await world.call(campaigns.schedule, { id }, { as });
    expect([answer.status, answer.body.message]).toEqual([501, 'The campaign must have more than 0 recipients']);
  });

  it('ends for good when it is cancelled, and only a copy lives on', async () => {
    await addCustomer();
    const id = await start();
    await world.call(campaigns.cancel, { id }, { as });
    expect(await read(id)).toMatchObject({ status: disabled, left_out: 1 });
    for (const name of ['schedule', 'resume', 'pause', 'take_back', 'cancel', 'resend'] as const) {
      const { body } = await world.call(campaigns[name] as typeof campaigns.pause, { id }, { as });
      expect([name, body.message]).toEqual([name, 'A disabled campaign cannot be activated again']);
    }
    const { body } = await world.call(campaigns.renew, { id }, { as });
    expect(await read(body.id)).toMatchObject({ status: temporary_saved, name: 'Eid offer', recipients: 0 });
  });

  it('tells whoever saves from a page that is out of date', async () => {
    const id = await add();
    const save = (version: number, name: string) =>
      world.call(campaigns.edit, { id, version, ...draft({ name }) }, { as });
    expect((await save(1, 'Here')).body).toEqual({ version: 2 });
    const late = await save(1, 'There');
    expect([late.status, late.body.code]).toEqual([409, 'CAMPAIGN_CHANGED']);
    expect((await save(2, 'Here again')).body).toEqual({ version: 3 });
    expect(await read(id)).toMatchObject({ name: 'Here again', version: 3 });
  });

  it('changes drafts alone, and nothing of another salon', async () => {
    await addCustomer();
    const id = await make();
    expect((await world.call(campaigns.edit, { id, version: 1, ...draft() }, { as })).body.code).toBe(
      'CAMPAIGN_NOT_A_DRAFT',
    );
    const other = await tokenOf(world, await personOf(world, 'b@test.rawnaq'));
    for (const call of [campaigns.schedule, campaigns.pause, campaigns.cancel, campaigns.resend, campaigns.renew])
      expect((await world.call(call as typeof campaigns.pause, { id }, { as: other })).status).toBe(404);
    expect((await world.call(campaigns.get_record, { id }, { as: other })).status).toBe(404);
    expect(
      (await world.call(campaigns.get_customers, { 'f.campaign_id': String(id) }, { as: other })).body.records,
    ).toEqual([]);
  });

  it('sends a test to oneself alone', async () => {
    await rowsOf(world, "update users set mobile = '+971501230000' where email = 'a@test.rawnaq'");
    const { name: _, selection: __, holdout_percent: ___, ...message } = draft();
    const { body } = await world.call(campaigns.send_test, { ...message, language: 'en' }, { as });
    expect(body.recipient).toBe('+971501230000');
    await deliver();
    expect(told).toHaveLength(1);
    expect(await rowsOf(world, 'select 1 from campaign_recipients')).toEqual([]);
  });

  it('sends one message to a selection without more ado', async () => {
    await addCustomer();
    const { name: _, holdout_percent: __, ...message } = draft();
    const { status, body } = await world.call(campaigns.send_message, message, { as });
    expect(status).toBe(200);
    later(12);
    await wake();
    await sendAll();
    expect(told).toHaveLength(1);
    expect(await read(body.id)).toMatchObject({ kind: 2, name: 'Hi, 20% off at', status: completed });
  });
});

describe('the links of an offer', () => {
  async function sentByMail(): Promise<{ id: number; customer: number; link: string }> {
    const customer = await addCustomer({ channel: 'email', email: `n${made}@example.com` });
    const id = await start({ channel: 'email', english_subject: 'For you' });
    await sendAll('email');
    const [row] = await rowsOf<{ unique_id: string }>(
      world,
      'select unique_id from campaign_recipients where campaign_id = $1',
      [id],
    );
    return { id, customer, link: row!.unique_id };
  }

  it('stop offers by POST alone, once, and at once', async () => {
    const { customer, link } = await sentByMail();
    expect(told[0]!.headers!['List-Unsubscribe']).toContain(`/en/web-unsubscribe/${link}`);
    expect(await loadOfferPage(world.services, link)).toMatchObject({ is_stopped: false });
    expect((await countOf({ channel: 'email' })).gets).toBe(1);
    await stopByLink(world.services, link);
    expect(await stopByLink(world.services, link)).toMatchObject({ is_stopped: true });
    expect((await countOf({ channel: 'email' })).gets).toBe(0);
    const { body } = await world.call(customersContract.get_consents, { id: customer }, { as });
    expect(body.records.filter(({ allowed }) => !allowed)).toHaveLength(1);
    expect(await loadOfferPage(world.services, `${link.slice(0, -2)}xx`)).toBeNull();
    expect(await stopByLink(world.services, "1-' or 1=1")).toBeNull();
  });

  it('count people who open them, and no robots', async () => {
    const { id, link } = await sentByMail();
    const open = (userAgent: string) => followOffer(world.services, link, { language: 'en', userAgent });
    await open('WhatsApp/2.23.20.0');
    await open('facebookexternalhit/1.1');
    expect((await read(id)).clicked).toBe(0);
    await open('Mozilla/5.0 (iPhone)');
    await open('Mozilla/5.0 (iPhone)');
    expect((await read(id)).clicked).toBe(1);
  });
});

describe('the result', () => {
  it('compares both groups over the same time', async () => {
    for (let one = 0; one < 40; one += 1) await addCustomer();
    const id = await start({ holdout_percent: 50 });
    await sendAll();
    const rows = await rowsOf<{ customer_id: number; status: number }>(
      world,
      'select customer_id, status from campaign_recipients where campaign_id = $1',
      [id],
    );
    const booking = (customer: number, minutes: number) =>
      rowsOf(
        world,
        `insert into appointments (account_id, booking_id, customer_id, start_at, end_at, total, created_at)
         values ($1, $2, $3, now() + interval '400 days', now() + interval '401 days', 0, $4)`,
        [SALON, `result-${customer}-${minutes}`, customer, new Date(now.getTime() + minutes * MINUTE).toISOString()],
      );
    const got = rows.filter(({ status }) => status === delivery.sent).map(({ customer_id }) => customer_id);
    const held = rows.filter(({ status }) => status === delivery.held_back).map(({ customer_id }) => customer_id);
    for (const customer of got.slice(0, 12)) await booking(customer, 60);
    await booking(held[0]!, 60);
    // Before it began, and after the time that is measured.
    await booking(held[1]!, -10_000);
    await booking(held[2]!, 30 * 24 * 60);
    now = new Date(now.getTime() + 40 * 86_400_000);
    as = await tokenOf(world, await personOf(world, 'a@test.rawnaq'));
    const { result } = await read(id);
    expect(result).toMatchObject({
      got: { customers: 20, booked: 12 },
      held: { customers: 20, booked: 1 },
      is_final: true,
    });
    expect(result!.effect!.bookings.value).toBeCloseTo(11);
    expect(result!.effect!.is_measurable).toBe(true);
    await runJob(world.services, 'measure-campaigns');
    const { body } = await world.call(campaigns.get_records, {}, { as });
    expect(body.records[0]!.bookings).toBeCloseTo(11);
    const narrowed = await world.call(campaigns.get_records, { 'f.status': String(completed) }, { as });
    expect(narrowed.body.records.map((row) => row.id)).toEqual([id]);
    const summary = await world.call(campaigns.summary, {}, { as });
    expect(summary.body.bookings!.value).toBeCloseTo(11);
    const customers = await world.call(
      campaigns.get_customers,
      { 'f.campaign_id': String(id), page_size: '50' },
      { as },
    );
    expect(customers.body.records.filter(({ booked_at }) => booked_at !== null)).toHaveLength(13);
    now = new Date(now.getTime() + 60 * 86_400_000);
    as = await tokenOf(world, await personOf(world, 'a@test.rawnaq'));
    const after = await world.call(campaigns.summary, {}, { as });
    expect(after.body).toMatchObject({ sent: 0, before: { sent: 20, stopped: 0 } });
  });
});

it('says how many messages arrived and were read', async () => {
  for (let n = 0; n < 3; n += 1) await addCustomer();
  const id = await start();
  await sendAll();
  const ids = (
    await rowsOf<{ message_id: number }>(world, 'select message_id from campaign_recipients order by id')
  ).map((row) => row.message_id);
  // A read message has arrived, even where nobody said so.
  await rowsOf(world, 'update messages set delivered_at = $2 where account_id = 2001 and id = $1', [ids[0], now]);
  await rowsOf(world, 'update messages set read_at = $2 where account_id = 2001 and id = $1', [ids[1], now]);
  expect(await read(id)).toMatchObject({ sent: 3, delivered: 2, read: 1 });
  const { records } = (await world.call(campaigns.get_customers, { 'f.campaign_id': String(id) }, { as })).body;
  expect(records.filter(({ delivered_at }) => delivered_at !== null)).toHaveLength(2);
  expect(records.filter(({ read_at }) => read_at !== null)).toHaveLength(1);
});

it('takes its picture along by WhatsApp', async () => {
  await addCustomer();
  const [picture] = await rowsOf<{ id: number }>(
    world,
    `insert into uploads (account_id, unique_id, file_name, mime, bytes, width, height, created_by)
     values ($1, 'picture-of-the-offer-01', 'offer.png', 'image/png', 9, 90, 90,
       (select min(id) from users where account_id = $1)) returning id`,
    [SALON],
  );
  await start({ picture_upload_id: picture!.id });
  await sendAll();
  expect(told[0]!.content).toMatchObject({ kind: 'media', media: 'image', filename: 'offer.png' });
});
