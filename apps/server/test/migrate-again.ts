import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { connectionOf } from '../src/db/pool';
import type { World } from './world';

const MIGRATIONS = path.join(import.meta.dirname, '../src/db/migrations');

/** Fills once more, as the owner of the tables does: for a migration that may run twice. */
export async function migrateAgain({ url }: Pick<World, 'url'>, name: string): Promise<void> {
  const client = new pg.Client(connectionOf(url));
  await client.connect();
  try {
    await client.query(readFileSync(path.join(MIGRATIONS, name), 'utf8'));
  } finally {
    await client.end();
  }
}
