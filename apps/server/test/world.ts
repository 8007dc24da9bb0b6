import { randomBytes, randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { pino, type Logger } from 'pino';
import { expect, inject, vi } from 'vitest';
import type { Area, Endpoint, InputOf, OutputOf } from '@rawnaq/domain/kernel/contract';
import { buildApp, type App } from '../src/app';
import { readConfig } from '../src/config';
import { connectionOf, openPool } from '../src/db/pool';
import { onWholeDatabase } from '../src/db/world/whole-database';
import { fillDemoWorld } from '../src/demo/fill-demo-world';
import { hashPassword, makeSealer } from '../src/infra/crypto';
import { makeVapid } from '../src/infra/web-push/vapid';
import { jobs } from '../src/jobs';
import { startJobs, type RunningJobs } from '../src/worker/run-jobs';
import { startLive } from '../src/db/live';
import { keepSessions } from '../src/sessions/session-cache';
import { sandboxDriver, type MessageDrivers } from '../src/infra/message-drivers';
import { openStorage } from '../src/infra/open-storage';
import { createAccount } from '../src/modules/accounts';
import { addManager } from '../src/modules/platform-staff';
import { asPlatform, type Services } from '../src/services';
import { withDatabase } from './global-setup';
import { NOBODY_OUTSIDE } from './servers/nobody-outside';
import type { Exception } from './statements/statement-exceptions';
import { recordStatements } from './statements/statement-recorder';
import { noteUsed } from './statements/used-exceptions';

export const PASSWORD = 'nine green bottles';
export const SECRET = 'a secret for tests, long enough to pass';
export type Answer<T> = {
  status: number;
  body: T & { code?: string; message?: string; errors?: Record<string, string[]> };
  headers: Record<string, string>;
};
export type World = {
  url: string;
  database: string;
  services: Services;
  app: App;
  /** Moves the product's clock; the database's own clock goes on. */
  advance: (ms: number) => void;
  call: <E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions) => Promise<Answer<OutputOf<E>>>;
  signIn: (username: string, area?: Area) => Promise<string>;
  startJobs: () => Promise<RunningJobs>;
  close: () => Promise<void>;
};
type CallOptions = {
  as?: string;
  area?: Area;
  language?: 'en' | 'ar';
  key?: string;
  ip?: string;
  headers?: Record<string, string>;
};
type WorldOptions = {
  drivers?: Partial<MessageDrivers>;
  env?: Record<string, string>;
  /** Another world's database: a second server on it. */
  database?: string;
  /** Nobody in it yet. */
  empty?: boolean;
  /** The demo world, with the secret it was filled by. Filling it takes half a minute: it is done once, and copied. */
  demo?: boolean;
  serve?: string;
  log?: Logger;
  poolSize?: number;
  /** From the rules of statements. */
  exceptions?: readonly Exception[];
};

/**
 * A whole server on a fresh copy of the database, with two salons (2001, 2002) and a manager, reached without a socket.
 */
export async function openWorld(options: WorldOptions = {}): Promise<World> {
  const server = inject('databaseUrl');
  const database = options.database ?? `test_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client(connectionOf(server));
  await admin.connect();
  if (!options.database) {
    const template = options.empty ? 'rawnaq_template' : await templateOf(admin, options.demo ? 'demo' : 'people');
    await copyDatabase(admin, database, template);
  }
  const url = withDatabase(server, database);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'rawnaq-world-'));
  if (options.demo && !options.database) cpSync(inject('demoFiles'), dataDir, { recursive: true });
  let shift = 0;
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    DB_POOL: '8',
    TRUST_PROXY: '127.0.0.1',
    ...(options.demo ? {} : { APP_SECRET: SECRET }),
    // Nobody outside is asked, whatever a test enters.
    ...NOBODY_OUTSIDE,
    ...options.env,
  });
  const log = options.log ?? pino({ level: 'silent' });
  const live = startLive(url, 'rawnaq_platform', log);
  const services: Services = {
    config,
    log,
    clock: () => new Date(Date.now() + shift),
    pools: {
      app: openPool(url, 'rawnaq_app', options.poolSize ?? 8),
      platform: openPool(url, 'rawnaq_platform', options.poolSize ?? 6),
      apart: openPool(url, 'rawnaq_platform', 2),
    },
    live,
    sessions: keepSessions(live),
    drivers: { email: sandboxDriver, whatsapp: sandboxDriver, sms: sandboxDriver, ...options.drivers },
    storage: openStorage(config),
    sealer: makeSealer(config.secret),
    vapid: makeVapid(config.secret, config.operator.email),
  };
  const recorder = await recordStatements(services.pools.platform, options.exceptions);
  for (const pool of Object.values(services.pools)) recorder.watch(pool);
  const app = await buildApp(services, options.serve ? { webRoot: options.serve } : {});
  await app.server.ready();
  await vi.waitFor(() => expect(live.isConnected()).toBe(true), { timeout: 30_000, interval: 10 });
  const running: RunningJobs[] = [];

  const call: World['call'] = async (
    endpoint,
    input,
    { as, area = endpoint.areas[0], language = 'en', key, ip = '10.0.0.1', headers = {} } = {},
  ) => {
    const isBody = endpoint.method === 'POST' || endpoint.method === 'PUT';
    const given = { ...(input as Record<string, unknown>) };
    const place = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
      const value = String(given[name]);
      delete given[name];
      return encodeURIComponent(value);
    });
    const answer = await app.server.inject({
      method: endpoint.method,
      url: `/api/${area}/${place}`,
      ...(isBody
        ? { payload: given }
        : {
            query: Object.fromEntries(
              Object.entries(given)
                .filter(([, value]) => value !== undefined)
                .map(([name, value]) => [name, String(value)]),
            ),
          }),
      headers: {
        'accept-language': language,
        'x-forwarded-for': ip,
        ...(as ? { authorization: `Bearer ${as}` } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
        ...headers,
      },
    });
    // A question that writes what it shows would make every open screen ask for ever.
    if (endpoint.method === 'GET') expect(answer.headers['x-changed'], `GET ${place}`).toBeUndefined();
    const type = String(answer.headers['content-type'] ?? '');
    return {
      status: answer.statusCode,
      body: (type.includes('json') ? answer.json() : answer.body) as never,
      headers: answer.headers as Record<string, string>,
    };
  };
  return {
    url,
    database,
    services,
    app,
    call,
    advance: (ms) => {
      shift += ms;
    },
    signIn: async (username, area = 'merchant') => {
      const answer = await app.server.inject({
        method: 'POST',
        url: `/api/${area}/login`,
        payload: { username, password: PASSWORD, end_other_session: true },
        headers: { 'x-forwarded-for': `10.9.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}` },
      });
      const token = answer.json<{ user?: { api_token: string } }>().user?.api_token;
      if (!token) throw new Error(`could not sign in ${username}: ${answer.body}`);
      return token;
    },
    startJobs: async () => {
      const started = await startJobs(url, services, jobs);
      running.push(started);
      return started;
    },
    close: async () => {
      await app.server.close();
      for (const one of running) await one.stop();
      await services.live.stop();
      await Promise.all(Object.values(services.pools).map((pool) => pool.end()));
      if (!options.database) await onWholeDatabase(admin, `drop database ${database} with (force)`);
      await admin.end();
      rmSync(dataDir, { recursive: true, force: true });
      noteUsed(inject('usedExceptions'), recorder.used());
      const faults = recorder.faults();
      if (faults.length > 0)
        throw new Error(`Statements against the rules of docs/how-to/grow.md:\n${faults.join('\n')}`);
    },
  };
}

const FILL = {
  demo: async ({ services }: World) => {
    await fillDemoWorld(services);
    cpSync(services.config.dataDir, inject('demoFiles'), { recursive: true });
  },
  people: ({ services }: World) => addPeople(services),
};

/** A database that worlds are copied from. Filled by whoever needs it first; the others wait for it. */
async function templateOf(admin: pg.Client, content: keyof typeof FILL): Promise<string> {
  const name = `rawnaq_${content}`;
  await admin.query('select pg_advisory_lock(hashtext($1))', [name]);
  const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [name]);
  if (!rowCount) {
    await copyDatabase(admin, `${name}_draft`, 'rawnaq_template');
    const draft = await openWorld({ database: `${name}_draft`, demo: content === 'demo' });
    await FILL[content](draft);
    await draft.close();
    await admin.query(`alter database ${name}_draft rename to ${name}`);
  }
  await admin.query('select pg_advisory_unlock(hashtext($1))', [name]);
  return name;
}

/** File by file: by way of the log, as is usual, it takes up to three times as long. */
const copyDatabase = (admin: pg.Client, name: string, template: string): Promise<void> =>
  onWholeDatabase(admin, `create database ${name} template ${template} strategy file_copy`);

async function addPeople(services: Services): Promise<void> {
  const password_hash = await hashPassword(PASSWORD);
  await asPlatform(services, async (tx) => {
    await addManager(tx, { name: 'Manager', email: 'manager@test.rawnaq', password_hash });
    const salon = {
      business_type: 'women_salon',
      country: 'AE',
      city: 'Dubai',
      language: 'en' as const,
      status: 'active' as const,
    };
    await createAccount(tx, {
      ...salon,
      id: 1,
      english_name: 'Training',
      arabic_name: 'التدريب',
      owner: { name: 'Trainer', email: 'training@test.rawnaq', mobile: null, password_hash },
    });
    await createAccount(tx, {
      ...salon,
      id: 2001,
      english_name: 'Salon A',
      arabic_name: 'صالون أ',
      owner: { name: 'Owner A', email: 'a@test.rawnaq', mobile: '+971500000001', password_hash },
    });
    await createAccount(tx, {
      ...salon,
      id: 2002,
      english_name: 'Canary B',
      arabic_name: 'كناري ب',
      owner: { name: 'Canary Owner', email: 'b@test.rawnaq', mobile: '+971500000002', password_hash },
    });
  });
}

export const newKey = (): string => randomUUID();
