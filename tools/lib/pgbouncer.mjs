import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { apt, rootPrefix } from './apt.mjs';

/** The pooler for the proof: PGBOUNCER, else the first one on the search path or among the usual places. */
export function findPgBouncer(env = process.env) {
  if (env.PGBOUNCER) return isProgram(env.PGBOUNCER) ? env.PGBOUNCER : undefined;
  const folders = [...(env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];
  return folders.map((folder) => join(folder, 'pgbouncer')).find(isProgram);
}

/** Finds it, or installs the system's own. Says what to do when neither works. */
export async function ensurePgBouncer() {
  const found = findPgBouncer();
  if (found) return found;
  const sudo = await rootPrefix();
  if (sudo) {
    console.log('Installing PgBouncer with apt-get (once)');
    await apt(sudo, ['update', '-qq']);
    await apt(sudo, ['install', '-y', '-qq', '--no-install-recommends', 'pgbouncer']);
  }
  const installed = findPgBouncer();
  if (installed) return installed;
  throw new Error('The proof of the pooler needs PgBouncer. Install it, or set PGBOUNCER to its path.');
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
