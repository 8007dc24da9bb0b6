// Moves a whole installation into one file and out of it: `npm run export -- file.rawnaq`, `npm run import --
// file.rawnaq`; sealed with a key, as the backups of the platform are: `npm run backup`, `npm run restore`.
import { resolve } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/root.mjs';
import { runNode } from './lib/run.mjs';

await ensureInstalled();
const [direction = '', ...rest] = process.argv.slice(2);
// npm runs us in the repository's folder; a file is named from where the person stands.
const here = process.env.INIT_CWD ?? process.cwd();
const args = rest.map((given) => (given.startsWith('--') ? given : resolve(here, given)));
const { code } = await runNode(
  resolve(root, 'node_modules/tsx/dist/cli.mjs'),
  [`apps/server/src/${['backup', 'restore'].includes(direction) ? 'back-up' : 'move-data'}.ts`, direction, ...args],
  {
    live: true,
    env: { DATA_DIR: process.env.DATA_DIR ?? resolve(root, '.data') },
  },
);
process.exitCode = code;
