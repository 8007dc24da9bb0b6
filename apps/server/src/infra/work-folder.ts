import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What is written beside before it is stored. */
type Work = 'backup' | 'export' | 'platform-backup';
/** No work takes as long. */
const DAY_MS = 86_400_000;

/** A folder of this machine for one piece of work. It goes when the work ends, however it ends. */
export async function inWorkFolder<T>(work: Work, run: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), beginningOf(work)));
  try {
    return await run(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What processes left on this machine that were killed at such work. */
export async function clearWorkFolders(work: Work, now: Date): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(beginningOf(work))) continue;
    const folder = path.join(tmpdir(), name);
    // Another process may just have removed it.
    const touched = await stat(folder).catch(() => undefined);
    if (touched && touched.mtimeMs < now.getTime() - DAY_MS) await rm(folder, { recursive: true, force: true });
  }
}

const beginningOf = (work: Work): string => `rawnaq-${work}-`;
