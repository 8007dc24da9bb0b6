import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, expect, it } from 'vitest';
import { logFile } from './log-file';

const folder = mkdtempSync(path.join(tmpdir(), 'rawnaq-log-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A place where every write meets a full disk; elsewhere than on Linux, one where it meets another error. */
function blockAt(file: string): void {
  if (existsSync('/dev/full')) symlinkSync('/dev/full', file);
  else mkdirSync(file);
}

it('on a full disk throws nothing, keeps what it can, counts what it lost and goes on when there is room', async () => {
  const file = path.join(folder, 'server.log');
  blockAt(file);
  const out = logFile(file);
  const log = pino({}, out);
  for (let line = 0; line < 3_000; line += 1) log.info({ line, filler: 'x'.repeat(500) }, 'written');
  out.flush();
  await new Promise((resume) => setTimeout(resume, 100));
  rmSync(file, { recursive: true });
  out.flush();
  await expect.poll(() => existsSync(file) && readFileSync(file, 'utf8').includes('lost_lines')).toBe(true);
  const lines = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, number>);
  const kept = lines.filter((line) => line['line'] !== undefined).length;
  expect(kept).toBeGreaterThan(1_000);
  expect(kept + lines.at(-1)!['lost_lines']!).toBe(3_000);
  log.info('after');
  out.flush();
  await expect.poll(() => readFileSync(file, 'utf8')).toContain('after');
});

it('a folder that is not there yet is made, also when it went away meanwhile', async () => {
  const file = path.join(folder, 'deep', 'er', 'server.log');
  const out = logFile(file);
  out.write('one\n');
  rmSync(path.join(folder, 'deep'), { recursive: true });
  out.flush();
  await new Promise((resume) => setTimeout(resume, 50));
  out.flush();
  await expect.poll(() => existsSync(file) && readFileSync(file, 'utf8')).toBe('one\n');
});
