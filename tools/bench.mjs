// The performance table: every row a ratio against a peer or a limit in the same run. `npm run bench -- --quick --only
// http`
import { prepare } from './lib/prepare.mjs';
import { runNode } from './lib/run.mjs';

await prepare();
const { code } = await runNode('node_modules/tsx/dist/cli.mjs', ['tools/bench/bench.ts', ...process.argv.slice(2)], {
  live: true,
});
process.exitCode = code;
