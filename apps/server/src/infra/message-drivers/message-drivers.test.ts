import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startProvider, type ProviderServer } from '../../../test/messages/provider-server';
import {
  LineDown,
  NotOnWhatsapp,
  OptedOut,
  OutcomeUnknown,
  PausedByProvider,
  RefusedByProvider,
  type MessageDriver,
  type OutgoingMessage,
} from '../message-drivers';
import { isSignedByCloud, readCloudNotice } from './cloud-notice';
import { gatewayDriver } from './whatsapp-gateway-driver';
import { taqnyatDriver } from './taqnyat-driver';
import { unifonicDriver } from './unifonic-driver';
import { cloudDriver } from './whatsapp-cloud-driver';

let provider: ProviderServer;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider.close());
beforeEach(() => {
  provider.asked.length = 0;
  provider.taken.clear();
  timeoutMs = PATIENT_MS;
});

/** A busy machine may stand still for a moment: only who waits for no answer is in a hurry. */
const [PATIENT_MS, HASTY_MS] = [10_000, 400];
let timeoutMs = PATIENT_MS;
const outbound = { allowsLocal: true };
const cloud = (change: object = {}) =>
  cloudDriver({ phoneNumberId: '555', token: 'a-token', baseUrl: provider.url, outbound, timeoutMs, ...change });
const gateway = () =>
  gatewayDriver({ apiUrl: provider.url, instanceId: '7103', token: 'g-token', outbound, timeoutMs });
const drivers: Record<string, () => MessageDriver> = {
  cloud,
  gateway,
  unifonic: () =>
    unifonicDriver({
      appSid: 'sid',
      sender: 'GLOW',
      callbackUrl: 'https://x.example/sms',
      baseUrl: provider.url,
      outbound,
      timeoutMs,
    }),
  taqnyat: () => taqnyatDriver({ token: 't', sender: 'GLOW', baseUrl: provider.url, outbound, timeoutMs }),
};
const message = (change: Partial<OutgoingMessage> = {}): OutgoingMessage => ({
  channel: 'whatsapp',
  recipient: '+971501234567',
  recipient_name: 'Noura',
  subject: null,
  body: 'See you at 5:30 PM.',
  language: 'en',
  reference: '2001-42',
  ...change,
});
const sent = () => provider.asked.at(-1)!.body;
const plainError = (error: unknown): boolean =>
  error instanceof Error && !(error instanceof RefusedByProvider) && !(error instanceof OutcomeUnknown);

describe.each(Object.keys(drivers))('%s', (name) => {
  const driver = (): MessageDriver => drivers[name]!();

  it('hands a message over once', async () => {
    expect((await driver().send(message())).provider_id).toMatch(/\d/);
    expect([...provider.taken]).toEqual([['971501234567', 1]]);
  });
  it('does not ask again after a refusal', async () => {
    provider.fail({ status: 400, body: '{"echo":"canary"}' });
    const refused = driver().send(message());
    await expect(refused).rejects.toBeInstanceOf(RefusedByProvider);
    await expect(refused).rejects.not.toThrow('canary');
  });
  it('tries again later when there were too many', async () => {
    provider.fail({ status: 429, body: '{}' });
    await expect(driver().send(message())).rejects.toSatisfy(plainError);
  });
  it('does not know what became of it without an answer, or with one that can not be read', async () => {
    for (const fault of [
      { hang: true },
      { drop: true },
      { status: 200, body: '<html>' },
      { status: 502, body: 'Bad' },
    ]) {
      provider.fail(fault);
      timeoutMs = 'hang' in fault ? HASTY_MS : PATIENT_MS;
      await expect(driver().send(message()), JSON.stringify(fault)).rejects.toBeInstanceOf(OutcomeUnknown);
    }
  });
  it('refuses what is no number', async () => {
    if (name !== 'cloud')
      await expect(driver().send(message({ recipient: 'AE.13491208655302741918' }))).rejects.toBeInstanceOf(
        RefusedByProvider,
      );
  });
});

it('a provider that can not be reached is tried again', async () => {
  const away = cloudDriver({ phoneNumberId: '1', token: 't', baseUrl: 'http://127.0.0.1:1', outbound, timeoutMs });
  await expect(away.send(message())).rejects.toSatisfy(plainError);
});
it('a gateway inside our own network is not called', async () => {
  const inside = gatewayDriver({
    apiUrl: provider.url.replace('http:', 'https:'),
    instanceId: '1',
    token: 't',
    outbound: { allowsLocal: false },
  });
  await expect(inside.send(message())).rejects.toBeInstanceOf(RefusedByProvider);
  expect(provider.asked).toEqual([]);
});

describe('WhatsApp’s own interface', () => {
  it('is spoken to as it wants', async () => {
    await cloud().send(message({ recipient: 'AE.13491208655302741918' }));
    expect(provider.asked[0]).toMatchObject({ path: '/555/messages', headers: { authorization: 'Bearer a-token' } });
    expect(sent()).toEqual({
      messaging_product: 'whatsapp',
      recipient: 'AE.13491208655302741918',
      biz_opaque_callback_data: '2001-42',
      type: 'text',
      text: { preview_url: true, body: 'See you at 5:30 PM.' },
    });
  });
  it('takes an approved template where a text is not allowed, and the code’s own for codes', async () => {
    const driver = cloud({ textTemplate: 'salon_text', codeTemplate: 'salon_code' });
    await driver.send(message({ window_open: false, body: 'Line one.\n\nLine   two.' }));
    expect(sent()).toMatchObject({
      type: 'template',
      template: {
        name: 'salon_text',
        language: { code: 'en' },
        components: [{ type: 'body', parameters: [{ type: 'text', text: 'Line one. Line two.' }] }],
      },
    });
    await driver.send(message({ window_open: true }));
    expect(sent()).toMatchObject({ type: 'text' });
    await driver.send(message({ is_code: true, body: '482913 is your code.' }));
    expect(sent()).toMatchObject({
      template: {
        name: 'salon_code',
        components: [
          { type: 'body', parameters: [{ text: '482913' }] },
          { type: 'button', sub_type: 'url', index: '0', parameters: [{ text: '482913' }] },
        ],
      },
    });
  });
  it('shows up to three choices as buttons, ten as a list and more as numbers', async () => {
    const options = (count: number) =>
      Array.from({ length: count }, (_, place) => ({ id: `s${place}`, title: `Service ${place}` }));
    const choices = (count: number) => ({ kind: 'choices' as const, button: 'Choose', options: options(count) });
    await cloud().send(message({ content: choices(2) }));
    expect(sent()).toMatchObject({
      interactive: { type: 'button', action: { buttons: [{ reply: { id: 's0' } }, {}] } },
    });
    await cloud().send(message({ content: choices(10) }));
    expect(sent()).toMatchObject({ interactive: { type: 'list', action: { button: 'Choose' } } });
    await cloud().send(message({ content: choices(11) }));
    expect(sent()).toMatchObject({ type: 'text', text: { body: expect.stringContaining('11. Service 10') } });
  });
  it('sends pictures and papers by their address', async () => {
    const url = 'https://x.example/inv.pdf';
    await cloud().send(message({ content: { kind: 'media', media: 'document', url, filename: 'INV-1.pdf' } }));
    expect(sent()).toMatchObject({
      type: 'document',
      document: { link: url, filename: 'INV-1.pdf', caption: 'See you at 5:30 PM.' },
    });
    // Outside of a conversation words alone pass, as an approved template.
    const picture = { kind: 'media' as const, media: 'image' as const, url: 'https://x.example/a.png' };
    await cloud({ textTemplate: 'words' }).send(message({ content: picture, window_open: false }));
    expect(sent()).toMatchObject({ type: 'template', template: { name: 'words' } });
    await cloud({ textTemplate: 'words' }).send(message({ content: picture, window_open: true }));
    expect(sent()).toMatchObject({ type: 'image', image: { link: picture.url } });
  });
  it.each([
    [131026, NotOnWhatsapp],
    [131050, OptedOut],
    [131047, RefusedByProvider],
    [131049, RefusedByProvider],
    [132001, RefusedByProvider],
    [190, LineDown],
    [133010, LineDown],
    [131048, PausedByProvider],
    [368, PausedByProvider],
  ])('code %i', async (code, kind) => {
    provider.fail({ status: 400, body: JSON.stringify({ error: { code, message: 'canary' } }) });
    await expect(cloud().send(message())).rejects.toBeInstanceOf(kind);
  });
  it.each([1, 130429, 131056, 131000])('code %i is tried again', async (code) => {
    provider.fail({ status: 500, body: JSON.stringify({ error: { code } }) });
    await expect(cloud().send(message())).rejects.toSatisfy(plainError);
  });
  it('says how the number is', async () => {
    expect(await cloud().state()).toEqual({ state: 'connected', phone: '+971 4 123 4567' });
    provider.state({ error: { code: 190 } }, 401);
    expect(await cloud().state()).toEqual({ state: 'disconnected' });
    provider.state({}, 503);
    expect(await cloud().state()).toEqual({ state: 'server_disconnected' });
    provider.state({ status: 'FLAGGED' });
    expect(await cloud().state()).toMatchObject({ state: 'connected', pause: expect.stringContaining('FLAGGED') });
  });
  it('signs its notices over the bytes', () => {
    const body = Buffer.from('{"object":"whatsapp_business_account","entry":[]}');
    const signature = 'sha256=15f5f853c9b72e8d4321bf752419290d8503a489587fd5a5fad64982f2b22abc';
    expect(isSignedByCloud(body, signature, 'app_secret_demo')).toBe(true);
    expect(isSignedByCloud(Buffer.from('{"object": "x"}'), signature, 'app_secret_demo')).toBe(false);
    expect(isSignedByCloud(body, signature, '')).toBe(false);
    expect(isSignedByCloud(body, 'sha256=00', 'app_secret_demo')).toBe(false);
    expect(isSignedByCloud(body, undefined, 'app_secret_demo')).toBe(false);
  });
  it('is read with what is new to us left out', () => {
    const value = {
      metadata: { phone_number_id: '555' },
      contacts: [{ profile: { name: 'Noura' }, user_id: 'AE.1' }],
      messages: [
        {
          id: 'wamid.1',
          from_user_id: 'AE.1',
          timestamp: '1763164800',
          type: 'interactive',
          interactive: { list_reply: { id: 's1', title: 'Cut' } },
        },
        { id: 7 },
        null,
      ],
      statuses: [
        { id: 'wamid.2', status: 'warped' },
        { id: 'wamid.3', status: 'played', timestamp: 'x' },
      ],
    };
    const now = new Date('2026-11-16T10:00:00Z');
    const read = (number: string) =>
      readCloudNotice(
        {
          entry: [
            {
              changes: [
                { field: 'messages', value },
                { field: 'new', value: {} },
              ],
            },
          ],
        },
        number,
        now,
      );
    expect(read('555').events).toEqual([
      expect.objectContaining({
        type: 'status',
        provider_id: 'wamid.3',
        event: { kind: 'read', at: now.toISOString() },
      }),
      expect.objectContaining({
        type: 'message',
        sender: null,
        wa_user_id: 'AE.1',
        name: 'Noura',
        body: 'Cut',
        payload: 's1',
      }),
    ]);
    expect(read('556')).toEqual({ events: [], problem: 'foreign' });
    expect(readCloudNotice('nonsense', '555', now)).toEqual({ events: [], problem: 'unreadable' });
  });
});

describe('a linked phone', () => {
  it('gets choices as numbers, in the reader’s language', async () => {
    const content = {
      kind: 'choices' as const,
      button: 'اختر',
      options: [
        { id: 'a', title: 'قص شعر', description: '45 دقيقة' },
        { id: 'b', title: 'صبغة' },
      ],
    };
    await gateway().send(message({ language: 'ar', body: 'ماذا تختارين؟', content }));
    expect(provider.asked[0]!.path).toBe('/waInstance7103/sendMessage/g-token');
    expect(sent()).toMatchObject({
      chatId: '971501234567@c.us',
      message: 'ماذا تختارين؟\n\n1. قص شعر – 45 دقيقة\n2. صبغة\n\nأرسل رقم الاختيار.',
    });
  });
  it('shows a code to scan, and is let go', async () => {
    expect(await gateway().code!()).toEqual({ already: false, png: 'iVBORw0KGgo=' });
    await gateway().logout!();
    expect(provider.asked.at(-1)!.path).toBe('/waInstance7103/logout/g-token');
  });
  it.each([
    ['authorized', { state: 'connected' }],
    ['notAuthorized', { state: 'disconnected' }],
    ['blocked', { state: 'disconnected' }],
    ['starting', { state: 'server_disconnected' }],
    ['yellowCard', { state: 'connected', pause: 'The gateway restricted the number (yellowCard)' }],
  ])('%s', async (stateInstance, expected) => {
    provider.state({ stateInstance });
    expect(await gateway().state()).toEqual(expected);
  });
  it('whose token is refused is down', async () => {
    provider.fail({ status: 401, body: '' });
    await expect(gateway().send(message())).rejects.toBeInstanceOf(LineDown);
  });
});

describe('SMS', () => {
  it('names the message to Unifonic and asks for a report', async () => {
    await drivers['unifonic']!().send(message({ channel: 'sms' }));
    expect(sent()).toMatchObject({
      Recipient: '971501234567',
      SenderID: 'GLOW',
      CorrelationID: '2001-42',
      statusCallback: 'https://x.example/sms',
    });
  });
  it('says why Unifonic refused, in our words', async () => {
    provider.fail({ body: '{"success":"false","message":"canary","errorCode":"ER-01","data":null}' });
    await expect(drivers['unifonic']!().send(message())).rejects.toThrow('The SMS account has no credit (ER-01)');
    // A word every object knows is no code of theirs.
    provider.fail({ body: '{"success":"false","message":"canary","errorCode":"constructor","data":null}' });
    await expect(drivers['unifonic']!().send(message())).rejects.toThrow(/\(constructor\)$/);
  });
  it('believes no 201 of Taqnyat that names the number as rejected', async () => {
    provider.fail({
      status: 201,
      body: '{"statusCode":201,"messageId":5,"accepted":"[]","rejected":"[971501234567,]"}',
    });
    await expect(drivers['taqnyat']!().send(message())).rejects.toBeInstanceOf(RefusedByProvider);
  });
});
