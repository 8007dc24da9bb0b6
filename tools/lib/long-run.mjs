import { guardRun } from './guard.mjs';
import { prepare } from './prepare.mjs';
import { runNode } from './run.mjs';
import { makeScratch } from './scratch.mjs';

/**
 * Runs a program of the tools that starts servers and databases of its own, for many minutes. What it measures lies
 * where a server's data lies, and not in memory.
 * @param {string} file
 */
export async function longRun(file) {
  const scratch = makeScratch({ inMemory: false });
  guardRun(scratch);
  process.env.TMPDIR = scratch;
  await prepare();
  const { code } = await runNode('node_modules/tsx/dist/cli.mjs', [file, ...process.argv.slice(2)], { live: true });
  process.exitCode = code;
}
