import { environmentAt, MOMENTS } from '../lib/moment.mjs';
import { run } from '../lib/run.mjs';
import type { Verdict } from './seeded';

/**
 * Rules, tools, the server with its database, and screens that say what day it is: whatever reads a clock. Journeys are
 * tried at one moment by `npm test -- --at`.
 */
const PROJECTS = ['domain', 'tools', 'server', 'web'];

/** The tests, once at each of the moments at which days, months and clocks turn over. */
export async function clocks(quick: boolean): Promise<Verdict> {
  const broken: string[] = [];
  const moments = Object.entries(MOMENTS).slice(0, quick ? 2 : undefined);
  for (const [name, moment] of moments) {
    const { code, output } = await run(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', ...PROJECTS.map((project) => `--project=${project}`)],
      { env: { ...(await environmentAt(moment)), NO_COLOR: '1' } },
    );
    const failed = output.split('\n').filter((line) => /^ *FAIL /.test(line));
    console.log(`  ${code === 0 ? '✓' : '✗'} ${name}, ${moment}`);
    if (code !== 0) broken.push(`${name}, ${moment}:`, ...(failed.length ? failed : output.split('\n').slice(-15)));
  }
  return { facts: { moments: moments.length }, broken };
}
