import { prepare } from './lib/prepare.mjs';

await prepare({ force: process.argv.includes('--force') });
