import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { authContract } from '@rawnaq/domain/auth/auth.contract';
import { jsErrorsContract } from '@rawnaq/domain/js-errors/js-errors.contract';
import { platformTrackersContract as trackers } from '@rawnaq/domain/platform-trackers/platform-trackers.contract';
import { suggestionsContract } from '@rawnaq/domain/suggestions/suggestions.contract';
import { systemContract } from '@rawnaq/domain/system/system.contract';
import { startLive } from '../src/db/live';
import { keepSessions } from '../src/sessions/session-cache';
import { asPlatform } from '../src/services';
import { announce, announceChange } from '../src/db/announce';
import { enqueue } from '../src/db/enqueue';
import { personOf, rowsOf, tokenOf } from './people';
import { openWorld, PASSWORD, type World } from './world';
import { connectionOf } from '../src/db/pool';

const { get_global_informations: who, logout, login, lock } = authContract;
let a: World;
let b: World;
let manager: string;

beforeAll(async () => {
  a = await openWorld();
  b = await openWorld({ database: a.database });
  manager = await tokenOf(a, await personOf(a, 'manager@test.rawnaq'));
  await vi.waitFor(() => {
    if (![a, b].every((world) => world.services.live.isConnected())) throw new Error('deaf');
  });
});
afterAll(async () => {
  await b.close();
  await a.close();
});

const newSession = async (): Promise<string> => tokenOf(a, await personOf(a, 'a@test.rawnaq'));
const ping = (world: World, as: string) => world.call(systemContract.ping, {}, { as });

describe('two servers on one database', () => {
  it('share sessions: what one ends, the other refuses at once, with a transaction or without', async () => {
    for (let round = 0; round < 5; round += 1) {
      const token = await newSession();
      expect([(await ping(b, token)).status, (await b.call(who, {}, { as: token })).status]).toEqual([200, 200]);
      expect((await a.call(logout, {}, { as: token })).status).toBe(200);
      expect((await b.call(who, {}, { as: token })).status).toBe(401);
      await expect.poll(async () => (await ping(b, token)).status, { timeout: 1_000, interval: 5 }).toBe(401);
    }
  });

  it('share the lock screen and sign-ins that end the other session', async () => {
    const token = await newSession();
    await ping(b, token);
    await a.call(lock, {}, { as: token });
    expect((await b.call(suggestionsContract.own_records, {}, { as: token })).status).toBe(403);
    await expect.poll(async () => (await ping(b, token)).status, { timeout: 1_000, interval: 5 }).toBe(403);

    const first = await a.signIn('2002');
    expect((await b.call(login, { username: '2002', password: PASSWORD })).body.code).toBe('SESSION_EXISTS');
    await b.signIn('2002');
    expect((await a.call(who, {}, { as: first })).status).toBe(401);
  });

  it('share blocks and their lifting', async () => {
    const from = { ip: '203.0.113.77' };
    await a.call(trackers.block_ip, { address: '203.0.113.77' }, { as: manager });
    await expect
      .poll(async () => (await b.call(login, { username: 'x', password: 'x' }, from)).status, { timeout: 1_000 })
      .toBe(403);
    const [{ id }] = (await rowsOf<{ id: number }>(
      a,
      "select id from blocked_ips where network = '203.0.113.77/32'",
    )) as [{ id: number }];
    await b.call(trackers.unblock_ip, { id }, { as: manager });
    await expect
      .poll(async () => (await a.call(login, { username: 'x', password: 'x' }, from)).status, { timeout: 1_000 })
      .toBe(422);
  });

  it('share the limits of sign-in', async () => {
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        (index % 2 ? a : b).call(login, { username: '2001', password: 'wrong' }, { ip: '203.0.113.78' }),
      ),
    );
    expect(answers.filter((answer) => answer.status === 422)).toHaveLength(10);
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(14);
  });

  it('share the idempotency of writes', async () => {
    const token = await newSession();
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, index) =>
        (index % 2 ? a : b).call(
          suggestionsContract.add,
          { title: 'Both servers', body: 'The same request reached both' },
          { as: token, key: 'both-servers' },
        ),
      ),
    );
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    expect(await rowsOf(a, "select 1 from development_suggestions where title = 'Both servers'")).toHaveLength(1);
  });

  it('do each job once', { timeout: 30_000 }, async () => {
    await Promise.all([a.startJobs(), b.startJobs()]);
    for (let index = 0; index < 40; index += 1)
      await asPlatform(a.services, (tx) =>
        enqueue(tx, 'notify', {
          type: 'js-errors',
          code: 'new',
          values: { message: `job ${index}` },
          open_id: null,
        }),
      );
    const done = () =>
      rowsOf<{ message: string }>(
        a,
        "select values ->> 'message' as message from notifications where values ->> 'message' like 'job %'",
      );
    await expect.poll(async () => (await done()).length, { timeout: 15_000 }).toBeGreaterThanOrEqual(40);
    expect(new Set((await done()).map((row) => row.message)).size).toBe((await done()).length);
  });
});

describe('server-sent events', () => {
  /** Reads a stream of events over a real socket. */
  async function listenTo(world: World, area: string, token: string) {
    const address = world.app.server.server.address() as AddressInfo | null;
    if (!address) await world.app.server.listen({ port: 0, host: '127.0.0.1' });
    const { port } = world.app.server.server.address() as AddressInfo;
    const control = new AbortController();
    const response = await fetch(`http://127.0.0.1:${port}/api/${area}/events`, {
      headers: { authorization: `Bearer ${token}` },
      signal: control.signal,
    });
    let text = '';
    let ended = false;
    void (async () => {
      const decoder = new TextDecoder();
      for await (const part of response.body!) text += decoder.decode(part as Uint8Array, { stream: true });
    })()
      .catch(() => {})
      .finally(() => {
        ended = true;
      });
    return { response, text: () => text, ended: () => ended, stop: () => control.abort() };
  }

  it('of what happened on the other server reach their account, and no other', async () => {
    const staff = await listenTo(b, 'manager', manager);
    const salon = await listenTo(b, 'merchant', await newSession());
    expect(staff.response.headers.get('content-type')).toContain('text/event-stream');
    expect(staff.response.headers.get('cache-control')).toBe('no-store');
    await a.call(jsErrorsContract.add_js_error, { type: 1, error: 'Error: heard next door' });
    await asPlatform(a.services, async (tx) => announceChange(tx, 2001, 'offers'));
    await expect.poll(staff.text, { timeout: 2_000 }).toContain('"js_errors"');
    await expect.poll(salon.text, { timeout: 2_000 }).toMatch(/^data: \{"changed":\["offers"\],"by":\["[^"]+"\]\}$/m);
    expect(salon.text()).not.toContain('js_errors');
    staff.stop();
    salon.stop();
  });

  it('end when their session ends on the other server', async () => {
    const token = await newSession();
    const stream = await listenTo(b, 'merchant', token);
    await a.call(logout, {}, { as: token });
    await expect.poll(stream.ended, { timeout: 2_000 }).toBe(true);
    expect(stream.text()).toContain('"session":true');
    expect((await listenTo(b, 'merchant', token)).response.status).toBe(401);
  });

  it('end when their session has lived its time', async () => {
    const token = await newSession();
    await rowsOf(
      a,
      `
        update sessions
        set expires_at = now() + interval '1 second'
        where id = (select max(id) from sessions where account_id = 2001)`,
    );
    const stream = await listenTo(b, 'merchant', token);
    expect(stream.response.status).toBe(200);
    await expect.poll(stream.ended, { timeout: 3_000 }).toBe(true);
    expect(stream.text()).toContain('"session":true');
    expect((await listenTo(b, 'merchant', token)).response.status).toBe(401);
  });

  it('stay open for sessions that outlive a timer', async () => {
    const token = await newSession();
    await rowsOf(
      a,
      `
        update sessions
        set expires_at = now() + interval '30 days'
        where id = (select max(id) from sessions where account_id = 2001)`,
    );
    const stream = await listenTo(b, 'merchant', token);
    await new Promise((resume) => setTimeout(resume, 200));
    expect(stream.ended()).toBe(false);
    stream.stop();
  });

  it('leave the server alone when more happens just after their session ended', async () => {
    const token = await newSession();
    const stream = await listenTo(b, 'merchant', token);
    await asPlatform(a.services, async (tx) => {
      announce(tx, { channel: 'session', account_id: 2001 });
      announceChange(tx, 2001, 'offers');
    });
    await expect.poll(stream.ended, { timeout: 2_000 }).toBe(true);
    expect(stream.text()).toContain('"session":true');
    expect(stream.text()).not.toContain('offers');
  });

  it('are not for those who are not signed in', async () => {
    expect((await listenTo(b, 'merchant', 'nothing')).response.status).toBe(401);
    expect((await listenTo(b, 'manager', await newSession())).response.status).toBe(401);
  });
});

describe('the live channel', () => {
  it('does not keep a session that was ended while it was being read', async () => {
    const live = startLive(a.url, 'rawnaq_platform', a.services.log);
    const sessions = keepSessions(live);
    await expect.poll(live.isConnected).toBe(true);
    const session = {
      id: 42,
      account: { id: 2001 },
      expires_at: new Date(Date.now() + 3_600_000).toISOString(),
    } as never;
    let loads = 0;
    const load = async () => {
      loads += 1;
      await asPlatform(a.services, async (tx) =>
        announce(tx, { channel: 'session', account_id: 2001, session_id: 42 }),
      );
      await new Promise((resume) => setTimeout(resume, 100));
      return session;
    };
    await sessions.read('token', load);
    await sessions.read('token', load);
    expect(loads).toBe(2);
    await sessions.read('quiet', async () => session);
    await sessions.read('quiet', async () => {
      throw new Error('was kept');
    });
    await live.stop();
  });

  it('comes back after its connection was lost, and forgets every session meanwhile', async () => {
    const token = await newSession();
    await ping(b, token);
    await rowsOf(a, 'update sessions set ended_at = now() where account_id = 2001');
    const admin = new pg.Client(connectionOf(a.url));
    await admin.connect();
    await admin.query(
      `
        select pg_terminate_backend(pid)
        from pg_stat_activity
        where datname = current_database() and application_name = 'rawnaq live'`,
    );
    await admin.end();
    await expect.poll(async () => (await ping(b, token)).status, { timeout: 3_000 }).toBe(401);
    await expect.poll(b.services.live.isConnected, { timeout: 3_000 }).toBe(true);
    await expect.poll(a.services.live.isConnected, { timeout: 3_000 }).toBe(true);
  });
});
