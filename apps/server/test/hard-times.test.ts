import { connect, type AddressInfo } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authContract } from '@rawnaq/domain/auth/auth.contract';
import { suggestionsContract } from '@rawnaq/domain/suggestions/suggestions.contract';
import { buildApp } from '../src/app';
import { enqueue } from '../src/db/enqueue';
import { connectionOf } from '../src/db/pool';
import { loadOnlinePage } from '../src/modules/online-booking';
import { asPlatform } from '../src/services';
import type { Job } from '../src/worker/job';
import { startJobs } from '../src/worker/run-jobs';
import { goodInput } from './endpoint-inputs';
import { alias, openOnlineSalon } from './online-salon';
import { personOf, tokenOf } from './people';
import { PASSWORD, type World } from './world';

type Salon = Awaited<ReturnType<typeof openOnlineSalon>>;
let world: World;
let owner: string;
let manager: string;
let lines: Salon['lines'];
let freshDay: Salon['freshDay'];
beforeAll(async () => {
  ({ world, owner, lines, freshDay } = await openOnlineSalon());
  manager = await tokenOf(world, await personOf(world, 'manager@test.rawnaq'));
});
afterAll(() => world.close());

const idea = { title: 'A darker button', body: 'It is hard to see in the sun' };

describe('a full disk', () => {
  /** The database can't write a row any more, as when its disk has no room: its own error, at every table. */
  async function asOwner(statement: string): Promise<unknown[]> {
    const client = new pg.Client(connectionOf(world.url));
    await client.connect();
    const { rows } = await client.query(statement);
    await client.end();
    return rows;
  }
  const eachTable = (statement: string): string =>
    `do $$ declare name text; begin
      for name in select quote_ident(tablename) from pg_tables where schemaname = 'public' loop
        execute '${statement}';
      end loop;
    end $$`;
  const fill = async (): Promise<void> => {
    await asOwner(
      `create or replace function no_room() returns trigger language plpgsql as $$ begin
        raise exception 'could not extend file' using errcode = '53100';
      end $$`,
    );
    await asOwner(
      eachTable(
        `create trigger full_disk before insert or update or delete on ' || name || '
          for each statement execute function no_room()`,
      ),
    );
  };
  const makeRoom = (): Promise<unknown[]> => asOwner(eachTable("drop trigger full_disk on ' || name || '"));

  /** Every read there is, with what its own schema accepts; those of a salon's page with its alias. */
  async function reads(): Promise<Map<string, number>> {
    const answers = new Map<string, number>();
    for (const { endpoint, area, url } of world.app.endpoints) {
      if (endpoint.method !== 'GET' || endpoint.kind === 'stream') continue;
      const input = { ...goodInput(endpoint), ...(endpoint.salon && { alias, lines: lines([0]), date: freshDay() }) };
      const as = area === 'merchant' ? owner : area === 'manager' ? manager : undefined;
      const { status } = await world.call(endpoint, input as never, { area, ...(as && { as }) });
      answers.set(url, status);
    }
    return answers;
  }

  it('writing is told "later", reading goes on, and it works again by itself', { timeout: 60_000 }, async () => {
    const before = await reads();
    expect([...before.values()].filter((status) => status === 200).length).toBeGreaterThan(90);
    await fill();
    try {
      // Long enough that the session would be written as seen.
      world.advance(5 * 60_000);
      expect(await reads()).toEqual(before);
      const page = await loadOnlinePage(world.services, {
        name: 'online-home',
        alias,
        booking_id: null,
        query: new URLSearchParams(),
        ip: '10.0.0.7',
        userAgent: 'Mozilla/5.0',
      });
      expect(page).toMatchObject({ address: 'online-home' });
      const refused = await world.call(suggestionsContract.add, idea, { as: owner, key: 'full-disk', language: 'ar' });
      expect([refused.status, refused.body.code]).toEqual([503, 'SERVER_DISCONNECTED']);
      const login = await world.call(authContract.login, { username: 'a@test.rawnaq', password: PASSWORD });
      expect(login.status).toBe(503);
    } finally {
      await makeRoom();
    }
    expect((await world.call(suggestionsContract.add, idea, { as: owner, key: 'full-disk' })).status).toBe(200);
  });

  it.each([
    ['of files', Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })],
    ['of the database', Object.assign(new Error('could not extend file'), { code: '53100' })],
  ])('%s fails a job alone: the worker goes on, and it is tried again', async (_where, error) => {
    let tries = 0;
    const saves: Job = {
      task: 'save-something',
      run: async () => {
        tries += 1;
        if (tries === 1) throw error;
      },
    };
    const left = () =>
      asOwner("select attempts, last_error from graphile_worker.jobs where task_identifier = 'save-something'");
    const running = await startJobs(world.url, world.services, [saves]);
    try {
      await asPlatform(world.services, (tx) => enqueue(tx, 'save-something', {}));
      await expect
        .poll(left, { timeout: 10_000 })
        .toMatchObject([{ attempts: 1, last_error: expect.stringContaining(error.message) }]);
      // It waits some seconds for that: they are over.
      await asOwner('update graphile_worker._private_jobs set run_at = now() where attempts = 1');
      await asOwner("select pg_notify('jobs:insert', '{}')");
      await expect.poll(left, { timeout: 10_000 }).toEqual([]);
      expect(tries).toBe(2);
    } finally {
      await running.stop();
    }
  });
});

describe('a body', () => {
  it('that does not come to its end in time is refused and its line cut', async () => {
    const { server } = await buildApp(world.services, { longestRequestMs: 400 });
    await server.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.server.address() as AddressInfo;
    const heard = await new Promise<string>((resolve) => {
      let text = '';
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(
          'POST /api/merchant/login HTTP/1.1\r\n' +
            'host: x\r\n' +
            'content-type: application/json\r\n' +
            'content-length: 500\r\n' +
            '\r\n' +
            '{"username":',
        );
      });
      const drip = setInterval(() => socket.write(' '), 50);
      socket.on('data', (chunk) => (text += chunk.toString())).on('error', () => {});
      socket.on('close', () => {
        clearInterval(drip);
        resolve(text);
      });
    });
    expect(heard).toMatch(/^HTTP\/1\.1 408 /);
    await server.close();
  });

  it.each([
    ['without a boundary', 'multipart/form-data', 'x'],
    ['with an empty boundary', 'multipart/form-data; boundary=', 'x'],
    [
      'cut off in a file',
      'multipart/form-data; boundary=xx',
      '--xx\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7 and',
    ],
    ['cut off in the head of a part', 'multipart/form-data; boundary=xx', '--xx\r\ncontent-disp'],
    ['with another boundary than it says', 'multipart/form-data; boundary=xx', '--yy\r\n\r\n--yy--'],
    ['of nothing', 'multipart/form-data; boundary=xx', ''],
  ])('of a form %s is refused', async (_what, type, payload) => {
    for (const url of ['/api/merchant/uploads/add_file', '/api/merchant/customers/import/upload']) {
      const answer = await world.app.server.inject({
        method: 'POST',
        url,
        payload,
        headers: { 'content-type': type, authorization: `Bearer ${owner}` },
      });
      expect(answer.statusCode).toBe(422);
    }
  });
});

it('a crowd of sign-ins queues, and who finds no place is told when to come again', { timeout: 60_000 }, async () => {
  const answers = await Promise.all(
    Array.from({ length: 90 }, (_, index) =>
      world.call(
        authContract.login,
        { username: 'a@test.rawnaq', password: PASSWORD, end_other_session: true },
        { ip: `2001:db8:0:9::${index + 1}` },
      ),
    ),
  );
  const refused = answers.filter(({ status }) => status === 429);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
  // Six at work and sixty in the line; a slow machine lets fewer of them through in time.
  expect(refused.length).toBeGreaterThanOrEqual(24);
  expect(answers.length - refused.length).toBeGreaterThanOrEqual(12);
  for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
});

it('one session has a few event streams at most', async () => {
  const token = await tokenOf(world, await personOf(world, 'a@test.rawnaq'));
  await world.app.server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = world.app.server.server.address() as AddressInfo;
  const closing = new AbortController();
  const open = (as: string, signal = closing.signal) =>
    fetch(`http://127.0.0.1:${port}/api/merchant/events`, { headers: { authorization: `Bearer ${as}` }, signal });
  const first = new AbortController();
  const streams = [await open(token, first.signal)];
  while (streams.length < 13) streams.push(await open(token));
  expect(streams.map(({ status }) => status)).toEqual([...Array.from({ length: 12 }, () => 200), 429]);
  expect(streams.at(-1)!.headers.get('retry-after')).toBe('60');
  expect((await open(await tokenOf(world, await personOf(world, 'a@test.rawnaq')))).status).toBe(200);
  first.abort();
  await expect.poll(async () => (await open(token)).status).toBe(200);
  closing.abort();
});
