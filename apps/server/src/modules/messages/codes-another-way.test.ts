import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { authContract } from '@rawnaq/domain/auth/auth.contract';
import { ownMobileContract } from '@rawnaq/domain/auth/own-mobile.contract';
import { personOf, rowsOf, tokenOf } from '../../../test/people';
import { runJob } from '../../../test/run-job';
import { openWorld, PASSWORD, type World } from '../../../test/world';
import { OutcomeUnknown, RefusedByProvider, sandboxDriver, type MessageDriver } from '../../infra/message-drivers';

let world: World;
/** What each channel does with the next message. */
const trouble: Record<'whatsapp' | 'sms', Error | undefined> = { whatsapp: undefined, sms: undefined };
const troubled = (channel: 'whatsapp' | 'sms'): MessageDriver => ({
  ...sandboxDriver,
  send: async (message) => {
    const error = trouble[channel];
    if (error) throw error;
    return sandboxDriver.send(message);
  },
});

beforeAll(async () => {
  world = await openWorld({ drivers: { whatsapp: troubled('whatsapp'), sms: troubled('sms') } });
});
afterAll(() => world.close());
beforeEach(async () => {
  await rowsOf(world, 'delete from throttle_buckets');
});

type Sent = { channel: string; recipient: string; status: number; body: string };
/** Everything of one kind since the last time, sent as the worker would. */
let since = 0;
async function arrived(template: string): Promise<Sent[]> {
  for (let round = 0; round < 4; round += 1)
    for (const one of await rowsOf<{ account_id: number; id: number }>(
      world,
      'select account_id, id from messages where status = 1',
    ))
      await runJob(world.services, 'send-message', one).catch(() => {});
  const rows = await rowsOf<Sent & { id: number }>(
    world,
    'select id, channel, recipient, status, body from messages where template = $1 and id > $2 order by id',
    [template, since],
  );
  since = rows.at(-1)?.id ?? since;
  return rows;
}
const codeIn = ({ body }: Sent): string => /\b\d{6}\b/.exec(body)![0];

it('of a password goes by WhatsApp, SMS, then e-mail: one code, which opens the door', async () => {
  trouble.whatsapp = new RefusedByProvider('no');
  trouble.sms = new RefusedByProvider('no');
  await world.call(authContract.forgot_password, { username: '2001', channel: 'whatsapp' }, { ip: '198.51.100.7' });
  const ways = await arrived('reset-code');
  expect(ways.map(({ channel, status }) => [channel, status])).toEqual([
    ['whatsapp', 0],
    ['sms', 0],
    ['email', 2],
  ]);
  expect(new Set(ways.map(codeIn)).size).toBe(1);
  const code = codeIn(ways[2]!);
  const opened = await world.call(authContract.verify_reset_code, { username: '2001', code }, { ip: '198.51.100.7' });
  expect(opened.status, JSON.stringify(opened.body)).toBe(200);
});

it('whose fate is unknown goes no other way', async () => {
  trouble.whatsapp = new OutcomeUnknown('the line went dead');
  await world.call(authContract.forgot_password, { username: '2001', channel: 'whatsapp' }, { ip: '198.51.100.8' });
  expect((await arrived('reset-code')).map(({ channel, status }) => [channel, status])).toEqual([['whatsapp', 4]]);
});

it('that proves a number goes to that number alone', async () => {
  trouble.whatsapp = new RefusedByProvider('no');
  trouble.sms = new RefusedByProvider('no');
  const owner = await tokenOf(world, await personOf(world, 'a@test.rawnaq'));
  const asked = await world.call(
    ownMobileContract.ask_code,
    { mobile: '+971507654321', password: PASSWORD },
    { as: owner },
  );
  expect(asked.status, JSON.stringify(asked.body)).toBe(200);
  expect((await arrived('mobile-code')).map(({ channel, recipient }) => [channel, recipient])).toEqual([
    ['whatsapp', '+971507654321'],
    ['sms', '+971507654321'],
  ]);
});
