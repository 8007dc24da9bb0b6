import { posix } from 'node:path';
import { isTest, lineAt, parse, walk } from './source.mjs';

/** @typedef {import('./source.mjs').Finding} Finding */

const DOMAIN = 'packages/domain/src/';
const SERVER = 'apps/server/';
const WEB = 'apps/web/';
const PUBLIC = 'apps/web/src/public/';
/** Doors: a folder in one of these is entered from its neighbours only through its index. */
const ROOMS = ['apps/server/src/modules/', 'apps/web/src/features/'];
const domainPackages = /^(zod|temporal-polyfill)(\/|$)/;
const domainTestPackages = /^(vitest|fast-check|node:.+)$/;
const heavyPackages = /^(@mantine\/|mantine-datatable|react-router|i18next|react-i18next)/;
const heavyFolders = /^apps\/web\/src\/(features|ui|app)\//;
/** Drawn by the app and on the pages for visitors alike. */
const sharedLooks = /^apps\/web\/src\/ui\/(paper\/|marks\/qr-code$)/;

/**
 * Which room may look into which.
 * @param {string} path
 * @param {string} text
 * @returns {Finding[]}
 */
export function importWalls(path, text) {
  return importsOf(path, text).flatMap(({ target, start }) => {
    const message = wallBetween(path, target);
    return message ? [{ line: lineAt(text, start), message: `${message}: ${target}` }] : [];
  });
}

/**
 * Groups of files that import each other. Type imports vanish and lazy imports come later, so neither counts.
 * @param {import('./source.mjs').SourceFile[]} files
 * @returns {(Finding & { path: string })[]}
 */
export function importCycles(files) {
  const known = new Set(files.map(({ path }) => path));
  const graph = new Map(
    files.map(({ path, text }) => {
      const targets = importsOf(path, text)
        .filter(({ isLasting }) => isLasting)
        .map(({ target }) => fileOf(target, known));
      return [path, targets.filter((target) => target !== undefined)];
    }),
  );
  return cyclesIn(graph).map((cycle) => ({
    path: cycle[0] ?? '',
    line: 1,
    message: `Import cycle: ${[...cycle, cycle[0]].join(' → ')}`,
  }));
}

/**
 * @param {string} from
 * @param {string} target
 * @returns {string | undefined}
 */
function wallBetween(from, target) {
  if (from.startsWith(DOMAIN)) {
    const allowed =
      target.startsWith(DOMAIN) || domainPackages.test(target) || (isTest(from) && domainTestPackages.test(target));
    return allowed ? undefined : 'The domain imports only itself, zod and temporal-polyfill';
  }
  if (from.startsWith(SERVER) && (target.startsWith(WEB) || target.startsWith('@rawnaq/web')))
    return 'The server does not import the web';
  if (from.startsWith(WEB) && (target.startsWith(SERVER) || target.startsWith('@rawnaq/server')))
    return 'The web does not import the server';
  if (from.startsWith(`${WEB}src/`) && !isTest(from) && target.startsWith('node:')) return 'The web runs in a browser';
  const isLight = from.startsWith(PUBLIC) || sharedLooks.test(from.replace(/\.tsx?$/, ''));
  if (isLight && (heavyPackages.test(target) || (heavyFolders.test(target) && !sharedLooks.test(target))))
    return 'Public pages stay light';
  for (const room of ROOMS) {
    const own = folderIn(room, from);
    const other = folderIn(room, target);
    if (!own || !other || own === other) continue;
    if (target !== `${room}${other}` && target !== `${room}${other}/index`)
      return 'Another folder is entered only through its index';
  }
  return undefined;
}

/**
 * @param {string} room
 * @param {string} path
 */
function folderIn(room, path) {
  return path.startsWith(room) ? path.slice(room.length).split('/')[0] : undefined;
}

/** @typedef {{ target: string, start: number, isLasting: boolean }} Import */
/** @type {Map<string, { text: string, found: Import[] }>} */
const known = new Map();

/**
 * Imports with repository paths instead of relative ones, and without file ending. Three checks ask for those of every
 * file.
 * @param {string} path
 * @param {string} text
 */
export function importsOf(path, text) {
  const before = known.get(path);
  if (before?.text === text) return before.found;
  const found = readImports(path, text);
  known.set(path, { text, found });
  return found;
}

/**
 * @param {string} path
 * @param {string} text
 */
function readImports(path, text) {
  const { module } = parse(path, text);
  /** @type {Import[]} */
  const found = [];
  /** @type {(specifier: string, start: number, isLasting: boolean) => void} */
  const add = (specifier, start, isLasting) => found.push({ target: targetOf(path, specifier), start, isLasting });
  for (const { moduleRequest, entries } of module.staticImports) {
    add(moduleRequest.value, moduleRequest.start, entries.length === 0 || entries.some((entry) => !entry.isType));
  }
  for (const { moduleRequest, isType } of module.staticExports.flatMap(({ entries }) => entries)) {
    if (moduleRequest) add(moduleRequest.value, moduleRequest.start, !isType);
  }
  if (/\bimport\s*\(/.test(text))
    walk(path, text, (node) => {
      const source = node.type === 'ImportExpression' || node.type === 'TSImportType' ? node.source : undefined;
      if (typeof source?.value === 'string') add(source.value, source.start, false);
    });
  return found;
}

/**
 * @param {string} from
 * @param {string} specifier
 */
function targetOf(from, specifier) {
  if (specifier.startsWith('@rawnaq/domain/')) return DOMAIN + specifier.slice('@rawnaq/domain/'.length);
  if (!specifier.startsWith('.')) return specifier;
  return posix
    .join(posix.dirname(from), specifier)
    .replace(/\/$/, '')
    .replace(/\.(ts|tsx|mjs|js)$/, '');
}

/**
 * @param {string} target
 * @param {Set<string>} known
 */
function fileOf(target, known) {
  return ['.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx']
    .map((ending) => target + ending)
    .find((path) => known.has(path));
}

/**
 * @param {Map<string, string[]>} graph
 * @returns {string[][]}
 */
export function cyclesIn(graph) {
  /** @type {string[][]} */
  const cycles = [];
  /** @type {Set<string>} */
  const done = new Set();
  /** @type {string[]} */
  const trail = [];
  /** @param {string} node */
  const visit = (node) => {
    const seenAt = trail.indexOf(node);
    if (seenAt >= 0) return void cycles.push(trail.slice(seenAt));
    if (done.has(node)) return;
    trail.push(node);
    for (const next of graph.get(node) ?? []) visit(next);
    trail.pop();
    done.add(node);
  };
  for (const node of graph.keys()) visit(node);
  return cycles;
}
