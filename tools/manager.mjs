// A link to set a manager's password, the first one or after all are locked out: `npm run manager -- you@example.com
// [--recover]`.
import { resolve } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/root.mjs';
import { runNode } from './lib/run.mjs';

await ensureInstalled();
const { code } = await runNode(
  resolve(root, 'node_modules/tsx/dist/cli.mjs'),
  ['apps/server/src/manager-link.ts', ...process.argv.slice(2)],
  { live: true, env: { DATA_DIR: process.env.DATA_DIR ?? resolve(root, '.data') } },
);
process.exitCode = code;
