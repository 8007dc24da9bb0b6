import { customerMessagesContract } from '@rawnaq/domain/messages/customer-messages.contract';
import { messageLinesContract as lines } from '@rawnaq/domain/message-lines/message-lines.contract';
import { platformTrackersContract as trackers } from '@rawnaq/domain/platform-trackers/platform-trackers.contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addCustomer,
  connectCloud,
  messageRow,
  openLineSalon,
  post,
  SALON,
  send,
  workOff,
  write,
  type LineSalon,
} from '../../../../test/messages/line-salon';
import { rowsOf } from '../../../../test/people';
import { runJob } from '../../../../test/run-job';
import type { IncomingHandler } from '../incoming/incoming-handler';
import { messageJobs } from '../messages.job';

let salon: LineSalon;
let noura: number;
beforeAll(async () => {
  salon = await openLineSalon();
  noura = await addCustomer(salon, 'Noura', '+971501234567');
  await connectCloud(salon);
});
afterAll(() => salon.close());

let minute = 0;
const stamp = () => String(Math.floor(salon.world.services.clock().getTime() / 1000) - 3600 + 60 * (minute += 1));
const status = (id: string, kind: string, more: object = {}) => ({
  statuses: [{ id, status: kind, timestamp: stamp(), recipient_id: '971501234567', ...more }],
});
const said = (id: string, body: string, more: object = {}) => ({
  contacts: [{ profile: { name: 'Noura' }, wa_id: '971501234567' }],
  messages: [{ id, from: '971501234567', timestamp: stamp(), type: 'text', text: { body }, ...more }],
});
const sentMessage = async (change: object = {}) => {
  const id = await write(salon, { customer_id: noura, ...change });
  await send(salon, id);
  return { id, wamid: (await messageRow(salon, id)).provider_id };
};
const consents = () =>
  rowsOf(
    salon.world,
    "select allowed from customer_consents where customer_id = $1 and channel = 'whatsapp' and purpose = 'marketing'",
    [noura],
  );
const answers = () => rowsOf(salon.world, "select 1 from messages where template = 'stop-confirmed'");

describe('what became of a message', () => {
  it('only climbs, however often and in whatever order it is told', async () => {
    const { id, wamid } = await sentMessage();
    const told = [status(wamid, 'sent'), status(wamid, 'delivered'), status(wamid, 'read')];
    for (const one of [told[2]!, ...told, ...told, ...told, ...told, told[0]!])
      expect(await post(salon, one)).toBe(200);
    // The same bytes are one notice.
    expect(await rowsOf(salon.world, 'select 1 from provider_notices')).toHaveLength(3);
    await workOff(salon);
    const row = await messageRow(salon, id);
    expect(row).toMatchObject({ status: 2, read_at: expect.anything(), delivered_at: expect.anything() });
    await post(salon, status(wamid, 'sent', { extra: 'late' }));
    await workOff(salon);
    expect(await messageRow(salon, id)).toEqual(row);
    const { body } = await salon.world.call(customerMessagesContract.get_records, {}, { as: salon.owner });
    expect(body.records.find((one) => one.id === id)).toMatchObject({ delivery: 'read' });
  });

  it('settles a call whose answer got lost, by our own number of it', async () => {
    salon.provider.fail({ drop: true });
    const id = await write(salon, { customer_id: noura });
    await send(salon, id);
    expect((await messageRow(salon, id)).status).toBe(4);
    await post(salon, status('wamid.lost', 'delivered', { biz_opaque_callback_data: `${SALON}-${id}` }));
    await workOff(salon);
    expect(await messageRow(salon, id)).toMatchObject({ status: 2, provider_id: 'wamid.lost', error: null });
  });

  it('waits for the answer it has overtaken', async () => {
    const id = await write(salon, { customer_id: noura });
    await post(salon, status('wamid.1', 'read', { biz_opaque_callback_data: `${SALON}-${id}` }));
    await workOff(salon);
    expect(await rowsOf(salon.world, 'select 1 from provider_notices where handled_at is null')).toHaveLength(1);
    await send(salon, id);
    const { provider_id } = await messageRow(salon, id);
    await rowsOf(
      salon.world,
      "update provider_notices set body = replace(body::text, 'wamid.1\"', $1)::jsonb where handled_at is null",
      [`${provider_id}"`],
    );
    await workOff(salon);
    expect(await messageRow(salon, id)).toMatchObject({ status: 2, read_at: expect.anything() });
  });

  it('that failed later shows, and marks the number', async () => {
    const { id, wamid } = await sentMessage();
    await post(salon, status(wamid, 'failed', { errors: [{ code: 131026, title: 'canary' }] }));
    await workOff(salon);
    expect(await messageRow(salon, id)).toMatchObject({ status: 0, error: expect.stringContaining('131026') });
    const marked = () =>
      rowsOf(salon.world, 'select 1 from customers where id = $1 and whatsapp_inactive_at is not null', [noura]);
    expect(await marked()).toHaveLength(1);
    await post(salon, said('wamid.alive', 'Hello'));
    await workOff(salon);
    expect(await marked()).toHaveLength(0);
  });

  it('of no message of ours is kept and shown to the staff, without what customers wrote', async () => {
    await post(salon, { ...status('wamid.nobody', 'read'), note: { text: 'a secret of hers' } });
    await post(salon, { entry: 'nonsense' }, { number: '999' });
    salon.world.advance(180_000);
    await workOff(salon);
    const { body } = await salon.world.call(trackers.notices, {}, { as: salon.manager });
    expect(body.records.map(({ problem }) => problem).toSorted()).toEqual(['foreign', 'unmatched']);
    expect(JSON.stringify(body)).not.toContain('a secret of hers');
  });

  it('may hold anything, and is kept all the same', async () => {
    for (const note of ['\0', '\ud800', { '\udfff': 1 }, '🛑'])
      expect(await post(salon, { ...status('wamid.odd', 'read'), note })).toBe(200);
    await rowsOf(salon.world, "delete from provider_notices where body::text like '%wamid.odd%'");
  });

  it('is not believed from others', async () => {
    const { id, wamid } = await sentMessage();
    const before = await rowsOf(salon.world, 'select 1 from provider_notices');
    expect(await post(salon, status(wamid, 'read'), { secret: 'guessed' })).toBe(401);
    expect(await rowsOf(salon.world, 'select 1 from provider_notices')).toHaveLength(before.length);
    expect(await messageRow(salon, id)).toMatchObject({ read_at: null });
    const { body } = await salon.world.call(lines.get, {}, { as: salon.owner });
    const path = new URL(body.webhook_url).pathname;
    const other = path.replace('/1jl-', '/1jm-');
    expect((await salon.world.app.server.inject({ method: 'POST', url: other, payload: '{}' })).statusCode).toBe(404);
    const asked = (token: string) =>
      salon.world.app.server.inject({
        url: `${path}?hub.mode=subscribe&hub.verify_token=${token}&hub.challenge=1158201444`,
      });
    expect((await asked(body.verify_token)).body).toBe('1158201444');
    expect((await asked('wrong')).statusCode).toBe(401);
  });
});

describe('what people write', () => {
  it('is one message, however often and by however many at once it is told and handled', async () => {
    const answered: string[] = [];
    const bot: IncomingHandler = async (_ctx, message) => {
      answered.push(message.body);
      return true;
    };
    const handle = messageJobs(async () => false, [bot]).find(({ task }) => task === 'handle-incoming')!;
    await Promise.all(
      Array.from({ length: 5 }, (_, place) => post(salon, { ...said('wamid.in', 'Prices?'), telling: place })),
    );
    const notices = await rowsOf<{ account_id: number; id: number }>(
      salon.world,
      'select account_id, id from provider_notices where handled_at is null',
    );
    await Promise.all(
      notices.flatMap((one) => [one, one]).map((one) => runJob(salon.world.services, 'work-off-notice', one)),
    );
    const rows = await rowsOf<{ account_id: number; id: number; customer_id: number }>(
      salon.world,
      "select account_id, id, customer_id from incoming_messages where provider_id = 'wamid.in'",
    );
    expect(rows).toMatchObject([{ customer_id: noura }]);
    await Promise.all(Array.from({ length: 4 }, () => handle.run(salon.world.services, rows[0], undefined as never)));
    expect(answered).toEqual(['Prices?']);
  });

  it('opens a day in which free texts go out', async () => {
    await rowsOf(
      salon.world,
      `update whatsapp_connections set settings = settings || '{"text_template":"salon_text"}'`,
    );
    await sentMessage();
    expect(salon.provider.asked.at(-1)!.body.type).toBe('text');
    await sentMessage({ recipient: '+971501119999' });
    expect(salon.provider.asked.at(-1)!.body.type).toBe('template');
  });

  it('is known by a name without a number', async () => {
    await post(salon, said('wamid.a', 'Hi', { from_user_id: 'AE.77' }));
    await post(salon, {
      messages: [
        { id: 'wamid.b', from_user_id: 'AE.77', timestamp: stamp(), type: 'text', text: { body: 'Hi again' } },
      ],
    });
    await workOff(salon);
    expect(
      await rowsOf(salon.world, "select customer_id, sender from incoming_messages where provider_id = 'wamid.b'"),
    ).toMatchObject([{ customer_id: noura, sender: null }]);
  });

  it('STOP ends offers at once, is answered once, and stops what was waiting', async () => {
    const offer = await write(salon, { customer_id: noura, purpose: 'marketing', body: 'Half price today' });
    for (const [place, word] of ['إِلْغَـاء', ' stop. ', 'STOP'].entries())
      await post(salon, said(`wamid.s${place}`, word));
    await workOff(salon);
    expect(await consents()).toEqual([{ allowed: false }]);
    expect(await answers()).toHaveLength(1);
    await send(salon, offer);
    expect(await messageRow(salon, offer)).toMatchObject({
      status: 0,
      error: expect.stringContaining('no more offers'),
    });
    const visit = await sentMessage();
    expect((await messageRow(salon, visit.id)).status).toBe(2);
  });

  it('a stop told by WhatsApp itself counts too', async () => {
    await rowsOf(salon.world, 'delete from customer_consents where customer_id = $1', [noura]);
    const wish = { user_preferences: [{ wa_id: '971501234567', category: 'marketing_messages', value: 'stop' }] };
    await post(salon, wish, { field: 'user_preferences' });
    await workOff(salon);
    expect(await consents()).toEqual([{ allowed: false }]);
  });
});

describe('an SMS report', () => {
  const report = async (payload: string, type: string): Promise<number> => {
    const { body } = await salon.world.call(lines.get, {}, { as: salon.owner });
    const url = new URL(body.webhook_url).pathname.replace('/whatsapp/', '/sms/');
    const headers = { 'content-type': type };
    return (await salon.world.app.server.inject({ method: 'POST', url, payload, headers })).statusCode;
  };

  it('comes as a form, and is matched by our number of the message', async () => {
    salon.provider.fail({ drop: true });
    const { id } = await sentMessage();
    const form = `MessageID=320001&Status=Delivered&CorrelationID=${SALON}-${id}`;
    expect(await report(form, 'application/x-www-form-urlencoded')).toBe(200);
    await workOff(salon);
    expect(await messageRow(salon, id)).toMatchObject({
      status: 2,
      provider_id: '320001',
      delivered_at: expect.anything(),
    });
  });

  it('nested too deep for any writer of JSON is kept as text', async () => {
    const deep = '['.repeat(40_000) + ']'.repeat(40_000);
    expect(await report(deep, 'application/json')).toBe(200);
    await workOff(salon);
  });
});
