import { Writable } from 'node:stream';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authContract } from '@rawnaq/domain/auth/auth.contract';
import { suggestionsContract } from '@rawnaq/domain/suggestions/suggestions.contract';
import { systemContract } from '@rawnaq/domain/system/system.contract';
import { connectionOf } from '../src/db/pool';
import { openWorld, PASSWORD, type World } from './world';

let world: World;
let log = '';
beforeAll(async () => {
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      log += chunk.toString();
      done();
    },
  });
  world = await openWorld({ log: pino({ level: 'debug' }, stream) });
});
afterAll(() => world.close());

describe('every answer', () => {
  it.each([
    ['an API call', '/api/public/geo', 200],
    ['an API refusal', '/api/merchant/ping', 401],
    ['nothing there', '/api/merchant/nothing', 404],
    ['bad input', '/api/public/geo?time_zone=' + 'x'.repeat(100), 422],
    ['the API page', '/api/docs', 200],
    ['openapi.json', '/api/openapi.json', 200],
    ['an address that can not be read', '/api/%zz', 422],
  ])('carries the security headers: %s', async (_what, url, status) => {
    const { headers, statusCode } = await world.app.server.inject(url);
    expect(statusCode).toBe(status);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'same-origin',
      'x-request-id': expect.stringMatching(/^[0-9a-f]{16}-\d{10}$/),
    });
    expect(headers['strict-transport-security']).toMatch(/max-age=\d{8}/);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).not.toMatch(/unsafe|\*|http:/);
    expect(headers['x-powered-by'] ?? headers.server).toBeUndefined();
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  it('of another origin’s asking gets no leave', async () => {
    const reply = await world.app.server.inject({
      method: 'OPTIONS',
      url: '/api/merchant/login',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    });
    expect(reply.headers['access-control-allow-origin']).toBeUndefined();
    expect(reply.statusCode).toBe(404);
  });

  it('in Arabic when asked so, in English otherwise', async () => {
    const message = async (language: string) =>
      (await world.app.server.inject({ url: '/api/merchant/ping', headers: { 'accept-language': language } })).json<{
        message: string;
      }>().message;
    expect(await message('ar-AE,ar;q=0.9,en;q=0.8')).toBe('لم تسجّل الدخول بعد، يرجى تسجيل الدخول أولًا');
    for (const other of ['en', 'fr', '', 'arc', 'x'.repeat(1000)])
      expect(await message(other), `${other}`).toBe('You are not logged in, please login first');
  });
});

describe('health', () => {
  it('is told apart from readiness, and figures stay on this machine', async () => {
    expect((await world.app.server.inject('/health')).json()).toEqual({ status: 'ok' });
    // Asked again, as whoever gives out traffic does: a machine that stood still for seconds is not ready for a moment.
    await expect
      .poll(async () => (await world.app.server.inject('/ready')).json(), { timeout: 20_000 })
      .toEqual({ ready: true, database: true, live: true });
    expect((await world.app.server.inject('/metrics')).body).toContain('http_request_seconds');
    expect(
      (await world.app.server.inject({ url: '/metrics', headers: { 'x-forwarded-for': '203.0.113.5' } })).statusCode,
    ).toBe(404);
  });

  it('counts every answer of the API once, however it came about', async () => {
    const answers = async (): Promise<Record<string, number>> => {
      // Counted when an answer has left, a moment after it was read.
      await new Promise((resume) => setTimeout(resume, 50));
      const text = (await world.app.server.inject('/metrics')).body;
      return Object.fromEntries(
        [...text.matchAll(/http_request_seconds_count\{route="\/api\/([\w/]+)",status="(\d+)"\} (\d+)/g)].map(
          ([, route, status, count]) => [`${route} ${status}`, Number(count)],
        ),
      );
    };
    const token = await world.signIn('2001');
    const before = await answers();
    await world.call(systemContract.ping, { echo: 'one' }, { as: token });
    await world.call(systemContract.ping, { echo: 'two' });
    await world.call(suggestionsContract.add, { title: '', body: '' }, { as: token });
    await world.call(suggestionsContract.add, { title: 'Counted', body: 'Once, as every answer' }, { as: token });
    await world.app.server.inject({
      method: 'POST',
      url: '/api/merchant/login',
      payload: '{"broken',
      headers: { 'content-type': 'application/json' },
    });
    const after = await answers();
    const more = Object.entries(after).filter(([name, count]) => count !== (before[name] ?? 0));
    expect(Object.fromEntries(more.map(([name, count]) => [name, count - (before[name] ?? 0)]))).toEqual({
      'merchant/ping 200': 1,
      'merchant/ping 401': 1,
      'merchant/suggestions/add 422': 1,
      'merchant/suggestions/add 200': 1,
      'merchant/login 422': 1,
    });
  });

  it('does not call the database silent when this process stood still', async () => {
    const askWhileStanding = async () => {
      world.services.pools.platform.once('acquire', () => setImmediate(() => standStill(2_200)));
      return (await world.app.server.inject('/ready')).json();
    };
    // More than once where the machine itself stands still, too.
    await expect.poll(askWhileStanding, { timeout: 20_000 }).toMatchObject({ ready: true, database: true });
  });
});

const standStill = (ms: number): unknown => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

describe('the log', () => {
  it('tells of requests, and holds no password, token, code or link', async () => {
    const token = await world.signIn('2001');
    await world.call(authContract.login, { username: '2001', password: 'canary-wrong-password' });
    await world.call(
      authContract.change_password,
      { current_password: 'canary-current', password: 'canary-next-password' },
      { as: token },
    );
    await world.call(authContract.forgot_password, { username: '2001' });
    await world.call(authContract.reset_password, { token: 'canary-reset-token', password: 'canary-reset-password' });
    await world.call(systemContract.ping, { echo: 'canary-query' }, { as: token });
    await world.app.server.inject({
      method: 'POST',
      url: '/api/merchant/login',
      payload: '{"password":"canary-broken',
      headers: { 'content-type': 'application/json' },
    });
    // A defect of ours, in the middle of a request that carries secrets.
    const admin = new pg.Client(connectionOf(world.url));
    await admin.connect();
    await admin.query('alter table development_suggestions rename to gone');
    const failed = await world.call(
      suggestionsContract.add,
      { title: 'canary-title', body: 'canary-body of a request' },
      { as: token },
    );
    await admin.query('alter table gone rename to development_suggestions');
    await admin.end();
    expect([failed.status, failed.body]).toEqual([
      500,
      { code: 'UNEXPECTED', message: 'Sorry there is an error happened' },
    ]);

    expect(log).toContain('/api/merchant/login');
    expect(log).toContain('request failed');
    expect(log).toContain('42P01');
    for (const secret of [
      PASSWORD,
      token,
      token.split('.')[1]!,
      'canary-',
      '"authorization"',
      'argon2',
      'reset-password/',
    ])
      expect(log, `${secret}`).not.toContain(secret);
    for (const line of log.trim().split('\n')) expect(() => JSON.parse(line), `${line}`).not.toThrow();
  });

  it('says by which request, so that an answer can be found again', async () => {
    const { headers } = await world.app.server.inject('/api/merchant/ping');
    expect(log).toContain(String(headers['x-request-id']));
  });

  it('keeps line breaks of visitors inside their line', async () => {
    const lines = log.split('\n').length;
    await world.app.server.inject({
      url: '/api/public/geo',
      headers: { 'user-agent': 'a', 'x-country-code': 'AE' },
      query: { time_zone: 'x\n{"level":60,"msg":"forged"}\r\n' },
    });
    expect(log.split('\n').length - lines).toBeLessThanOrEqual(1);
    expect(log).not.toContain('\n{"level":60,"msg":"forged"}');
  });
});
