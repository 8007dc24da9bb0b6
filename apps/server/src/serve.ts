import path from 'node:path';
import { buildApp } from './app';
import type { Config } from './config';
import { fillDemoWorld } from './demo/fill-demo-world';
import { callWatch } from './http/calls/call-watch';
import { jobs } from './jobs';
import { startJobs } from './worker/run-jobs';
import type { Log } from './infra/log';
import { startPulse } from './modules/operations';
import { ensureFirstManager } from './modules/platform-staff';
import { fillStarterMenu } from './modules/suggested-services';
import type { OpenDatabase } from './db/embedded/open-database';
import { servicesOn } from './open-services';
import { welcome } from './welcome';

/** Serves from a database that is ready, until the process is told to end. */
export async function serve(database: OpenDatabase, config: Config, log: Log): Promise<void> {
  const { services, url, close } = await servicesOn(database, config, log);
  await fillStarterMenu(services);
  if (config.demo) await fillDemoWorld(services);
  else await ensureFirstManager(services, (line) => process.stdout.write(`${line}\n`));

  const calls = callWatch();
  const pulse = startPulse(services, calls);
  const [running, app] = await Promise.all([
    config.role === 'web' ? undefined : startJobs(url, services, jobs),
    config.role === 'worker'
      ? undefined
      : buildApp(services, { webRoot: path.resolve(import.meta.dirname, '..'), calls }),
  ]);
  let stopping = false;

  async function stop(code = 0): Promise<void> {
    if (stopping) return;
    stopping = true;
    // Requests under way finish first, then jobs, then the connections they used.
    await app?.server.close();
    await running?.stop();
    await pulse.stop();
    await close();
    process.exit(code);
  }
  if (app) {
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
}
