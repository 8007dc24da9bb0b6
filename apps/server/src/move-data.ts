import path from 'node:path';
import { readArgs, startProblem } from './cannot-start';
import { readConfig } from './config';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './db/embedded/embedded';
import { exportWorld } from './db/world/export-world';
import { importWorld } from './db/world/import-world';
import { migrate, migrationsFolder } from './db/migrate';
import { makeSealer } from './infra/crypto';
import { openStorage } from './infra/open-storage';
import { moveAccount } from './move-account';

/**
 * `npm run export -- file` and `npm run import -- file`: everything, from one installation to another; with
 * `--account=1001` one account.
 */
const {
  positionals: [direction, given],
  values,
} = readArgs({
  allowPositionals: true,
  options: {
    account: { type: 'string' },
    replace: { type: 'boolean' },
    'other-secret': { type: 'boolean' },
    'send-waiting': { type: 'boolean' },
  },
});
if ((direction !== 'export' && direction !== 'import') || !given)
  stop(
    'Say which file: npm run export -- salon.rawnaq, or npm run import -- salon.rawnaq [--replace] ' +
      '[--other-secret] [--send-waiting]. For one account: --account=1001, or --account=next to import.',
  );

const file = path.resolve(given);
let postgres: EmbeddedPostgres | undefined;
try {
  const config = readConfig();
  if (values.account !== undefined) {
    const lines = await moveAccount(
      config,
      { direction, file, account: values.account, root: import.meta.dirname },
      values,
    );
    for (const line of lines) say(line);
  } else {
    if (!config.databaseUrl) postgres = await startEmbeddedPostgres({ dataDir: path.join(config.dataDir, 'postgres') });
    const url = config.directUrl ?? postgres!.url;
    await migrate(url, migrationsFolder(import.meta.dirname));
    const place = { url, storage: openStorage(config), sealer: makeSealer(config.secret) };
    if (direction === 'export') {
      const { tables, rows, files, missing } = await exportWorld(place, file, new Date());
      say(`Exported ${rows} rows of ${tables} tables and ${files} files to ${file}`);
      if (missing.length) say(`These stored files were missing and are not in it: ${missing.join(', ')}`);
    } else {
      const { tables, rows, files, waiting } = await importWorld(place, file, {
        replace: values.replace,
        otherSecret: values['other-secret'],
        sendWaiting: values['send-waiting'],
      });
      say(`Imported ${rows} rows of ${tables} tables and ${files} files, all checked`);
      if (waiting)
        say(
          values['send-waiting']
            ? `${waiting} waiting messages will be sent`
            : `${waiting} messages were waiting to be sent. They stay waiting; import with --send-waiting when the ` +
                'old installation is off.',
        );
    }
  }
} catch (error) {
  process.exitCode = 1;
  process.stderr.write(`${startProblem(error) ?? (error as Error).message}\n`);
} finally {
  await postgres?.stop();
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function stop(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
