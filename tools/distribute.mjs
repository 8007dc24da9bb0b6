// Spreads a filled database over the servers of a Citus cluster: `npm run distribute -- --dry-run` prints the
// statements.
import { ensureInstalled } from './lib/install.mjs';
import { runNode } from './lib/run.mjs';

await ensureInstalled();
const { code } = await runNode(
  'node_modules/tsx/dist/cli.mjs',
  ['apps/server/src/distribute.ts', ...process.argv.slice(2)],
  { live: true },
);
process.exitCode = code;
