import { createReadStream, existsSync } from 'node:fs';
import path from 'node:path';
import { startProblem } from './cannot-start';
import { readConfig } from './config';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './db/embedded/embedded';
import { migrate, migrationsFolder } from './db/migrate';
import { importWorld } from './db/world/import-world';
import { backupKeyOf, exportSealed, proveSealed, worldOf } from './db/world/sealed-world';
import { makeSealer } from './infra/crypto';
import { openStorage } from './infra/open-storage';

/**
 * `npm run backup -- file` and `npm run restore -- file`: the whole installation in one sealed file, and out of it into
 * an empty one. Nothing is written before every byte of the file is proved.
 */
const [direction, given] = process.argv.slice(2);
if ((direction !== 'backup' && direction !== 'restore') || !given) {
  process.stderr.write('Say which file: npm run backup -- rawnaq.backup, or npm run restore -- rawnaq.backup.\n');
  process.exit(1);
}

const file = path.resolve(given);
let postgres: EmbeddedPostgres | undefined;
try {
  const began = performance.now();
  const config = readConfig();
  const key = backupKeyOf(config);
  if (direction === 'restore') {
    if (!existsSync(file)) throw new Error('There is no such file.');
    await proveSealed(createReadStream(file), key);
  }
  if (!config.databaseUrl) postgres = await startEmbeddedPostgres({ dataDir: path.join(config.dataDir, 'postgres') });
  const url = config.directUrl ?? postgres!.url;
  await migrate(url, migrationsFolder(import.meta.dirname));
  const place = { url, storage: openStorage(config), sealer: makeSealer(config.secret) };
  const took = (): string => `${((performance.now() - began) / 1_000).toFixed(1)} s`;
  if (direction === 'backup') {
    const made = await exportSealed(place, key, { file, now: new Date() });
    await proveSealed(createReadStream(file), key);
    say(`Backed up ${made.rows} rows of ${made.tables} tables and ${made.files} files to ${file} in ${took()}, proved`);
    say(`Its key is ${made.key_id}; without the secret it was made with nobody opens it`);
    if (made.missing.length) say(`These stored files were missing and are not in it: ${made.missing.join(', ')}`);
  } else {
    const { tables, rows, files, waiting } = await importWorld(
      place,
      worldOf(() => createReadStream(file), key),
    );
    say(`Restored ${rows} rows of ${tables} tables and ${files} files in ${took()}, all compared`);
    if (waiting) say(`${waiting} messages were waiting to be sent. They stay waiting.`);
    say('Look at the money of every salon: npm run verify');
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
