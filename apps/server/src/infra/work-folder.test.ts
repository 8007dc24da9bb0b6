import { existsSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { clearWorkFolders, inWorkFolder } from './work-folder';

const DAY_MS = 86_400_000;
const now = new Date();
const made: string[] = [];
afterEach(async () => {
  for (const folder of made.splice(0)) await rm(folder, { recursive: true, force: true });
});

/** As a process leaves it that was killed so long ago. */
function left(beginning: string, ageMs: number): string {
  const folder = mkdtempSync(path.join(tmpdir(), beginning));
  made.push(folder);
  writeFileSync(path.join(folder, 'file'), 'half of it');
  const at = new Date(now.getTime() - ageMs);
  utimesSync(folder, at, at);
  return folder;
}

describe('a work folder', () => {
  it('is there while the work lasts', async () => {
    const folder = await inWorkFolder('export', async (own) => {
      writeFileSync(path.join(own, 'file'), 'whole');
      return own;
    });
    expect(path.basename(folder)).toMatch(/^rawnaq-export-/);
    expect(existsSync(folder)).toBe(false);
  });

  it('goes when the work fails, and the failure stays', async () => {
    let folder = '';
    const work = inWorkFolder('backup', async (own) => {
      folder = own;
      throw new Error('no room');
    });
    await expect(work).rejects.toThrow('no room');
    expect(existsSync(folder)).toBe(false);
  });

  it('of a killed process is cleared a day later, and nothing else is', async () => {
    const old = left('rawnaq-platform-backup-', DAY_MS + 60_000);
    const others = [
      left('rawnaq-platform-backup-', DAY_MS - 60_000),
      left('rawnaq-export-', DAY_MS + 60_000),
      left('platform-backup-', DAY_MS + 60_000),
    ];
    await clearWorkFolders('platform-backup', now);
    expect(existsSync(old)).toBe(false);
    expect(others.map((folder) => existsSync(folder))).toEqual([true, true, true]);
  });
});
