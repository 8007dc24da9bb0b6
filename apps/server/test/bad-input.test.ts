import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Area } from '@rawnaq/domain/kernel/contract';
import type { BoundEndpoint } from '../src/http/bind-contract';
import { goodInput } from './endpoint-inputs';
import { addPerson, personOf, rowsOf, tokenOf, type Person } from './people';
import { openWorld, type World } from './world';

const LEAK =
  /\bat [\w.<>]+ \(|\.(ts|js|mjs):\d+|node_modules|\/src\/|select .* from|insert into|syntax error|violates|duplicate key|relation "|column "|ECONN|postgres|kysely|zod|at async/i;
let world: World;
const people = {} as Record<Area, Person | undefined>;
let address = 0;

beforeAll(async () => {
  world = await openWorld();
  people.merchant = await personOf(world, 'a@test.rawnaq');
  people.manager = await personOf(world, 'manager@test.rawnaq');
  people.properties = await addPerson(world, 'property', 0, null);
});
afterAll(() => world.close());

type Sent = { input?: unknown; raw?: string | Buffer; type?: string; headers?: Record<string, string> };

const SESSION_CHANGING = /lock|logout|change_password/;
const kept = new Map<Area, string>();

async function tokenFor({ endpoint, area }: BoundEndpoint): Promise<string | undefined> {
  const person = people[area];
  if (endpoint.access === 'public' || !person) return undefined;
  const token = (SESSION_CHANGING.test(endpoint.path) ? undefined : kept.get(area)) ?? (await tokenOf(world, person));
  if (!SESSION_CHANGING.test(endpoint.path)) kept.set(area, token);
  return token;
}

/**
 * Each call comes from its own address, and those that change their session have one of their own: nothing is
 * throttled, locked or signed out by the one before.
 */
async function send(bound: BoundEndpoint, sent: Sent): Promise<Reply> {
  const reply = await sendOnce(bound, sent);
  if (reply.statusCode !== 401 || bound.endpoint.access === 'public') return reply;
  // An earlier call may rightly have ended the session (a role or a password was changed); a second refusal is told.
  kept.delete(bound.area);
  return sendOnce(bound, sent);
}

async function sendOnce(bound: BoundEndpoint, { input, raw, type, headers }: Sent) {
  address += 1;
  const { endpoint, url } = bound;
  const token = await tokenFor(bound);
  const isBody = endpoint.method === 'POST' || endpoint.method === 'PUT';
  const values = typeof input === 'object' && input !== null ? (input as Record<string, unknown>) : {};
  const query = isBody
    ? ''
    : `?${Object.entries(values)
        .map(([name, value]) => `${percent(name)}=${percent(textOf(value))}`)
        .join('&')
        .slice(0, 8_000)}`;
  const place = url.replace(/:(\w+)/g, (_, name: string) => percent(textOf(values[name])).slice(0, 200) || 'x');
  return world.app.server.inject({
    method: endpoint.method,
    url: `${place}${query}`,
    ...(isBody ? { payload: raw ?? JSON.stringify(input) } : {}),
    headers: {
      ...(isBody ? { 'content-type': type ?? 'application/json' } : {}),
      'x-forwarded-for': `10.${(address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}`,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
  });
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** Percent-encodes anything, half characters as the bytes they would be. */
const percent = (text: string): string =>
  [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');

type Reply = Awaited<ReturnType<typeof sendOnce>>;

function faultOf(reply: Reply): string | undefined {
  if (reply.statusCode >= 500 && reply.statusCode !== 501)
    return `answers ${reply.statusCode} ${reply.body.slice(0, 200)}`;
  if (reply.statusCode < 400) return undefined;
  let body: { code?: unknown; message?: unknown };
  try {
    body = reply.json();
  } catch {
    return `answers no JSON: ${reply.body.slice(0, 100)}`;
  }
  if (typeof body.code !== 'string' || typeof body.message !== 'string' || body.message === '')
    return `answers without code or message: ${reply.body.slice(0, 200)}`;
  return LEAK.test(reply.body) ? `tells too much: ${reply.body.slice(0, 300)}` : undefined;
}

/** An endpoint that asks for nothing takes an empty body, and its own rule may refuse the second one. */
const TAKEN_OR_REFUSED = [422, 200, 404, 409, 501];
const jsonEndpoints = (): BoundEndpoint[] => world.app.endpoints.filter(({ endpoint }) => endpoint.kind !== 'stream');
const oneArea = (): BoundEndpoint[] => jsonEndpoints().filter((one) => one.area === one.endpoint.areas[0]);

describe('every endpoint', () => {
  it('takes the input that its own schema describes', { timeout: 60_000 }, async () => {
    const faults: string[] = [];
    const statuses = new Set<number>();
    for (const bound of jsonEndpoints()) {
      const reply = await send(bound, { input: goodInput(bound.endpoint) });
      const fault = faultOf(reply) ?? (reply.statusCode === 401 ? 'was not signed in' : undefined);
      statuses.add(reply.statusCode);
      if (fault) faults.push(`${bound.url} ${fault}`);
    }
    expect(faults).toEqual([]);
    expect(statuses).toContain(200);
  });

  it('refuses what is no proper request, in JSON', { timeout: 120_000 }, async () => {
    const deep = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`;
    const bodies: [string, Sent, number[]][] = [
      ['broken JSON', { raw: '{"a":' }, [422]],
      ['no body', { raw: '' }, TAKEN_OR_REFUSED],
      ['a bare word', { raw: '"word"' }, TAKEN_OR_REFUSED],
      ['null', { raw: 'null' }, TAKEN_OR_REFUSED],
      ['a list', { raw: '[1,2]' }, TAKEN_OR_REFUSED],
      ['XML', { raw: '<a/>', type: 'application/xml' }, [422]],
      ['text', { raw: 'hello', type: 'text/plain' }, TAKEN_OR_REFUSED],
      ['a prototype', { raw: '{"__proto__":{"is_owner":true}}' }, [422]],
      ['a constructor', { raw: '{"constructor":{"prototype":{"is_owner":true}}}' }, [422]],
      ['two megabytes', { raw: JSON.stringify({ a: 'x'.repeat(2_000_000) }) }, [422]],
      ['great depth', { raw: deep }, TAKEN_OR_REFUSED],
      ['the same key twice', { raw: '{"username":"a","username":"b"}' }, TAKEN_OR_REFUSED],
      [
        'bytes that are no text',
        { raw: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]) },
        TAKEN_OR_REFUSED,
      ],
      ['a false length', { raw: '{}', headers: { 'content-encoding': 'gzip' } }, TAKEN_OR_REFUSED],
    ];
    for (const bound of oneArea().filter(({ endpoint }) => endpoint.method !== 'GET')) {
      for (const [what, sent, allowed] of bodies) {
        const reply = await send(bound, sent);
        expect(faultOf(reply), `${bound.url} with ${what}`).toBeUndefined();
        expect(allowed, `${bound.url} with ${what}`).toContain(reply.statusCode);
      }
    }
    expect(({} as { is_owner?: boolean }).is_owner).toBeUndefined();
  });
});

describe('extra fields', () => {
  it('change nothing they were not asked for', async () => {
    const mine = {
      account_id: 2002,
      role_id: 1,
      is_owner: false,
      status: 0,
      created_by: 1,
      email: 'taken@test.rawnaq',
      balance: 1_000_000,
    };
    const before = await rowsOf(
      world,
      "select account_id, id, role_id, is_owner, status, email from users where email = 'a@test.rawnaq'",
    );
    for (const bound of jsonEndpoints().filter(
      (one) => one.area === 'merchant' && one.endpoint.method === 'POST' && one.endpoint.access !== 'public',
    ))
      await send(bound, { input: { ...goodInput(bound.endpoint), ...mine } });
    expect(
      await rowsOf(
        world,
        "select account_id, id, role_id, is_owner, status, email from users where email = 'a@test.rawnaq'",
      ),
    ).toEqual(before);
    expect(await rowsOf(world, 'select 1 from development_suggestions where account_id = 2002 or status <> 1')).toEqual(
      [],
    );
  });
});

describe('addresses that do not exist', () => {
  it.each([
    '/api/merchant/nothing',
    '/api/nothing',
    '/api/',
    '/api/merchant/login/',
    '/api/merchant/..%2f..%2fetc/passwd',
    '/api/merchant/%00',
    '/api/merchant/%zz',
    '/api/merchant/suggestions/get_records?page=%zz',
  ])('%s', async (url) => {
    const reply = await world.app.server.inject(url);
    expect([401, 404, 422]).toContain(reply.statusCode);
    expect(reply.json()).toMatchObject({ code: expect.any(String), message: expect.any(String) });
    expect(reply.body).not.toMatch(LEAK);
  });
});
