import { execFile, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    baseUrls: string[];
  }
}

type Place = { dataDir: string; DATABASE_URL?: string };

/**
 * One world a worker: journeys of one file never meet those of another. The first is filled as `npm start` fills it,
 * the others are copies of it, which takes a moment instead of half a minute each.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const workers = project.vitest.config.maxWorkers;
  const places = [await firstPlace()];
  await (await openWorld(places[0]!)).close();
  for (let worker = 1; worker < workers; worker += 1) places.push(await copyOf(places[0]!, worker));
  const worlds = await Promise.all(places.map(openWorld));
  project.provide(
    'baseUrls',
    worlds.map(({ baseUrl }) => baseUrl),
  );
  return async () => {
    await Promise.all(worlds.map(({ close }) => close()));
    for (const { dataDir } of places) rmSync(dataDir, { recursive: true, force: true });
  };
}

async function firstPlace(): Promise<Place> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'rawnaq-e2e-'));
  // As root the database runs as another user; where that user can't look in, the launcher would keep it in a place of
  // its own.
  chmodSync(dataDir, 0o755);
  return { dataDir, ...(await ownDatabase(0)) };
}

async function copyOf(first: Place, worker: number): Promise<Place> {
  const dataDir = `${first.dataDir}-${worker}`;
  // With its owners: as root the database belongs to another user.
  await promisify(execFile)('cp', ['-a', first.dataDir, dataDir]);
  return { dataDir, ...(await ownDatabase(worker)) };
}

/** The built product in a folder of its own. */
async function openWorld({ dataDir, ...database }: Place): Promise<{ baseUrl: string; close: () => Promise<void> }> {
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      ...process.env,
      ...database,
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
  };
  return { baseUrl, close };
}

/** On a given server a world has a database of its own: the one that was named may hold somebody's salon. */
async function ownDatabase(worker: number): Promise<{ DATABASE_URL?: string }> {
  const given = process.env.DATABASE_URL;
  if (!given) return {};
  const nameOf = (world: number): string => `rawnaq_journeys_${world}`;
  const client = new pg.Client({ connectionString: given });
  await client.connect();
  await client.query(`drop database if exists ${nameOf(worker)} with (force)`);
  await client.query(`create database ${nameOf(worker)}${worker > 0 ? ` template ${nameOf(0)}` : ''}`);
  await client.end();
  const url = new URL(given);
  url.pathname = `/${nameOf(worker)}`;
  return { DATABASE_URL: url.href };
}
