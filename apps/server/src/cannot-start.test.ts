import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { startProblem } from './cannot-start';
import { readConfig } from './config';
import { welcome } from './welcome';

const SANDBOX_CHANNELS = 'whatsapp,sms,email';

const problemOf = (env: Record<string, string>): string | undefined => {
  try {
    readConfig({
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://x.example',
      APP_SECRET: 'x'.repeat(32),
      SANDBOX_CHANNELS,
      ...env,
    });
    return undefined;
  } catch (error) {
    return startProblem(error);
  }
};

describe('a bad configuration is one sentence', () => {
  it.each([
    [{ APP_SECRET: 'hunter2' }, 'APP_SECRET does not fit: it must have at least 32 characters.'],
    [{ DATABASE_URL: 'mysql://root@x' }, 'DATABASE_URL does not fit: it must begin with postgres://.'],
    [{ PORT: 'http' }, /^PORT does not fit: [^\n]+$/],
    [
      { DATABASE_URL: 'postgres://a/x', DATABASE_REPLICA_URL: 'b' },
      'DATABASE_REPLICA_URL does not fit: it must begin with postgres://.',
    ],
    [{ DATABASE_REPLICA_URL: 'postgres://b/x' }, /^DATABASE_REPLICA_URL is set and DATABASE_URL is not: [^\n]+$/],
    [
      { DATABASE_URL: 'postgres://a/x', DATABASE_REPLICA_URL: 'postgres://a/x' },
      /^DATABASE_REPLICA_URL names the server itself: [^\n]+$/,
    ],
    [{ FIRST_MANAGER_EMAIL: 'me' }, /^FIRST_MANAGER_EMAIL does not fit: [^\n]+$/],
  ])('%j', (env, sentence) => {
    expect(problemOf(env as unknown as Record<string, string>)).toMatch(sentence);
  });

  it('and a good one none', () => {
    expect(problemOf({})).toBeUndefined();
    expect(() => readConfig({ NODE_ENV: 'production', APP_SECRET: 'x'.repeat(32), SANDBOX_CHANNELS })).toThrow(
      /^PUBLIC_URL must be set/,
    );
  });

  it('what the database says is told, a defect of ours is not hidden', () => {
    const wrapped = new Error('Migration failed', { cause: Object.assign(new Error('no'), { code: '28P01' }) });
    expect(startProblem(wrapped)).toBe('The database refuses the user or the password in DATABASE_URL.');
    expect(startProblem(new TypeError('x is undefined'))).toBeUndefined();
  });

  it('also as the process ends', { timeout: 60_000 }, () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'rawnaq-start-'));
    const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--import', tsx, path.join(import.meta.dirname, 'main.ts')],
      { env: { DATA_DIR: dataDir, APP_SECRET: 'short' }, encoding: 'utf8' },
    );
    rmSync(dataDir, { recursive: true, force: true });
    expect([status, stderr]).toEqual([1, 'APP_SECRET does not fit: it must have at least 32 characters.\n']);
  });
});

it('production on the embedded database says what it is for', () => {
  const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const config = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://x.example',
    APP_SECRET: 'x'.repeat(32),
    SANDBOX_CHANNELS,
  };
  welcome(readConfig(config), 3000);
  welcome(readConfig({ ...config, DATABASE_URL: 'postgres://x/y' }), 3000);
  const [embedded, own] = said.mock.calls.map(([text]) => String(text));
  said.mockRestore();
  expect(embedded).toContain('The embedded database is for trying out');
  expect(own).not.toContain('embedded');
});
