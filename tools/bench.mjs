// The performance table: every row a ratio against a peer or a limit in the same run. `npm run bench -- --quick --only
// http`
import { longRun } from './lib/long-run.mjs';

await longRun('tools/bench/bench.ts');
