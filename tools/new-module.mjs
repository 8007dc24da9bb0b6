// Writes a plain entity (names in two languages, a state, a list, a form) in all three workspaces: see
// docs/how-to/add-a-module.md.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/root.mjs';
import { runNode } from './lib/run.mjs';
import * as domain from './new-module/domain.mjs';
import { readNames } from './new-module/names.mjs';
import { nextSteps, PERMISSIONS } from './new-module/next-steps.mjs';
import {
  addErrorLine,
  addErrors,
  addJobs,
  addNotifications,
  ERROR_CATALOGUE,
  JOBS,
  NOTIFICATION_CATALOGUE,
  registrations,
} from './new-module/registries.mjs';
import * as server from './new-module/server.mjs';
import * as web from './new-module/web.mjs';
import { newPermissions, wordRegistrations } from './new-module/words.mjs';

/** @typedef {import('./new-module/names.mjs').Names} Names */

try {
  const names = readNames(process.argv.slice(2));
  const added = newFiles(names);
  const changed = changedFiles(names);
  refuseWhatExists(names, Object.keys(added));
  for (const [path, text] of Object.entries({ ...added, ...changed })) write(path, text);
  await format([...Object.keys(added), ...Object.keys(changed)]);
  console.log(`Wrote\n${list(Object.keys(added))}\n\nAdded lines to\n${list(Object.keys(changed))}`);
  await writeTableTypes();
  console.log(`\nNext\n${list(nextSteps(names, read))}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/**
 * @param {Names} names
 * @returns {Record<string, string>}
 */
function newFiles(names) {
  const { module, file, table, notification, job } = names;
  const [contract, modules, features] = [
    `packages/domain/src/${module}`,
    `apps/server/src/modules/${module}`,
    `apps/web/src/features/${module}`,
  ];
  return {
    [`${contract}/${module}.contract.ts`]: domain.contractFile(names),
    ...(existsSync(join(root, errorsPath(names))) ? {} : { [errorsPath(names)]: domain.errorsFile(names) }),
    [`${contract}/${file}.audit.ts`]: domain.auditFile(names),
    ...(notification && { [`${contract}/${file}.notifications.ts`]: domain.notificationsFile(names) }),
    [`apps/server/src/db/migrations/${nextNumber()}_${table}.sql`]: server.migrationFile(
      names,
      newPermissions(read(PERMISSIONS), names),
    ),
    [`${modules}/${module}.routes.ts`]: server.routesFile(names),
    [`${modules}/${module}.repo.ts`]: server.repoFile(names),
    [`${modules}/get-${file}.ts`]: server.getFile(names),
    [`${modules}/add-${file}.ts`]: server.addFile(names),
    [`${modules}/edit-${file}.ts`]: server.editFile(names),
    [`${modules}/set-${file}-status.ts`]: server.setStatusFile(names),
    ...(job && {
      [`${modules}/${module}.job.ts`]: server.jobFile(names),
      [`${modules}/index.ts`]: server.doorFile(names),
    }),
    [`${modules}/${module}.test.ts`]: server.testFile(names),
    [`${features}/routes.tsx`]: web.routesFile(names),
    [`${features}/pages/${module}-page.tsx`]: web.pageFile(names),
    [`${features}/components/${file}-drawer.tsx`]: web.drawerFile(names),
    [`${features}/locales/en.ts`]: web.englishFile(names),
    [`${features}/locales/ar.ts`]: web.arabicFile(names),
  };
}

/**
 * @param {Names} names
 * @returns {Record<string, string>}
 */
function changedFiles(names) {
  const registered = Object.fromEntries(
    Object.entries({
      ...registrations,
      ...wordRegistrations,
      ...(names.notification && { [NOTIFICATION_CATALOGUE]: addNotifications }),
      ...(names.job && { [JOBS]: addJobs }),
    })
      .map(([path, register]) => [path, read(path), register(read(path), names)])
      .filter(([, before, after]) => before !== after)
      .map(([path, , after]) => [path, after]),
  );
  // The client's sentences were written down before the modules that say them.
  const hasErrors = existsSync(join(root, errorsPath(names)));
  return hasErrors
    ? { ...registered, [errorsPath(names)]: addErrorLine(read(errorsPath(names)), domain.errorLine(names)) }
    : { ...registered, [ERROR_CATALOGUE]: addErrors(read(ERROR_CATALOGUE), names) };
}

/**
 * @param {Names} names
 * @param {string[]} paths
 */
function refuseWhatExists({ table, address }, paths) {
  const existing = paths.filter((path) => existsSync(join(root, path)));
  if (existing.length) throw new Error(`Nothing was written, because these exist already:\n${list(existing)}`);
  const migrations = sources('apps/server/src/db/migrations').map(read);
  if (migrations.some((sql) => new RegExp(`create table ${table}\\b`).test(sql)))
    throw new Error(`Nothing was written, because a migration makes the table ${table} already.`);
  const owner = sources('apps/web/src/features').find(
    (path) => path.endsWith('/routes.tsx') && read(path).includes(`'${address}'`),
  );
  if (owner) throw new Error(`Nothing was written, because ${address} is a page of ${owner} already.`);
}

/**
 * Names differ in length, so the templates can't know where a line breaks.
 * @param {string[]} paths
 */
async function format(paths) {
  await ensureInstalled();
  const { code, output } = await runNode('node_modules/oxfmt/bin/oxfmt', paths);
  if (code !== 0) throw new Error(`The files are written, but could not be formatted:\n${output}`);
}

/** The repository's code is typed by the tables, so the new table's type is made at once. */
async function writeTableTypes() {
  const { code, output } = await runNode('tools/db-types.mjs', []);
  if (code !== 0) throw new Error(`The files are written, but \`npm run db:types\` failed:\n${output}`);
  console.log(list(['apps/server/src/db/schema.ts']));
}

function nextNumber() {
  const last =
    readdirSync(join(root, 'apps/server/src/db/migrations'))
      .filter((name) => /^\d{4}_.*\.sql$/.test(name))
      .toSorted()
      .at(-1) ?? '0000';
  return String(Number(last.slice(0, 4)) + 1).padStart(4, '0');
}

/** @param {Names} names */
function errorsPath({ module, file }) {
  return `packages/domain/src/${module}/${file}.errors.ts`;
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function sources(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? sources(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
  );
}

/** @param {string} path */
function read(path) {
  return readFileSync(join(root, path), 'utf8');
}

/**
 * @param {string} path
 * @param {string} text
 */
function write(path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** @param {string[]} lines */
function list(lines) {
  return lines.map((line) => `  ${line}`).join('\n');
}
