import path from 'node:path';
import { pino } from 'pino';
import { buildApp, type App } from '../../src/app';
import { readConfig } from '../../src/config';
import { startEmbeddedPostgres, THROWAWAY_SETTINGS } from '../../src/db/embedded/embedded';
import { migrate } from '../../src/db/migrate';
import { openPool } from '../../src/db/pool';
import { fillDemoWorld } from '../../src/demo/fill-demo-world';
import { makeSealer } from '../../src/infra/crypto';
import { makeVapid } from '../../src/infra/web-push/vapid';
import { startLive } from '../../src/db/live';
import { keepSessions } from '../../src/sessions/session-cache';
import { sandboxDriver } from '../../src/infra/message-drivers';
import { localStorage } from '../../src/infra/storage';
import type { Services } from '../../src/services';
import { NOBODY_OUTSIDE } from './nobody-outside';
import { makePageRoot } from './page-root';

const migrations = path.join(import.meta.dirname, '../../src/db/migrations');

/** The whole server with its demo world in this process, reached without a socket: no call of it leaves the machine. */
export async function withDemoServer<T>(
  dataDir: string,
  work: (world: { app: App; services: Services }) => Promise<T>,
): Promise<T> {
  const postgres = await startEmbeddedPostgres({
    dataDir: path.join(dataDir, 'postgres'),
    settings: THROWAWAY_SETTINGS,
  });
  await migrate(postgres.url, migrations);
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, TRUST_PROXY: '127.0.0.1', ...NOBODY_OUTSIDE });
  const log = pino({ level: 'silent' });
  const live = startLive(postgres.url, 'rawnaq_platform', log);
  const services: Services = {
    config,
    log,
    clock: () => new Date(),
    pools: {
      app: openPool(postgres.url, 'rawnaq_app', 8),
      platform: openPool(postgres.url, 'rawnaq_platform', 6),
      apart: openPool(postgres.url, 'rawnaq_platform', 2),
    },
    live,
    sessions: keepSessions(live),
    drivers: { email: sandboxDriver, whatsapp: sandboxDriver, sms: sandboxDriver },
    storage: localStorage(path.join(dataDir, 'uploads')),
    sealer: makeSealer(config.secret),
    vapid: makeVapid(config.secret, config.operator.email),
  };
  await fillDemoWorld(services);
  const app = await buildApp(services, { webRoot: await makePageRoot(path.join(dataDir, 'page-root')) });
  await app.server.ready();
  try {
    return await work({ app, services });
  } finally {
    await app.server.close();
    await services.live.stop();
    await Promise.all(Object.values(services.pools).map((pool) => pool.end()));
    await postgres.stop();
  }
}
