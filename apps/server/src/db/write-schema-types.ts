import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres, removeEmbeddedPostgres, THROWAWAY_SETTINGS } from './embedded/embedded';
import { migrate } from './migrate';
import { connectionOf } from './pool';
import { schemaTypes } from './schema-types';

const here = import.meta.dirname;
const dataDir = mkdtempSync(path.join(tmpdir(), 'rawnaq-types-'));
const postgres = await startEmbeddedPostgres({ dataDir, settings: THROWAWAY_SETTINGS });
try {
  await migrate(postgres.url, path.join(here, 'migrations'));
  const client = new pg.Client(connectionOf(postgres.url));
  await client.connect();
  writeFileSync(path.join(here, 'schema.ts'), await schemaTypes(client));
  await client.end();
} finally {
  await postgres.stop();
  removeEmbeddedPostgres(dataDir);
  rmSync(dataDir, { recursive: true, force: true });
}
