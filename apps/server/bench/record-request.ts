import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { pino } from 'pino';
import { buildApp } from '../src/app';
import { readConfig } from '../src/config';
import { openPool } from '../src/db/pool';
import { makeSealer } from '../src/infra/crypto';
import { makeVapid } from '../src/infra/web-push/vapid';
import { startLive } from '../src/db/live';
import { keepSessions } from '../src/sessions/session-cache';
import { messageDrivers } from '../src/infra/message-drivers/process-drivers';
import { localStorage } from '../src/infra/storage';
import type { Services } from '../src/services';

export type Statement = { text: string; values: unknown[] };

/** What the server really says to the database for one request: the statements of its transaction, in their order. */
export async function recordRequest(
  url: string,
  token: string,
  path: string,
  input: object,
): Promise<{ statements: Statement[]; answer: Record<string, unknown> }> {
  const heard: Statement[] = [];
  const log = pino({ level: 'silent' });
  const config = readConfig({
    NODE_ENV: 'development',
    DATA_DIR: join(tmpdir(), 'rawnaq-recorded'),
    APP_SECRET: 'a secret that seals nothing in this run',
  });
  const app = openPool(url, 'rawnaq_app', 1);
  app.on('connect', (client) => listenTo(client, heard));
  const live = startLive(url, 'rawnaq_platform', log);
  const services: Services = {
    config,
    log,
    clock: () => new Date(),
    pools: { app, platform: openPool(url, 'rawnaq_platform', 2), apart: openPool(url, 'rawnaq_platform', 1) },
    live,
    sessions: keepSessions(live),
    drivers: messageDrivers(config),
    storage: localStorage(join(config.dataDir, 'uploads')),
    sealer: makeSealer(config.secret),
    vapid: makeVapid(config.secret, config.operator.email),
  };
  const { server } = await buildApp(services, {});
  try {
    const answer = await server.inject({
      method: 'POST',
      url: `/api/${path}`,
      payload: input,
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': 'recorded-0' },
    });
    if (answer.statusCode !== 200)
      throw new Error(`The request to be recorded was answered with ${answer.statusCode}: ${answer.body}`);
    return { statements: heard, answer: answer.json() };
  } finally {
    await server.close();
    await services.live.stop();
    await Promise.all(Object.values(services.pools).map((pool) => pool.end()));
  }
}

function listenTo(client: pg.PoolClient, heard: Statement[]): void {
  const asIs = client.query.bind(client) as (...given: unknown[]) => unknown;
  client.query = ((...given: unknown[]) => {
    const [asked, values] = given as [string | pg.QueryConfig, unknown[] | undefined];
    heard.push(
      typeof asked === 'string'
        ? { text: asked, values: values ?? [] }
        : { text: asked.text, values: asked.values ?? [] },
    );
    return asIs(...given);
  }) as typeof client.query;
}
