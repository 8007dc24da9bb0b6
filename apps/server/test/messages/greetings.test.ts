import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { campaignsContract } from '@rawnaq/domain/campaigns/campaigns.contract';
import { mobileDigitsOf, nameKeyOf, soundKeyOf } from '@rawnaq/domain/customers/customer.rules';
import { customersContract } from '@rawnaq/domain/customers/customers.contract';
import type { OutgoingMessage } from '../../src/infra/message-drivers';
import { loadOfferPage, stopByLink } from '../../src/modules/campaigns';
import { personOf, rowsOf, tokenOf } from '../people';
import { runJob } from '../run-job';
import { openWorld, type World } from '../world';

const SALON = 2001;
let world: World;
let as: string;
const told: OutgoingMessage[] = [];

beforeAll(async () => {
  const driver = {
    name: 'sandbox' as const,
    send: async (message: OutgoingMessage) => {
      told.push(message);
      return { provider_id: message.reference };
    },
  };
  world = await openWorld({ drivers: { whatsapp: driver, sms: driver, email: driver } });
  as = await tokenOf(world, await personOf(world, 'a@test.rawnaq'));
});
afterAll(() => world.close());
beforeEach(() => {
  told.length = 0;
});

let made = 0;
/** Somebody who wants offers this way. */
async function addCustomer(channel: string): Promise<number> {
  made += 1;
  const [name, mobile] = [`Hessa ${made}`, `+97150${1_000_000 + made}`];
  const [row] = await rowsOf<{ id: number }>(
    world,
    `insert into customers (account_id, name, mobile, mobile_key, name_key, sound_key, mobile_digits, email, status)
     values ($1, $2, $3, $3, $4, $5, $6, $7, 1) returning id`,
    [SALON, name, mobile, nameKeyOf(name), soundKeyOf(name), mobileDigitsOf([mobile]), `h${made}@example.com`],
  );
  await rowsOf(
    world,
    `insert into customer_consents (account_id, customer_id, channel, purpose, allowed, recorded_by_name)
     values ($1, $2, $3, 'marketing', true, 'Test')`,
    [SALON, row!.id, channel],
  );
  return row!.id;
}

describe('an offer outside of campaigns', () => {
  async function greeting(
    channel: 'email' | 'sms' | 'whatsapp',
    more: object = {},
  ): Promise<{ id: number; to: number }> {
    const to = await addCustomer(channel);
    const row = {
      account_id: SALON,
      channel,
      recipient: 'somebody',
      template: 'birthday',
      language: 'en',
      body: 'Happy birthday!',
      customer_id: to,
      purpose: 'marketing',
      ...more,
    };
    const columns = Object.keys(row);
    const [message] = await rowsOf<{ id: number }>(
      world,
      `insert into messages (${columns.join()}) values (${columns.map((_, at) => `$${at + 1}`).join()}) returning id`,
      Object.values(row),
    );
    await runJob(world.services, 'send-message', { account_id: SALON, id: message!.id });
    return { id: message!.id, to };
  }
  const linkIn = (text: string): string => /web-unsubscribe\/([\w-]+)/.exec(text)![1]!;
  const wordsOf = async (customer: number) =>
    (await world.call(customersContract.get_consents, { id: customer }, { as })).body.records.map(
      ({ channel, allowed }) => [channel, allowed],
    );

  it('has the link and the button of mailboxes by e-mail, and its line by SMS', async () => {
    const { id, to } = await greeting('email');
    expect(told).toHaveLength(1);
    const link = linkIn(told[0]!.body);
    expect(told[0]!.body).toMatch(/^Happy birthday!\n\nNo more offers: http.*$/);
    expect(told[0]!.headers!['List-Unsubscribe']).toContain(`/en/web-unsubscribe/${link}>`);
    expect(told[0]!.headers!['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    // Kept as it was sent; and sent again it has one such line.
    await rowsOf(world, 'update messages set status = 1 where id = $1', [id]);
    await runJob(world.services, 'send-message', { account_id: SALON, id });
    expect(told[1]!.body).toBe(told[0]!.body);

    expect(await loadOfferPage(world.services, link)).toMatchObject({ is_stopped: false, is_test: false });
    await Promise.all([stopByLink(world.services, link), stopByLink(world.services, link)]);
    expect(await loadOfferPage(world.services, link)).toMatchObject({ is_stopped: true });
    expect(await wordsOf(to)).toEqual([
      ['email', false],
      ['email', true],
    ]);

    await greeting('sms', { language: 'ar' });
    expect(told.at(-1)!.body).toBe('Happy birthday!\n\nلإيقاف العروض أرسل «إلغاء»');
    await greeting('whatsapp');
    expect(told.at(-1)!.body).toBe('Happy birthday!');
    await greeting('email', { purpose: 'service', template: 'rate_us' });
    expect(told.at(-1)).toMatchObject({ body: 'Happy birthday!' });
    expect(told.at(-1)!.headers).toBeUndefined();
  });

  it('cannot be stopped for somebody else', async () => {
    const { to } = await greeting('email');
    const link = linkIn(told[0]!.body);
    const [account, message, ...seal] = link.split('-');
    const other = (Number.parseInt(message!, 36) + 1).toString(36);
    for (const forged of [
      `${account}-${other}-${seal.join('-')}`,
      `${(2002).toString(36)}-${message}-${seal.join('-')}`,
      `${account}-${message}-${'A'.repeat(22)}`,
    ])
      expect(await stopByLink(world.services, forged)).toBeNull();
    expect(await wordsOf(to)).toEqual([['email', true]]);
  });

  it('looks like one in a test of a campaign, which stops nothing', async () => {
    const before = await rowsOf(world, 'select 1 from customer_consents');
    const { status } = await world.call(
      campaignsContract.send_test,
      {
        channel: 'email',
        english_active: true,
        english_subject: 'For you',
        english_text: 'Hi {customer}, 20% off at {salon}: {link}',
        arabic_active: false,
        language: 'en',
      },
      { as },
    );
    expect(status).toBe(200);
    const [row] = await rowsOf<{ id: number }>(world, "select id from messages where template = 'campaign-test'");
    await runJob(world.services, 'send-message', { account_id: SALON, id: row!.id });
    const link = linkIn(told[0]!.body);
    expect(await loadOfferPage(world.services, link)).toMatchObject({ is_stopped: false, is_test: true });
    expect(await stopByLink(world.services, link)).toMatchObject({ is_stopped: true, is_test: true });
    expect(await rowsOf(world, 'select 1 from customer_consents')).toHaveLength(before.length);
  });
});
