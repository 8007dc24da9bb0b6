import { run } from './run.mjs';

/**
 * Whose sources each workspace is made of, besides its own. The journeys run the built product.
 * @type {Record<string, string[]>}
 */
const MADE_OF = {
  'packages/domain': [],
  'apps/server': ['packages/domain'],
  'apps/web': ['packages/domain'],
  e2e: ['packages/domain'],
  tools: ['packages/domain', 'apps/server'],
};
const WORKSPACES = Object.keys(MADE_OF);

/**
 * What tests use without importing it, by its name or its folder: one of these changed and all tests run.
 * @internal
 */
export const USED_UNSEEN = [
  // Migrations and functions are read from their folders.
  '**/apps/server/src/db/**/*.sql',
  // Threads and processes are started by their names; the reader of spreadsheets lives in nothing else.
  '**/apps/server/src/**/*-worker.ts',
  '**/apps/server/src/**/*-process.ts',
  '**/apps/server/src/infra/sheets/*.ts',
  // The database every test begins with.
  '**/apps/server/test/global-setup.ts',
  // The generator is tried as a command.
  '**/tools/new-module.mjs',
  '**/tools/new-module/*.mjs',
];

/**
 * What the changes since a commit can reach: workspaces whose types may break, and whether the journeys may. Which
 * tests, Vitest knows by imports and by the list above.
 * @param {string} since
 */
export async function reachOf(since) {
  const { code, output } = await run('git', ['diff', '--name-only', '--merge-base', since]);
  if (code !== 0) throw new Error(`git does not know ${since}.\n${output}`);
  const added = await run('git', ['ls-files', '--others', '--exclude-standard']);
  return reachOfFiles(`${output}${added.output}`.split('\n').filter(Boolean), since);
}

/**
 * @param {string[]} files
 * @param {string} since
 */
export function reachOfFiles(files, since) {
  // Settings of the whole house reach everything.
  const isGeneral = files.some((file) => !file.includes('/') && /\.(json|ts|mjs)$/.test(file));
  const touched = WORKSPACES.filter((workspace) => isGeneral || files.some((file) => file.startsWith(`${workspace}/`)));
  const workspaces = WORKSPACES.filter((workspace) =>
    [workspace, ...(MADE_OF[workspace] ?? [])].some((part) => touched.includes(part)),
  );
  const isTest = (/** @type {string} */ file) => /\.test\.tsx?$/.test(file);
  const journeys =
    isGeneral || files.some((file) => /^(apps|packages|e2e)\/|^tools\/lib\/build/.test(file) && !isTest(file));
  const said =
    `${files.length} files changed since ${since}: ${workspaces.join(', ') || 'no workspace'}` +
    `${journeys ? ', and the journeys' : ''}`;
  return { workspaces, journeys, said };
}
