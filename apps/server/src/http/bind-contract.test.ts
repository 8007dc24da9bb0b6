import Fastify from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoint, type Access, type Endpoint } from '@rawnaq/domain/kernel/contract';
import { openWorld, type World } from '../../test/world';
import type { Tx } from '../db/database';
import { bindContract, type BoundEndpoint } from './bind-contract';
import type { Ctx } from './context';
import { installErrorHandler } from './error-handler';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const base = {
  areas: ['public'],
  method: 'GET',
  path: 'tried',
  access: 'public',
  summary: 'For this test',
  input: z.object({}),
  output: z.object({ seen: z.string() }),
  errors: [],
} as const;

async function bind(entry: Endpoint, useCase: () => Promise<unknown> = async () => ({ seen: 'yes' })) {
  const server = Fastify();
  installErrorHandler(server, world.services.log);
  const bound: BoundEndpoint[] = [];
  bindContract(server, world.services, { tried: entry }, { tried: useCase as never }, bound, {
    guard: () => undefined,
    observerOf: () => () => {},
  });
  await server.ready();
  return server;
}

describe('bindContract', () => {
  it('does not boot an endpoint that declares no access', async () => {
    await expect(bind({ ...base, access: undefined as unknown as Access })).rejects.toThrow('declares no access');
    await expect(bind({ ...base, access: '' as Access })).rejects.toThrow('declares no access');
  });

  it('does not boot an endpoint whose path names a value its input lacks', async () => {
    await expect(bind(endpoint({ ...base, path: 'tried/:id' }))).rejects.toThrow('":id" is not in its input');
    await expect(
      bind(endpoint({ ...base, path: 'tried/:id', input: z.object({ id: z.coerce.number() }) })),
    ).resolves.toBeDefined();
  });

  it('lets no undeclared field leave, at any depth', async () => {
    const server = await bind(
      endpoint({ ...base, output: z.object({ seen: z.string(), inner: z.array(z.object({ id: z.number() })) }) }),
      async () => ({ seen: 'yes', password_hash: 'secret', inner: [{ id: 1, token: 'secret' }] }),
    );
    const answer = await server.inject('/api/public/tried');
    expect(answer.json()).toEqual({ seen: 'yes', inner: [{ id: 1 }] });
    await server.close();
  });

  it('takes a path value before a value of the same name in the query', async () => {
    const server = await bind(endpoint({ ...base, path: 'tried/:id', input: z.object({ id: z.string() }) }), (async (
      _ctx: unknown,
      input: { id: string },
    ) => ({ seen: input.id })) as never);
    expect((await server.inject('/api/public/tried/mine?id=other')).json()).toEqual({ seen: 'mine' });
    await server.close();
  });

  it('lets one of two that wait for each other begin anew', async () => {
    let begun = 0;
    let holding = 0;
    let meet: () => void;
    const met = new Promise<void>((resolve) => {
      meet = resolve;
    });
    const lock = (tx: Tx, key: number) => sql`select pg_advisory_xact_lock(${key}::bigint)`.execute(tx);
    // PostgreSQL finds such a pair by an alarm, and at a moved clock its alarms do not ring: there one is told at once.
    const isClockMoved = process.env.FAKETIME !== undefined;
    const tell = (tx: Tx) => sql`do $$ begin raise exception using errcode = '40P01'; end $$`.execute(tx);
    const server = await bind(
      endpoint({ ...base, input: z.object({ first: z.coerce.number(), second: z.coerce.number() }) }),
      (async ({ tx }: Ctx, { first, second }: { first: number; second: number }) => {
        begun += 1;
        await lock(tx, first);
        holding += 1;
        const isSecond = holding === 2;
        if (isSecond) meet();
        await met;
        if (isSecond && isClockMoved) await tell(tx);
        await lock(tx, second);
        return { seen: 'yes' };
      }) as never,
    );
    const answers = await Promise.all(
      ['first=1&second=2', 'first=2&second=1'].map((query) => server.inject(`/api/public/tried?${query}`)),
    );
    expect(answers.map((answer) => answer.json())).toEqual([{ seen: 'yes' }, { seen: 'yes' }]);
    expect(begun).toBe(3);
    await server.close();
  });

  it('hides what went wrong inside', async () => {
    const server = await bind(endpoint(base), async () => {
      throw new Error('select secret from /etc/passwd');
    });
    const answer = await server.inject({ url: '/api/public/tried', headers: { 'accept-language': 'ar' } });
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({ code: 'UNEXPECTED', message: 'عذرًا، حدث خطأ' });
    await server.close();
  });

  it('shows every bound endpoint in openapi.json, with its access, and on the page for reading', async () => {
    const document = (await world.app.server.inject('/api/openapi.json')).json<{
      paths: Record<string, Record<string, { description: string; security: unknown[]; operationId: string }>>;
    }>();
    const page = (await world.app.server.inject('/api/docs')).body;
    const ids = new Set<string>();
    for (const { url, endpoint: entry } of world.app.endpoints) {
      const operation = document.paths[url.replace(/:(\w+)/g, '{$1}')]?.[entry.method.toLowerCase()];
      expect(operation?.description, `${url}`).toContain(`Access: ${entry.access}`);
      expect(operation!.security.length, `${url}`).toBe(entry.access === 'public' ? 0 : 1);
      ids.add(operation!.operationId);
      expect(page).toContain(`<code>${url}</code>`);
    }
    expect(ids.size).toBe(world.app.endpoints.length);
    expect(page).toContain('<title>Rawnaq API</title>');
    expect(page).not.toMatch(/<script|\sstyle=|\son\w+=/);
    expect((await world.app.server.inject('/api/docs.css')).headers['content-type']).toContain('text/css');
  });

  it('binds every route of the API through a contract: nothing else answers under /api', () => {
    const known = new Set(world.app.endpoints.map((one) => `${one.endpoint.method} ${one.url}`));
    const routes = world.app.server
      .printRoutes({ commonPrefix: false })
      .split('\n')
      .flatMap((line) => {
        const found = /(\/api\/\S+) \(([A-Z, ]+)\)/.exec(line);
        return found
          ? found[2]!
              .split(', ')
              .filter((method) => method !== 'HEAD')
              .map((method) => `${method} ${found[1]}`)
          : [];
      });
    expect(routes.length).toBeGreaterThan(20);
    const open = ['GET /api/openapi.json', 'GET /api/docs', 'GET /api/docs.css'];
    expect(routes.filter((route) => !known.has(route) && !open.includes(route))).toEqual([]);
  });
});
