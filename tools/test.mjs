import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { readAsked } from './lib/asked.mjs';
import { buildIfStale } from './lib/build.mjs';
import { ensureChromium, ensureShell } from './lib/chromium.mjs';
import { guardRun } from './lib/guard.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { environmentAt } from './lib/moment.mjs';
import { fillWorld } from './lib/product-world.mjs';
import { reachOf } from './lib/reach.mjs';
import { runNode } from './lib/run.mjs';
import { makeScratch } from './lib/scratch.mjs';
import { check, section, summary, tests } from './lib/tally.mjs';

const asked = readAsked({
  /** Types, lint and what needs neither a database nor a browser. */
  fast: { type: 'boolean', default: false },
  /** Only the journeys and the sweep, in every look and both languages. */
  looks: { type: 'boolean', default: false },
  /** Only what the changes since a commit or branch can reach. */
  since: { type: 'string' },
  /** Everything at another moment. */
  at: { type: 'string' },
});
const scratch = makeScratch();
guardRun(scratch);
// Where every program of the run puts what it throws away.
process.env.TMPDIR = scratch;
// Everything that is started from here on lives at that moment.
if (asked.at) Object.assign(process.env, await environmentAt(asked.at));
if (asked.looks) process.env.LOOKS = 'all';

/** Seconds on two cores. Machines differ by half, so a part over its budget is marked and fails nothing. */
const BUDGET = { checks: 100, tests: 520, journeys: 600, looks: 1200 };
/** Each of several checkers works out most types for itself: on two cores four take three times as long as one. */
const CHECKERS = String(Math.ceil(availableParallelism() / 4));
if (await section('Packages', () => check('packages', () => attempt(ensureInstalled)))) await checkAll();
process.exitCode = summary();

async function checkAll() {
  const reach = asked.since ? await reachOf(asked.since) : undefined;
  if (reach) console.log(`\n${reach.said}`);
  const changed = asked.since ? ['--changed', asked.since] : [];
  const withJourneys = !asked.fast && (reach?.journeys ?? true);
  // The world is filled by the product as it was built, as `npm start` does it, and copied by tests and journeys. In a
  // database that was given, both make their own.
  const world = process.env.DATABASE_URL ? undefined : join(scratch, 'world');
  const product = {
    name: 'build and demo world',
    run: () =>
      attempt(async () => {
        await buildIfStale();
        if (world) await fillWorld({ dataDir: world });
      }),
  };
  const browser = {
    name: 'browser',
    run: () =>
      attempt(async () => {
        const chromium = await ensureChromium();
        Object.assign(process.env, { CHROMIUM_SHELL: (await ensureShell(chromium)) ?? '', CHROMIUM: chromium });
      }),
  };

  const ready = await section(
    asked.looks ? 'Build' : 'Types, lint and build',
    () => together([...(withJourneys ? [browser, product] : []), ...(asked.looks ? [] : checks(reach?.workspaces))]),
    BUDGET.checks,
  );
  const isBuilt = ready.has(product.name);
  /** @type {Record<string, string>} */
  const filled = isBuilt && world ? { RAWNAQ_WORLD: world } : {};
  if (!asked.looks) {
    const projects = asked.fast ? ['domain', 'tools', 'web'] : ['domain', 'tools', 'web', 'server'];
    await section('Tests', () => vitest('tests', projects, changed, filled), BUDGET.tests);
  }
  if (isBuilt && ready.has(browser.name))
    await section(
      'Journeys and looks',
      () => vitest('journeys', ['e2e'], [], filled),
      asked.looks ? BUDGET.looks : BUDGET.journeys,
    );
}

/**
 * The longest first, so that none of them is waited for alone. The tools are made of the server: their program has all
 * of it, and whatever reaches the server reaches them.
 */
function checks(workspaces = ['apps/web', 'tools', 'packages/domain', 'e2e']) {
  return [
    ...workspaces
      .filter((workspace) => workspace !== 'apps/server')
      .map((workspace) => ({
        name: `types of ${workspace === 'tools' ? 'apps/server and tools' : workspace}`,
        run: () => node('typescript/lib/tsc.js', '-p', workspace, '--checkers', CHECKERS),
      })),
    ...(asked.fast ? [] : knips()),
    { name: 'own checks', run: () => runNode('tools/lint.mjs', []) },
    { name: 'oxlint', run: () => node('oxlint/bin/oxlint', '--deny-warnings') },
    { name: 'format', run: () => node('oxfmt/bin/oxfmt', '--check') },
  ];
}

/** What nobody uses, and what only tests use. */
function knips() {
  const inProduct = ['--production', '--include', 'files,exports,nsExports,types,nsTypes'];
  return [
    { name: 'knip', run: () => node('knip/bin/knip.js', '--no-progress') },
    { name: 'knip without tests', run: () => node('knip/bin/knip.js', '--no-progress', ...inProduct) },
  ];
}

/**
 * As many at a time as there are cores. Answers the names of those that went well.
 * @param {{ name: string, run: () => Promise<{ code: number, output: string }> }[]} jobs
 */
async function together(jobs) {
  const good = new Set();
  const queue = [...jobs];
  const worker = async () => {
    for (let job = queue.shift(); job; job = queue.shift()) if (await check(job.name, job.run)) good.add(job.name);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return good;
}

/**
 * @param {string} name
 * @param {string[]} projects
 * @param {string[]} flags
 * @param {Record<string, string>} env
 */
async function vitest(name, projects, flags = [], env = {}) {
  const report = join(scratch, `${name}.json`);
  const { code } = await runNode(
    'node_modules/vitest/vitest.mjs',
    [
      'run',
      ...projects.map((project) => `--project=${project}`),
      ...flags,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { live: true, env },
  );
  tests(report, code);
}

/**
 * @param {string} file
 * @param {string[]} args
 */
function node(file, ...args) {
  return runNode(`node_modules/${file}`, args);
}

/** @param {() => Promise<unknown>} action */
async function attempt(action) {
  try {
    await action();
    return { code: 0, output: '' };
  } catch (error) {
    return { code: 1, output: error instanceof Error ? error.message : String(error) };
  }
}
