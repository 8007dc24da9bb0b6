import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { removeEmbeddedPostgres, startEmbeddedPostgres, THROWAWAY_SETTINGS } from '../src/db/embedded/embedded';
import { migrate } from '../src/db/migrate';
import { connectionOf } from '../src/db/pool';
import { onWholeDatabase } from '../src/db/world/whole-database';
import { staleExceptions } from './statements/used-exceptions';

declare module 'vitest' {
  export interface ProvidedContext {
    databaseUrl: string;
    /** Pictures of the demo world, once somebody has filled it. */
    demoFiles: string;
    /** A file with the exceptions from the rules of statements that were needed. */
    usedExceptions: string;
  }
}

/**
 * One server for the run, one migrated template; each test file copies it in a moment. Of a given server only databases
 * made here are touched.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.DATABASE_URL;
  const dataDir = mkdtempSync(path.join(tmpdir(), 'rawnaq-test-'));
  const demoFiles = path.join(dataDir, 'demo-files');
  // As root the database runs as another user, who would otherwise be given a place of his own on the disk.
  chmodSync(dataDir, 0o755);
  const filled = given ? undefined : process.env.RAWNAQ_WORLD;
  if (filled) takeOver(filled, dataDir, demoFiles);
  const postgres = given
    ? undefined
    : await startEmbeddedPostgres({ dataDir, settings: { ...THROWAWAY_SETTINGS, max_connections: '300' } });
  const url = given ?? postgres!.url;
  const client = new pg.Client(connectionOf(url));
  await client.connect();
  for (const name of ['template', 'people', 'people_draft', 'demo', 'demo_draft'])
    await client.query(`drop database if exists rawnaq_${name}`);
  await client.query('create database rawnaq_template');
  await assertOneClock(client);
  await client.end();
  if (filled) await makeDemoTemplate(withDatabase(url, 'rawnaq_template'));
  await migrate(withDatabase(url, 'rawnaq_template'), path.join(import.meta.dirname, '../src/db/migrations'));
  project.provide('databaseUrl', url);
  project.provide('demoFiles', demoFiles);
  const usedExceptions = path.join(dataDir, 'used-exceptions');
  project.provide('usedExceptions', usedExceptions);
  return async () => {
    const stale = await staleExceptions(project, { file: usedExceptions, worldWasGiven: filled !== undefined });
    await postgres?.stop();
    if (postgres) removeEmbeddedPostgres(dataDir);
    rmSync(dataDir, { recursive: true, force: true });
    if (stale.length === 0) return;
    // An error while the run is being closed is only told.
    process.exitCode = 1;
    throw new Error(`Exceptions no statement needs (test/statements/statement-exceptions.ts): ${stale.join(', ')}`);
  };
}

/** The demo world that the built product has filled already, with its database: the tests need not fill one again. */
function takeOver(filled: string, dataDir: string, demoFiles: string): void {
  const database = path.join(filled, 'postgres');
  // With its owners: as root the database belongs to another user.
  execFileSync('cp', ['-a', `${database}/.`, dataDir]);
  cpSync(filled, demoFiles, { recursive: true, filter: (from) => from !== database });
}

async function makeDemoTemplate(url: string): Promise<void> {
  const client = new pg.Client(connectionOf(url));
  await client.connect();
  await onWholeDatabase(client, 'alter database rawnaq rename to rawnaq_demo');
  await client.query('create database rawnaq');
  await client.end();
}

/** A run at another moment (`npm test -- --at`) means nothing with a database that lives today. */
async function assertOneClock(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ now: Date }>('select now() as now');
  const apart = Math.round((rows[0]!.now.getTime() - Date.now()) / 1000);
  if (Math.abs(apart) > 60) throw new Error(`The database's clock is ${apart} s away from the tests' own.`);
}

export const withDatabase = (url: string, database: string): string => url.replace(/\/[^/?]+(\?|$)/, `/${database}$1`);
