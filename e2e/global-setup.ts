import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    baseUrls: string[];
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // One a worker: journeys of one file never meet those of another.
  const worlds = await Promise.all(
    Array.from({ length: project.vitest.config.maxWorkers }, (_, index) => openWorld(index)),
  );
  project.provide(
    'baseUrls',
    worlds.map(({ baseUrl }) => baseUrl),
  );
  return async () => {
    await Promise.all(worlds.map(({ close }) => close()));
  };
}

/** The built product with its demo world, as `npm start` makes it, in a folder of its own. */
async function openWorld(index: number): Promise<{ baseUrl: string; close: () => Promise<void> }> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'rawnaq-e2e-'));
  // As root the database runs as another user; where that user can't look in, the launcher would keep it in a place of
  // its own.
  chmodSync(dataDir, 0o755);
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      ...process.env,
      ...(await ownDatabase(index)),
      NODE_ENV: 'development',
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      TRUST_PROXY: '127.0.0.1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const baseUrl = await new Promise<string>((resolve, reject) => {
    let printed = '';
    const read = (chunk: Buffer): void => {
      printed += chunk.toString();
      const address = /running at (http:\/\/localhost:\d+)/.exec(printed)?.[1];
      if (address) resolve(address.replace('localhost', '127.0.0.1'));
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}.\n${printed}`)));
  });
  const close = async (): Promise<void> => {
    server.removeAllListeners('exit');
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { baseUrl, close };
}

/** On a given server a world has a database of its own: the one that was named may hold somebody's salon. */
async function ownDatabase(index: number): Promise<{ DATABASE_URL?: string }> {
  const given = process.env.DATABASE_URL;
  if (!given) return {};
  const name = `rawnaq_journeys_${index}`;
  const client = new pg.Client({ connectionString: given });
  await client.connect();
  await client.query(`drop database if exists ${name} with (force)`);
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(given);
  url.pathname = `/${name}`;
  return { DATABASE_URL: url.href };
}
