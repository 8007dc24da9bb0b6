import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { platformTrackersContract as trackers } from '@rawnaq/domain/platform-trackers/platform-trackers.contract';
import { customerMessagesContract } from '@rawnaq/domain/messages/customer-messages.contract';
import {
  addCustomer,
  connectCloud,
  openLineSalon,
  post,
  SALON,
  send,
  workOff,
  write,
  type LineSalon,
} from '../../../test/messages/line-salon';
import { rowsOf } from '../../../test/people';
import { runJob } from '../../../test/run-job';
import { asPlatform } from '../../services';
import { queueMessage } from './queue-message';

let salon: LineSalon;
let customer_id: number;
let mobile: string;
let people = 0;
const NOBODY = { status: 400, body: '{"error":{"code":131026}}' };
const REFUSED = { status: 400, body: '{"error":{"code":131047}}' };

beforeAll(async () => {
  salon = await openLineSalon();
  await connectCloud(salon);
});
afterAll(() => salon.close());
/** Somebody new each time: what was said and written is kept. */
beforeEach(async () => {
  await begin();
  people += 1;
  mobile = `+97150123${4000 + people}`;
  customer_id = await addCustomer(salon, 'Noura', mobile);
  await rowsOf(salon.world, "update customers set email = 'noura@test.rawnaq' where id = $1", [customer_id]);
  await rowsOf(salon.world, 'update whatsapp_connections set paused_at = null where account_id = $1', [SALON]);
});
let since = 0;
async function begin(): Promise<void> {
  const [last] = await rowsOf<{ id: number }>(salon.world, 'select coalesce(max(id), 0)::int as id from messages');
  since = last!.id;
}

type Row = {
  id: number;
  channel: string;
  recipient: string;
  status: number;
  why: string | null;
  instead_of: string | null;
  fallback_of: number | null;
  body: string;
};
const rows = (): Promise<Row[]> =>
  rowsOf<Row>(
    salon.world,
    `select id, channel, recipient, status, why, instead_of, fallback_of, body
     from messages where account_id = $1 and id > $2 order by id`,
    [SALON, since],
  );
const withWays = (fallbacks: ('sms' | 'email')[], more: object = {}): Promise<number> =>
  write(salon, { customer_id, recipient: mobile, fallbacks: fallbacks.map((channel) => ({ channel })), ...more });
/** Everything that waits, as the worker would. */
async function sendAll(): Promise<void> {
  for (let round = 0; round < 6; round += 1)
    for (const { id } of (await rows()).filter(({ status }) => status === 1)) await send(salon, id).catch(() => {});
}
const consent = (channel: string, purpose: string, allowed: boolean) =>
  rowsOf(
    salon.world,
    `insert into customer_consents (account_id, customer_id, channel, purpose, allowed, recorded_by_name)
     values ($1, $2, $3, $4, $5, 'Test')`,
    [SALON, customer_id, channel, purpose, allowed],
  );
/** What reached her phone by WhatsApp. */
const taken = (): number => salon.provider.taken.get(mobile.replace('+', '')) ?? 0;

describe('another way', () => {
  it('is taken when the provider refuses for good, with the same words, and once', async () => {
    const id = await withWays(['sms', 'email']);
    salon.provider.fail(NOBODY);
    await Promise.all([send(salon, id), send(salon, id)]);
    await sendAll();
    const [first, second, ...none] = await rows();
    expect(first).toMatchObject({ channel: 'whatsapp', status: 0, why: 'not_on_whatsapp' });
    expect(second).toMatchObject({
      channel: 'sms',
      status: 2,
      recipient: mobile,
      instead_of: 'whatsapp',
      why: 'not_on_whatsapp',
      fallback_of: id,
      body: first!.body,
    });
    expect(none).toEqual([]);
    expect(taken()).toBe(0);
    await send(salon, id);
    expect(await rows()).toHaveLength(2);
  });

  it('skips what she does not want or has not, and is not taken where none is left', async () => {
    await consent('sms', 'service', false);
    await withWays(['sms', 'email']);
    salon.provider.fail(REFUSED);
    await sendAll();
    expect((await rows())[1]).toMatchObject({ channel: 'email', recipient: 'noura@test.rawnaq', status: 2 });

    await begin();
    await rowsOf(salon.world, 'update customers set email = null where id = $1', [customer_id]);
    await withWays(['sms', 'email']);
    salon.provider.fail(REFUSED);
    await sendAll();
    expect(await rows()).toMatchObject([{ channel: 'whatsapp', status: 0, why: 'provider' }]);
  });

  it('is taken at once while the line is closed; without one a message waits', async () => {
    await rowsOf(salon.world, 'update whatsapp_connections set paused_at = now() where account_id = $1', [SALON]);
    await withWays(['sms']);
    await withWays([], { body: 'Waits' });
    await sendAll();
    expect(await rows()).toMatchObject([
      { channel: 'whatsapp', status: 0, why: 'line' },
      { channel: 'whatsapp', status: 1, why: null, body: 'Waits' },
      { channel: 'sms', status: 2, why: 'line', instead_of: 'whatsapp' },
    ]);
    expect(taken()).toBe(0);
  });

  it('is never taken while nobody knows whether the first one arrived', async () => {
    const ids = [await withWays(['sms']), await withWays(['sms'])];
    salon.provider.fail({ drop: true });
    salon.provider.fail({ status: 502, body: '<html>' });
    for (const id of ids) await send(salon, id).catch(() => {});
    expect((await rows()).every(({ status }) => status === 4)).toBe(true);
    // Nor after the process died in the middle of the call.
    const lost = await withWays(['sms']);
    await rowsOf(
      salon.world,
      "update messages set status = 3, claimed_at = now() - interval '1 hour', attempts = 1 where id = $1",
      [lost],
    );
    await runJob(salon.world.services, 'settle-interrupted-messages');
    expect((await rows()).map(({ status }) => status)).toEqual([4, 4, 4]);
    expect(await rows()).toHaveLength(3);
  });

  it('is tried only after the first has been tried often enough', async () => {
    await withWays(['sms']);
    salon.provider.fail({ status: 429, body: '{}' }, 5);
    await sendAll();
    expect(await rows()).toMatchObject([{ channel: 'whatsapp', status: 2 }]);
    expect(taken()).toBe(1);
  });

  it('is taken when delivery failed later, once however often that is told, and not after it arrived', async () => {
    const id = await withWays(['sms']);
    await send(salon, id);
    const { provider_id } = (
      await rowsOf<{ provider_id: string }>(salon.world, 'select provider_id from messages where id = $1', [id])
    )[0]!;
    const told = async (status: string, more: object = {}): Promise<void> => {
      const at = String(Math.floor(salon.world.services.clock().getTime() / 1000));
      await post(salon, {
        statuses: [{ id: provider_id, status, timestamp: at, recipient_id: mobile.slice(1), ...more }],
      });
      await workOff(salon);
    };
    const errors = [{ code: 131_026, title: 'Message undeliverable' }];
    await told('failed', { errors });
    await told('failed', { errors, again: 1 });
    expect(await rows()).toMatchObject([
      { id, status: 0 },
      { channel: 'sms', status: 1, fallback_of: id },
    ]);
    // It arrived after all, before the other left.
    await told('delivered');
    await sendAll();
    expect(await rows()).toMatchObject([
      { id, status: 2 },
      { channel: 'sms', status: 0, why: 'over' },
    ]);
  });

  it('of an offer needs her yes on that way too', async () => {
    await consent('whatsapp', 'marketing', true);
    await withWays(['sms', 'email'], { purpose: 'marketing', template: 'birthday' });
    salon.provider.fail(REFUSED);
    await sendAll();
    expect(await rows()).toMatchObject([{ channel: 'whatsapp', status: 0 }]);
    await consent('email', 'marketing', true);
    await withWays(['sms', 'email'], { purpose: 'marketing', template: 'birthday' });
    salon.provider.fail(REFUSED);
    await sendAll();
    expect((await rows()).at(-1)).toMatchObject({ channel: 'email', status: 2 });
  });

  it('is not sent beside the first: who sends that again is refused', async () => {
    const id = await withWays(['sms']);
    salon.provider.fail(REFUSED);
    await sendAll();
    const again = await salon.world.call(trackers.resend_message, { account_id: SALON, id }, { as: salon.manager });
    expect(again.body.code).toBe('STATE_MOVE_NOT_ALLOWED');
  });

  it("stands in the customer's log with the way it replaced and why", async () => {
    await withWays(['sms']);
    salon.provider.fail(NOBODY);
    await sendAll();
    const { body } = await salon.world.call(
      customerMessagesContract.get_records,
      { 'f.customer_id': String(customer_id) } as never,
      { as: salon.owner },
    );
    expect(
      body.records.slice(0, 2).map(({ channel, status, instead_of, why }) => [channel, status, instead_of, why]),
    ).toEqual([
      ['sms', 2, 'whatsapp', 'not_on_whatsapp'],
      ['whatsapp', 0, null, 'not_on_whatsapp'],
    ]);
  });
});

describe('a code', () => {
  const ask = (): Promise<number> =>
    asPlatform(salon.world.services, (tx) =>
      queueMessage(tx, {
        account_id: SALON,
        channel: 'whatsapp',
        recipient: mobile,
        language: 'en',
        template: 'booking-code',
        values: { code: '482913', minutes: 10, salon: 'Glow' },
        fallbacks: [
          { channel: 'sms', recipient: mobile },
          { channel: 'email', recipient: 'noura@test.rawnaq' },
        ],
      }),
    );

  it('is the same code on every way, and arrives once', async () => {
    await ask();
    salon.provider.fail(NOBODY);
    await sendAll();
    const [first, second, ...none] = await rows();
    expect([first!.status, second!.status, none.length]).toEqual([0, 2, 0]);
    expect(second!.body).toBe(first!.body);
  });

  it('goes on at the second trouble of a provider, not at the sixth', async () => {
    await ask();
    salon.provider.fail({ status: 429, body: '{}' }, 2);
    await sendAll();
    expect(await rows()).toMatchObject([
      { channel: 'whatsapp', status: 0 },
      { channel: 'sms', status: 2 },
    ]);
  });

  it('that has run out goes nowhere any more', async () => {
    const id = await ask();
    await rowsOf(salon.world, "update messages set created_at = created_at - interval '11 minutes' where id = $1", [
      id,
    ]);
    salon.provider.fail(NOBODY);
    await sendAll();
    expect(await rows()).toHaveLength(1);
  });
});
