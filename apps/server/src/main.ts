import path from 'node:path';
import { pino } from 'pino';
import { buildApp, type App } from './app';
import { readConfig } from './config';
import { startEmbeddedPostgres } from './db/embedded';
import { migrate, migrationsFolder } from './db/migrate';
import { openPool } from './db/pool';
import { fillDemoWorld } from './demo/fill-demo-world';
import { makeSealer } from './infra/crypto';
import { startJobs, type Jobs } from './infra/jobs';
import { startLive } from './infra/live';
import { messageDrivers } from './infra/message-drivers';
import { localStorage } from './infra/storage';
import { ensureFirstManager } from './modules/auth';
import { fillStarterMenu } from './modules/suggested-services';
import type { Services } from './services';
import { welcome } from './welcome';

const config = readConfig();
const log = pino(
  { level: config.logLevel, redact: ['req.headers.authorization', '*.password', '*.api_token', '*.token'] },
  pino.destination({
    dest: path.join(config.dataDir, 'server.log'),
    mkdir: true,
    sync: false,
    minLength: 4096,
    periodicFlush: 1000,
  }),
);

const postgres = config.databaseUrl
  ? undefined
  : await startEmbeddedPostgres({
      dataDir: path.join(config.dataDir, 'postgres'),
      log: (message) => log.info(message),
    });
const url = config.databaseUrl ?? postgres!.url;
await migrate(url, migrationsFolder(import.meta.dirname));

const services: Services = {
  config,
  log,
  clock: () => new Date(),
  pools: {
    app: openPool(url, 'rawnaq_app', config.poolSize),
    platform: openPool(url, 'rawnaq_platform', Math.max(4, Math.floor(config.poolSize / 2))),
    apart: openPool(url, 'rawnaq_platform', 2),
  },
  live: startLive(url, log),
  drivers: messageDrivers(config),
  storage: localStorage(path.join(config.dataDir, 'uploads')),
  sealer: makeSealer(config.secret),
};

await fillStarterMenu(services);
if (config.demo) await fillDemoWorld(services);
else await ensureFirstManager(services, (line) => process.stdout.write(`${line}\n`));

let jobs: Jobs | undefined;
let app: App | undefined;
let stopping = false;

async function stop(code = 0): Promise<void> {
  if (stopping) return;
  stopping = true;
  // Requests under way finish first, then jobs, then the connections they used.
  await app?.server.close();
  await jobs?.stop();
  await services.live.stop();
  await Promise.all(Object.values(services.pools).map((pool) => pool.end()));
  await postgres?.stop();
  process.exit(code);
}
if (config.role !== 'web') jobs = await startJobs(url, services);
if (config.role !== 'worker') {
  app = await buildApp(services, { webRoot: path.resolve(import.meta.dirname, '..') });
  await app.server.listen({ port: config.port, host: config.host }).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    process.stderr.write(`Port ${config.port} is in use. Choose another one: PORT=${config.port + 1} npm start\n`);
    await stop(1);
  });
  const address = app.server.server.address();
  welcome(config, typeof address === 'object' && address ? address.port : config.port);
}

process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
