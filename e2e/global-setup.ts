import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { fillWorld, openWorld } from '../tools/lib/product-world.mjs';

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
  // Filled already by whoever runs the journeys, unless the database is somewhere else.
  const { RAWNAQ_WORLD, DATABASE_URL } = process.env;
  if (RAWNAQ_WORLD && !DATABASE_URL) return { dataDir: RAWNAQ_WORLD };
  const place = { dataDir: mkdtempSync(path.join(tmpdir(), 'rawnaq-e2e-')), ...(await ownDatabase(0)) };
  await fillWorld(place);
  return place;
}

async function copyOf(first: Place, worker: number): Promise<Place> {
  const dataDir = `${first.dataDir}-${worker}`;
  // With its owners: as root the database belongs to another user.
  await promisify(execFile)('cp', ['-a', first.dataDir, dataDir]);
  return { dataDir, ...(await ownDatabase(worker)) };
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
