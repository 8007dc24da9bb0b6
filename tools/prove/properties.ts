import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../lib/run.mjs';
import type { Verdict } from './seeded';

/** Those on a database cost minutes a run: their own proofs are longer. */
const ROOMS = ['packages/domain/src', 'apps/web/src', 'apps/server/src/infra'];

/** Every property test with examples that were never tried: `npm test` always tries the same ones. */
export async function properties({ seed, rounds }: { seed: number; rounds: number }): Promise<Verdict> {
  const files = await propertyTests();
  const broken: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { code, output } = await run(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', '--testTimeout=600000', ...files],
      { env: { PROPERTY_SEED: String(seed + round), PROPERTY_RUNS: '5000', NO_COLOR: '1' } },
    );
    console.log(`  ${code === 0 ? '✓' : '✗'} seed ${seed + round}`);
    if (code !== 0) broken.push(...output.split('\n').filter((line) => /^ *FAIL |Counterexample/.test(line)));
  }
  return { facts: { files: files.length, rounds }, broken };
}

async function propertyTests(): Promise<string[]> {
  const found: string[] = [];
  for (const room of ROOMS)
    for (const name of await readdir(room, { recursive: true })) {
      const file = join(room, name);
      if (/\.test\.tsx?$/.test(name) && (await readFile(file, 'utf8')).includes("'fast-check'")) found.push(file);
    }
  return found;
}
