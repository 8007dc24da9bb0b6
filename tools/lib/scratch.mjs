import { accessSync, chmodSync, constants, mkdtempSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

const IN_MEMORY = '/dev/shm';
/** What a whole run writes at the same time, with the browser and two worlds beside it. */
const ROOM = 6 * 2 ** 30;

/**
 * A folder for what a run writes and throws away: databases before all. In memory where there is room, because copying
 * a database of 1,500 small files takes a disk three times as long.
 * @param {{ inMemory?: boolean }} [options]
 */
export function makeScratch({ inMemory = hasRoom(IN_MEMORY) } = {}) {
  const folder = mkdtempSync(join(inMemory ? IN_MEMORY : tmpdir(), 'rawnaq-run-'));
  // As root the database runs as another user, who has to get in.
  chmodSync(folder, 0o755);
  return folder;
}

/** @param {string} folder */
function hasRoom(folder) {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return Math.min(bavail * bsize, freemem()) > ROOM;
  } catch {
    return false;
  }
}
