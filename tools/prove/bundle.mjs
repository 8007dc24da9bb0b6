// Bundles the server as it is now, for tests that start it in a process of its own: `node tools/prove/bundle.mjs
// folder`.
import { bundleServer } from '../lib/build.mjs';

const [, , out = ''] = process.argv;
await bundleServer(out);
