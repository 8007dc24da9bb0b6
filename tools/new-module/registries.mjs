/**
 * Lines that make a new module known. Each list keeps its order: a new line goes behind its nearest neighbour in the
 * alphabet.
 * @typedef {import('./names.mjs').Names} Names
 * @typedef {(text: string, names: Names) => string} Registration
 */

/** @type {Record<string, Registration>} */
export const registrations = {
  'packages/domain/src/audit/audited-records.ts': addAudited,
  'apps/server/src/db/column-codes.ts': addColumnCodes,
  'apps/server/src/modules.ts': addServerModule,
  'apps/server/src/tables.ts': addTableOwner,
  'apps/web/src/app/feature-routes.ts': addFeature,
};

export const NOTIFICATION_CATALOGUE = 'packages/domain/src/notifications/notification-catalogue.ts';
export const JOBS = 'apps/server/src/jobs.ts';
export const ERROR_CATALOGUE = 'packages/domain/src/kernel/error-catalogue.ts';

/** @type {Registration} */
export function addErrors(text, { module, file, one }) {
  const imported = addLine(
    text,
    /^import .* from '\.\.\/.*';$/,
    `import { ${one}Errors } from '../${module}/${file}.errors';`,
  );
  return addLine(imported, /^ {2}\.\.\.(?!kernelErrors|authErrors)\w+,$/, `  ...${one}Errors,`);
}

/**
 * A module whose errors were written before it.
 * @param {string} text
 * @param {string} line
 */
export function addErrorLine(text, line) {
  return text.replace(/\n(?=\} as const satisfies)/, () => `\n${line}\n`);
}

/** @type {Registration} */
function addAudited(text, { module, file, one }) {
  return addSpread(text, `import { ${one}Audit } from '../${module}/${file}.audit';`, `  ...${one}Audit,`);
}

/** @type {Registration} */
export function addNotifications(text, { module, file, one }) {
  const imported = `import { ${one}Notifications } from '../${module}/${file}.notifications';`;
  return addSpread(text, imported, `  ...${one}Notifications,`);
}

/** @type {Registration} */
export function addJobs(text, { module, many }) {
  return addSpread(text, `import { ${many}Jobs } from './modules/${module}';`, `  ...${many}Jobs,`);
}

/**
 * @param {string} text
 * @param {string} imported
 * @param {string} spread
 */
function addSpread(text, imported, spread) {
  return addLine(addLine(text, /^import \{ .* from '\.\.?\/.*';$/, imported), /^ {2}\.\.\.\w+,$/, spread);
}

/** @type {Registration} */
function addColumnCodes(text, { table }) {
  return addLine(text, /^ {2}'\w+\.\w+': \w+,$/, `  '${table}.status': recordStates,`);
}

/** @type {Registration} */
function addServerModule(text, { module, many }) {
  const imported = addLine(
    text,
    /^import .* from '\.\/modules\/.*';$/,
    `import { ${many}Routes } from './modules/${module}/${module}.routes';`,
  );
  return addLine(imported, /^ {2}\w+Routes,$/, `  ${many}Routes,`);
}

/** @type {Registration} */
function addTableOwner(text, { table, module }) {
  return addLine(text, /^ {2}\w+: '[\w-]+',$/, `  ${table}: '${module}',`);
}

/** @type {Registration} */
function addFeature(text, { module, many }) {
  const imported = addLine(
    text,
    /^import .* from '\.\.\/features\/.*';$/,
    `import { ${many}Routes } from '../features/${module}/routes';`,
  );
  const key = many === module ? module : `'${module}'`;
  return addLine(imported, /^ {2}['\w-]+: \w+Routes,$/, `  ${key}: ${many}Routes,`);
}

/**
 * @param {string} text
 * @param {RegExp} like  the lines the new one belongs to
 * @param {string} line
 */
export function addLine(text, like, line) {
  const lines = text.split('\n');
  const places = lines.flatMap((one, index) => (like.test(one) ? [index] : []));
  const first = places[0];
  if (first === undefined) throw new Error(`There is no line like ${like} to put "${line.trim()}" beside.`);
  const before = places
    .filter((index) => sortKey(lines[index] ?? '') < sortKey(line))
    .toSorted((a, b) => compare(sortKey(lines[a] ?? ''), sortKey(lines[b] ?? '')))
    .at(-1);
  return lines.toSpliced(before === undefined ? first : before + 1, 0, line).join('\n');
}

/**
 * Imports stand in the order of where they come from.
 * @param {string} line
 */
function sortKey(line) {
  return /from '(.*)'/.exec(line)?.[1] ?? line.replaceAll(/['.\s]/g, '');
}

/**
 * @param {string} a
 * @param {string} b
 */
function compare(a, b) {
  return a < b ? -1 : a > b ? 1 : 0;
}
