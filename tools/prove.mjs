// The long runs: crashes, freezes, two servers, storms. `npm run prove -- --seed 7 --only kill-server --quick`
import { prepare } from './lib/prepare.mjs';
import { runNode } from './lib/run.mjs';

await prepare();
const { code } = await runNode('node_modules/tsx/dist/cli.mjs', ['tools/prove/prove.ts', ...process.argv.slice(2)], {
  live: true,
});
process.exitCode = code;
