// Asks the database whether every amount agrees with every other: `npm run verify [-- 1001]`, all salons when none is
// named.
import { resolve } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/root.mjs';
import { runNode } from './lib/run.mjs';

await ensureInstalled();
const { code } = await runNode(
  resolve(root, 'node_modules/tsx/dist/cli.mjs'),
  ['apps/server/src/verify.ts', ...process.argv.slice(2)],
  { live: true, env: { DATA_DIR: process.env.DATA_DIR ?? resolve(root, '.data') } },
);
process.exitCode = code;
