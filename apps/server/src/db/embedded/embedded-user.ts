import { execFileSync } from 'node:child_process';
import { chownSync, lstatSync, mkdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** The system user PostgreSQL runs as; undefined means "as ourselves". */
export type RunAs = { uid: number; gid: number } | undefined;

/**
 * PostgreSQL refuses to run as root, so root hands it to an unprivileged user. A cluster that
 * already exists keeps its owner: it may have been made by an ordinary user before.
 */
export function chooseRunAs(clusterDir: string): RunAs {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(clusterDir, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const found = lookUp('postgres') ?? lookUp('nobody');
  if (!found) throw new Error('PostgreSQL cannot run as root, and neither user "postgres" nor "nobody" exists here.');
  return found;
}

/** Whether every parent folder may be entered, and the path itself read (and run or entered), by that user. */
export function isReachable(path: string, runAs: RunAs): boolean {
  if (!runAs) return true;
  const own = statSync(path, { throwIfNoEntry: false });
  if (own && !allows(own, runAs, 5)) return false;
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const stat = statSync(folder, { throwIfNoEntry: false });
    if (stat && !allows(stat, runAs, 1)) return false;
    if (folder === dirname(folder)) return true;
  }
}

export function giveTo(path: string, runAs: RunAs): void {
  if (runAs) chownSync(path, runAs.uid, runAs.gid);
}

/** A folder of root's own that other users may enter, for what they cannot reach where it is. */
export function sharedFolder(): string {
  for (const folder of ['/var/lib/rawnaq', join(tmpdir(), 'rawnaq')]) {
    try {
      mkdirSync(folder, { recursive: true, mode: 0o755 });
      const stat = lstatSync(folder);
      const isOurs = stat.isDirectory() && stat.uid === process.getuid?.() && (stat.mode & 0o022) === 0;
      if (isOurs) return folder;
    } catch {
      // A read-only system folder: the next candidate may do.
    }
  }
  throw new Error('No folder could be made that both root and the database user can reach.');
}

function lookUp(name: string): RunAs {
  try {
    const id = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined;
  }
}

function allows(stat: { mode: number; uid: number; gid: number }, user: { uid: number; gid: number }, bits: number) {
  const shift = stat.uid === user.uid ? 6 : stat.gid === user.gid ? 3 : 0;
  return ((stat.mode >> shift) & bits) === bits;
}
