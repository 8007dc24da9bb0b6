import path from 'node:path';
import { pino } from 'pino';
import { buildApp } from './app';
import { endWith } from './cannot-start';
import { readConfig } from './config';
import { fillDemoWorld } from './demo/fill-demo-world';
import { callWatch } from './http/calls/call-watch';
import { jobs } from './jobs';
import { startJobs } from './worker/run-jobs';
import { logFile } from './infra/log-file';
import { startPulse } from './modules/operations';
import { ensureFirstManager } from './modules/platform-staff';
import { fillStarterMenu } from './modules/suggested-services';
import { openServices } from './open-services';
import { welcome } from './welcome';

// A terminal that went away, or a full disk behind it, is no reason to end.
for (const out of [process.stdout, process.stderr]) out.on('error', () => {});
await start().catch(endWith);

async function start(): Promise<void> {
  const config = readConfig();
  const log = pino(
    { level: config.logLevel, redact: ['req.headers.authorization', '*.password', '*.api_token', '*.token'] },
    logFile(path.join(config.dataDir, 'server.log')),
  );
  const { services, url, close } = await openServices(config, log, import.meta.dirname);
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
