// The long runs: crashes, freezes, two servers, storms. `npm run prove -- --seed 7 --only kill-server --quick`
import { longRun } from './lib/long-run.mjs';

await longRun('tools/prove/prove.ts');
