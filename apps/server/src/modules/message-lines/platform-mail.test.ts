import { accountInvoicesContract as invoices } from '@rawnaq/domain/platform-invoices/account-invoices.contract';
import { platformMailContract as mail } from '@rawnaq/domain/message-lines/platform-mail.contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { personOf, rowsOf, tokenOf } from '../../../test/people';
import { runJob } from '../../../test/run-job';
import { openPostOffice, type PostOffice } from '../../../test/servers/post-office';
import { openWorld, type World } from '../../../test/world';

let world: World;
let manager: string;
let post: PostOffice;

beforeAll(async () => {
  post = await openPostOffice({
    refuses: (address) =>
      address.startsWith('nobody') ? { code: 550, text: '5.1.1 No such user here,\u202e ask postmaster' } : undefined,
  });
  world = await openWorld();
  Object.assign(world.services.config, { outbound: { allowsLocal: true } });
  manager = await tokenOf(world, await personOf(world, 'manager@test.rawnaq'));
});
afterAll(async () => {
  await world.close();
  await post.close();
});

const VALUES = {
  is_active: true,
  mailer: 'smtp',
  host: '127.0.0.1',
  port: 2525,
  encryption: 'none',
  from_name: 'Rawnaq',
  from_email: 'hello@rawnaq.example',
} as const;
/** Only ports of mail servers may be saved; the test's own listens on whichever was free. */
const toOurPort = () =>
  rowsOf(
    world,
    `update account_settings set "values" = jsonb_set("values", '{port}', to_jsonb($1::int))
    where account_id = 0 and section = 'email'`,
    [post.port],
  );
const tryWith = (to: string) => world.call(mail.test, { to }, { as: manager });

it('the platform’s letters go by the mail server of its settings, and so do those of salons without one', async () => {
  expect((await world.call(mail.save, VALUES, { as: manager })).status).toBe(200);
  await toOurPort();
  expect((await tryWith('first@x.example')).status).toBe(200);
  const issued = await world.call(
    invoices.issue,
    {
      tenant: 2001,
      lines: [{ item: 'other', english_name: 'Training', quantity: 1, unit_price: 900 }],
      channel: 'email',
    },
    { as: manager },
  );
  expect(issued.status).toBe(200);
  const [letter] = await rowsOf<{ id: number; recipient: string }>(
    world,
    "select id, recipient from messages where account_id = 2001 and template = 'account-invoice'",
  );
  await runJob(world.services, 'send-message', { account_id: 2001, id: letter!.id });
  expect(post.letters.map(({ from, to }) => ({ from, to }))).toEqual([
    { from: 'hello@rawnaq.example', to: 'first@x.example' },
    { from: 'hello@rawnaq.example', to: letter!.recipient },
  ]);
});

it('a test that fails says what the mail server said, or that none answered', async () => {
  const refused = await tryWith('nobody@x.example');
  expect(refused.body).toMatchObject({ code: 'MAIL_REFUSED' });
  expect(refused.body).toMatchObject({
    message: 'The mail server answered: 550 5.1.1 No such user here, ask postmaster',
  });
  await rowsOf(
    world,
    `update account_settings set "values" = jsonb_set("values", '{port}', '1')
    where account_id = 0 and section = 'email'`,
  );
  expect((await tryWith('a@x.example')).body).toMatchObject({ code: 'MAIL_NO_ANSWER' });
});

it('its password is sealed, never given back, and goes to no other server', async () => {
  const password = 'a-password-of-the-platform';
  expect((await world.call(mail.save, { ...VALUES, username: 'rawnaq', password }, { as: manager })).status).toBe(200);
  const { body } = await world.call(mail.get, {}, { as: manager });
  expect(body.secrets).toMatchObject({ password: { is_set: true, last_four: 'form' } });
  expect(JSON.stringify(body)).not.toContain(password);
  const kept = await rowsOf(world, "select secrets from account_settings where account_id = 0 and section = 'email'");
  expect(JSON.stringify(kept)).not.toContain(password);
  const history = await rowsOf(
    world,
    "select before, after from audit_log where entity_id = 'email' and account_id = 0",
  );
  expect(JSON.stringify(history)).not.toContain(password);
  const elsewhere = await world.call(mail.save, { ...VALUES, host: 'smtp.other.example' }, { as: manager });
  expect(elsewhere.body).toMatchObject({ code: 'SECRET_AGAIN' });
});

it('what waits for a line of the platform is tried again when it is there, in whichever account it waits', async () => {
  const [waiting] = await rowsOf<{ id: number }>(
    world,
    `insert into messages (account_id, channel, recipient, template, language, body, status, held_at)
      values (2001, 'whatsapp', '+971500000001', 'reset-code', 'en', '1234', 1, now()) returning id`,
  );
  await runJob(world.services, 'release-messages', { account_id: 0 });
  expect(await rowsOf(world, 'select status, held_at from messages where id = $1', [waiting!.id])).toEqual([
    { status: 1, held_at: null },
  ]);
});
