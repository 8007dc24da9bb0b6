import { authContract } from '@rawnaq/domain/auth/auth.contract';
import { messageLinesContract as lines } from '@rawnaq/domain/message-lines/message-lines.contract';
import { platformTrackersContract as trackers } from '@rawnaq/domain/platform-trackers/platform-trackers.contract';
import { settingsContract } from '@rawnaq/domain/settings/settings.contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addCustomer,
  connectCloud,
  connectGateway,
  messageRow,
  openLineSalon,
  SALON,
  send,
  write,
  type LineSalon,
} from '../../../test/messages/line-salon';
import { rowsOf } from '../../../test/people';
import { runJob } from '../../../test/run-job';
import { asAccount, asPlatform } from '../../services';
import { queueMessage } from '../messages';
import { assertWhatsappReady } from '.';

let salon: LineSalon;
let noura: number;
beforeAll(async () => {
  salon = await openLineSalon();
  noura = await addCustomer(salon, 'Noura', '+971501234567');
});
afterAll(() => salon.close());

const setPackage = (status: 0 | 1 | 2, ends_on: string | null = null) =>
  salon.world.call(lines.set_package, { account_id: SALON, status, ends_on }, { as: salon.manager });
const readiness = () =>
  asAccount(salon.world.services, SALON, (tx) =>
    assertWhatsappReady({ tx, accountId: SALON, now: salon.world.services.clock() }),
  ).then(
    () => 'ready',
    (error: { code: string; sentence: (language: 'en') => string }) => error.sentence('en'),
  );
const get = async () => (await salon.world.call(lines.get, {}, { as: salon.owner })).body;
const release = () => runJob(salon.world.services, 'release-messages', { account_id: SALON });
const disconnect = () => salon.world.call(lines.disconnect, {}, { as: salon.owner });

describe('a salon’s own WhatsApp', () => {
  it('needs a package and a connection, in the client’s words', async () => {
    expect(await readiness()).toBe('Whatsapp is not connected');
    await setPackage(0);
    expect(await readiness()).toBe('You do not have valid Whatsapp package, please contact sales');
    expect((await connectCloud(salon)).body).toMatchObject({
      message: 'You do not have valid Whatsapp package, please contact sales',
    });
    await setPackage(1, '2020-01-01');
    expect(await readiness()).toBe('Your package has been expired');
    expect((await connectCloud(salon)).body.code).toBe('WHATSAPP_PACKAGE_EXPIRED');
    await setPackage(1);
    expect((await connectCloud(salon)).body).toEqual({ state: 1 });
    expect(await readiness()).toBe('ready');
    const { body } = await salon.world.call(authContract.get_global_informations, {}, { as: salon.owner });
    expect(body.global_informations!.account).toMatchObject({
      account_whatsapp_package_status: 1,
      account_whatsapp_package_connected: 1,
    });
  });

  it('never shows its secrets again, and keeps them when they are left empty', async () => {
    const shown = await get();
    expect(shown).toMatchObject({
      provider: 'cloud',
      state: 1,
      phone: '+971 4 123 4567',
      values: { phone_number_id: '555', waba_id: '777' },
      secrets: { token: { is_set: true, last_four: '0001' } },
      package: { condition: 'active' },
    });
    expect(JSON.stringify(shown)).not.toContain('a-long-token');
    const [stored] = await rowsOf<{ secrets: object }>(salon.world, 'select secrets from whatsapp_connections');
    expect(JSON.stringify(stored)).not.toContain('a-long-token');
    const again = await salon.world.call(
      lines.connect,
      { provider: 'cloud', phone_number_id: '555', waba_id: '778' },
      { as: salon.owner },
    );
    expect(again.body).toEqual({ state: 1 });
    expect(salon.provider.asked.at(-1)!.headers.authorization).toBe('Bearer a-long-token-0001');
    const [line] = await rowsOf<{ after: object }>(
      salon.world,
      "select after from audit_log where action = 'whatsapp.connect' order by id limit 1",
    );
    expect(line!.after).toMatchObject({ token: 'replaced', provider: 'cloud' });
  });

  it('sends the salon’s messages, and codes too; what the platform says goes by the platform', async () => {
    const own = await write(salon, { customer_id: noura });
    await send(salon, own);
    expect(await messageRow(salon, own)).toMatchObject({
      status: 2,
      driver: 'whatsapp-cloud',
      provider_id: expect.stringMatching(/^wamid/),
    });
    const queue = (template: 'booking-code' | 'reset-code') =>
      asAccount(salon.world.services, SALON, (tx) =>
        queueMessage(tx, {
          account_id: SALON,
          channel: 'whatsapp',
          recipient: '+971501234567',
          language: 'en',
          template,
          values: { code: '123456', minutes: 10, salon: 'A' },
        }),
      );
    const [booking, reset] = [await queue('booking-code'), await queue('reset-code')];
    await send(salon, booking);
    await send(salon, reset);
    expect((await messageRow(salon, booking)).driver).toBe('whatsapp-cloud');
    expect((await messageRow(salon, reset)).driver).toBe('sandbox');
  });

  it('paused keeps messages waiting and lets them go when it is resumed', async () => {
    expect((await salon.world.call(lines.pause, {}, { as: salon.owner })).status).toBe(200);
    expect(await readiness()).toBe('ready');
    const id = await write(salon, { customer_id: noura, recipient: '+971501110001' });
    await send(salon, id);
    await send(salon, id);
    expect(await messageRow(salon, id)).toMatchObject({ status: 1, attempts: 0, held_at: expect.anything() });
    expect(await get()).toMatchObject({ is_paused: true, waiting: 1, package: { condition: 'paused' } });
    expect((await salon.world.call(lines.pause, {}, { as: salon.owner })).body.code).toBe('STATE_MOVE_NOT_ALLOWED');
    expect((await salon.world.call(lines.resume, {}, { as: salon.owner })).status).toBe(200);
    await release();
    await send(salon, id);
    await send(salon, id);
    expect(await messageRow(salon, id)).toMatchObject({ status: 2, held_at: null });
    expect(salon.provider.taken.get('971501110001')).toBe(1);
  });

  it('stops by itself when WhatsApp says so, loses nothing, and tells the owner', async () => {
    salon.provider.fail({ status: 400, body: '{"error":{"code":131048}}' });
    const id = await write(salon, { customer_id: noura, recipient: '+971501110002' });
    await send(salon, id);
    expect(await messageRow(salon, id)).toMatchObject({ status: 1, held_at: expect.anything(), attempts: 0 });
    expect(await get()).toMatchObject({ is_paused: true, paused_reason: expect.stringContaining('131048') });
    expect(
      await rowsOf(
        salon.world,
        "select 1 from notifications where account_id = 2001 and type = 'whatsapp' and code = 'paused'",
      ),
    ).toHaveLength(1);
    await salon.world.call(lines.resume, {}, { as: salon.owner });
    await release();
    await send(salon, id);
    expect(salon.provider.taken.get('971501110002')).toBe(1);
  });

  it('that drops makes messages wait, tells the owner once, and goes on when it is back', async () => {
    salon.provider.fail({ status: 401, body: '{"error":{"code":190}}' });
    const id = await write(salon, { customer_id: noura, recipient: '+971501110003' });
    await send(salon, id);
    expect(await get()).toMatchObject({ state: 0, waiting: 1 });
    expect(await readiness()).toBe('Whatsapp is not connected');
    await runJob(salon.world.services, 'refresh-whatsapp-lines');
    salon.world.advance(300_000);
    await runJob(salon.world.services, 'refresh-whatsapp-lines');
    expect(await get()).toMatchObject({ state: 1 });
    const told = await rowsOf<{ code: string }>(
      salon.world,
      "select code from notifications where account_id = 2001 and type = 'whatsapp' order by id",
    );
    expect(told.map(({ code }) => code)).toEqual(['paused', 'dropped', 'back']);
    await release();
    await send(salon, id);
    expect(salon.provider.taken.get('971501110003')).toBe(1);
  });

  it('has state 2 when its server is away', async () => {
    salon.provider.state({}, 503);
    salon.world.advance(300_000);
    await runJob(salon.world.services, 'refresh-whatsapp-lines');
    expect(await get()).toMatchObject({ state: 2 });
    salon.provider.state({ display_phone_number: '+971 4 123 4567', status: 'CONNECTED' });
    expect((await salon.world.call(lines.refresh, {}, { as: salon.owner })).body).toEqual({ state: 1 });
  });

  it('marks numbers without WhatsApp, and shows failures to the platform’s staff', async () => {
    salon.provider.fail({ status: 400, body: '{"error":{"code":131026}}' });
    const id = await write(salon, { customer_id: noura });
    await send(salon, id);
    expect(await messageRow(salon, id)).toMatchObject({ status: 0 });
    const [customer] = await rowsOf<{ whatsapp_inactive_at: string | null }>(
      salon.world,
      'select whatsapp_inactive_at from customers where id = $1',
      [noura],
    );
    expect(customer!.whatsapp_inactive_at).not.toBeNull();
    const { body } = await salon.world.call(trackers.failed_whatsapp, {}, { as: salon.manager });
    expect(body.records).toMatchObject([{ id, account_id: SALON, status: 0, driver: 'whatsapp-cloud' }]);
  });

  it('is let go for good: its secrets are forgotten and what waited is not sent', async () => {
    await salon.world.call(lines.pause, {}, { as: salon.owner });
    const id = await write(salon, { customer_id: noura });
    await send(salon, id);
    expect((await disconnect()).status).toBe(200);
    await runJob(salon.world.services, 'release-messages', { account_id: SALON, drop: true });
    expect(await messageRow(salon, id)).toMatchObject({ status: 0, error: 'Whatsapp is not connected' });
    expect(await rowsOf(salon.world, 'select 1 from whatsapp_connections')).toEqual([]);
    await setPackage(1);
  });
});

describe('a linked phone', () => {
  it('is connected by scanning, and its token goes to no other server', async () => {
    salon.provider.state({ stateInstance: 'notAuthorized' });
    expect((await connectGateway(salon)).body).toEqual({ state: 0 });
    expect((await salon.world.call(lines.code, {}, { as: salon.owner })).body).toMatchObject({ png: 'iVBORw0KGgo=' });
    salon.provider.state({ stateInstance: 'authorized' });
    expect((await salon.world.call(lines.refresh, {}, { as: salon.owner })).body).toEqual({ state: 1 });
    const elsewhere = await salon.world.call(
      lines.connect,
      { provider: 'gateway', api_url: 'http://127.0.0.1:9/steal', instance_id: '7103' },
      { as: salon.owner },
    );
    expect(elsewhere.body).toMatchObject({ code: 'SECRET_AGAIN' });
    const id = await write(salon, { customer_id: noura, recipient: '+971501110004' });
    await send(salon, id);
    expect(await messageRow(salon, id)).toMatchObject({ status: 2, driver: 'whatsapp-gateway' });
    await disconnect();
    expect(salon.provider.asked.some(({ path }) => path.includes('/logout/'))).toBe(true);
  });
  it('refuses addresses that lead inside', async () => {
    const { services } = salon.world;
    Object.assign(services.config, { outbound: { allowsLocal: false } });
    for (const api_url of [
      'https://169.254.169.254',
      'http://api.example.com',
      'https://localhost',
      'https://2130706433',
    ])
      expect(
        (
          await salon.world.call(
            lines.connect,
            { provider: 'gateway', api_url, instance_id: '1', token: 'x' },
            { as: salon.owner },
          )
        ).body.errors,
        api_url,
      ).toHaveProperty('api_url');
    const mail = { is_active: true, mailer: 'smtp', port: 587, encryption: 'tls', from_email: 'a@x.example' } as const;
    expect(
      (await salon.world.call(settingsContract.save_email, { ...mail, host: '10.0.0.1' }, { as: salon.owner })).body
        .errors,
    ).toHaveProperty('host');
    Object.assign(services.config, { outbound: { allowsLocal: true } });
  });
});

describe('the sandbox', () => {
  it('connects by a code that nobody has to scan', async () => {
    expect((await salon.world.call(lines.connect, { provider: 'sandbox' }, { as: salon.owner })).body).toEqual({
      state: 0,
    });
    expect((await salon.world.call(lines.code, {}, { as: salon.owner })).body.text).toBe('rawnaq-sandbox:2001');
    expect((await salon.world.call(lines.refresh, {}, { as: salon.owner })).body).toEqual({ state: 1 });
    expect(await readiness()).toBe('ready');
    const asked = salon.provider.asked.length;
    await send(salon, await write(salon, { customer_id: noura }));
    expect(salon.provider.asked).toHaveLength(asked);
    await disconnect();
  });
});

describe('the platform’s number', () => {
  const as = () => ({ as: salon.manager });
  const code = async () => {
    const id = await asPlatform(salon.world.services, (tx) =>
      queueMessage(tx, {
        account_id: SALON,
        channel: 'whatsapp',
        recipient: '+971509990001',
        language: 'en',
        template: 'reset-code',
        values: { code: '123456', minutes: 10 },
      }),
    );
    await send(salon, id);
    return messageRow(salon, id);
  };

  it('has four states, sends codes, and a code it can not send is not kept back', async () => {
    const { world } = salon;
    salon.provider.state({ display_phone_number: '+971 4 000 0000', status: 'CONNECTED' });
    expect((await world.call(lines.main_get, {}, as())).body).toMatchObject({ main_state: 0, package: null });
    const connected = await world.call(
      lines.main_connect,
      { provider: 'cloud', phone_number_id: '1', waba_id: '2', token: 'main-token-0001', app_secret: 's' },
      as(),
    );
    expect(connected.body).toEqual({ state: 1 });
    expect(await code()).toMatchObject({ status: 2, driver: 'whatsapp-cloud' });
    expect((await world.call(lines.main_pause, {}, as())).status).toBe(200);
    expect((await world.call(lines.main_get, {}, as())).body).toMatchObject({ main_state: 3, is_paused: true });
    expect(await code()).toMatchObject({ status: 0, error: 'Whatsapp is not connected' });
    const { body } = await world.call(trackers.failed_whatsapp, { 'f.operation': '3' } as never, as());
    expect(body.records).toMatchObject([{ operation: 3, template: 'reset-code' }]);
    expect((await world.call(lines.main_resume, {}, as())).status).toBe(200);
    expect(await code()).toMatchObject({ status: 2 });
  });
  it('is not for salons, nor a salon’s for the platform', async () => {
    expect((await salon.world.call(lines.main_get, {}, { as: salon.owner })).status).toBe(401);
    expect((await salon.world.call(lines.get, {}, as())).status).toBe(401);
  });
});

describe('SMS and e-mail of a salon', () => {
  const mail = { is_active: true, mailer: 'smtp', host: '127.0.0.1', port: 25, encryption: 'none' } as const;

  it('SMS goes by the provider the salon has turned on', async () => {
    const { world } = salon;
    const save = (change: object) =>
      world.call(
        settingsContract.save_sms,
        { is_active: true, provider: 'unifonic', sender: 'GLOW', ...change },
        { as: salon.owner },
      );
    expect((await save({})).body.code).toBe('SMS_INCOMPLETE');
    expect((await save({ token: 'sid', sender: 'صالون' })).body.errors).toHaveProperty('sender');
    expect((await save({ token: 'sid-0000000001' })).status).toBe(200);
    const id = await write(salon, { customer_id: noura, channel: 'sms', recipient: '+971501110009' });
    await send(salon, id);
    expect(await messageRow(salon, id)).toMatchObject({ status: 2, driver: 'unifonic' });
    expect((await world.call(lines.test_sms, { to: '+971501110009' }, { as: salon.owner })).status).toBe(200);
    salon.provider.fail({ status: 480, body: '{"echo":"canary"}' });
    const refused = await world.call(lines.test_sms, { to: '+971501110009' }, { as: salon.owner });
    expect(refused.body.code).toBe('MESSAGE_NOT_SENT');
    expect(JSON.stringify(refused.body)).not.toContain('canary');
    expect((await save({ provider: 'taqnyat' })).body.code).toBe('SECRET_AGAIN');
  });

  it('a stored password goes to no other mail server', async () => {
    const save = (change: object) =>
      salon.world.call(
        settingsContract.save_email,
        { ...mail, from_email: 'a@x.example', ...change },
        { as: salon.owner },
      );
    expect((await save({ password: 'secret' })).status).toBe(200);
    expect((await save({ host: '127.0.0.2' })).body.code).toBe('SECRET_AGAIN');
    expect((await save({ host: '', from_email: '' })).body.errors).toMatchObject({ host: [expect.anything()] });
    // Nobody answers there.
    expect((await salon.world.call(lines.test_email, { to: 'b@x.example' }, { as: salon.owner })).body.code).toBe(
      'MESSAGE_NOT_SENT',
    );
  });
});
