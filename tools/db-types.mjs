// Writes apps/server/src/db/schema.ts from a freshly migrated database, so that the types can't drift from the tables.
import { spawnSync } from 'node:child_process';
import { ensureInstalled } from './lib/install.mjs';

await ensureInstalled();
const result = spawnSync(process.execPath, ['--import', 'tsx', 'apps/server/src/db/write-schema-types.ts'], {
  stdio: 'inherit',
});
process.exit(result.status ?? 1);
