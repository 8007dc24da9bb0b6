import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { prepare } from './lib/prepare.mjs';
import { root } from './lib/root.mjs';

await prepare();

// The server runs in this very process: signals and the exit code need no passing on.
process.env.DATA_DIR ??= join(root, '.data');
process.setSourceMapsEnabled(true);
await import(pathToFileURL(join(root, 'dist/server/main.js')).href);
