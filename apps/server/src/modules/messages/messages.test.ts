import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { platformTrackersContract as trackers } from '@rawnaq/domain/platform-trackers/platform-trackers.contract';
import { personOf, rowsOf, tokenOf } from '../../../test/people';
import { openWorld, type World } from '../../../test/world';
import { OutcomeUnknown, RefusedByProvider } from '../../infra/message-drivers';
import { smtpDriver } from '../../infra/message-drivers/smtp-driver';
import { asAccount, asPlatform } from '../../services';
import { runJob } from '../../../test/run-job';
import { openPostOffice, type PostOffice } from '../../../test/servers/post-office';
import { queueMessage } from './queue-message';
import { connectionOf } from '../../db/pool';

type Row = {
  id: number;
  status: number;
  attempts: number;
  error: string | null;
  driver: string | null;
  provider_id: string | null;
};
let hangUpOn = '';
let post: PostOffice;
let world: World;

beforeAll(async () => {
  post = await openPostOffice({
    refuses: (address) =>
      address.startsWith('nobody')
        ? { code: 550, text: 'No such user here' }
        : address.startsWith('busy')
          ? { code: 451, text: 'Try again later' }
          : undefined,
    hangsUpOn: ({ to }) => to === hangUpOn,
  });
  world = await openWorld({
    drivers: {
      email: smtpDriver(
        { host: '127.0.0.1', port: post.port, encryption: 'none', user: undefined, password: undefined },
        'Rawnaq <no-reply@rawnaq.example>',
        'a secret of the tests',
      ),
    },
  });
});
afterAll(async () => {
  await world.close();
  await post.close();
});

const queue = (
  recipient: string,
  more: { language?: 'en' | 'ar'; account_id?: number; name?: string } = {},
): Promise<number> =>
  asPlatform(world.services, (tx) =>
    queueMessage(tx, {
      account_id: more.account_id ?? 2001,
      channel: 'email',
      recipient,
      recipient_name: more.name ?? 'Mariam',
      language: more.language ?? 'en',
      template: 'account-id',
      values: { name: more.name ?? 'Mariam', account_id: 2001, salon: more.language === 'ar' ? 'صالون أ' : 'Salon A' },
    }),
  );
const rowOf = async (id: number): Promise<Row> =>
  (
    await rowsOf<Row>(world, 'select id, status, attempts, error, driver, provider_id from messages where id = $1', [
      id,
    ])
  )[0]!;
const run = (id: number, account_id = 2001): Promise<unknown> =>
  runJob(world.services, 'send-message', { account_id, id });
const settle = (): Promise<unknown> => runJob(world.services, 'settle-interrupted-messages');
const outcomes = async (id: number): Promise<string[]> =>
  (
    await rowsOf<{ outcome: string }>(world, 'select outcome from message_attempts where message_id = $1 order by id', [
      id,
    ])
  ).map((row) => row.outcome);
const sentTo = (recipient: string) => post.letters.filter((one) => one.to === recipient);

describe('the outbox', () => {
  it('rolls back with the transaction it belongs to, message and job', async () => {
    const jobs = async (): Promise<number> => {
      const client = new pg.Client(connectionOf(world.url));
      await client.connect();
      const { rows } = await client.query<{ n: number }>(
        'select count(*)::int as n from graphile_worker._private_jobs',
      );
      await client.end();
      return rows[0]!.n;
    };
    const before = await jobs();
    await expect(
      asAccount(world.services, 2001, async (tx) => {
        await queueMessage(tx, {
          account_id: 2001,
          channel: 'sms',
          recipient: '+971500000009',
          language: 'en',
          template: 'reset-code',
          values: { code: '123456', minutes: 10 },
        });
        throw new Error('the invoice did not work out');
      }),
    ).rejects.toThrow('did not work out');
    expect(await rowsOf(world, "select 1 from messages where recipient = '+971500000009'")).toEqual([]);
    expect(await jobs()).toBe(before);
    const id = await queue('counted@example.com');
    expect(await jobs()).toBe(before + 1);
    await run(id);
  });

  it('can not be written for another salon', async () => {
    await expect(
      asAccount(world.services, 2001, (tx) =>
        queueMessage(tx, {
          account_id: 2002,
          channel: 'sms',
          recipient: '+971500000009',
          language: 'en',
          template: 'reset-code',
          values: { code: '1', minutes: 1 },
        }),
      ),
    ).rejects.toMatchObject({ code: '42501' });
  });

  it('fills each place once: a name that looks like a place stays a name', async () => {
    const id = await queue('places@example.com', { name: '{account_id} {salon} {constructor}' });
    const [row] = await rowsOf<{ body: string }>(world, 'select body from messages where id = $1', [id]);
    expect(row!.body).toContain('Hello {account_id} {salon} {constructor},');
    expect(row!.body).toContain('The account ID of Salon A is 2001.');
  });
});

describe('mail', () => {
  it('reaches a real server in the reader’s language and direction', async () => {
    const [english, arabic] = [
      await queue('mariam@example.com'),
      await queue('noura@example.com', { language: 'ar', name: 'نورة <b>' }),
    ];
    await run(english);
    await run(arabic);
    const { mail, raw } = sentTo('mariam@example.com')[0]!;
    expect(mail).toMatchObject({
      subject: 'Your Rawnaq account ID',
      from: { name: 'Rawnaq', address: 'no-reply@rawnaq.example' },
      to: [{ name: 'Mariam', address: 'mariam@example.com' }],
    });
    expect(mail.text).toContain('The account ID of Salon A is 2001.');
    expect(mail.html).toContain('<html lang="en" dir="ltr">');
    expect(raw).toMatch(/^Message-ID: <[\w-]{43}@rawnaq\.example>\r$/m);
    expect(raw).not.toContain(`2001-${english}`);
    expect(raw).toContain('Auto-Submitted: auto-generated');
    const second = sentTo('noura@example.com')[0]!.mail;
    expect(second.subject).toBe('رقم حسابك في رونق');
    expect(second.html).toContain('<html lang="ar" dir="rtl">');
    expect(second.html).toContain('مرحبًا نورة &#60;b&#62;،');
    expect(second.html).not.toContain('<b>');
    expect(await rowOf(english)).toMatchObject({ status: 2, attempts: 1, driver: 'smtp', error: null });
    expect(await outcomes(english)).toEqual(['accepted']);
  });

  it('refused for good is failed and not tried again; a manager may send it again', async () => {
    const id = await queue('nobody@example.com');
    await expect(run(id)).resolves.toBeUndefined();
    expect(await rowOf(id)).toMatchObject({ status: 0, attempts: 1, error: expect.stringContaining('550') });
    await run(id);
    expect((await rowOf(id)).attempts).toBe(1);
    expect(await outcomes(id)).toEqual(['refused']);

    const as = await tokenOf(world, await personOf(world, 'manager@test.rawnaq'));
    await rowsOf(world, "update messages set recipient = 'somebody@example.com' where id = $1", [id]);
    expect((await world.call(trackers.resend_message, { account_id: 2001, id }, { as })).status).toBe(200);
    expect((await world.call(trackers.resend_message, { account_id: 2001, id }, { as })).body.code).toBe(
      'STATE_MOVE_NOT_ALLOWED',
    );
    await run(id);
    expect(sentTo('somebody@example.com')).toHaveLength(1);
    expect((await world.call(trackers.resend_message, { account_id: 2001, id }, { as })).status).toBe(501);
    expect((await world.call(trackers.resend_message, { account_id: 2002, id }, { as })).status).toBe(404);
  });

  it('put off is tried again, six times at most', async () => {
    const id = await queue('busy@example.com');
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await expect(run(id)).rejects.toThrow(`message 2001/${id}`);
      expect(await rowOf(id)).toMatchObject({ status: 1, attempts: attempt });
    }
    await expect(run(id)).resolves.toBeUndefined();
    expect(await rowOf(id)).toMatchObject({ status: 0, attempts: 6 });
    expect(await outcomes(id)).toEqual([
      'will-retry',
      'will-retry',
      'will-retry',
      'will-retry',
      'will-retry',
      'refused',
    ]);
  });

  it('whose line went dead after the text was handed over is unknown, and never sent twice by itself', async () => {
    hangUpOn = 'dropped@example.com';
    const id = await queue('dropped@example.com');
    await run(id);
    await run(id);
    expect(sentTo('dropped@example.com')).toHaveLength(1);
    expect(await rowOf(id)).toMatchObject({ status: 4 });
    expect(await outcomes(id)).toEqual(['unknown']);
  });
});

describe('a server that can not be reached', () => {
  it('is tried again: nothing was handed over', async () => {
    const away = smtpDriver(
      { host: '127.0.0.1', port: 1, encryption: 'none', user: undefined, password: undefined },
      'x@example.com',
      'a secret of the tests',
    );
    const failed = away.send({
      channel: 'email',
      recipient: 'x@example.com',
      recipient_name: null,
      subject: 'x',
      body: 'x',
      language: 'en',
      reference: 'x',
    });
    await expect(failed).rejects.toSatisfy(
      (error) => !(error instanceof OutcomeUnknown) && !(error instanceof RefusedByProvider),
    );
  });
});

describe('a crash', () => {
  it('between claim and answer makes the outcome unknown, and the message goes out no second time', async () => {
    const id = await queue('crashed@example.com');
    await rowsOf(
      world,
      "update messages set status = 3, claimed_at = now() - interval '30 seconds', attempts = 1 where id = $1",
      [id],
    );
    await run(id);
    await settle();
    expect((await rowOf(id)).status).toBe(3);
    world.advance(40_000);
    await settle();
    expect((await rowOf(id)).status).toBe(4);
    expect(await outcomes(id)).toEqual(['unknown']);
    await run(id);
    expect(sentTo('crashed@example.com')).toEqual([]);

    const as = await tokenOf(world, await personOf(world, 'manager@test.rawnaq'));
    expect((await world.call(trackers.resend_message, { account_id: 2001, id }, { as })).status).toBe(200);
    await run(id);
    expect(sentTo('crashed@example.com')).toHaveLength(1);
  });

  it('or not, eight workers at once send it once', async () => {
    const id = await queue('once@example.com');
    await Promise.all(Array.from({ length: 8 }, () => run(id)));
    expect(sentTo('once@example.com')).toHaveLength(1);
  });
});

describe('the training salon', () => {
  it('never sends anything out of the house', async () => {
    const id = await queue('outside@example.com', { account_id: 1 });
    await run(id, 1);
    expect(sentTo('outside@example.com')).toEqual([]);
    expect(await rowOf(id)).toMatchObject({ status: 2, driver: 'sandbox' });
  });
});

describe('the worker', () => {
  it('sends what was queued, and shows the sandbox’s messages in the inbox', async () => {
    const id = await queue('worker@example.com');
    const sms = await asAccount(world.services, 2001, (tx) =>
      queueMessage(tx, {
        account_id: 2001,
        channel: 'sms',
        recipient: '+971500000077',
        language: 'ar',
        template: 'reset-code',
        values: { code: '246810', minutes: 10 },
      }),
    );
    await world.startJobs();
    await expect
      .poll(async () => [(await rowOf(id)).status, (await rowOf(sms)).status], { timeout: 10_000 })
      .toEqual([2, 2]);
    expect(sentTo('worker@example.com')).toHaveLength(1);
    const as = await tokenOf(world, await personOf(world, 'manager@test.rawnaq'));
    const inbox = await world.call(trackers.sandbox_inbox, { search: '246810' }, { as });
    expect(inbox.body.records).toMatchObject([{ recipient: '+971500000077', channel: 'sms', account_id: 2001 }]);
    expect((await world.call(trackers.mail, { search: 'worker@example' }, { as })).body.records).toMatchObject([
      { status: 2, driver: 'smtp' },
    ]);
  });
});
