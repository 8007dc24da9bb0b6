import { posix } from 'node:path';
import { isTest, lineAt, parse, walk } from './source.mjs';

/**
 * @typedef {import('./source.mjs').Finding} Finding
 * @typedef {import('./source.mjs').Node} Node
 */

const DOMAIN = 'packages/domain/src/';
const SERVER = 'apps/server/';
const WEB = 'apps/web/';
const PUBLIC = 'apps/web/src/public/';
/** Doors: a folder in one of these is entered from its neighbours only through its index. */
const ROOMS = ['apps/server/src/modules/', 'apps/web/src/features/'];
const domainPackages = /^(zod|temporal-polyfill)(\/|$)/;
const domainTestPackages = /^(vitest|fast-check|node:.+)$/;
const heavyPackages = /^(@mantine\/|mantine-datatable|react-router|i18next|react-i18next)/;
const heavyFolders = /^apps\/web\/src\/(features|ui|app)(\/|$)/;
/** Drawn by the app and on the pages for visitors alike. */
const sharedLooks = /^apps\/web\/src\/ui\/(paper\/|marks\/qr-code$)/;
/** What tries the product out, with the people and worlds it needs for that. */
const trials = /^(tools|e2e)(\/|$)|\/(test(ing)?|bench)(\/|$)|\.(test|spec)$/;

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
  if (target.startsWith('#')) return 'Imports say where a file lies, or the name of a package';
  if (isProduct(from) && trials.test(target)) return 'The product does not import what tries it out';
  if (from.startsWith(DOMAIN)) {
    const allowed =
      target.startsWith(DOMAIN) || domainPackages.test(target) || (isTest(from) && domainTestPackages.test(target));
    return allowed ? undefined : 'The domain imports only itself, zod and temporal-polyfill';
  }
  if (from.startsWith(SERVER) && `${target}/`.startsWith(WEB)) return 'The server does not import the web';
  if (from.startsWith(WEB) && `${target}/`.startsWith(SERVER)) return 'The web does not import the server';
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

/** @param {string} path */
const isProduct = (path) => /^(apps|packages)\/[^/]+\/src\//.test(path) && !isTest(path);

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
  // Whatever else brings a file in by its name, found without walking files that have nothing of the kind.
  if (/\bimport\s*(\(|\/\*|\.meta\b)|\b(createR|r)equire\b/.test(text))
    walk(path, text, (node) => {
      if (node.type === 'TSImportEqualsDeclaration' && node.moduleReference.type === 'TSExternalModuleReference')
        add(node.moduleReference.expression.value, node.start, node.importKind !== 'type');
      for (const specifier of specifiersOf(node)) add(specifier, node.start, false);
    });
  return found;
}

/**
 * What an expression brings in later: `import(…)`, `import.meta.glob(…)`, `require(…)`, and a worker by
 * `new URL(…, import.meta.url)`.
 * @param {Node} node
 * @returns {string[]}
 */
function specifiersOf(node) {
  if (node.type === 'ImportExpression' || node.type === 'TSImportType') return written(node.source);
  if (node.type === 'NewExpression' && node.callee.name === 'URL' && isMeta(node.arguments[1]?.object))
    return written(node.arguments[0])
      .filter((address) => !/^(\/|\w+:)/.test(address))
      .map((address) => (address.startsWith('.') ? address : `./${address}`));
  if (node.type !== 'CallExpression') return [];
  const { callee, arguments: given } = node;
  if (isRequire(callee) || isRequire(callee.object)) return written(given[0]);
  if (!isMeta(callee.object) || !/^(glob|resolve)$/.test(callee.property.name)) return [];
  const patterns = given[0]?.type === 'ArrayExpression' ? given[0].elements : [given[0]];
  return patterns.flatMap(written).filter((/** @type {string} */ pattern) => !pattern.startsWith('!'));
}

/**
 * `require` and `createRequire(import.meta.url)`.
 * @param {Node | undefined} node
 */
const isRequire = (node) => node?.name === 'require' || node?.callee?.name === 'createRequire';

/** @param {Node | undefined} node */
const isMeta = (node) => node?.type === 'MetaProperty' && node.meta.name === 'import';

/**
 * A text as far as it stands there, with a star for what is only known when it runs.
 * @param {Node | undefined} node
 * @returns {string[]}
 */
function written(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return [node.value];
  if (node?.type === 'TemplateLiteral')
    return [node.quasis.map((/** @type {Node} */ part) => part.value.cooked).join('*')];
  if (node?.type === 'BinaryExpression' && node.operator === '+')
    return [`${written(node.left)[0] ?? '*'}${written(node.right)[0] ?? '*'}`];
  return [];
}

/**
 * @param {string} from
 * @param {string} specifier
 */
function targetOf(from, specifier) {
  if (specifier.startsWith('@rawnaq/domain/')) return DOMAIN + specifier.slice('@rawnaq/domain/'.length);
  const path = specifier.startsWith('.') ? posix.join(posix.dirname(from), specifier) : placeOfWorkspace(specifier);
  return path
    ? path
        .replace(/\?.*$/, '')
        .replace(/\/$/, '')
        .replace(/\.(ts|tsx|mjs|js)$/, '')
    : specifier;
}

/**
 * A workspace can be named instead of walked to.
 * @param {string} specifier
 */
function placeOfWorkspace(specifier) {
  const [, app, rest] = /^@rawnaq\/(server|web)(\/.*)?$/.exec(specifier) ?? [];
  return app && `apps/${app}${rest ?? ''}`;
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
