import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIfStale } from './lib/build.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { environmentAt } from './lib/moment.mjs';
import { runNode } from './lib/run.mjs';
import { check, section, summary, tests } from './lib/tally.mjs';

const { values: asked } = parseArgs({ options: { fast: { type: 'boolean', default: false }, at: { type: 'string' } } });
const { fast } = asked;
// Everything that is started from here on lives at that moment.
if (asked.at) Object.assign(process.env, await environmentAt(asked.at));
const workspaces = ['packages/domain', 'apps/server', 'apps/web', 'e2e', 'tools'];

const reports = mkdtempSync(join(tmpdir(), 'rawnaq-test-'));
try {
  if (await check('packages', () => attempt(ensureInstalled))) await checkAll();
} finally {
  rmSync(reports, { recursive: true, force: true });
}
process.exitCode = summary();

async function checkAll() {
  await section('Types', () =>
    inPairs(workspaces, (workspace) => check(workspace, () => node('typescript/lib/tsc.js', '-p', workspace))),
  );
  await section('Lint', async () => {
    await check('format', () => node('oxfmt/bin/oxfmt', '--check'));
    await check('oxlint', () => node('oxlint/bin/oxlint', '--deny-warnings'));
    await check('own checks', () => runNode('tools/lint.mjs', []));
    if (!fast) await check('knip', () => node('knip/bin/knip.js', '--no-progress'));
  });
  if (fast) return section('Fast tests', () => vitest('fast', ['domain', 'tools', 'web']));
  await section('Tests', () => vitest('tests', ['domain', 'tools', 'web', 'server']));
  await section('Build', () => check('build', () => attempt(() => buildIfStale())));
  await section('Browser journeys', async () => {
    const found = await check('browser', () => attempt(async () => (process.env.CHROMIUM = await ensureChromium())));
    if (found) await vitest('journeys', ['e2e']);
  });
}

/**
 * @param {string} name
 * @param {string[]} projects
 */
async function vitest(name, projects) {
  const report = join(reports, `${name}.json`);
  const { code } = await runNode(
    'node_modules/vitest/vitest.mjs',
    [
      'run',
      ...projects.map((project) => `--project=${project}`),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { live: true },
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

/**
 * Two at a time: more only makes them wait for each other on a small machine.
 * @template T
 * @param {T[]} items
 * @param {(item: T) => Promise<unknown>} action
 */
async function inPairs(items, action) {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await action(item);
  };
  await Promise.all([worker(), worker()]);
}
