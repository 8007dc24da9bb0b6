import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { pino } from 'pino';
import { endWith } from './cannot-start';
import { readConfig } from './config';
import { logFile } from './infra/log-file';
import { openDatabase } from './db/embedded/open-database';

// A call passes many small functions: with more room for taking them into one another it is a twentieth quicker.
setFlagsFromString('--max-inlined-bytecode-size-cumulative=2400');
// A terminal that went away, or a full disk behind it, is no reason to end.
for (const out of [process.stdout, process.stderr]) out.on('error', () => {});
await start().catch(endWith);

/** The database starts in processes of its own: this one reads the rest of the program meanwhile. */
async function start(): Promise<void> {
  const config = readConfig();
  const log = pino(
    { level: config.logLevel, redact: ['req.headers.authorization', '*.password', '*.api_token', '*.token'] },
    logFile(path.join(config.dataDir, 'server.log')),
  );
  const [database, { serve }] = await Promise.all([openDatabase(config, log, import.meta.dirname), import('./serve')]);
  await serve(database, config, log);
}
