import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authContract } from '@rawnaq/domain/auth/auth.contract';
import { toPermissionMap } from '@rawnaq/domain/kernel/permissions';
import { platformTrackersContract as trackers } from '@rawnaq/domain/platform-trackers/platform-trackers.contract';
import { platformRoles } from '@rawnaq/domain/roles/built-in-roles';
import { addPerson, rowsOf, tokenOf } from '../../../test/people';
import { openWorld, type World } from '../../../test/world';
import { readConfig } from '../../config';

const SUPPORT = toPermissionMap(platformRoles.support.permissions);
const worlds: World[] = [];
afterAll(async () => {
  for (const world of worlds) await world.close();
});

/** Worth a discount to whoever reads it, and somebody's way to pay. */
const COUPON = '8R3K-5XWD-7QMN';
const PAYMENT = 'https://pay.example/invoice/9f3kqhAAzz27';

/**
 * An owner has asked for a code and a link, a customer was given a coupon, and the bot told another how to pay; nothing
 * has a provider.
 */
async function worldWithSecrets(env: Record<string, string>) {
  const world = await openWorld({ env });
  worlds.push(world);
  for (const channel of ['whatsapp', 'email'] as const)
    await world.call(authContract.forgot_password, { username: '2001', channel });
  await rowsOf(
    world,
    `
      insert into messages (account_id, channel, recipient, template, language, subject, body, status)
      values (2001, 'email', 'c@x.test', 'coupon', 'en', 'S', $1, 1),
        (2001, 'email', 'd@x.test', 'bot', 'en', 'S', $2, 1),
        (2001, 'email', 'e@x.test', 'conversation', 'en', 'S', $3, 1)`,
    [`10% off with the code ${COUPON}, once.`, `Please pay:\n${PAYMENT}`, `Yours is ${COUPON}: ${PAYMENT}`],
  );
  const sent = await rowsOf<{ template: string; body: string }>(world, 'select template, body from messages');
  await rowsOf(world, "update messages set driver = 'sandbox', status = 2");
  const secretOf = (template: string, pattern: RegExp): string =>
    pattern.exec(sent.find((one) => one.template === template)!.body)![0];
  const secrets = [secretOf('reset-code', /\d{6}/), secretOf('reset-link', /https?:\S+/), COUPON, PAYMENT];
  const support = await tokenOf(world, await addPerson(world, 'manager', 0, SUPPORT));
  return { world, secrets, support };
}

describe('the sandbox inbox', () => {
  let real: Awaited<ReturnType<typeof worldWithSecrets>>;
  beforeAll(async () => {
    real = await worldWithSecrets({ DEMO: 'false' });
  });

  it('masks codes and links for everybody, in list, search and file', async () => {
    const { world, secrets, support } = real;
    const all = await tokenOf(
      world,
      await addPerson(world, 'manager', 0, toPermissionMap(platformRoles['manager-administrator'].permissions)),
    );
    for (const as of [support, all])
      for (const list of [trackers.sandbox_inbox, trackers.mail]) {
        const { body } = await world.call(list, {}, { as });
        expect(body.records.length).toBeGreaterThan(0);
        for (const record of body.records) {
          expect(record.body).toContain('••••••');
          for (const secret of secrets) expect(record.body).not.toContain(secret);
        }
        for (const secret of [...secrets, secrets[1]!.slice(-20)])
          expect((await world.call(list, { search: secret }, { as })).body.total).toBe(0);
      }
    const file = await world.call(trackers.export_sandbox_inbox, { format: 'csv' }, { as: all });
    expect(file.status).toBe(200);
    for (const secret of secrets) expect(String(file.body)).not.toContain(secret);
  });

  it('has nothing of the training salon, where anybody writes what she likes', async () => {
    const { world, support } = real;
    await rowsOf(
      world,
      `
        insert into messages (account_id, channel, recipient, template, language, subject, body, status, driver)
        values (1, 'email', 'visitor@x.test', 'conversation', 'en', 'S', 'whatever I like', 4, 'sandbox'),
          (1, 'whatsapp', '+971500000000', 'conversation', 'en', 'S', 'whatever I like', 4, 'sandbox')`,
    );
    for (const list of [trackers.sandbox_inbox, trackers.mail, trackers.failed_whatsapp]) {
      const { status, body } = await world.call(list, { search: 'whatever' }, { as: support });
      expect([status, body.total]).toEqual([200, 0]);
    }
  });

  it('is no file for support: it holds customers’ numbers', async () => {
    const { world, support } = real;
    const file = await world.call(trackers.export_sandbox_inbox, { format: 'csv' }, { as: support });
    expect([file.status, file.body.code]).toEqual([403, 'no_permission']);
  });

  it('shows them in a demo world, where nobody else could', async () => {
    const { world, secrets, support } = await worldWithSecrets({ DEMO: 'true' });
    const { body } = await world.call(trackers.sandbox_inbox, {}, { as: support });
    const texts = body.records.map((record) => record.body).join('\n');
    for (const secret of secrets) expect(texts).toContain(secret);
  });
});

describe('production', () => {
  const env = {
    NODE_ENV: 'production',
    APP_SECRET: 'a secret for tests, long enough to pass',
    PUBLIC_URL: 'https://rawnaq.example',
    SMTP_HOST: 'mail.example',
  };

  it('does not start with codes going nowhere, and says what would not work and what to set', () => {
    expect(() => readConfig(env)).toThrow(
      /WhatsApp, SMS.*codes of registration.*online booking.*SANDBOX_CHANNELS=whatsapp,sms\./,
    );
    expect(() => readConfig({ ...env, SANDBOX_CHANNELS: 'whatsapp' })).toThrow(/SMS.*SANDBOX_CHANNELS=whatsapp,sms\./);
    expect(() => readConfig({ ...env, SANDBOX_CHANNELS: 'whatsapp,sms', SMTP_HOST: undefined })).toThrow(
      /e-mail.*password links/,
    );
    expect(() => readConfig({ ...env, SANDBOX_CHANNELS: 'pigeons' })).toThrow(/SANDBOX_CHANNELS/);
  });

  it('starts when told so, and knows what is not delivered', () => {
    expect(readConfig({ ...env, SANDBOX_CHANNELS: ' whatsapp, sms ' }).sandboxChannels).toEqual(['whatsapp', 'sms']);
  });
});
